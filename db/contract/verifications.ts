import * as z from 'zod';
import { looseId, text } from './fields.ts';

/** organization_verification.state: what became of a check of who an organisation is. */
export const VERIFICATION = {
  waiting: 1,
  verified: 4,
  refused: 5,
  /** Staff took the mark back. */
  revoked: 6,
  /** Withdrawn, or the organisation got another name or credit code. */
  void: 7,
} as const;

/** Suffixes of documents that prove who an organisation is. */
export const DOCUMENT_SUFFIXES = ['pdf', 'jpg', 'jpeg', 'png'] as const;

/** POST /v1/user/organization/verification: an administrator asks; `document` is the address of an own upload. */
export const verificationInput = z.strictObject({
  organization_id: looseId,
  social_credit_code: z
    .string('required')
    .trim()
    .min(1, 'required')
    .regex(/^[0-9A-Za-z-]{8,30}$/, 'credit_code_format'),
  document: z
    .string('document_required')
    .trim()
    .min(1, 'document_required')
    .max(500, 'too_long')
    .regex(new RegExp(`\\.(?:${DOCUMENT_SUFFIXES.join('|')})$`, 'i'), 'file_type_refused'),
  document_name: text(200),
});
export type VerificationInput = z.output<typeof verificationInput>;

/** A check as the organisation's administrators see it. */
const ownCheck = z.object({
  id: z.string(),
  state: z.number(),
  name: z.string(),
  social_credit_code: z.string(),
  document_name: z.string(),
  opinion: z.string().nullable(),
  add_time: z.number(),
  decide_time: z.number().nullable(),
});

/** GET /v1/user/organization/verification?organization_id=: the mark, and the last check of it. */
export const ownVerification = z.object({
  verified: z.boolean(),
  verified_time: z.number().nullable(),
  /** What the record says, for the form. */
  social_credit_code: z.string().nullable(),
  last: ownCheck.nullable(),
});
export type OwnVerification = z.output<typeof ownVerification>;

/** GET /v1/admin/verification/list?state&keyword&pageIndex&pageSize: those that wait first, oldest of them first. */
export const managedVerification = ownCheck.extend({
  organization_id: z.string(),
  /** What the record says now. */
  record_name: z.string(),
  record_code: z.string().nullable(),
  document: z.string(),
  region_name: z.string().nullable(),
  region_name_en: z.string().nullable(),
  legal_person_name: z.string().nullable(),
  web_site: z.string().nullable(),
  user_name: z.string().nullable(),
  user_account: z.string().nullable(),
  /** Another verified organisation with the same credit code. */
  same_code: z.string().nullable(),
});
export type ManagedVerification = z.output<typeof managedVerification>;

/** PUT /v1/admin/verification: 4 verified, 5 refused, 6 taken back; 5 and 6 need an opinion. */
export const verificationDecision = z
  .strictObject({
    id: looseId,
    state: z.literal([VERIFICATION.verified, VERIFICATION.refused, VERIFICATION.revoked]),
    opinion: text(1000),
  })
  .superRefine((input, context) => {
    if (input.state !== VERIFICATION.verified && !input.opinion)
      context.addIssue({ code: 'custom', path: ['opinion'], message: 'opinion_required' });
  });
export type VerificationDecision = z.output<typeof verificationDecision>;
