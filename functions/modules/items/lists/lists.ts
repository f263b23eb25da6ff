import { ITEMS, PUBLISHED, type PublishedKind, type ReviewedKind } from '../../../../db/contract/items.ts';
import { AUDIT, LIMITS } from '../../../../db/contract/limits.ts';
import { type ListFilter, STATES, statesOf } from '../../../../db/contract/reviews.ts';
import { DAY } from '../../../../db/contract/time.ts';
import type { OwnItem, QueuedItem } from '../../../../db/contract/working-items.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { type Page, pageOf } from '../../../platform/envelope.ts';
import { countedPage, type Paging, pagingOf } from '../../../platform/paging.ts';
import { placeInEnglish } from '../../../platform/place-names.ts';
import { hasLeft } from '../../../tables/memberships.ts';
import { attributionDoubt } from './attribution.ts';
import {
  all,
  type Condition,
  countStatement,
  type KeyPlan,
  LISTED,
  type ListPlan,
  listStatements,
  neighbourStatements,
  type Range,
} from './list-sql.ts';
import { withoutReview } from './publisher-told.ts';
import { checkReviewer, factsOf } from './review-facts.ts';
import { anyOf, fieldMark, ownerMark, placeMark, stateMark, workingMatch } from './search.ts';

/** A list of working versions, page by page. */
export interface ListQuery extends ListFilter, Paging {}

/** The latest second in which an item of the asked age was last changed; null without an age. */
const agedSince = ({ age }: ListFilter): number | null => {
  const days = Math.min(Math.trunc(Number(age) || 0), 10_000);
  return days > 0 ? now() - days * DAY : null;
};

/** What a query narrows a list to, and how it orders it. */
type Narrowed = Pick<KeyPlan, 'sought' | 'filter' | 'until'>;

/** What asks the rows of a kind for fields and places that no index of it knows. */
const askedOf = (kind: ReviewedKind, field: string | undefined, places: readonly string[]): Condition[] => {
  const { asked } = LISTED[kind];
  if (!asked) return [];
  return [
    ...(field ? [{ sql: asked.field, params: [field] }] : []),
    ...places.map((code) => ({ sql: asked.place, params: [code] })),
  ];
};

/** Part of the name in either language, or of the code where a kind has one. */
function calledBy(columns: readonly string[], word: string): Condition {
  const parts: Condition[] = [
    { sql: 'instr(c.name, ?) > 0', params: [word] },
    // English is typed in any case.
    { sql: 'instr(lower(c.name_en), ?) > 0', params: [word.toLowerCase()] },
    ...(columns.includes('code') ? [{ sql: 'instr(c.code, ?) > 0', params: [word.toUpperCase()] }] : []),
  ];
  return { sql: `(${parts.map(({ sql }) => sql).join(' OR ')})`, params: parts.flatMap(({ params }) => params) };
}

/**
 * What a query asks of the full-text index, where the kind has one, and what is left to ask of the rows that it finds.
 * @param further conditions of the list beside its query
 */
function narrowedBy(kind: ReviewedKind, query: ListFilter, further: readonly Condition[] = []): Narrowed {
  const { search, sought } = LISTED[kind];
  const word = query.keyword?.trim().slice(0, 200) ?? '';
  const match = word && search ? workingMatch(word) : null;
  const field = query.scope?.trim().slice(0, 40);
  const places = query.region?.trim().slice(0, 20).split(',').filter(Boolean) ?? [];
  // What has waited for so long was added no later: the order leads past everything newer.
  const until = agedSince(query);
  const conditions = [
    ...(word ? [calledBy(sought, word)] : []),
    ...askedOf(kind, field, places),
    ...(until === null ? [] : [{ sql: 'coalesce(c.update_time, c.add_time) <= ?', params: [until] }]),
    ...further,
  ];
  return {
    sought: search
      ? [
          ...(field ? [anyOf([fieldMark(field)])] : []),
          ...places.map((code) => anyOf([placeMark(code)])),
          ...(match === null ? [] : [match]),
        ]
      : [],
    filter: conditions.length > 0 ? all(conditions) : null,
    until,
  };
}

/** Remarks that nobody marked as dealt with: to the publisher those of auditors, to auditors all. */
const openComments = (kind: ReviewedKind, reader: 'publisher' | 'auditor'): string =>
  `(SELECT count(*) FROM review_comment r WHERE r.item_id = c.${ITEMS[kind].key} AND r.is_delete = 0
  AND r.resolve_time IS NULL${reader === 'publisher' ? ' AND r.from_publisher = 0' : ''}) AS open_comments`;

