import * as z from 'zod';
import { BOOKING_LIMITS, type BookingQuestion, questionsOf } from '../../../db/contract/bookings';

/** A question while it is written: its options one a line, `option | in English`. */
const draft = z
  .object({
    key: z.string(),
    kind: z.enum(['text', 'choice', 'consent']),
    label: z.string().trim().min(1, 'required').max(100, 'too_long'),
    label_en: z.string().trim().max(200, 'too_long'),
    options: z.string(),
    required: z.literal([0, 1]),
  })
  .superRefine(({ kind, options }, context) => {
    if (kind !== 'choice') return;
    const list = optionsOf(options);
    const complain = (message: string, max?: number) =>
      context.addIssue({ code: 'custom', path: ['options'], message, ...(max && { params: { max } }) });
    if (list.length === 0) complain('required');
    else if (list.length > BOOKING_LIMITS.options) complain('too_many', BOOKING_LIMITS.options);
    else if (list.some(({ value }) => value.length > 50)) complain('too_long', 50);
    else if (list.some(({ label_en }) => (label_en ?? '').length > 100)) complain('too_long', 100);
  });
export type QuestionDraft = z.output<typeof draft>;

/** What a form holds of them. */
export const questionDrafts = z.array(draft).max(BOOKING_LIMITS.questions, 'invalid_value');

export const FIRST_QUESTION: Omit<QuestionDraft, 'key'> = {
  kind: 'text',
  label: '',
  label_en: '',
  options: '',
  required: 0,
};

type Option = NonNullable<BookingQuestion['options']>[number];

function optionsOf(text: string): Option[] {
  return text
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .flatMap(([value = '', label_en = '']) => (value ? [{ value, ...(label_en && { label_en }) }] : []));
}

/** A key that no question has: answers that were given keep theirs. */
export function newKey(questions: readonly Pick<QuestionDraft, 'key'>[]): string {
  const numbers = questions.map(({ key }) => Number(/^q(\d+)$/.exec(key)?.[1] ?? 0));
  return `q${Math.max(0, ...numbers) + 1}`;
}

/** Stored questions as the form holds them. */
export const draftsOf = (stored: unknown): QuestionDraft[] =>
  questionsOf(typeof stored === 'string' ? stored : null).map(
    ({ options = [], label_en = '', required, ...question }) => ({
      ...question,
      label_en,
      required: required ? 1 : 0,
      options: options
        .map((option) => (option.label_en ? `${option.value} | ${option.label_en}` : option.value))
        .join('\n'),
    }),
  );

/** What is stored of them; nothing where there are none. */
export function storedQuestions(drafts: readonly QuestionDraft[]): string {
  if (drafts.length === 0) return '';
  return JSON.stringify(
    drafts.map(({ key, kind, label, label_en, options, required }) => ({
      key,
      kind,
      label: label.trim(),
      ...(label_en.trim() && { label_en: label_en.trim() }),
      ...(kind === 'choice' && { options: optionsOf(options) }),
      required: required === 1,
    })),
  );
}
