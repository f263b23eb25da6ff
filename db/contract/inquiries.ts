import * as z from 'zod';
import { choices } from './enums.ts';
import { filled } from './fields.ts';
import { isEmail } from './formats.ts';
import { ITEM } from './limits.ts';

/** Kinds of items that somebody from abroad asks about. */
export const ASKED_ABOUT = [ITEM.result, ITEM.demand] as const;

/** Longest texts of an inquiry, in characters. */
export const INQUIRY_LIMITS = { name: 80, org_name: 160, country: 60, email: 254, sought: 2000 } as const;

/** Longest answer of the desk, in characters. */
export const ANSWER_MAX = 4000;

/** What became of an inquiry. */
export const INQUIRY = { waiting: 1, answered: 2, closed: 3 } as const;

export const INQUIRY_STATES = choices(
  [INQUIRY.waiting, '待答复', 'To be answered'],
  [INQUIRY.answered, '已答复', 'Answered'],
  [INQUIRY.closed, '已关闭', 'Closed'],
);

/** The form of an inquiry. */
export const inquiryInput = z.object({
  name: z.string().trim().min(1, 'name_required').max(INQUIRY_LIMITS.name, 'too_long'),
  org_name: filled(INQUIRY_LIMITS.org_name),
  country: filled(INQUIRY_LIMITS.country),
  email: z
    .string()
    .trim()
    .min(1, 'email_required')
    .max(INQUIRY_LIMITS.email, 'too_long')
    .refine(isEmail, 'email_format'),
  sought: filled(INQUIRY_LIMITS.sought),
});

/** POST /v1/inquiry/answer: what the desk writes to whoever asked; it goes out by e-mail. */
export const inquiryAnswer = z.strictObject({
  id: z.string().min(1).max(64),
  answer: z.string().trim().min(1, 'required').max(ANSWER_MAX, 'too_long'),
});

/** POST /v1/inquiry/close: nothing more is to be done about it, or it waits again. */
export const inquiryClosed = z.strictObject({ id: z.string().min(1).max(64), closed: z.boolean() });
