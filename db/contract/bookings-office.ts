import * as z from 'zod';
import { id } from './fields.ts';

/** POST /v1/content/{meeting,course}/copy */
export const eventCopyInput = z.strictObject({ id });

/** POST /v1/content/{meeting,course}/cancel: what everybody who is booked or waits is told. */
export const eventCancelInput = z.strictObject({
  id,
  reason: z.string().trim().min(1, 'required').max(300, 'too_long'),
});
