import { CAP, type CapsInput, type Preference, type PreferenceInput } from '../../../../db/contract/inbox.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale, type Statement } from '../../../platform/database.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { holdsId } from '../../pushes/usecases/conditions.ts';

/** Messages that reached an organisation in the last seven days, or may have. */
const RECEIVED = `(SELECT count(*) FROM push_wechat_orgs t WHERE t.org_id = o.organization_id
  AND t.state IN ('sent', 'uncertain') AND coalesce(t.sent_at, t.claim_time) > ?1)`;

const since = (): number => now() - CAP.days * 86_400;

interface Row {
  org_id: string;
  scopes: string | null;
  item_types: string | null;
  weekly_cap: number | null;
  version: number | null;
  received: number;
}

async function read(db: Database, caller: Caller, orgId: string): Promise<Preference> {
  const userId = userIdOf(caller);
  const row = await db.first<Row>(
    `SELECT o.organization_id AS org_id, f.scopes, f.item_types, f.weekly_cap, f.version, ${RECEIVED} AS received
     FROM organization o LEFT JOIN push_preference f ON f.org_id = o.organization_id
     WHERE o.organization_id = ?2 AND o.is_delete = 0
       AND (o.user_id = ?3 OR o.organization_id IN (SELECT value FROM json_each(?4)))`,
    [since(), orgId, userId, JSON.stringify(caller.adminOrganizationIds)],
  );
  if (!row) throw notFound();
  return {
    org_id: row.org_id,
    scopes: JSON.parse(row.scopes ?? '[]'),
    item_types: JSON.parse(row.item_types ?? '[]'),
    weekly_cap: row.weekly_cap ?? 0,
    version: row.version ?? 0,
    received: row.received,
  };
}

/**
 * What an organisation wants to be sent, for its administrators.
 * @throws AppError 401 without a user, 404 for everybody else
 */
export const readPreference = read;

/**
 * Says what an organisation wants to be sent, for its administrators.
 * @throws AppError 401 without a user, 404 for everybody else, 409 when it was changed meanwhile
 */
export async function savePreference(db: Database, caller: Caller, input: PreferenceInput): Promise<Preference> {
  await read(db, caller, input.org_id);
  const at = now();
  const lists = [JSON.stringify(input.scopes), JSON.stringify(input.item_types)];
  try {
    await db.batch([
      {
        sql: `INSERT INTO push_preference (org_id, scopes, item_types, weekly_cap, user_id, version, add_time, update_time)
              SELECT ?1, ?2, ?3, ?4, ?5, 1, ?6, ?6
              WHERE ?7 = 0 OR EXISTS (SELECT 1 FROM push_preference WHERE org_id = ?1)
              ON CONFLICT (org_id) DO UPDATE SET scopes = excluded.scopes, item_types = excluded.item_types,
                weekly_cap = excluded.weekly_cap, user_id = excluded.user_id, version = version + 1,
                update_time = excluded.update_time
              WHERE version = ?7 OR (scopes = ?2 AND item_types = ?3 AND weekly_cap = ?4)`,
        params: [input.org_id, ...lists, input.weekly_cap, caller.userId, at, input.version],
      },
      assertChanged(),
    ]);
  } catch (error) {
    throw isStale(error) ? new AppError(409, 'conflict') : error;
  }
  return read(db, caller, input.org_id);
}

const ITEMS = `SELECT i.item_id FROM push_wechat w JOIN push_group_items i ON i.push_group_id = w.push_group_id
  AND ${holdsId('i.push_wechat_ids', 'w.id')} WHERE w.id = ?1`;

/** Fields of what a push brings, each with the one above it. */
const FIELDS = `SELECT first_scope_id AS id, second_scope_id AS sub FROM chengguo_scope WHERE chengguo_id IN (${ITEMS})
UNION SELECT first_scope_id, second_scope_id FROM xuqiu_scope WHERE xuqiu_id IN (${ITEMS})`;

interface Target {
  org_id: string;
  org_name: string;
  cap: number;
  received: number;
  item_types: string;
  scopes: string;
}

/** Organisations with preferences among those named, or among the targets of the push that are still to be sent. */
function selectTargets({ push_id, orgs }: CapsInput): Statement {
  const which = orgs
    ? 'f.org_id IN (SELECT value FROM json_each(?2))'
    : `f.org_id IN (SELECT org_id FROM push_wechat_orgs WHERE push_id = ?2 AND state NOT IN ('sent', 'cancelled'))`;
  return {
    sql: `SELECT f.org_id, o.name AS org_name, f.weekly_cap AS cap, ${RECEIVED} AS received, f.item_types, f.scopes
          FROM push_preference f JOIN organization o ON o.organization_id = f.org_id AND o.is_delete = 0
          WHERE ${which} ORDER BY o.name`,
    params: [since(), orgs ? JSON.stringify(orgs) : push_id],
  };
}

/**
 * Which organisations received as many messages as they want, or do not want what a push brings.
 * @param input organisations, or the push whose open targets they are
 */
export async function capsOf(db: Database, input: CapsInput) {
  const pushId = input.push_id ?? '';
  const [targets = [], fields = [], types = []] = await db.batch<unknown>([
    selectTargets(input),
    { sql: FIELDS, params: [pushId] },
    { sql: 'SELECT item_type FROM push_wechat WHERE id = ?', params: [pushId] },
  ]);
  const type = input.item_type ?? (types[0] as { item_type: 1 | 2 } | undefined)?.item_type ?? null;
  const brought = new Set((fields as { id: string; sub: string }[]).flatMap(({ id, sub }) => [id, sub]));
  const rows = targets as Target[];
  const wants = ({ item_types, scopes }: Target): boolean => {
    const kinds = JSON.parse(item_types) as number[];
    const wanted = JSON.parse(scopes) as string[];
    if (type !== null && kinds.length > 0 && !kinds.includes(type)) return false;
    return brought.size === 0 || wanted.length === 0 || wanted.some((scope) => brought.has(scope));
  };
  return {
    over: rows
      .filter(({ cap, received }) => cap > 0 && received >= cap)
      .map(({ org_id, org_name, received, cap }) => ({ org_id, org_name, received, cap })),
    unwanted: rows.filter((row) => !wants(row)).map(({ org_id, org_name }) => ({ org_id, org_name })),
  };
}
