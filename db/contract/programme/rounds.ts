import * as z from 'zod';
import { attachmentsInput } from '../attachments.ts';
import { SEES_OTHERS, SHOWS_APPLICANT } from '../enums-programme.ts';
import { dateTime, text, unixTime } from '../fields.ts';
import { RICH_TEXT } from '../form-parts.ts';
import { secondsOfShown } from '../time.ts';

/** Longest title and name of a kind of attachment, how many kinds and how many opinions a round asks for. */
export const ROUND_LIMITS = { title: 200, kind: 100, kinds: 20, opinions: 9 } as const;

/** The open round as everybody reads it; times in unix seconds. */
export const openRound = z
  .object({
    id: z.string(),
    title: z.string(),
    title_en: z.string().nullable(),
    opens: z.number(),
    closes: z.number(),
    opinions_due: z.number().nullable(),
  })
  .nullable();
export type OpenRound = z.output<typeof openRound>;

interface Times {
  open_time?: unknown;
  close_time?: unknown;
  opinions_due?: unknown;
}

/**
 * Complaints about the times of a round: it ends after it begins, and opinions are not due before it ends.
 * @param times unix seconds, as far as they are known
 */
export function roundTimeErrors({ open_time, close_time, opinions_due }: Times) {
  const [opens, closes, due] = [open_time, close_time, opinions_due].map((time) => Number(time ?? 0));
  if (!opens || !closes) return [];
  return [
    ...(closes <= opens ? [{ field: 'close_time', code: 'round_close_before_open' } as const] : []),
    ...(due && due < closes ? [{ field: 'opinions_due', code: 'round_due_before_close' } as const] : []),
  ];
}

const oneOf = (list: readonly { value: string | number }[]) =>
  z.number().refine((value) => list.some((choice) => choice.value === value), 'invalid_value');

/** A kind of attachment that declarations hold; one that exists is named by its id, for files name it. */
const kind = z.strictObject({
  id: z.string().optional(),
  name: z.string().trim().min(1, 'required').max(ROUND_LIMITS.kind),
  is_required: z.literal([0, 1]),
});

const shapeOf = <T extends z.ZodType<number>, N extends z.ZodType<number | null | undefined>>(time: T, due: N) =>
  z
    .strictObject({
      title: z.string().trim().min(1, 'required').max(ROUND_LIMITS.title),
      title_en: text(ROUND_LIMITS.title).transform((title) => title || null),
      guide: text(RICH_TEXT),
      open_time: time,
      close_time: time,
      opinions_needed: z.coerce.number().int().min(1, 'invalid_value').max(ROUND_LIMITS.opinions, 'invalid_value'),
      opinions_due: due,
      sees_others: oneOf(SEES_OTHERS),
      shows_applicant: oneOf(SHOWS_APPLICANT),
      kinds: z.array(kind).max(ROUND_LIMITS.kinds),
      attachments: attachmentsInput,
    })
    .superRefine((round, context) => {
      for (const { field, code } of roundTimeErrors(round as Times)) {
        context.addIssue({ code: 'custom', path: [field], message: code });
      }
    });

/** A round whole, with the kinds of attachments it asks for and its own files; times in unix seconds. */
export const roundInput = shapeOf(unixTime, unixTime.nullish());
export type RoundInput = z.output<typeof roundInput>;

/** The same as its form holds it: times as they are typed, `yyyy-MM-dd HH:mm:ss` in UTC+8. */
export const roundForm = shapeOf(
  dateTime()
    .refine((shown) => !!shown, 'required')
    .transform((shown) => secondsOfShown(shown ?? '')),
  dateTime().transform((shown) => (shown ? secondsOfShown(shown) : null)),
);

/** A round that exists, as it was when its form was opened. */
export const roundChange = z.strictObject({ id: z.string().min(1), version: z.number().int(), round: roundInput });
export type RoundChange = z.output<typeof roundChange>;
