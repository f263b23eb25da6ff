import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { EXPIRY_NOTICE_DAYS } from '../../../../db/contract/listings.ts';
import { DAY } from '../../../../db/contract/time.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { monthsLater, now, shownTime } from '../../../platform/clock.ts';
import { assertChanged, type Database, type Statement } from '../../../platform/database.ts';
import { wrote } from '../../../platform/guarded.ts';
import { noticeEntry } from '../../../platform/notices.ts';
import { withdrawMany } from '../../../tables/items/publication.ts';
import { hasLeft, ownList, toldOf } from '../../../tables/memberships.ts';
import { listingMonths } from './term.ts';

/** Items of a kind that one step takes at most: a run stays short, the next one goes on. */
const BATCH = 200;
/** The same for the one statement that gives ends. */
const ENDS = 400;

interface DueRow {
  id: string;
  name: string;
  /** Who hears of it: null where nobody stands for the item. */
  told: string | null;
  /** Its organisation's key, once who entered it has left. */
  left_unit: string | null;
  expire_time: number;
  is_public: 0 | 1;
}

/**
 * Listed items whose end lies in a stretch of time, of those whose owners were told no more than `told`; read by the index
 * `…_listed`, which holds neither ended nor withdrawn items.
 */
function due(kind: PublishedKind, told: readonly number[], from: number, until: number): Statement {
  const { key, noun, publication } = PUBLISHED[kind];
  return {
    sql: `SELECT w.${key} AS id, w.name, ${toldOf('w')} AS told, iif(${hasLeft('w.unit', 'w.add_user')}, w.unit, NULL) AS left_unit, w.expire_time, EXISTS (SELECT 1 FROM ${publication} p WHERE p.item_id = w.${key}) AS is_public
FROM ${noun} w WHERE w.expiry_told IN (${told.join(',')}) AND w.expire_time > ? AND w.expire_time <= ? AND w.unlist_time IS NULL AND w.is_delete = 0
LIMIT ${BATCH}`,
    params: [from, until],
  };
}

/** Of so many items that end together an owner hears one by one; of more, which may be a whole import, at once. */
const ONE_BY_ONE = 5;

/**
 * What the owners of items are told.
 * @param days until an item ends; without, it has ended
 */
function tell(
  kind: PublishedKind,
  rows: readonly DueRow[],
  topic: 'expiry_soon' | 'expired',
  stage: string,
  days?: (row: DueRow) => number,
): Statement[] {
  const { itemType, pages } = PUBLISHED[kind];
  const listing = topic === 'expired' ? 'expired' : 'expiring';
  const entry = (userId: string, row: DueRow, count?: number): Statement =>
    noticeEntry({
      ...{ userId, topic, itemType, itemId: row.id },
      params: {
        ...{ name: row.name, expire_time: row.expire_time },
        ...(days && { days: days(row) }),
        ...(count && { count }),
      },
      // Where the owner renews it, or an administrator takes it over.
      link: row.left_unit
        ? { sql: ownList('?'), params: [row.left_unit] }
        : `/memberCenter/releases?kind=${pages}${count ? `&listing=${listing}` : ''}`,
      onceKey: `${topic}-${stage}:${row.id}:${row.expire_time}`,
    });
  return [...Map.groupBy(rows, ({ told, left_unit }) => JSON.stringify([told, left_unit])).values()].flatMap((own) => {
    const [first] = own.toSorted((one, other) => one.expire_time - other.expire_time);
    const told = first?.told;
    if (!first || !told) return [];
    if (own.length <= ONE_BY_ONE) return own.map((row) => entry(told, row));
    return [entry(told, first, own.length)];
  });
}

/** Rows that are still as they were read: an owner may have renewed in between. */
function unmoved(kind: PublishedKind, rows: readonly DueRow[]): Statement {
  const { key, noun } = PUBLISHED[kind];
  return {
    sql: `SELECT w.${key} FROM json_each(?) j JOIN ${noun} w ON w.${key} = j.value ->> '$.id' AND w.expire_time = j.value ->> '$.end'
WHERE w.is_delete = 0 AND w.unlist_time IS NULL`,
    params: [JSON.stringify(rows.map(({ id, expire_time }) => ({ id, end: expire_time })))],
  };
}

