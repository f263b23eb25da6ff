import * as z from 'zod';
import {
  AUDIT_LOG_FILTERS,
  managedOrganization,
  managedUser,
  membershipDecision,
  membershipRequest,
  mergeInput,
  mergeResult,
  namedAuditLogRow,
  organizationAudit,
  organizationChange,
  settingInput,
  settingRow,
  userChange,
} from '../administration.ts';
import { calls, get, page, paged, post, put } from '../endpoint.ts';
import { editDecision, managedEdit } from '../organization-edits.ts';
import { alertMessages, alertMessagesInput, SECURITY_FILTERS, securityAlerts, securityRow } from '../security.ts';
import { managedVerification, verificationDecision } from '../verifications.ts';

export const administrationCalls = calls('administration', {
  users: get('/v1/admin/user/list', {
    who: ['admin'],
    summary: 'Users by name, phone or account, by authority, and by state (normal, disabled)',
    query: paged('keyword', 'authority', 'state'),
    answer: page(managedUser),
  }),
  changeUser: put('/v1/admin/user', {
    who: ['admin'],
    summary: 'Give and take authorities and the visible area; disable and enable an account',
    body: userChange,
    answer: z.object({ user_id: z.string() }),
  }),
  organizations: get('/v1/admin/organization/list', {
    who: ['admin'],
    summary: 'Organisations in every state, newest first',
    query: paged('keyword', 'audit_status', 'type'),
    answer: page(managedOrganization),
  }),
  auditOrganization: put('/v1/admin/organization/audit', {
    who: ['admin'],
    summary: 'Approve (4) or reject (5) an organisation; 5 needs an opinion',
    body: organizationAudit,
    answer: z.object({ organization_id: z.string(), audit_status: z.number() }),
  }),
  changeOrganization: put('/v1/admin/organization', {
    who: ['admin'],
    summary: 'Correct the name, type or level of an organisation',
    body: organizationChange,
    answer: z.object({ organization_id: z.string() }),
  }),
  memberships: get('/v1/admin/membership/list', {
    who: ['admin'],
    summary: 'Who asks to join an organisation that nobody administers, longest waiting first',
    query: paged('keyword'),
    answer: page(membershipRequest),
  }),
  decideMembership: put('/v1/admin/membership', {
    who: ['admin'],
    summary: 'Let an applicant in (4), as administrator or member, or refuse (5) with a reason',
    body: membershipDecision,
    answer: z.object({ id: z.string(), audit_status: z.number() }),
  }),
  mergeOrganizations: post('/v1/admin/organization/merge', {
    who: ['admin'],
    summary: 'Merge two organisations that are the same: everything of `from` belongs to `to`',
    body: mergeInput,
    answer: mergeResult,
  }),
  verifications: get('/v1/admin/verification/list', {
    who: ['admin'],
    summary: 'Checks of who organisations are: those that wait first',
    query: paged('state', 'keyword'),
    answer: page(managedVerification),
  }),
  decideVerification: put('/v1/admin/verification', {
    who: ['admin'],
    summary: 'Verify (4), refuse (5) or take the mark back (6); 5 and 6 need an opinion',
    body: verificationDecision,
    answer: z.object({ id: z.string(), state: z.number() }),
  }),
  settings: get('/v1/admin/setting', {
    who: ['admin'],
    summary: 'All settings',
    answer: page(settingRow),
  }),
  changeSetting: put('/v1/admin/setting', {
    who: ['admin'],
    summary: 'Change one setting',
    body: settingInput,
    answer: settingRow,
  }),
  auditLog: get('/v1/admin/auditLog/list', {
    who: ['admin'],
    summary: 'Changes of authority, status and ownership: who, when, before, after',
    query: paged(...AUDIT_LOG_FILTERS),
    answer: page(namedAuditLogRow),
  }),
  auditLogFile: get('/v1/admin/auditLog.csv', {
    who: ['admin'],
    summary: 'The same as a file for spreadsheets',
    query: paged(...AUDIT_LOG_FILTERS),
    file: 'text/csv',
    says: 'UTF-8 with its mark',
  }),
  securityLog: get('/v1/admin/securityLog/list', {
    who: ['admin'],
    summary: 'Sign-ins, failures, refusals, changes of rights: who, when, from where',
    query: paged(...SECURITY_FILTERS),
    answer: page(securityRow),
  }),
  securityLogFile: get('/v1/admin/securityLog.csv', {
    who: ['admin'],
    summary: 'The same as a file for spreadsheets',
    query: paged(...SECURITY_FILTERS),
    file: 'text/csv',
    says: 'UTF-8 with its mark',
  }),
  alerts: get('/v1/admin/securityLog/alerts', {
    who: ['admin'],
    summary: 'What should be looked at: many failures or refusals, new devices of staff, in the last 24 hours',
    answer: securityAlerts,
  }),
  alertMessages: get('/v1/admin/securityLog/messages', {
    who: ['admin'],
    summary: 'Whether new alerts are sent to the caller’s own phone or mailbox',
    answer: alertMessages,
  }),
  wantAlertMessages: put('/v1/admin/securityLog/messages', {
    who: ['admin'],
    summary: 'Switch messages about new alerts on or off, for the caller alone',
    body: alertMessagesInput,
    answer: alertMessages,
  }),
});

export const organizationEditCalls = calls('organizations', {
  edits: get('/v1/organization/edit/list', {
    who: ['content-admin'],
    summary:
      'What administrators changed of their organisations, longest waiting first; `state` 3: those that were returned',
    query: paged('state', 'keyword'),
    answer: page(managedEdit),
  }),
  decideEdit: put('/v1/organization/edit', {
    who: ['content-admin'],
    summary: 'Approve (4) what an administrator changed of an organisation, or return it (3) with an opinion',
    body: editDecision,
    answer: z.object({ organization_id: z.string(), audit_status: z.number() }),
  }),
});
