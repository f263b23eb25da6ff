import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import type { Database, RowOf } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { livingOrganization } from '../../../tables/items/named-organizations.ts';

/**
 * Targets whose message is under way or was tried, so that it may have arrived: from then on its page exists. Being tried
 * again takes it from nobody who has opened it.
 */
export const SEEN = `(t.state NOT IN ('waiting', 'cancelled') OR t.state = 'waiting' AND (t.doubt_since IS NOT NULL
  OR EXISTS (SELECT 1 FROM push_answer seen WHERE seen.push_id = t.push_id AND seen.org_id = t.org_id)))`;

/** A push as one organisation received it. */
export interface Received
  extends RowOf<'push_wechat', 'id' | 'title' | 'remark' | 'item_type' | 'push_group_id' | 'add_user'> {
  /** 1 once its message may have arrived. */
  seen: number;
  sent_time: number | null;
  org_id: string;
  org_name: string;
  org_name_en: string | null;
  /** 1 when the caller receives the organisation's messages. */
  receives: number;
  /** 1 when a colleague passed it on to the caller. */
  passed: number;
  /** 1 when it came before the caller's membership reads. */
  earlier: number;
  /** 1 when the caller is the person who is named to have tests of messages. */
  tests: number;
}

/** SQL condition: the target `t` of the push `p` came before the membership of the user `?1` reads. */
export const EARLIER = `coalesce(t.sent_at, t.claim_time, p.push_time, 0) < coalesce((SELECT m.read_from FROM organisation_user m
  WHERE m.organization_id = t.org_id AND m.user_id = ?1 AND m.is_delete = 0 AND m.audit_status = 4), 0)`;

const SQL = `SELECT p.id, p.title, p.remark, p.item_type, p.push_group_id, p.add_user, ${SEEN} AS seen,
  coalesce(t.sent_at, t.claim_time, p.push_time) AS sent_time, o.organization_id AS org_id, o.name AS org_name, o.name_en AS org_name_en,
  coalesce(o.user_id = ?1, 0) AS receives,
  EXISTS (SELECT 1 FROM push_answer a WHERE a.push_id = p.id AND a.org_id = t.org_id AND a.passed_to = ?1) AS passed,
  ${EARLIER} AS earlier,
  EXISTS (SELECT 1 FROM setting s JOIN user u ON u.account = trim(s.value) AND u.account <> ''
    WHERE s.id = 'push-test-recipient' AND u.user_id = ?1 AND u.is_delete = 0) AS tests
FROM push_target t JOIN push_wechat p ON p.id = t.push_id AND p.is_delete = 0
JOIN organization o ON o.organization_id = t.org_id AND o.is_delete = 0 WHERE t.push_id = ?2 AND t.org_id = ${livingOrganization('?3')}`;

/** Whether the caller may see what a recipient will see. */
export const mayPreview = (caller: Caller, row: Pick<Received, 'tests'>): boolean =>
  holds(caller, 'push-admin') || row.tests === 1;

/**
 * The push as an organisation received it, which a link from before a merge names as well (decision 409); one that nobody sent yet exists for operators and the
 * person who is named to have tests.
 * @throws AppError 404
 */
export async function readReceived(
  db: Database,
  caller: Caller,
  { push_id, org_id }: { push_id: string; org_id: string },
): Promise<Received> {
  const row = await db.first<Received>(SQL, [caller.userId, push_id, org_id]);
  if (!row) throw notFound();
  if (row.seen === 0 && !mayPreview(caller, row)) throw notFound();
  return row;
}

/**
 * Whether the caller belongs to the organisation that received it (decision 37). Who joined later has part in what a colleague
 * passed on to them, and in nothing else from before.
 */
export const isRecipient = (
  caller: Caller,
  row: Pick<Received, 'org_id' | 'receives' | 'passed' | 'earlier'>,
): boolean =>
  caller.kind === 'user' &&
  (row.receives === 1 || caller.organizationIds.includes(row.org_id)) &&
  (row.earlier === 0 || row.passed === 1);

/** Whether the organisation's messages are addressed to the caller: its recipient in the chat app, or an administrator. */
export const isAddressed = (caller: Caller, row: Pick<Received, 'org_id' | 'receives'>): boolean =>
  caller.kind === 'user' && (row.receives === 1 || caller.adminOrganizationIds.includes(row.org_id));

/**
 * The push that the caller may answer for an organisation: its own people, signed in (decision 37).
 * @throws AppError 401 without a user, 404 for everybody else and for what was not sent
 */
export async function readAnswerable(
  db: Database,
  caller: Caller,
  input: { push_id: string; org_id: string },
): Promise<Received & { userId: string }> {
  const userId = userIdOf(caller);
  const row = await readReceived(db, caller, input);
  if (!isRecipient(caller, row) || row.seen === 0) throw notFound();
  return { ...row, userId };
}
