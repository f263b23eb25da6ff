import { DEAL_STATES } from '../../../db/contract/deal-states.ts';
import { DEALS_LOOKED_AT, type DealRow, type DealSide, OPEN_STATES } from '../../../db/contract/deals.ts';
import { LIMITS } from '../../../db/contract/limits.ts';
import { type Caller, readFromJson, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database, RowOf, Statement } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import { forbidden } from '../../platform/errors.ts';
import { shownName } from '../../platform/masked-account.ts';
import { countedPage, countedPart, type Paging, pagingOf, selectTotal, wordOf } from '../../platform/paging.ts';
import { allOf } from '../../platform/sql.ts';
import {
  asciiLower,
  DEAL_JOINS,
  itemsNamedInEnglish,
  OWNER_ACTED,
  organizationsNamed,
  PUBLIC_ENGLISH,
} from './names.ts';
import { type DealRecord, headOf, isAsking, isOperator, LEFT } from './record.ts';

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

/** @param state the column; with a sign before it, no index of states is looked into */
function stateCondition(text: string | undefined, state: string): Statement[] {
  const named = (text ?? '')
    .split(',')
    .flatMap((part): readonly string[] => (part === 'open' ? OPEN_STATES : [part.trim()]));
  const states = named.filter((state) => (DEAL_STATES as readonly string[]).includes(state));
  return states.length === 0
    ? []
    : [{ sql: `${state} IN (SELECT value FROM json_each(?))`, params: [JSON.stringify(states)] }];
}

/** @param isOwn whether the deals are found by who has part in them: never among all that are in a state, or late */
function commonConditions(query: DealQuery, userId: string, at: number, isOwn: boolean): Statement[] {
  const sign = isOwn ? '+' : '';
  return [
    ...stateCondition(query.state, `${sign}d.state`),
    ...(query.overdue === '1' ? [{ sql: `${sign}d.due_time <= ?`, params: [at] }] : []),
    ...(query.item_id ? [{ sql: 'd.item_id = ? AND d.seeker_user = ?', params: [query.item_id, userId] }] : []),
  ];
}

/** A way of having part in a deal `d`: who holds the column, and since when its deals are read. */
interface Part {
  column: string;
  holders: readonly string[];
  since: Statement;
}

const partsOfSide = (side: DealSide, caller: Caller): Part[] => [
  { column: `d.${side}_user`, holders: [userIdOf(caller)], since: { sql: '1', params: [] } },
  {
    column: `d.${side}_org`,
    holders: caller.adminOrganizationIds,
    since: {
      sql: `d.add_time >= coalesce((SELECT j.value FROM json_each(?) j WHERE j.key = d.${side}_org), 0)`,
      params: [readFromJson(caller)],
    },
  },
];

/** The ways in which the caller has part in deals, on one side or on both. */
const partsOf = (caller: Caller, role: string | undefined): Part[] =>
  (['seeker', 'owner'] as const)
    .filter((side) => role === side || (role !== 'seeker' && role !== 'owner'))
    .flatMap((side) => partsOfSide(side, caller));

const anyOf = (parts: readonly Part[]): Statement => ({
  sql: parts.map(({ column, since }) => `${column} IN (SELECT value FROM json_each(?)) AND ${since.sql}`).join(' OR '),
  params: parts.flatMap(({ holders, since }) => [JSON.stringify(holders), ...since.params]),
});

/**
 * Select of ids and times of deals, the latest changed of each part: the index of each holder gives no more than a page may need.
 * @param conditions on deals `d`
 * @param most where the page ends in the list
 */
function latestOf(parts: readonly Part[], conditions: Statement, most: number): Statement {
  const latest = ({ column, since }: Part): string =>
    `SELECT x.id, x.update_time FROM json_each(?) h CROSS JOIN deal x ON x.id IN (SELECT d.id FROM deal d
  WHERE ${column} = h.value AND ${since.sql} AND ${conditions.sql} ORDER BY d.update_time DESC, d.id DESC LIMIT ${most})`;
  return {
    sql: parts.map(latest).join(' UNION '),
    params: parts.flatMap(({ holders, since }) => [JSON.stringify(holders), ...since.params, ...conditions.params]),
  };
}

type NamedBy = RowOf<'deal', 'id' | 'item_id' | 'item_name' | 'seeker_org' | 'owner_org'>;

interface Named {
  ids: string[];
  /** Whether deals follow among which the word was not looked for. */
  more: boolean;
}

/**
 * Ids of the deals that fulfil a condition and name a word, one more than are counted at most: names stand in other tables, of which each
 * organisation and item is asked once.
 */
