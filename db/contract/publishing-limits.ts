import * as z from 'zod';

/** Items that one account adds in an hour and in a day; settings of these names replace them. */
export const PUBLISHING = { 'publishing-hourly': 60, 'publishing-daily': 480 } as const;

/** How many times that an organisation, people of a verified one, a verified one itself, and staff may. */
export const PUBLISHING_TIMES = { organization: 2, verifiedPerson: 5, verifiedOrganization: 10, staff: 20 } as const;

/** A wish for more: waits, was granted, was declined. */
export const PUBLISHING_REQUEST = { open: 1, granted: 4, declined: 5 } as const;

/** Longest reason, most items of a grant, longest time of a grant in days. */
export const PUBLISHING_GRANT = { reason: 500, amount: 10_000, days: 366 } as const;

const amount = z.number().int().min(1).max(PUBLISHING_GRANT.amount);

/** POST /v1/user/publishingRequest: so many items more an hour and a day. 409 `publishing_request_open`. */
export const publishingRequestInput = z.strictObject({
  amount,
  reason: z.string().trim().min(1, 'required').max(PUBLISHING_GRANT.reason),
});
export type PublishingRequestInput = z.output<typeof publishingRequestInput>;

/** PUT /v1/admin/publishingRequest: grants `amount` more until `days` days from now, or declines with 0. */
export const publishingDecision = z.strictObject({
  id: z.string().min(1).max(40),
  amount: z.number().int().min(0).max(PUBLISHING_GRANT.amount),
  days: z.number().int().min(1).max(PUBLISHING_GRANT.days).default(30),
});
export type PublishingDecision = z.output<typeof publishingDecision>;

/** A wish as its person and administrators see it. */
export const publishingRequest = z.object({
  id: z.string(),
  user_id: z.string(),
  user_name: z.string(),
  account: z.string(),
  organization_name: z.string().nullable(),
  amount: z.number(),
  reason: z.string(),
  /** 1 waits, 4 granted, 5 declined. */
  state: z.number(),
  granted: z.number().nullable(),
  /** When a grant ends, in unix seconds. */
  end_time: z.number().nullable(),
  add_time: z.number(),
});
export type PublishingRequest = z.output<typeof publishingRequest>;

/** GET /v1/user/publishingRequest: what is used, what may be, and the latest wish. */
export const publishingAllowance = z.object({
  hour: z.object({ used: z.number(), limit: z.number() }),
  day: z.object({ used: z.number(), limit: z.number() }),
  request: publishingRequest.nullable(),
});
export type PublishingAllowance = z.output<typeof publishingAllowance>;
