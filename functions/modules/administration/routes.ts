import type { Context } from 'hono';
import { administrationCalls, organizationEditCalls } from '../../../db/contract/calls/administration.ts';
import type { AppEnv } from '../../platform/env.ts';
import { createRouter } from '../../platform/openapi.ts';
import { addressOf } from '../../platform/rate-limit.ts';
import { serve } from '../../platform/serve.ts';
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

/** What the platform's administrators do (decision 25). */
export const administrationRoutes = createRouter();

serve(administrationRoutes, administrationCalls.users, ({ db, lang, query }) => userList(db, query, lang));
serve(administrationRoutes, administrationCalls.changeUser, ({ db, caller, body }) => changeUser(db, caller, body));
serve(administrationRoutes, administrationCalls.organizations, ({ db, query }) => managedOrganizations(db, query));
serve(administrationRoutes, administrationCalls.auditOrganization, ({ db, caller, body }) =>
  auditOrganization(db, caller, body),
);
serve(administrationRoutes, administrationCalls.changeOrganization, ({ db, env, caller, body }) =>
  changeOrganization(db, env, caller, body),
);
serve(administrationRoutes, administrationCalls.memberships, ({ db, query }) => membershipRequests(db, query));
serve(administrationRoutes, administrationCalls.decideMembership, ({ db, env, caller, body }) =>
  decideMembership(db, env, caller, body),
);
serve(administrationRoutes, administrationCalls.mergeOrganizations, ({ db, env, caller, body }) =>
  mergeOrganizations(db, env, caller, body),
);
serve(administrationRoutes, administrationCalls.verifications, ({ db, query }) => managedVerifications(db, query));
serve(administrationRoutes, administrationCalls.decideVerification, ({ db, caller, body }) =>
  decideVerification(db, caller, body),
);
serve(administrationRoutes, organizationEditCalls.edits, ({ db, query }) => managedEdits(db, query));
serve(administrationRoutes, organizationEditCalls.decideEdit, ({ db, caller, body }) => decideEdit(db, caller, body));
serve(administrationRoutes, administrationCalls.settings, ({ db }) => settings(db));
serve(administrationRoutes, administrationCalls.changeSetting, ({ c, db, env, caller, body }) =>
  changeSetting(db, env, caller, body, addressOf(c.req.raw)),
);
serve(administrationRoutes, administrationCalls.auditLog, ({ db, query }) => auditLogPage(db, query));
serve(administrationRoutes, administrationCalls.securityLog, ({ db, query }) => securityLogPage(db, query));
serve(administrationRoutes, administrationCalls.alerts, ({ db }) => securityAlertList(db));
serve(administrationRoutes, administrationCalls.alertMessages, ({ db, caller }) => ownAlertMessages(db, caller));
serve(administrationRoutes, administrationCalls.wantAlertMessages, ({ db, caller, body }) =>
  wantAlertMessages(db, caller, body.wanted),
);
/** A log as a file for spreadsheets; that somebody took it stands in the security log. */
function logFile(c: Context<AppEnv>, userId: string, log: 'audit' | 'security', file: ReadableStream): Response {
  c.get('db').note({ type: 'log-export', userId, detail: log });
  c.header('Content-Disposition', `attachment; filename="${log}-log.csv"`);
  c.header('Content-Type', 'text/csv; charset=utf-8');
  return c.body(file);
}

serve(administrationRoutes, administrationCalls.securityLogFile, ({ c, db, lang, userId, query }) =>
  logFile(c, userId, 'security', securityLogFile(db, query, lang)),
);
serve(administrationRoutes, administrationCalls.auditLogFile, ({ c, db, lang, userId, query }) =>
  logFile(c, userId, 'audit', auditLogFile(db, query, lang)),
);