async function naming(db: Database, where: Statement, order: string, word: string): Promise<Named> {
  const deals = await db.all<NamedBy>(
    `SELECT d.id, d.item_id, d.item_name, d.seeker_org, d.owner_org FROM deal d WHERE ${where.sql}
ORDER BY ${order} LIMIT ${DEALS_LOOKED_AT + 1}`,
    where.params,
  );
  const looked = deals.slice(0, DEALS_LOOKED_AT);
  const among = (keys: readonly (string | null)[]) => JSON.stringify([...new Set(keys.filter((key) => key !== null))]);
  const [organizations = [], items = []] = await db.batch<{ id: string }>([
    organizationsNamed(among(looked.flatMap(({ seeker_org, owner_org }) => [seeker_org, owner_org])), word),
    itemsNamedInEnglish(among(looked.map(({ item_id }) => item_id)), word),
  ]);
  const named = new Set([...organizations, ...items].map(({ id }) => id));
  const bears = ({ item_id, item_name, seeker_org, owner_org }: NamedBy): boolean =>
    asciiLower(item_name).includes(word) ||
    [item_id, seeker_org, owner_org].some((key) => key !== null && named.has(key));
  const ids = looked.filter(bears).map(({ id }) => id);
  return { ids: ids.slice(0, LIMITS.listTotal + 1), more: deals.length > DEALS_LOOKED_AT };
}

function rowOf(caller: Caller, row: ListRow, at: number): DealRow {
  const head = headOf(caller, row, at);
  const hidden = isAsking(caller, row, head.my_side) && !row.owner_acted;
  return {
    ...head,
    seeker: row.seeker_label,
    owner: hidden ? (row.public_org ?? '') : row.owner_label,
    seeker_en: row.seeker_en,
    owner_en: hidden ? row.public_org_en : row.owner_en,
    unread: row.unread,
  };
}

/**
 * @param parts in which the caller has part, null for all deals
 * @param isCounted whether anybody wants to know how many there are
 */
async function list(
  db: Database,
  caller: Caller,
  query: DealQuery,
  parts: Part[] | null,
  isCounted = true,
): Promise<Page<DealRow>> {
  const userId = userIdOf(caller);
  const at = now();
  const { current, size, offset } = pagingOf(query);
  const [limit, skipped] = countedPart(size, offset);
  const conditions = allOf(commonConditions(query, userId, at, parts !== null));
  const all = parts ? allOf([anyOf(parts), conditions]) : conditions;
  const order = query.overdue === '1' ? 'd.due_time, d.id' : 'd.update_time DESC, d.id DESC';
  const word = wordOf(query.keyword);
  const named = word ? await naming(db, all, order, word) : null;
  const isLatest = parts !== null && query.overdue !== '1' && !query.item_id;
  const from = isLatest
    ? latestOf(parts, conditions, skipped + limit)
    : { sql: `SELECT d.* FROM deal d WHERE ${all.sql}`, params: all.params };
  const page: Statement = named
    ? {
        sql: 'SELECT value AS id FROM json_each(?)',
        params: [JSON.stringify(named.ids.slice(skipped, skipped + limit))],
      }
    : {
        sql: `SELECT d.id FROM (${from.sql}) d ORDER BY ${order} LIMIT ? OFFSET ?`,
        params: [...from.params, limit, skipped],
      };
  const [rows = [], counts = []] = await db.batch<unknown>([
    {
      // Names are looked up for the rows of the page alone, not for all that are sorted.
      sql: `SELECT d.*, ${LEFT}, ${OWNER_ACTED} AS owner_acted,
              coalesce(so.name, d.seeker_name, ${shownName('su')}) AS seeker_label,
              coalesce(oo.name, ${shownName('ou')}) AS owner_label,
              so.name_en AS seeker_en, oo.name_en AS owner_en, ${PUBLIC_ENGLISH},
              coalesce(rp.organization_name, dp.organization_name) AS public_org,
              (SELECT count(*) FROM notice n WHERE n.user_id = ? AND n.read_time IS NULL AND n.link = '/deals/' || d.id) AS unread
            FROM (${page.sql}) h
            CROSS JOIN deal d ON d.id = h.id ${DEAL_JOINS} ORDER BY ${order}`,
      params: [userId, ...page.params],
    },
    named || !isCounted
      ? { sql: 'SELECT ? AS total', params: [named?.ids.length ?? 0] }
      : selectTotal(`FROM deal d WHERE ${all.sql}`, all.params),
  ]);
  const shown = (rows as ListRow[]).map((row) => rowOf(caller, row, at));
  const counted = countedPage(shown, current, size, counts);
  return named?.more ? { ...counted, more: true } : counted;
}

/** Deals of the caller and of the organisations that the caller administers, as far back as they read; latest change first. */
export const ownDeals = (db: Database, caller: Caller, query: DealQuery): Promise<Page<DealRow>> =>
  list(db, caller, query, partsOf(caller, query.role));

/** The same without the number of all. */
export const latestDeals = async (db: Database, caller: Caller, query: DealQuery): Promise<DealRow[]> =>
  (await list(db, caller, query, partsOf(caller, query.role), false)).records;

/**
 * All deals, for operators; late ones come longest late first.
 * @throws AppError 403 for others
 */
export async function allDeals(db: Database, caller: Caller, query: DealQuery): Promise<Page<DealRow>> {
  userIdOf(caller);
  if (!isOperator(caller)) throw forbidden();
  return list(db, caller, { ...query, item_id: undefined }, null);
}