/** Counted no further than other totals are. */
const REVEALS = (kind: PublishedKind): string => `(SELECT count(*) FROM (SELECT 1 FROM contact_reveal v
  WHERE v.item_id = c.${PUBLISHED[kind].key} LIMIT ${LIMITS.listTotal})) AS contact_reveals`;

type Asked = Omit<ListPlan, 'oldestFirst' | 'size' | 'offset'>;

async function page<R>(db: Database, query: ListQuery, asked: Asked): Promise<Page<R>> {
  const { current, size, offset } = pagingOf(query);
  if (asked.ranges.length === 0) return pageOf<R>([], current, size, 0);
  const oldestFirst = query.order === 'oldest';
  const [records = [], totals = []] = await db.batch<unknown>(listStatements({ ...asked, oldestFirst, size, offset }));
  return countedPage(records as R[], current, size, totals);
}

/**
 * The session user's own items in every state, newest first (core§7); each with its listing's end, how often its contacts
 * were looked at, and remarks of its review, of which who has left the item's organisation reads none (decision 471).
 * @param further conditions of one screen's own list, beside its query
 * @returns `more` where there are more than 500
 * @throws AppError 401 without a user
 */
export async function ownItems<K extends PublishedKind>(
  db: Database,
  caller: Caller,
  kind: K,
  query: ListQuery,
  further: readonly Condition[] = [],
): Promise<Page<OwnItem<K>>> {
  const userId = userIdOf(caller);
  const states = statesOf(query.audit_status, STATES);
  const own: Range = { sql: 'c.add_user = ? AND c.is_delete = 0', params: [userId], mark: ownerMark(userId) };
  const { sought, ...narrowed } = narrowedBy(kind, query, further);
  const items = await page<OwnItem<K>>(db, query, {
    kind,
    // States that do not exist narrow the list to nothing.
    ranges: states.length > 0 ? [own] : [],
    sought: states.length < STATES.length ? [anyOf(states.map(stateMark)), ...sought] : sought,
    ...narrowed,
    columns: [
      `coalesce(c.expire_time <= ${now()}, 0) AS is_expired`,
      'c.unlist_time',
      REVEALS(kind),
      openComments(kind, 'publisher'),
      `${hasLeft('c.unit', 'c.add_user')} AS has_left`,
    ],
  });
  return { ...items, records: items.records.map(withoutReview) };
}

/** The states that the queue shows, each a range of its index. */
const queueRanges = (query: ListFilter): readonly Range[] =>
  statesOf(query.audit_status, [AUDIT.pending]).map((state) => ({
    sql: 'c.audit_status = ? AND c.is_delete = 0',
    params: [state],
    mark: stateMark(state),
  }));

/**
 * The queue of a kind for its auditors: its items, those under review unless states are named (core§7); each with how long it has waited.
 * @returns `more` where there are more than 500
 * @throws AppError 401 without a user, 403 for others than auditors
 */
export async function auditQueue<K extends ReviewedKind>(
  db: Database,
  caller: Caller,
  kind: K,
  query: ListQuery,
): Promise<Page<QueuedItem<K>>> {
  const facts = factsOf(ITEMS[kind].itemType);
  checkReviewer(caller, facts);
  const queue = await page<QueuedItem<K>>(db, query, {
    kind,
    ranges: queueRanges(query),
    ...narrowedBy(kind, query),
    columns: [
      `${now()} - coalesce(c.update_time, c.add_time) AS wait_seconds`,
      `coalesce(nullif(u.nickname, ''), u.name) AS publisher_name`,
      openComments(kind, 'auditor'),
      `${attributionDoubt(facts)} AS doubt`,
    ],
  });
  const records = queue.records.map((row) => ({
    ...row,
    region_name_en: placeInEnglish(row.region_name),
  }));
  return { ...queue, records };
}

/**
 * The way through the queue that a query narrows: three statements for one batch, the item before and the one after as
 * `{id}` where there are such, and how many the queue holds as `{total}`, one more than are counted at most.
 * @param id key of the item that is read; it may have left the queue
 */
export function queueWay(kind: ReviewedKind, query: ListFilter, id: string): Statement[] {
  const ranges = queueRanges(query);
  // States that do not exist narrow the queue to nothing.
  const none: Range = { sql: 'c.audit_status IS NULL AND c.is_delete = 0', params: [], mark: 'none' };
  const plan: KeyPlan = {
    kind,
    ranges: ranges.length > 0 ? ranges : [none],
    ...narrowedBy(kind, query),
    oldestFirst: query.order !== 'newest',
  };
  return [...neighbourStatements(plan, id), countStatement(plan)];
}