/** All of it or nothing: where an owner was faster, the next run looks again. */
async function together(db: Database, statements: Statement[]): Promise<void> {
  await wrote(db, statements);
}

/** Terms that are over: out of the public lists, and their owners are told. */
async function end(db: Database, kind: PublishedKind, at: number): Promise<void> {
  const { sql, params } = due(kind, [0, 1, 2], -1, at);
  const rows = await db.all<DueRow>(sql, params);
  if (rows.length === 0) return;
  const { key, noun } = PUBLISHED[kind];
  const ids = unmoved(kind, rows);
  const shown = rows.filter((row) => row.is_public);
  await together(db, [
    ...withdrawMany(kind, ids),
    {
      sql: `UPDATE ${noun} SET unlist_time = ?, version = version + 1 WHERE ${key} IN (${ids.sql})`,
      params: [at, ...ids.params],
    },
    assertChanged(rows.length),
    ...tell(kind, shown, 'expired', 'end'),
    ...shown.map(({ id, expire_time }) =>
      auditEntry({ userId: null, action: 'expire', table: noun, itemId: id, before: shownTime(expire_time) }),
    ),
  ]);
}

/** Owners are told once a stage; items that nobody sees are passed over silently. */
async function remind(db: Database, kind: PublishedKind, at: number, stage: 1 | 2): Promise<void> {
  const days = EXPIRY_NOTICE_DAYS[stage - 1] ?? EXPIRY_NOTICE_DAYS[0];
  const { sql, params } = due(kind, stage === 1 ? [0] : [0, 1], at, at + days * DAY);
  const rows = await db.all<DueRow>(sql, params);
  if (rows.length === 0) return;
  const { key, noun } = PUBLISHED[kind];
  const ids = unmoved(kind, rows);
  const left = (row: DueRow): number => Math.ceil((row.expire_time - at) / DAY);
  await together(db, [
    { sql: `UPDATE ${noun} SET expiry_told = ? WHERE ${key} IN (${ids.sql})`, params: [stage, ...ids.params] },
    assertChanged(rows.length),
    ...tell(
      kind,
      rows.filter((row) => row.is_public),
      'expiry_soon',
      String(days),
      left,
    ),
  ]);
}

/**
 * Items approved before listings had an end get one: a term from their release, or from now where that would be over
 * before their owners could be told in time.
 */
async function giveEnds(db: Database, kind: PublishedKind, at: number): Promise<void> {
  const { key, noun } = PUBLISHED[kind];
  const rows = await db.all<{ id: string; release_time: number }>(
    `SELECT ${key} AS id, release_time FROM ${noun} INDEXED BY ${noun}_endless
WHERE expire_time IS NULL AND release_time IS NOT NULL AND is_delete = 0 LIMIT ${ENDS}`,
  );
  if (rows.length === 0) return;
  const months = await listingMonths(db);
  const soonest = at + EXPIRY_NOTICE_DAYS[0] * DAY;
  const ends = rows.map(({ id, release_time }) => {
    const ending = monthsLater(release_time, months);
    return { id, end: ending > soonest ? ending : monthsLater(at, months) };
  });
  await db.run(
    `UPDATE ${noun} SET expire_time = j.value ->> '$.end' FROM json_each(?) j
WHERE ${noun}.${key} = j.value ->> '$.id' AND ${noun}.expire_time IS NULL`,
    [JSON.stringify(ends)],
  );
}

/**
 * Ends the listings whose term is over and tells owners beforehand (30 and 7 days) and at the end; each step takes a
 * bounded number of items, and repeating it tells and changes nothing twice.
 */
export async function expireListings(db: Database): Promise<void> {
  const at = now();
  for (const kind of ['result', 'demand'] as const) {
    await giveEnds(db, kind, at);
    await end(db, kind, at);
    await remind(db, kind, at, 2);
    await remind(db, kind, at, 1);
  }
}
