import * as z from 'zod';
import { id } from './fields.ts';

const part = z.enum(['organization', 'promotion']);

/** GET /v1/user/organization/proposal?organization_id=: what submissions would change of it, newest first; 50 at most. */
export const organizationProposal = z.object({
  item_id: z.string(),
  part,
  item_type: z.number(),
  item_name: z.string(),
  audit_status: z.number(),
  user_name: z.string().nullable(),
  add_time: z.number(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
export type OrganizationProposal = z.output<typeof organizationProposal>;

/** PUT /v1/user/organization/proposal: an administrator takes the values over, or lets them go. */
export const proposalDecision = z.strictObject({
  organization_id: id,
  item_id: id,
  part,
  /** As it was listed: other values that came meanwhile are not decided about. */
  add_time: z.number().int(),
  accept: z.boolean(),
});
export type ProposalDecision = z.output<typeof proposalDecision>;
