import * as z from 'zod';
import { givenFile } from './attachments.ts';
import { looseId, text } from './fields.ts';
import { AUDIT } from './limits.ts';

/** Words and files with which an applicant says who they are. */
export const ASKING = { words: 500, files: 3 } as const;

/**
 * POST /v1/user/organization/ask: says more to whoever decides about an own request; a refused one is made anew, a member of an
 * organisation that nobody administers asks to administer it. 404 without a membership, 409 `organization_administered`.
 */
export const askInput = z
  .strictObject({
    organization_id: looseId,
    message: text(ASKING.words),
    files: z.array(givenFile).max(ASKING.files).optional(),
  })
  .refine((input) => Boolean(input.message) || (input.files?.length ?? 0) > 0, {
    path: ['message'],
    message: 'asked_required',
  });
export type AskInput = z.output<typeof askInput>;

const pair = { organization_id: looseId, user_id: looseId };

/**
 * PUT /v1/user/organization/member: administrator or not, a request approved (4) or refused (5), whether a member reads what
 * was there before. Nobody gives more to read than they read themselves, and nobody gives it to themselves.
 */
export const memberInput = z
  .strictObject({
    ...pair,
    is_admin: z.literal([0, 1]).optional(),
    audit_status: z.literal([AUDIT.approved, AUDIT.rejected]).optional(),
    reads_before: z.literal([0, 1]).optional(),
  })
  .refine(
    ({ is_admin, audit_status, reads_before }) =>
      [is_admin, audit_status, reads_before].some((given) => given !== undefined),
    {
      path: ['is_admin'],
      message: 'required',
    },
  );
export type MemberInput = z.output<typeof memberInput>;

/**
 * POST /v1/user/organization/transfer: offers the organisation to `user_id`, a member, in place of an earlier offer. Nothing
 * changes before the member accepts: from then on that one administers and receives the messages, and who received them is a
 * plain member. By the one who receives the messages, or `admin`.
 */
export const transferInput = z.strictObject(pair);
/** PUT /v1/user/organization/transfer: the receiver accepts or refuses. 404 where nothing is offered any more. */
export const transferAnswer = z.strictObject({ organization_id: looseId, accept: z.boolean() });

/** GET /v1/user/organization/members?organization_id=&pageIndex=&pageSize=: records, those who wait first. */
export const member = z.object({
  user_id: z.string(),
  nickname: z.string().nullable(),
  avatar: z.string().nullable(),
  is_admin: z.number(),
  /** Who receives the organisation's messages. */
  is_owner: z.boolean(),
  audit_status: z.number(),
  add_time: z.number(),
  /** Waits for the person's own word; until then nothing else is said of the person. */
  invited: z.boolean(),
  /** For administrators only, as whoever asks or accepts is told. */
  name: z.string().nullish(),
  phone: z.string().nullish(),
  /** As others see it; other members read it of who has no nickname. */
  account: z.string().nullish(),
  /** For administrators only: whether the member reads what was there before, and what an applicant says. */
  reads_before: z.boolean().optional(),
  message: z.string().nullish(),
});
export type Member = z.output<typeof member>;
