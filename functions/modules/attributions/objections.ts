import {
  ATTRIBUTION_LIMITS,
  type ObjectionDecision,
  type ObjectionInput,
  type QueuedObjection,
} from '../../../db/contract/attribution-calls.ts';
import type { ReviewedType } from '../../../db/contract/items.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, holds, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type RowOf, type Statement } from '../../platform/database.ts';
import { type Decision, decideOnce, decisionStatements } from '../../platform/decision.ts';
import type { Env } from '../../platform/env.ts';
import type { Page } from '../../platform/envelope.ts';
import { AppError, forbidden, notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { noticeEntry } from '../../platform/notices.ts';
import { asRead, type Paging, readPage } from '../../platform/paging.ts';
import { newId } from '../../platform/random.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';
import { holdsAuthority } from '../../platform/sql.ts';
import { ownList } from '../../tables/memberships.ts';
import { PERSON } from '../items/lists/attribution.ts';
import { publisherTold } from '../items/lists/publisher-told.ts';
import { checkReviewer, factsOf, type ReviewFacts } from '../items/lists/review-facts.ts';
import { decide } from '../items/write/decide.ts';
import { checkAdministrator } from '../organizations/access.ts';
import { ATTRIBUTED, attributedColumns } from './access.ts';

/** Reviewers that one objection is told to. */
const REVIEWERS = 50;

const QUEUE = '/audit/objections';

/** Tells those who review the kind; it leads them to the review that waits, or to the queue of what is public. */
const reviewersTold = (
  facts: ReviewFacts,
  item: { id: string; name: string; link: string },
  objectionId: string,
): Statement => ({
  sql: `INSERT OR IGNORE INTO notice(id, user_id, topic, item_type, item_id, params, link, once_key, add_time)
        SELECT upper(hex(randomblob(13))), u.user_id, 'attribution_objected', ?, ?, ?, ?, ?, ? FROM user u
        WHERE u.authority <> '' AND u.is_delete = 0
          AND ${holdsAuthority('u', facts.auditor)} LIMIT ${REVIEWERS}`,
  params: [
    ...[facts.itemType, item.id, JSON.stringify({ name: item.name }), item.link],
    ...[`objection:${objectionId}`, now()],
  ],
});

/**
 * Objects, for an organisation, to an item that stands in its name: its reviewers are told. One objection is open for an item.
 * @throws AppError 401 without a user, 404 for others than its administrators and for items of others, 409 for a second one, 429
 */
export async function objectTo(db: Database, env: Env, caller: Caller, input: ObjectionInput): Promise<{ id: string }> {
  const facts = factsOf(input.item_type);
  const organizationId = input.organization_id;
  const userId = checkAdministrator(caller, organizationId);
  const row = await db.first<{ name: string; is_public: number; audit_status: number; add_time: number }>(
    `SELECT c.name, c.audit_status, c.add_time, ${facts.isPublic} AS is_public FROM ${facts.noun} c
     WHERE c.${facts.key} = ? AND c.unit = ? AND c.is_delete = 0`,
    [input.id, organizationId],
  );
  const reaches = row && (row.is_public === 1 || row.add_time >= (caller.readFrom.get(organizationId) ?? 0));
  if (!row || !reaches) throw notFound();
  await takeAttempt(env, [{ name: 'attribution-objection', key: userId, ...ATTRIBUTION_LIMITS.objection }]);
  const id = newId();
  const waits = row.audit_status === AUDIT.pending && row.is_public === 0;
  const link = waits ? `/audit/${facts.pages}/${input.id}` : QUEUE;
  await writeOr(db, { stale: 'conflict', taken: 'objection_waits' }, [
    {
      sql: `INSERT INTO attribution_objection(id, item_type, item_id, organization_id, user_id, reason, add_time)
              SELECT ?, ?, c.${facts.key}, c.unit, ?, ?, ? FROM ${facts.noun} c
              WHERE c.${facts.key} = ? AND c.unit = ? AND c.is_delete = 0`,
      params: [id, facts.itemType, userId, input.reason, now(), input.id, organizationId],
    },
    assertChanged(),
    reviewersTold(facts, { id: input.id, name: row.name, link }, id),
    auditEntry({ userId, action: 'object', table: facts.noun, itemId: input.id, opinion: input.reason }),
  ]);
  return { id };
}

interface ObjectionRow
  extends RowOf<'attribution_objection', 'id' | 'item_id' | 'organization_id' | 'user_id' | 'state'> {
  item_type: ReviewedType;
  organization_name: string;
}

async function readObjection(db: Database, id: string): Promise<ObjectionRow> {
  const row = await db.first<ObjectionRow>(
    `SELECT b.id, b.item_type, b.item_id, b.organization_id, b.user_id, b.state, o.name AS organization_name
     FROM attribution_objection b JOIN organization o ON o.organization_id = b.organization_id WHERE b.id = ?`,
    [id],
  );
  if (!row) throw notFound();
  return row;
}

/**
 * Takes an objection back, as long as nobody decided.
 * @throws AppError 401 without a user, 404 for others than the organisation's administrators, 409 once it was decided
 */
export async function dropObjection(db: Database, caller: Caller, id: string): Promise<{ dropped: boolean }> {
  userIdOf(caller);
  const row = await readObjection(db, id);
  const userId = checkAdministrator(caller, row.organization_id);
  const counts = await decideOnce(db, {
    guarded: {
      sql: `UPDATE attribution_objection SET state = 'dropped', decide_user = ?, decide_time = ? WHERE id = ? AND state = 'open'`,
      params: [userId, now(), id],
    },
    told: [],
    log: [auditEntry({ userId, action: 'object-drop', table: factsOf(row.item_type).noun, itemId: row.item_id })],
  });
  if (!counts) throw new AppError(409, 'objection_decided');
  return { dropped: true };
}

const listed = (facts: ReviewFacts, state: string): string =>
  `SELECT ${attributedColumns(facts)}, b.id, b.organization_id, o.name AS organization_name, ${PERSON} AS objector, b.reason,
     b.add_time, b.state, b.opinion, b.decide_time
   FROM attribution_objection b JOIN ${facts.noun} c ON c.${facts.key} = b.item_id AND c.is_delete = 0
   JOIN organization o ON o.organization_id = b.organization_id
   LEFT JOIN user w ON w.user_id = c.add_user LEFT JOIN user u ON u.user_id = b.user_id
   WHERE b.item_type = ${facts.itemType} AND b.state ${state}`;

/**
 * Objections against items of the kinds that the caller reviews: those that wait, who waits longest first, or those that were
 * decided, the latest first.
 * @param query `state`: `decided`, else those that wait
 * @throws AppError 401 without a user, 403 for others than reviewers
 */
export async function objections(
  db: Database,
  caller: Caller,
  query: Paging & { state?: string | undefined },
): Promise<Page<QueuedObjection>> {
  userIdOf(caller);
  const own = ATTRIBUTED.filter(({ auditor }) => holds(caller, auditor));
  if (own.length === 0) throw forbidden();
  const decided = query.state === 'decided';
  const rows = own.map((facts) => listed(facts, decided ? "IN ('kept', 'withdrawn')" : "= 'open'")).join(' UNION ALL ');
  const order = decided ? 'decide_time DESC, id DESC' : 'add_time, id';
  const sql = `SELECT * FROM (${rows}) ORDER BY ${order} LIMIT ? OFFSET ?`;
  return readPage(db, query, { sql, from: `FROM (${rows})` }, asRead<QueuedObjection>);
}

/**
 * Decides about an objection against an item that everybody reads, or that was approved: it stays, or it is withdrawn and goes
 * back to its publisher. Who objected and the publisher are told, with the opinion.
 * @throws AppError 401, 403 for others than reviewers of the kind, 404, 409 where it was decided, or is under review
 */
export async function decideObjection(
  db: Database,
  caller: Caller,
  { id, decision, opinion }: ObjectionDecision,
): Promise<{ id: string; state: string }> {
  userIdOf(caller);
  const row = await readObjection(db, id);
  const facts = factsOf(row.item_type);
  const userId = checkReviewer(caller, facts);
  const item = await db.first<{
    name: string;
    add_user: string;
    audit_status: number;
    version: number;
    is_public: number;
  }>(
    `SELECT c.name, c.add_user, c.audit_status, c.version, ${facts.isPublic} AS is_public FROM ${facts.noun} c
     WHERE c.${facts.key} = ? AND c.is_delete = 0`,
    [row.item_id],
  );
  if (!item) throw notFound();
  if (row.state !== 'open') throw new AppError(409, 'objection_decided');
  const stands = item.is_public === 1 || item.audit_status === AUDIT.approved;
  if (!stands && item.audit_status === AUDIT.pending) throw new AppError(409, 'objection_under_review');
  const state = decision === 'keep' ? 'kept' : 'withdrawn';
  const about = { itemType: facts.itemType, itemId: row.item_id };
  const params = { name: item.name, from: row.organization_name, code: state, opinion };
  const own: Decision = {
    guarded: {
      sql: `UPDATE attribution_objection SET state = ?, opinion = ?, decide_user = ?, decide_time = ? WHERE id = ? AND state = 'open'`,
      params: [state, opinion, userId, now(), id],
    },
    told: [
      noticeEntry({
        ...about,
        userId: row.user_id,
        topic: 'objection_decided',
        params,
        link: { sql: ownList('?'), params: [row.organization_id] },
        onceKey: `objection-decided:${id}`,
      }),
      noticeEntry({
        ...about,
        ...publisherTold(facts, row.item_id, `/reviewTalk/${facts.pages}/${row.item_id}`, row.user_id),
        topic: 'objection_told',
        params,
        onceKey: `objection-told:${id}`,
      }),
    ],
    log: [
      auditEntry({ userId, action: 'object-decide', table: facts.noun, itemId: row.item_id, after: state, opinion }),
    ],
  };
  if (decision === 'withdraw' && stands) {
    const input = { id: row.item_id, audit_status: AUDIT.returned, opinion, version: item.version };
    await decide(db, caller, facts, input, { withdraws: true, statements: decisionStatements(own) });
    return { id, state };
  }
  if (!(await decideOnce(db, own))) throw new AppError(409, 'objection_decided');
  return { id, state };
}
