import { organizationRecordCalls } from '../../../db/contract/calls/organization-records.ts';
import { pageOf } from '../../platform/envelope.ts';
import { createRouter } from '../../platform/openapi.ts';
import { takeWord } from '../../platform/rate-limit.ts';
import { serve } from '../../platform/serve.ts';
import { ownEdit, withdrawEdit } from './own-edit.ts';
import { decideProposal, organizationProposals } from './proposals.ts';
import { askVerification, verificationOf, withdrawVerification } from './verification.ts';

/** What administrators of an organisation do about what it says of itself: have it checked, judge what members say. */
export const organizationRecordRoutes = createRouter();

serve(organizationRecordRoutes, organizationRecordCalls.proposals, async ({ db, caller, query }) => {
  const { organization_id } = query;
  const records = await organizationProposals(db, caller, organization_id);
  return pageOf(records, 1, 50, records.length);
});
serve(organizationRecordRoutes, organizationRecordCalls.decideProposal, ({ db, caller, body }) =>
  decideProposal(db, caller, body),
);
serve(organizationRecordRoutes, organizationRecordCalls.edit, async ({ db, caller, query }) => {
  const { organization_id } = query;
  return { edit: await ownEdit(db, caller, organization_id) };
});
serve(organizationRecordRoutes, organizationRecordCalls.withdrawEdit, ({ db, caller, query }) =>
  withdrawEdit(db, caller, query.organization_id),
);
serve(organizationRecordRoutes, organizationRecordCalls.askVerification, async ({ db, env, caller, userId, body }) => {
  await takeWord(env, userId);
  return askVerification(db, env, caller, body);
});
serve(organizationRecordRoutes, organizationRecordCalls.withdrawVerification, ({ db, caller, query }) =>
  withdrawVerification(db, caller, query.organization_id),
);
serve(organizationRecordRoutes, organizationRecordCalls.verification, ({ db, caller, query }) =>
  verificationOf(db, caller, query.organization_id),
);
