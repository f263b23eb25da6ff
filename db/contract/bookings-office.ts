import * as z from 'zod';

const id = z.string().min(1).max(40);

/** POST /v1/content/{meeting,course}/copy */
export const eventCopyInput = z.strictObject({ id });

/** POST /v1/content/{meeting,course}/cancel: what everybody who is booked or waits is told. */
export const eventCancelInput = z.strictObject({
  id,
  reason: z.string().trim().min(1, 'required').max(300, 'too_long'),
});
