import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import * as z from 'zod';
import { BOOKING_LIMITS } from '../../../db/contract/bookings';
import words from '../../i18n/questions';
import { FormSelect, FormSwitch, FormText } from '../../kit/form';
import { useText } from '../../kit/i18n';
import type { Field, Look, StoredRow } from '../../kit/resource';
import { timeLook } from '../publishing/keptLooks';
import { draftsOf, FIRST_QUESTION, newKey, type QuestionDraft, questionDrafts, storedQuestions } from './questions';

function Question({ name, at, onRemove, onUp }: { name: string; at: number; onRemove: () => void; onUp: () => void }) {
  const text = useText(words);
  const kind = useWatch({ name: `${name}.${at}.kind` }) as QuestionDraft['kind'];
  return (
    <Box
      role="group"
      aria-label={text.questionOf(at + 1)}
      sx={{ display: 'grid', gap: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '180px minmax(0, 1fr)' } }}>
        <FormSelect
          name={`${name}.${at}.kind`}
          label={text.kind}
          required
          options={(['text', 'choice', 'consent'] as const).map((value) => ({ value, label: text.kinds[value] }))}
        />
        <FormText name={`${name}.${at}.label`} label={text.label} required maxLength={100} />
      </Box>
      <FormText name={`${name}.${at}.label_en`} label={text.labelEn} maxLength={200} />
      {kind === 'choice' ? (
        <FormText name={`${name}.${at}.options`} label={text.options} hint={text.optionsHint} required rows={3} />
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <FormSwitch name={`${name}.${at}.required`} label={text.required} on={1} off={0} />
        <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
          <Button size="small" disabled={at === 0} aria-label={text.upOf(at + 1)} onClick={onUp}>
            {text.up}
          </Button>
          <Button size="small" sx={{ color: 'error.main' }} aria-label={text.removeOf(at + 1)} onClick={onRemove}>
            {text.remove}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

/** The own questions of a sign-up's form, each a card of its own, in the order in which they are asked. */
function QuestionsField({ name, label, hint }: { name: string; label: string; hint: string | undefined }) {
  const text = useText(words);
  const { getValues } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ name, keyName: 'row' });
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Box sx={{ fontWeight: 600 }}>{label}</Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{hint}</Box>
      </Box>
      {fields.map(({ row }, at) => (
        <Question key={row} name={name} at={at} onRemove={() => remove(at)} onUp={() => move(at, at - 1)} />
      ))}
      <Button
        variant="outlined"
        disabled={fields.length >= BOOKING_LIMITS.questions}
        sx={{ justifySelf: 'start' }}
        onClick={() => append({ ...FIRST_QUESTION, key: newKey((getValues(name) ?? []) as QuestionDraft[]) })}
      >
        {text.add}
      </Button>
    </Box>
  );
}

/** The shape of a field for a whole number within limits. */
export const whole = (min: number, max: number) =>
  z.coerce.number('invalid_value').int('invalid_value').min(min, 'invalid_value').max(max, 'invalid_value');

/** Limits of what makes a meeting or a course one that people book, for the shape of its form. */
export const bookedShape = {
  capacity: z.union([z.literal(''), whole(0, BOOKING_LIMITS.capacity)]),
  sign_from: z.string(),
  sign_until: z.string(),
  offer_hours: whole(BOOKING_LIMITS.offerHours.min, BOOKING_LIMITS.offerHours.max),
  check_phone: z.literal([0, 1]),
  questions: questionDrafts,
  is_open: z.literal([0, 1]),
  publish_time: z.string(),
  unpublish_time: z.string(),
};

/** A whole number that need not be there: nothing is not the same as 0. */
const numberOrNone: Look<StoredRow> = {
  cell: () => null,
  input: (props) => <FormText {...props} type="number" />,
  first: '',
  read: (stored) => stored ?? '',
  write: (entered) => (entered === '' ? '' : Number(entered)),
};

const hours: Look<StoredRow> = { ...numberOrNone, first: 24 };

/** A switch that is off unless somebody turns it on. */
export const offSwitch: Look<StoredRow> = {
  cell: () => null,
  input: (props) => <FormSwitch {...props} on={1} off={0} />,
  first: 0,
  read: (stored) => stored ?? 0,
  write: (entered) => entered,
};

const questionsLook: Look<StoredRow> = {
  cell: () => null,
  input: ({ name, label, hint }) => <QuestionsField name={name} label={label} hint={hint} />,
  first: [],
  read: draftsOf,
  write: (entered) => storedQuestions(entered as QuestionDraft[]),
};

/** What staff set of a meeting or course that people book: seats, windows, questions, and when visitors see it. */
export function useBookedFields(): Field<StoredRow>[] {
  const text = useText(words).booked;
  return [
    { name: 'capacity', label: text.capacity, look: numberOrNone, hint: text.capacityHint, only: 'form' },
    { name: 'sign_from', label: text.signFrom, look: timeLook('sign_from'), hint: text.signHint, only: 'form' },
    { name: 'sign_until', label: text.signUntil, look: timeLook('sign_until'), hint: text.signHint, only: 'form' },
    { name: 'offer_hours', label: text.offerHours, look: hours, hint: text.offerHoursHint, only: 'form' },
    { name: 'check_phone', label: text.checkPhone, look: offSwitch, hint: text.checkPhoneHint, only: 'form' },
    { name: 'questions', label: text.questions, look: questionsLook, hint: text.questionsHint, only: 'form' },
    { name: 'is_open', label: text.open, look: 'switch', hint: text.openHint, of: text.openOf, width: 100 },
    { name: 'publish_time', label: text.from, look: timeLook('publish_time'), hint: text.timesHint, only: 'form' },
    { name: 'unpublish_time', label: text.until, look: timeLook('unpublish_time'), hint: text.timesHint, only: 'form' },
  ];
}
