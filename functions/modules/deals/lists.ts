import { DEAL_STATES, type DealRow, type DealSide, OPEN_STATES } from '../../../db/contract/deals.ts';
import { type Caller, readFromJson, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import { forbidden } from '../../platform/errors.ts';
import { countedPage, type Paging, pagingOf, selectTotal } from '../../platform/paging.ts';
import { DEAL_JOINS, NAME_JOINS, OWNER_ACTED, PUBLIC_ENGLISH, personName, SEARCHED_NAMES } from './names.ts';
import { type DealRecord, dueOf, isOperator, sideOf } from './record.ts';

/** What a list of deals may be asked for, as the query says it. */
interface DealQuery extends Paging {
  /** States with commas; `open` stands for all in which a deal goes on. */
  state?: string | undefined;
  /** `seeker` or `owner`: own deals on that side. */
  role?: string | undefined;
  /** `1`: only those whose step is late. */
  overdue?: string | undefined;
  /** Part of the item's or an organisation's name, in either language. */
  keyword?: string | undefined;
  /** Id of an item: only what the caller opened about it. */
  item_id?: string | undefined;
}

interface ListRow extends DealRecord {
  owner_acted: number;
  seeker_label: string;
  owner_label: string;
  seeker_en: string | null;
  owner_en: string | null;
  public_name_en: string | null;
  public_org: string | null;
  public_org_en: string | null;
  unread: number;
}

const both = (conditions: Statement[]): Statement => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' AND ') || '1',
  params: conditions.flatMap(({ params }) => params),
});

function stateCondition(text: string | undefined): Statement[] {
  const named = (text ?? '')
    .split(',')
    .flatMap((part): readonly string[] => (part === 'open' ? OPEN_STATES : [part.trim()]));
  const states = named.filter((state) => (DEAL_STATES as readonly string[]).includes(state));
  return states.length === 0
    ? []
    : [{ sql: 'd.state IN (SELECT value FROM json_each(?))', params: [JSON.stringify(states)] }];
}

function commonConditions(query: DealQuery, at: number): Statement[] {
  const word = query.keyword?.trim().slice(0, 100).toLowerCase();
  return [
    ...stateCondition(query.state),
    ...(query.overdue === '1' ? [{ sql: 'd.due_time <= ?', params: [at] }] : []),
    ...(word
      ? [
          {
            sql: SEARCHED_NAMES.map((name) => `instr(lower(coalesce(${name}, '')), ?)`).join(' OR '),
            params: SEARCHED_NAMES.map(() => word),
          },
        ]
      : []),
  ];
}

const ofSide = (side: DealSide, userId: string, organizations: string, from: string): Statement => ({
  sql: `d.${side}_user = ? OR (d.${side}_org IN (SELECT value FROM json_each(?))
    AND d.add_time >= coalesce((SELECT j.value FROM json_each(?) j WHERE j.key = d.${side}_org), 0))`,
  params: [userId, organizations, from],
});

function ownCondition(caller: Caller, role: string | undefined): Statement {
  const userId = userIdOf(caller);
  const organizations = JSON.stringify(caller.adminOrganizationIds);
  const from = readFromJson(caller);
  const seeker = ofSide('seeker', userId, organizations, from);
  const owner = ofSide('owner', userId, organizations, from);
  if (role === 'seeker') return seeker;
  if (role === 'owner') return owner;
  return { sql: `${seeker.sql} OR ${owner.sql}`, params: [...seeker.params, ...owner.params] };
}

function rowOf(caller: Caller, row: ListRow, at: number): DealRow {
  const side = sideOf(caller, row);
  const { due_sides, overdue } = dueOf(row, at);
  return {
    id: row.id,
    item_type: row.item_type,
    item_id: row.item_id,
    item_name: row.item_name,
    item_name_en: row.public_name_en,
    state: row.state,
    proposed_side: row.proposed_side,
    add_time: row.add_time,
    update_time: row.update_time,
    due_time: row.due_time,
    due_sides,
    overdue,
    my_side: side,
    seeker: row.seeker_label,
    owner: side === 'seeker' && !row.owner_acted ? (row.public_org ?? '') : row.owner_label,
    seeker_en: row.seeker_en,
    owner_en: side === 'seeker' && !row.owner_acted ? row.public_org_en : row.owner_en,
    unread: row.unread,
  };
}

async function list(db: Database, caller: Caller, query: DealQuery, own: Statement[]): Promise<Page<DealRow>> {
  const userId = userIdOf(caller);
  const at = now();
  const where = both([...own, ...commonConditions(query, at)]);
  const { current, size, offset } = pagingOf(query);
  const named = query.keyword?.trim() ? NAME_JOINS : '';
  const order = query.overdue === '1' ? 'd.due_time, d.id' : 'd.update_time DESC, d.id DESC';
  const [rows = [], counts = []] = await db.batch<unknown>([
    {
      // Names are looked up for the rows of the page alone, not for all that are sorted.
      sql: `SELECT d.*, ${OWNER_ACTED} AS owner_acted,
              coalesce(so.name, d.seeker_name, ${personName('su')}) AS seeker_label,
              coalesce(oo.name, ${personName('ou')}) AS owner_label,
              so.name_en AS seeker_en, oo.name_en AS owner_en, ${PUBLIC_ENGLISH},
              coalesce(rp.organization_name, dp.organization_name) AS public_org,
              (SELECT count(*) FROM notice n WHERE n.user_id = ? AND n.read_time IS NULL AND n.link = '/deals/' || d.id) AS unread
            FROM (SELECT d.id FROM deal d ${named} WHERE ${where.sql} ORDER BY ${order} LIMIT ? OFFSET ?) h
            CROSS JOIN deal d ON d.id = h.id ${DEAL_JOINS} ORDER BY ${order}`,
      params: [userId, ...where.params, size, offset],
    },
    selectTotal(`FROM deal d ${named} WHERE ${where.sql}`, where.params),
  ]);
  return countedPage(
    (rows as ListRow[]).map((row) => rowOf(caller, row, at)),
    current,
    size,
    counts,
  );
}

/** Deals of the caller and of the organisations that the caller administers, as far back as they read; latest change first. */
export const ownDeals = (db: Database, caller: Caller, query: DealQuery): Promise<Page<DealRow>> =>
  list(db, caller, query, [
    ownCondition(caller, query.role),
    ...(query.item_id
      ? [{ sql: 'd.item_id = ? AND d.seeker_user = ?', params: [query.item_id, userIdOf(caller)] }]
      : []),
  ]);

/**
 * All deals, for operators; late ones come longest late first.
 * @throws AppError 403 for others
 */
export async function allDeals(db: Database, caller: Caller, query: DealQuery): Promise<Page<DealRow>> {
  userIdOf(caller);
  if (!isOperator(caller)) throw forbidden();
  return list(db, caller, query, []);
}
