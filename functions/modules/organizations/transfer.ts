import { AUDIT } from '../../../db/contract/limits.ts';
import type { NoticeTopic } from '../../../db/contract/notices.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, holds, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type RowOf, type Statement } from '../../platform/database.ts';
import { decideOnce } from '../../platform/decision.ts';
import { AppError, invalid, notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { shownName } from '../../platform/masked-account.ts';
import { newId } from '../../platform/random.ts';
import { memberEntry, ownerAdministers, ownerStatements } from '../../tables/memberships.ts';
import { checkAdministrator } from './access.ts';

/** An organisation and the membership of a receiver, as an offer and its answer find them. */
interface Read {
  owner: string | null;
  /** Whether that person administers it and can sign in. */
  owner_administers: number;
  target: string | null;
  is_admin: number | null;
  audit_status: number | null;
  invited_by: string | null;
}

const select = (organizationId: string, userId: string): Statement => ({
  sql: `SELECT o.user_id AS owner, ${ownerAdministers('o')} AS owner_administers, u.user_id AS target, m.is_admin, m.audit_status, m.invited_by FROM organization o
        LEFT JOIN user u ON u.user_id = ? AND u.is_delete = 0
        LEFT JOIN organisation_user m ON m.organization_id = o.organization_id AND m.user_id = u.user_id AND m.is_delete = 0
        WHERE o.organization_id = ? AND o.is_delete = 0`,
  params: [userId, organizationId],
});

/** Tells somebody where a hand-over stands; `from` is the name of the other one. */
const handoverNotice = (
  userId: string,
  topic: Extract<NoticeTopic, `handover_${string}`>,
  organizationId: string,
  other: string | null,
): Statement => ({
  sql: `INSERT INTO notice (id, user_id, topic, params, link, add_time)
        SELECT ?, u.user_id, ?, json_object('name', o.name, 'name_en', o.name_en, 'from',
          coalesce((SELECT ${shownName('x')} FROM user x WHERE x.user_id = ?), '')), ?, ?
        FROM organization o JOIN user u ON u.user_id = ? AND u.is_delete = 0 WHERE o.organization_id = ?`,
  params: [newId(), topic, other, `/memberOrg?id=${organizationId}`, now(), userId, organizationId],
});

const logged = (by: string, id: string, before: string | null, after: string | null): Statement =>
  auditEntry({ userId: by, action: 'handover', table: 'organization', itemId: id, before, after });

type Offer = RowOf<'organization_handover', 'from_user' | 'to_user' | 'offer_user'>;

const selectOffer = (organizationId: string): Statement => ({
  sql: 'SELECT from_user, to_user, offer_user FROM organization_handover WHERE organization_id = ?',
  params: [organizationId],
});

/** Takes away the offer that was read; to be followed by `assertChanged`. */
const drop = (organizationId: string, { to_user, offer_user }: Offer): Statement => ({
  sql: 'DELETE FROM organization_handover WHERE organization_id = ? AND to_user = ? AND offer_user = ?',
  params: [organizationId, to_user, offer_user],
});

/**
 * Offers an organisation to a member, who is told; an earlier offer to somebody else ends with it. The administrator who receives
 * the organisation's messages offers it (any, where none does), or `admin`, who may offer it to people who asked to be let in as well: nobody answers for
 * an organisation without a word of their own.
 * @throws AppError 401 without a user, 403 for administrators who do not receive the messages, 404 for others, 409 when it
 * changed hands meanwhile, 422 for no member, and for who receives the messages already
 */
export async function offerOrganization(
  db: Database,
  caller: Caller,
  { organization_id: id, user_id: to }: { organization_id: string; user_id: string },
): Promise<{ organization_id: string; user_id: string }> {
  const by = checkAdministrator(caller, id);
  const { sql, params } = select(id, to);
  const [rows = [], offers = []] = await db.batch<unknown>([{ sql, params }, selectOffer(id)]);
  const row = rows[0] as Read | undefined;
  if (!row) throw notFound();
  const platform = holds(caller, 'admin');
  if (!platform && row.owner_administers && row.owner !== by) throw new AppError(403, 'handover_not_owner');
  const member = row.audit_status === AUDIT.approved;
  const asked = row.audit_status !== null && row.invited_by === null && platform;
  if (!row.target || !(member || asked)) throw invalid([{ field: 'user_id', code: 'unknown_reference' }]);
  if (row.owner === to) throw invalid([{ field: 'user_id', code: 'invalid_value' }]);
  const from = platform ? row.owner : by;
  const before = offers[0] as Offer | undefined;
  if (before?.to_user === to && before.offer_user === by) return { organization_id: id, user_id: to };
  await writeOr(db, 'conflict', [
    {
      sql: `INSERT INTO organization_handover (organization_id, from_user, to_user, offer_user, add_time)
              SELECT organization_id, ?, ?, ?, ? FROM organization
              WHERE organization_id = ? AND is_delete = 0 AND user_id IS ?
              ON CONFLICT (organization_id) DO UPDATE SET from_user = excluded.from_user, to_user = excluded.to_user,
                offer_user = excluded.offer_user, add_time = excluded.add_time WHERE to_user IS ? AND offer_user IS ?`,
      params: [from, to, by, now(), id, row.owner, before?.to_user ?? null, before?.offer_user ?? null],
    },
    assertChanged(),
    logged(by, id, from, to),
    ...(before ? [handoverNotice(before.to_user, 'handover_withdrawn', id, by)] : []),
    handoverNotice(to, 'handover_offered', id, by),
  ]);
  return { organization_id: id, user_id: to };
}

/**
 * Takes back an offer that was not answered.
 * @throws AppError 401 without a user, 404 for others than administrators
 */
export async function withdrawOffer(db: Database, caller: Caller, id: string): Promise<{ changed: number }> {
  const by = checkAdministrator(caller, id);
  const { sql, params } = selectOffer(id);
  const offer = await db.first<Offer>(sql, params);
  if (!offer) return { changed: 0 };
  await writeOr(db, 'conflict', [
    drop(id, offer),
    assertChanged(),
    logged(by, id, offer.to_user, null),
    handoverNotice(offer.to_user, 'handover_withdrawn', id, by),
  ]);
  return { changed: 1 };
}

/** The receiver becomes the administrator who receives the messages, the former one a plain member. */
function handOver(id: string, offer: Offer, row: Read): Statement[] {
  const { from_user: from, to_user: to } = offer;
  const after = { user_id: to, is_admin: 1, audit_status: AUDIT.approved };
  const before = row.audit_status ? { ...after, is_admin: row.is_admin ?? 0, audit_status: row.audit_status } : null;
  // What the former administrator could read goes along; the platform gives away nothing that it was not shown.
  const reads = {
    sql: `(SELECT g.read_from FROM organisation_user g WHERE g.organization_id = ?3 AND g.user_id = ?2
            AND g.is_delete = 0 AND g.audit_status = ${AUDIT.approved})`,
    value: offer.offer_user === from ? from : null,
  };
  return [
    {
      sql: `UPDATE organization SET user_id = ?1 WHERE organization_id = ?2 AND is_delete = 0 AND user_id IS ?3
            AND (?4 IS NULL OR EXISTS (SELECT 1 FROM organisation_user g WHERE g.organization_id = ?2 AND g.user_id = ?4
              AND g.is_admin = 1 AND g.is_delete = 0))`,
      params: [to, id, row.owner, from],
    },
    assertChanged(),
    {
      sql: `UPDATE organisation_user SET is_admin = 1, asked_text = NULL, asked_files = NULL, asked_time = NULL,
              joined_time = iif(audit_status = ${AUDIT.approved}, joined_time, ?1),
              read_from = min(iif(audit_status = ${AUDIT.approved}, read_from, ?1), coalesce(${reads.sql}, ?1)),
              audit_status = ${AUDIT.approved}
            WHERE organization_id = ?3 AND user_id = ?4 AND is_delete = 0 AND invited_by IS NULL AND audit_status = ?5`,
      params: [now(), reads.value, id, to, row.audit_status],
    },
    assertChanged(),
    ...(from
      ? [
          {
            sql: 'UPDATE organisation_user SET is_admin = 0 WHERE organization_id = ? AND user_id = ? AND is_delete = 0',
            params: [id, from],
          },
          memberEntry(to, id, { ...after, user_id: from }, { ...after, user_id: from, is_admin: 0 }),
        ]
      : []),
    ...ownerStatements(to, id, row.owner, to),
    ...(before?.is_admin === 1 ? [] : [memberEntry(to, id, before, after)]),
  ];
}

/**
 * The receiver's own word about an offer: an accepted one makes the receiver the administrator who gets the organisation's
 * messages (ORG-015), and the one who had them a plain member; after a refusal everything is as before. The other one is told.
 * @throws AppError 401 without a user, 404 where nothing is offered to the caller any more, 409 when it was withdrawn or the
 * organisation changed hands meanwhile
 */
export async function answerOffer(
  db: Database,
  caller: Caller,
  { organization_id: id, accept }: { organization_id: string; accept: boolean },
): Promise<{ organization_id: string; accepted: boolean }> {
  const userId = userIdOf(caller);
  const [offers = [], rows = []] = await db.batch<unknown>([selectOffer(id), select(id, userId)]);
  const [offer, row] = [offers[0] as Offer | undefined, rows[0] as Read | undefined];
  if (offer?.to_user !== userId || !row?.target) throw notFound();
  const counts = await decideOnce(db, {
    guarded: drop(id, offer),
    follows: accept ? handOver(id, offer, row) : [],
    told: [handoverNotice(offer.offer_user, accept ? 'handover_accepted' : 'handover_refused', id, userId)],
    log: accept ? [] : [logged(userId, id, userId, null)],
  });
  if (!counts) throw new AppError(409, 'conflict');
  return { organization_id: id, accepted: accept };
}
