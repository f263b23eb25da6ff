import * as z from 'zod';
import { ownEdit as ownEditShape } from '../../../db/contract/organization-edits.ts';
import { organizationProposal, proposalDecision } from '../../../db/contract/organization-proposals.ts';
import { ownVerification, verificationInput } from '../../../db/contract/verifications.ts';
import { ok, pageOf } from '../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody, pageShape } from '../../platform/openapi.ts';
import { ownEdit, withdrawEdit } from './own-edit.ts';
import { decideProposal, organizationProposals } from './proposals.ts';
import { askVerification, verificationOf, withdrawVerification } from './verification.ts';

const own = { tags: ['organizations'], who: 'user' as const, path: '/v1/user/organization/verification' };
const ofOrganization = z.object({ organization_id: z.string() });

const asking = createRoute({
  ...own,
  method: 'post',
  summary: 'Ask the platform to check who an organisation is: credit code and a document',
  request: { body: jsonBody(verificationInput) },
  responses: envelope(z.object({ id: z.string(), state: z.number() })),
});

const withdrawing = createRoute({
  ...own,
  method: 'delete',
  summary: 'Take back what was asked, as long as it waits',
  request: { query: ofOrganization },
  responses: envelope(z.object({ changed: z.number() })),
});

const standing = createRoute({
  ...own,
  method: 'get',
  summary: 'Whether an organisation is verified, and where the last check stands',
  request: { query: ofOrganization },
  responses: envelope(ownVerification),
});

const OF_PROPOSALS = { ...own, path: '/v1/user/organization/proposal' };

const proposals = createRoute({
  ...OF_PROPOSALS,
  method: 'get',
  summary: 'What submissions would change of an organisation, for its administrators',
  request: { query: ofOrganization },
  responses: envelope(pageShape(organizationProposal)),
});

const decidingProposal = createRoute({
  ...OF_PROPOSALS,
  method: 'put',
  summary: 'Take over what a submission said of an organisation, or let it go',
  request: { body: jsonBody(proposalDecision) },
  responses: envelope(z.object({ accepted: z.boolean(), waits: z.boolean() })),
});

const OF_EDITS = { ...own, path: '/v1/user/organization/edit' };

const edit = createRoute({
  ...OF_EDITS,
  method: 'get',
  summary: 'What administrators changed of an organisation and a reviewer has not approved; null for nothing',
  request: { query: ofOrganization },
  responses: envelope(z.object({ edit: ownEditShape.nullable() })),
});

const withdrawingEdit = createRoute({
  ...OF_EDITS,
  method: 'delete',
  summary: 'Take back an edit that was not approved',
  request: { query: ofOrganization },
  responses: envelope(z.object({ changed: z.number() })),
});

/** What administrators of an organisation do about what it says of itself: have it checked, judge what members say. */
export const organizationRecordRoutes = createRouter()
  .openapi(proposals, async (c) => {
    const { organization_id } = c.req.valid('query');
    const records = await organizationProposals(c.get('db'), await c.get('caller')(), organization_id);
    return ok(c, pageOf(records, 1, 50, records.length));
  })
  .openapi(decidingProposal, async (c) =>
    ok(c, await decideProposal(c.get('db'), await c.get('caller')(), c.req.valid('json'))),
  )
  .openapi(edit, async (c) => {
    const { organization_id } = c.req.valid('query');
    return ok(c, { edit: await ownEdit(c.get('db'), await c.get('caller')(), organization_id) });
  })
  .openapi(withdrawingEdit, async (c) =>
    ok(c, await withdrawEdit(c.get('db'), await c.get('caller')(), c.req.valid('query').organization_id)),
  )
  .openapi(asking, async (c) =>
    ok(c, await askVerification(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json'))),
  )
  .openapi(withdrawing, async (c) =>
    ok(c, await withdrawVerification(c.get('db'), await c.get('caller')(), c.req.valid('query').organization_id)),
  )
  .openapi(standing, async (c) =>
    ok(c, await verificationOf(c.get('db'), await c.get('caller')(), c.req.valid('query').organization_id)),
  );
