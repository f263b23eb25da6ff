import { ORDERED_ROWS } from '../../db/derived/listOrders.ts';
import type { Database, Statement } from './database.ts';
import { type Page, pageOf } from './envelope.ts';
import type { pagingOf } from './paging.ts';

/** Lists whose order is kept (`db/derived/listOrders.ts`, decision 263). */
type OrderedName = 'meeting' | 'course' | 'clinic_case' | 'clinic_expert';

interface Entry {
  id: string;
}

/** The order of a list, as a statement; `entriesOf` reads its rows. */
export const selectOrder = (list: OrderedName): Statement => ({
  sql: 'SELECT entries FROM list_order WHERE list = ?',
  params: [list],
});

/** The entries of an order. */
export const entriesOf = <E extends Entry>(rows: readonly unknown[]): E[] =>
  rows.flatMap((row) => JSON.parse((row as { entries: string }).entries) as E[]);

/** Rows in the order of their ids. */
export const inOrder = <R>(rows: readonly R[], ids: readonly string[], idOf: (row: R) => string): R[] =>
  rows.toSorted((one, other) => ids.indexOf(idOf(one)) - ids.indexOf(idOf(other)));

interface Asked<E extends Entry> {
  /** The entries that a page chooses from all, in the order that it shows them. */
  chosen: (entries: readonly E[]) => readonly E[];
  /** Columns of a row, under the alias `r`; `id` is one of them. */
  columns: string;
  /** SQL about the alias `r`: rows that may be read at all. */
  shown: string;
  /** SQL about the alias `r` that narrows the chosen ones further, at the cost of reading each of them. */
  bears?: Statement | undefined;
}

/**
 * A page of a list whose order is kept: it reads the order and its own rows, however far it is.
 * @param paging as `pagingOf` gives it
 * @returns the page; `more` where the list is longer than its kept order
 */
export async function orderedPage<E extends Entry, R extends Entry>(
  db: Database,
  list: Exclude<OrderedName, 'clinic_expert'>,
  { current, size, offset }: ReturnType<typeof pagingOf>,
  { chosen, columns, shown, bears }: Asked<E>,
): Promise<Page<R>> {
  const { sql, params } = selectOrder(list);
  const all = entriesOf<E>(await db.all(sql, params));
  let ids = chosen(all).map(({ id }) => id);
  if (bears && ids.length > 0) {
    const rows = await db.all<Entry>(
      `SELECT r.id FROM ${list} r WHERE r.id IN (SELECT value FROM json_each(?)) AND ${bears.sql}`,
      [JSON.stringify(ids), ...bears.params],
    );
    const bearing = new Set(rows.map(({ id }) => id));
    ids = ids.filter((id) => bearing.has(id));
  }
  const own = ids.slice(offset, offset + size);
  // The condition enters no other index than that of the ids.
  const rows =
    own.length > 0
      ? await db.all<R>(
          `SELECT ${columns} FROM ${list} r WHERE r.id IN (${own.map(() => '?').join(', ')}) AND iif(${shown}, 1, 0)`,
          own,
        )
      : [];
  return pageOf(
    inOrder(rows, own, ({ id }) => id),
    current,
    size,
    ids.length,
    all.length === ORDERED_ROWS,
  );
}
