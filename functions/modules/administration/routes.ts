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
} from '../../../db/contract/administration.ts';
import { editDecision, managedEdit } from '../../../db/contract/organization-edits.ts';
import {
  alertMessages,
  alertMessagesInput,
  SECURITY_FILTERS,
  securityAlerts,
  securityRow,
} from '../../../db/contract/security.ts';
import { managedVerification, verificationDecision } from '../../../db/contract/verifications.ts';
import { userIdOf } from '../../platform/caller.ts';
import { ok } from '../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody, pageShape } from '../../platform/openapi.ts';
import { ownAlertMessages, wantAlertMessages } from './alert-messages.ts';
import { auditLogPage } from './audit-log.ts';
import { auditLogFile } from './audit-log-file.ts';
import { decideMembership, membershipRequests } from './memberships.ts';
import { mergeOrganizations } from './merge.ts';
import { decideEdit, managedEdits } from './organization-edits.ts';
import { auditOrganization, changeOrganization, managedOrganizations } from './organizations.ts';
import { securityAlertList } from './security-alerts.ts';
import { securityLogFile, securityLogPage } from './security-log.ts';
import { changeSetting, settings } from './settings.ts';
import { changeUser, userList } from './users.ts';
import { decideVerification, managedVerifications } from './verifications.ts';

const common = { tags: ['administration'], who: ['admin'] as const };
const moderation = { tags: ['organizations'], who: ['content-admin'] as const };
const text = z.string().optional();
const query = (...names: string[]) =>
  z.object(Object.fromEntries(['pageIndex', 'pageSize', ...names].map((name) => [name, text])));

const users = createRoute({
  ...common,
  method: 'get',
  path: '/v1/admin/user/list',
  summary: 'Users by name, phone or account, by authority, and by state (normal, disabled)',
  request: { query: query('keyword', 'authority', 'state') },
  responses: envelope(pageShape(managedUser)),
});

const changingUser = createRoute({
  ...common,
  method: 'put',
  path: '/v1/admin/user',
  summary: 'Give and take authorities and the visible area; disable and enable an account',
  request: { body: jsonBody(userChange) },
  responses: envelope(z.object({ user_id: z.string() })),
});

const organizations = createRoute({
  ...common,
  method: 'get',
  path: '/v1/admin/organization/list',
  summary: 'Organisations in every state, newest first',
  request: { query: query('keyword', 'audit_status', 'type') },
  responses: envelope(pageShape(managedOrganization)),
});

const auditing = createRoute({
  ...common,
  method: 'put',
  path: '/v1/admin/organization/audit',
  summary: 'Approve (4) or reject (5) an organisation; 5 needs an opinion',
  request: { body: jsonBody(organizationAudit) },
  responses: envelope(z.object({ organization_id: z.string(), audit_status: z.number() })),
});

const changingOrganization = createRoute({
  ...common,
  method: 'put',
  path: '/v1/admin/organization',
  summary: 'Correct the name, type or level of an organisation',
  request: { body: jsonBody(organizationChange) },
  responses: envelope(z.object({ organization_id: z.string() })),
});

const requests = createRoute({
  ...common,
  method: 'get',
  path: '/v1/admin/membership/list',
  summary: 'Who asks to join an organisation that nobody administers, longest waiting first',
  request: { query: query('keyword') },
  responses: envelope(pageShape(membershipRequest)),
});

const deciding = createRoute({
  ...common,
  method: 'put',
  path: '/v1/admin/membership',
  summary: 'Let an applicant in (4), as administrator or member, or refuse (5) with a reason',
  request: { body: jsonBody(membershipDecision) },
  responses: envelope(z.object({ id: z.string(), audit_status: z.number() })),
});

const merging = createRoute({
  ...common,
  method: 'post',
  path: '/v1/admin/organization/merge',
  summary: 'Merge two organisations that are the same: everything of `from` belongs to `to`',
  request: { body: jsonBody(mergeInput) },
  responses: envelope(mergeResult),
});

const verifications = createRoute({
  ...common,
  method: 'get',
  path: '/v1/admin/verification/list',
  summary: 'Checks of who organisations are: those that wait first',
  request: { query: query('state', 'keyword') },
  responses: envelope(pageShape(managedVerification)),
});

const verifying = createRoute({
  ...common,
  method: 'put',
  path: '/v1/admin/verification',
  summary: 'Verify (4), refuse (5) or take the mark back (6); 5 and 6 need an opinion',
  request: { body: jsonBody(verificationDecision) },
  responses: envelope(z.object({ id: z.string(), state: z.number() })),
});

const edits = createRoute({
  ...moderation,
  method: 'get',
  path: '/v1/organization/edit/list',
  summary:
    'What administrators changed of their organisations, longest waiting first; `state` 3: those that were returned',
  request: { query: query('state', 'keyword') },
  responses: envelope(pageShape(managedEdit)),
});

const decidingEdit = createRoute({
  ...moderation,
  method: 'put',
  path: '/v1/organization/edit',
  summary: 'Approve (4) what an administrator changed of an organisation, or return it (3) with an opinion',
  request: { body: jsonBody(editDecision) },
  responses: envelope(z.object({ organization_id: z.string(), audit_status: z.number() })),
});

const allSettings = createRoute({
  ...common,
  method: 'get',
  path: '/v1/admin/setting',
  summary: 'All settings',
  responses: envelope(pageShape(settingRow)),
});

const changingSetting = createRoute({
  ...common,
  method: 'put',
  path: '/v1/admin/setting',
  summary: 'Change one setting',
  request: { body: jsonBody(settingInput) },
  responses: envelope(settingRow),
});

