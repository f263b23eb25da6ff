import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { BOOKING_LIMITS } from '../../../db/contract/bookings';
import words from '../../i18n/questions';
import { FormSelect, FormSwitch, FormText } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { FIRST_QUESTION, newKey, type QuestionDraft } from './questions';

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
export function QuestionsField({ name, label, hint }: { name: string; label: string; hint: string | undefined }) {
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
