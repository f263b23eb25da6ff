import * as z from 'zod';
import { calls, changed, del, get, page, post, put } from '../endpoint.ts';
import { ownEdit } from '../organization-edits.ts';
import { organizationProposal, proposalDecision } from '../organization-proposals.ts';
import { ownVerification, verificationInput } from '../verifications.ts';
import { ofOrganization } from './organizations.ts';

export const organizationRecordCalls = calls('organizations', {
  askVerification: post('/v1/user/organization/verification', {
    who: 'user',
    summary: 'Ask the platform to check who an organisation is: credit code and a document',
    body: verificationInput,
    answer: z.object({ id: z.string(), state: z.number() }),
  }),
  withdrawVerification: del('/v1/user/organization/verification', {
    who: 'user',
    summary: 'Take back what was asked, as long as it waits',
    query: ofOrganization,
    answer: changed,
  }),
  verification: get('/v1/user/organization/verification', {
    who: 'user',
    summary: 'Whether an organisation is verified, and where the last check stands',
    query: ofOrganization,
    answer: ownVerification,
  }),
  proposals: get('/v1/user/organization/proposal', {
    who: 'user',
    summary: 'What submissions would change of an organisation, for its administrators',
    query: ofOrganization,
    answer: page(organizationProposal),
  }),
  decideProposal: put('/v1/user/organization/proposal', {
    who: 'user',
    summary: 'Take over what a submission said of an organisation, or let it go',
    body: proposalDecision,
    answer: z.object({ accepted: z.boolean(), waits: z.boolean() }),
  }),
  edit: get('/v1/user/organization/edit', {
    who: 'user',
    summary: 'What administrators changed of an organisation and a reviewer has not approved; null for nothing',
    query: ofOrganization,
    answer: z.object({ edit: ownEdit.nullable() }),
  }),
  withdrawEdit: del('/v1/user/organization/edit', {
    who: 'user',
    summary: 'Take back an edit that was not approved',
    query: ofOrganization,
    answer: changed,
  }),
});