const log = createRoute({
  ...common,
  method: 'get',
  path: '/v1/admin/auditLog/list',
  summary: 'Changes of authority, status and ownership: who, when, before, after',
  request: { query: query(...AUDIT_LOG_FILTERS) },
  responses: envelope(pageShape(namedAuditLogRow)),
});

const logFile = createRoute({
  ...common,
  method: 'get',
  path: '/v1/admin/auditLog.csv',
  summary: 'The same as a file for spreadsheets',
  request: { query: query(...AUDIT_LOG_FILTERS) },
  responses: { 200: { description: 'UTF-8 with its mark', content: { 'text/csv': { schema: z.string() } } } },
});

const security = createRoute({
  ...common,
  method: 'get',
  path: '/v1/admin/securityLog/list',
  summary: 'Sign-ins, failures, refusals, changes of rights: who, when, from where',
  request: { query: query(...SECURITY_FILTERS) },
  responses: envelope(pageShape(securityRow)),
});

const securityFile = createRoute({
  ...common,
  method: 'get',
  path: '/v1/admin/securityLog.csv',
  summary: 'The same as a file for spreadsheets',
  request: { query: query(...SECURITY_FILTERS) },
  responses: { 200: { description: 'UTF-8 with its mark', content: { 'text/csv': { schema: z.string() } } } },
});

const alerts = createRoute({
  ...common,
  method: 'get',
  path: '/v1/admin/securityLog/alerts',
  summary: 'What should be looked at: many failures or refusals, new devices of staff, in the last 24 hours',
  responses: envelope(securityAlerts),
});

const messages = createRoute({
  ...common,
  method: 'get',
  path: '/v1/admin/securityLog/messages',
  summary: 'Whether new alerts are sent to the caller’s own phone or mailbox',
  responses: envelope(alertMessages),
});

const wantingMessages = createRoute({
  ...common,
  method: 'put',
  path: '/v1/admin/securityLog/messages',
  summary: 'Switch messages about new alerts on or off, for the caller alone',
  request: { body: jsonBody(alertMessagesInput) },
  responses: envelope(alertMessages),
});

/** What the platform's administrators do (decision 25). */
export const administrationRoutes = createRouter()
  .openapi(users, async (c) => ok(c, await userList(c.get('db'), c.req.valid('query'), c.get('lang'))))
  .openapi(changingUser, async (c) =>
    ok(c, await changeUser(c.get('db'), await c.get('caller')(), c.req.valid('json'))),
  )
  .openapi(organizations, async (c) => ok(c, await managedOrganizations(c.get('db'), c.req.valid('query'))))
  .openapi(auditing, async (c) =>
    ok(c, await auditOrganization(c.get('db'), await c.get('caller')(), c.req.valid('json'))),
  )
  .openapi(changingOrganization, async (c) =>
    ok(c, await changeOrganization(c.get('db'), await c.get('caller')(), c.req.valid('json'))),
  )
  .openapi(requests, async (c) => ok(c, await membershipRequests(c.get('db'), c.req.valid('query'))))
  .openapi(deciding, async (c) =>
    ok(c, await decideMembership(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json'))),
  )
  .openapi(merging, async (c) =>
    ok(c, await mergeOrganizations(c.get('db'), await c.get('caller')(), c.req.valid('json'))),
  )
  .openapi(verifications, async (c) => ok(c, await managedVerifications(c.get('db'), c.req.valid('query'))))
  .openapi(verifying, async (c) =>
    ok(c, await decideVerification(c.get('db'), await c.get('caller')(), c.req.valid('json'))),
  )
  .openapi(edits, async (c) => ok(c, await managedEdits(c.get('db'), c.req.valid('query'))))
  .openapi(decidingEdit, async (c) =>
    ok(c, await decideEdit(c.get('db'), await c.get('caller')(), c.req.valid('json'))),
  )
  .openapi(allSettings, async (c) => ok(c, await settings(c.get('db'))))
  .openapi(changingSetting, async (c) =>
    ok(c, await changeSetting(c.get('db'), await c.get('caller')(), c.req.valid('json'))),
  )
  .openapi(log, async (c) => ok(c, await auditLogPage(c.get('db'), c.req.valid('query'))))
  .openapi(security, async (c) => ok(c, await securityLogPage(c.get('db'), c.req.valid('query'))))
  .openapi(alerts, async (c) => ok(c, await securityAlertList(c.get('db'))))
  .openapi(messages, async (c) => ok(c, await ownAlertMessages(c.get('db'), await c.get('caller')())))
  .openapi(wantingMessages, async (c) =>
    ok(c, await wantAlertMessages(c.get('db'), await c.get('caller')(), c.req.valid('json').wanted)),
  )
  .openapi(securityFile, async (c) => {
    c.get('db').note({ type: 'log-export', userId: userIdOf(await c.get('caller')()), detail: 'security' });
    const file = securityLogFile(c.get('db'), c.req.valid('query'), c.get('lang'));
    c.header('Content-Disposition', 'attachment; filename="security-log.csv"');
    c.header('Content-Type', 'text/csv; charset=utf-8');
    return c.body(file);
  })
  .openapi(logFile, async (c) => {
    c.get('db').note({ type: 'log-export', userId: userIdOf(await c.get('caller')()), detail: 'audit' });
    const file = auditLogFile(c.get('db'), c.req.valid('query'), c.get('lang'));
    c.header('Content-Disposition', 'attachment; filename="audit-log.csv"');
    c.header('Content-Type', 'text/csv; charset=utf-8');
    return c.body(file);
  });
