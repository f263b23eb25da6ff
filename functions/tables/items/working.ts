import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { hasLeft } from '../memberships.ts';
import type { WorkingRow } from './snapshot.ts';

/** The working row of a result or a demand under its wire names; its key is `chengguo_id` or `xuqiu_id`. */
export type ItemRow = WorkingRow & {
  name: string;
  code: string;
  add_user: string;
  audit_status: number;
  version: number;
  is_delete: number;
};

/** What publishing, editing and deciding answer, before a call names the key as its kind does. */
export interface Written {
  id: string;
  code: string;
  audit_status: number;
}

/** The key of a working row. */
export const idOf = (kind: PublishedKind, row: WorkingRow): string => String(row[PUBLISHED[kind].key]);

/** Reads a living item by its key, all columns (core§3). */
export const selectItem = (kind: PublishedKind, id: string): Statement => ({
  sql: `SELECT * FROM ${PUBLISHED[kind].noun} WHERE ${PUBLISHED[kind].key} = ? AND is_delete = 0`,
  params: [id],
});

/** The condition under which a write still meets the row that was read. */
export const unchanged = (kind: PublishedKind, row: ItemRow): Statement => ({
  sql: `${PUBLISHED[kind].key} = ? AND version = ? AND is_delete = 0`,
  params: [idOf(kind, row), row.version],
});

/**
 * The living row of an item.
 * @throws AppError 404
 */
export async function readItem(db: Database, kind: PublishedKind, id: string): Promise<ItemRow> {
  const { sql, params } = selectItem(kind, id);
  const row = await db.first<ItemRow>(sql, params);
  if (!row) throw notFound();
  return row;
}

/** Reads whether the publisher of an item has left the organisation in whose name it stands, for `checkWriter`. */
export const selectLeft = (kind: PublishedKind, id: string): Statement => ({
  sql: `SELECT ${hasLeft('w.unit', 'w.add_user')} AS has_left FROM ${PUBLISHED[kind].noun} w WHERE w.${PUBLISHED[kind].key} = ?`,
  params: [id],
});

/**
 * Its publisher and auditors write an item; for others it does not exist (house 2). What was entered for an organisation is its
 * administrators' once its publisher has left (decision 450).
 * @param left rows of `selectLeft`
 * @throws AppError 404, 403 publisher_left
 */
export function checkWriter(
  caller: Caller,
  kind: PublishedKind,
  row: ItemRow | undefined,
  left: readonly unknown[] | undefined,
): asserts row is ItemRow {
  const judges = holds(caller, PUBLISHED[kind].auditor);
  if (!row || (row.add_user !== caller.userId && !judges)) throw notFound();
  const [{ has_left } = { has_left: 0 }] = (left ?? []) as { has_left: number }[];
  if (!judges && has_left === 1) throw new AppError(403, 'publisher_left');
}

/**
 * The living row of an item that the caller writes.
 * @throws AppError 404, 403 publisher_left
 */
export async function readWritable(db: Database, caller: Caller, kind: PublishedKind, id: string): Promise<ItemRow> {
  const [rows = [], left] = await db.batch<unknown>([selectItem(kind, id), selectLeft(kind, id)]);
  const row = rows[0] as ItemRow | undefined;
  checkWriter(caller, kind, row, left);
  return row;
}
