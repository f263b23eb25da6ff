import type { Asked, Row, RowAsked, TableName, Where } from '../../../db/contract/tables';
import { type CallOptions, plain } from './client';
import { type ApiQuery, type ApiQueryOptions, useCall } from './queries';

/** A page of rows as every list call answers it. */
export interface Paged<T> {
  records: T[];
  current: number;
  pages: number;
  total: number;
  /** More rows exist than were counted. */
  more?: boolean | undefined;
}

/** What is asked of the table service, in which the names of table and columns are kept for the type of the rows. */
type Table<T> = { readonly table: T };

/** The rows of a table that somebody asks for, as a query; `key` is what mutations invalidate. */
export const useRows = <T extends TableName, const A extends Asked<NoInfer<T>>>(
  key: readonly unknown[],
  asked: Table<T> & A,
  options?: ApiQueryOptions<Paged<RowAsked<Table<T> & A>>>,
): ApiQuery<Paged<RowAsked<Table<T> & A>>> => useCall(key, '/egg/base/list', { ...asked }, options);

/** The same, once. */
export const readRows = <T extends TableName, const A extends Asked<NoInfer<T>>>(
  asked: Table<T> & A,
  options?: CallOptions,
): Promise<Paged<RowAsked<Table<T> & A>>> => plain.get('/egg/base/list', { ...asked }, options);

/** What is written of a row; what the server fills in need not be given. */
type Written<T extends TableName> = Partial<Row<T>>;

export const addRow = <T extends TableName>(table: T, data: Written<NoInfer<T>>): Promise<{ id: string }> =>
  plain.post('/egg/base/add', { table, data });

export const putRows = <T extends TableName>(
  table: T,
  where: Where<NoInfer<T>>,
  data: Written<NoInfer<T>>,
): Promise<{ changed: number }> => plain.put('/egg/base/put', { table, data, where });

/** What a list of fields writes, whose names are known to no type. */
type Fields = Readonly<Record<string, unknown>>;

/** Rows of a table that no type knows. */
export const readFields = (table: TableName, asked: Fields): Promise<Paged<Fields>> =>
  plain.get('/egg/base/list', { ...asked, table });

export const addFields = (table: TableName, data: Fields): Promise<{ id: string }> =>
  plain.post('/egg/base/add', { table, data });

export const putFields = (table: TableName, id: string, data: Fields): Promise<{ changed: number }> =>
  plain.put('/egg/base/put', { table, data, where: { id } });

/** Operations of one transaction of the table service. */
const AT_ONCE = 20;

/** Stores the places of rows among their siblings. */
export async function putOrder(table: TableName, places: readonly { id: string; sort: number }[]): Promise<void> {
  for (let from = 0; from < places.length; from += AT_ONCE) {
    const operations = places
      .slice(from, from + AT_ONCE)
      .map(({ id, sort }) => ({ op: 'put', table, data: { sort }, where: { id } }));
    await plain.post('/egg/base/work', { operations });
  }
}

/** Marks rows as deleted. */
export const delRows = <T extends TableName>(table: T, where: Where<NoInfer<T>>): Promise<{ changed: number }> =>
  plain.del('/egg/base/del', undefined, { table, where });

/** Deletes rows of a table that keeps none. */
export const removeRows = <T extends TableName>(table: T, where: Where<NoInfer<T>>): Promise<{ changed: number }> =>
  plain.del('/egg/base/remove', undefined, { table, where });
