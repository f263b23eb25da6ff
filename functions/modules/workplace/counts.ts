import { CLINIC } from '../../../db/contract/clinic.ts';
import { INQUIRY } from '../../../db/contract/inquiries.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import { EDIT } from '../../../db/contract/organization-edits.ts';
import { PUBLISHING_REQUEST } from '../../../db/contract/publishing-limits.ts';
import { SECURITY_ALERTS } from '../../../db/contract/security.ts';
import { QUEUES, type QueueName, STAFF_PAGES } from '../../../db/contract/staff-pages.ts';
import { VERIFICATION } from '../../../db/contract/verifications.ts';
import { WAITING_COUNTED, type WorkplaceCounts } from '../../../db/contract/workplace.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { OWN_EDIT } from '../../tables/organization-edits.ts';
import { MEMBERSHIP_WAITS } from '../administration/memberships.ts';
import { waitingPosts } from '../comments/moderation.ts';
import { REVIEWS } from '../items/lists/review-facts.ts';
import { decidableTypes } from '../pushes/applications/access.ts';
import { failedPushes } from './pushes.ts';

const pending = (noun: string): Statement => ({
  sql: `SELECT 1 FROM ${noun} WHERE audit_status = ${AUDIT.pending} AND is_delete = 0`,
  params: [],
});

/** Objections against living items of the kinds that the caller reviews. */
function openObjections(caller: Caller): Statement {
  const own = REVIEWS.filter(({ auditor }) => holds(caller, auditor)).map(
    ({ itemType, noun, key }) =>
      `b.item_type = ${itemType} AND EXISTS (SELECT 1 FROM ${noun} c WHERE c.${key} = b.item_id AND c.is_delete = 0)`,
  );
  const condition = own.map((each) => `(${each})`).join(' OR ') || '0';
  return { sql: `SELECT 1 FROM attribution_objection b WHERE b.state = 'open' AND (${condition})`, params: [] };
}

/** The rows of each queue, in an index of its own: no count reads more than it tells. */
const ROWS: Readonly<Record<QueueName, (caller: Caller) => Statement>> = {
  results: () => pending('chengguo'),
  demands: () => pending('xuqiu'),
  products: () => pending('chanpin'),
  projects: () => pending('xiangmu'),
  experts: () => pending('zhuanjia'),
  edits: () => ({
    sql: `SELECT 1 FROM organization_proposal p JOIN organization o ON o.organization_id = p.organization_id AND o.is_delete = 0
          WHERE p.state = ${EDIT.waiting} AND p.state > 0 AND p.part = '${OWN_EDIT}'`,
    params: [],
  }),
  objections: openObjections,
  comments: waitingPosts,
  inquiries: () => ({ sql: `SELECT 1 FROM inquiry WHERE is_delete = 0 AND state = ${INQUIRY.waiting}`, params: [] }),
  clinic: () => ({
    sql: `SELECT 1 FROM clinic_application WHERE audit_status = ${CLINIC.pending} AND is_delete = 0`,
    params: [],
  }),
  learners: () => ({
    sql: `SELECT 1 FROM course_application a CROSS JOIN course c ON c.id = a.course_id AND c.is_delete = 0 WHERE a.state = 0 AND a.is_delete = 0`,
    params: [],
  }),
  pushes: () => failedPushes(now()),
  applications: (caller) => ({
    sql: `SELECT 1 FROM push_application WHERE item_type IN (SELECT value FROM json_each(?)) AND state = 'applied'`,
    params: [JSON.stringify(decidableTypes(caller))],
  }),
  cooperation: () => ({
    sql: 'SELECT 1 FROM project_contacts WHERE state = 0 AND is_delete = 0',
    params: [],
  }),
  memberships: () => ({
    sql: `SELECT 1 FROM organisation_user m CROSS JOIN organization o ON o.organization_id = m.organization_id AND o.is_delete = 0
          JOIN user u ON u.user_id = m.user_id AND u.is_delete = 0 WHERE ${MEMBERSHIP_WAITS}`,
    params: [],
  }),
  verifications: () => ({
    sql: `SELECT 1 FROM organization_verification v CROSS JOIN organization o ON o.organization_id = v.organization_id AND o.is_delete = 0
          WHERE v.state = ${VERIFICATION.waiting}`,
    params: [],
  }),
  allowances: () => ({
    sql: `SELECT 1 FROM publishing_request WHERE state = ${PUBLISHING_REQUEST.open}`,
    params: [],
  }),
  alerts: () => ({
    sql: 'SELECT 1 FROM security_alert WHERE raised_time > ?',
    params: [now() - SECURITY_ALERTS.seconds],
  }),
  platform: () => ({ sql: 'SELECT 1 FROM platform_alert WHERE ended_time IS NULL', params: [] }),
};

/**
 * What waits in the queues that the caller may work through, each counted up to a hundred in one round trip.
 * @returns numbers by queue; queues of others are left out
 */
export async function waitingCounts(db: Database, caller: Caller): Promise<WorkplaceCounts> {
  const own = QUEUES.filter((name) => STAFF_PAGES.some(({ waits, who }) => waits === name && holds(caller, ...who)));
  if (own.length === 0) return {};
  const answers = await db.batch<{ n: number }>(
    own.map((name) => {
      const { sql, params } = ROWS[name](caller);
      return { sql: `SELECT count(*) AS n FROM (${sql} LIMIT ${WAITING_COUNTED})`, params };
    }),
  );
  return Object.fromEntries(own.map((name, at) => [name, answers[at]?.[0]?.n ?? 0]));
}
