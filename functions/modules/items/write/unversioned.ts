import type { ItemFacts } from '../../../../db/contract/items.ts';
import type { Row } from '../../../data/row.ts';
import { type ModuleOperation, runOperations } from '../../../data/write.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId, sha256 } from '../../../platform/random.ts';

/** Who writes, and from where. */
export interface Writer {
  db: Database;
  env: Env;
  caller: Caller;
  address: string;
}

/** Rows of another table that are a part of an item: all of them, in their order. */
export interface ItemPart {
  table: string;
  rows: readonly Row[];
}

/** What the write of such an item answers: its key and its state. */
type Written = Row & { audit_status: number };

type Facts = Pick<ItemFacts, 'kind' | 'noun' | 'key'>;

const added = ({ key }: Facts, id: string, { table, rows }: ItemPart): ModuleOperation[] =>
  rows.length === 0 ? [] : [{ op: 'adds', table, data: rows.map((row) => ({ ...row, [key]: id })) }];

const written = (db: Database, { noun, key }: Facts, id: string, userId: string): Promise<Written | null> =>
  db.first<Written>(`SELECT ${key}, audit_status FROM ${noun} WHERE ${key} = ? AND add_user = ? AND is_delete = 0`, [
    id,
    userId,
  ]);

/**
 * Enters an item of a kind without a public version, with its parts, all or nothing, under the rules of its tables. The same key of
 * the same person is one item, however often it is sent.
 * @param data columns of the item; @param parts rows of other tables that belong to it
 * @param submissionKey header Idempotency-Key; null without one
 * @returns the key and the state of the item
 * @throws AppError 401, 409, 422, 429
 */
export async function addItem(
  { db, env, caller, address }: Writer,
  facts: Facts,
  data: Row,
  parts: readonly ItemPart[],
  submissionKey: string | null,
): Promise<Written> {
  const userId = caller.userId ?? '';
  const newKey = submissionKey
    ? sha256(JSON.stringify([facts.kind, userId, submissionKey]))
        .slice(0, 26)
        .toUpperCase()
    : newId();
  const known = submissionKey ? await written(db, facts, newKey, userId) : null;
  if (known) return known;
  try {
    await runOperations(
      [{ op: 'add', table: facts.noun, data, newKey }, ...parts.flatMap((part) => added(facts, newKey, part))],
      caller,
      db,
      env,
      address,
    );
  } catch (error) {
    // Both of two equal submissions looked before either was written.
    const same = error instanceof AppError && error.status === 409 ? await written(db, facts, newKey, userId) : null;
    if (same) return same;
    throw error;
  }
  const row = await written(db, facts, newKey, userId);
  if (!row) throw notFound();
  return row;
}

/**
 * Changes such an item; parts that are given take the place of those before; all or nothing, under the rules of the tables.
 * @param id key of the item
 * @returns how many items were changed
 * @throws AppError 401, 404 when there is none that the caller may write, 422
 */
export async function editItem(
  { db, env, caller, address }: Writer,
  facts: Facts,
  id: string,
  data: Row,
  parts: readonly ItemPart[],
): Promise<{ changed: number }> {
  const where = { [facts.key]: id };
  const operations: ModuleOperation[] = [
    ...(Object.keys(data).length > 0 ? [{ op: 'put' as const, table: facts.noun, data, where }] : []),
    ...parts.flatMap((part): ModuleOperation[] => [
      { op: 'remove', table: part.table, where },
      ...added(facts, id, part),
    ]),
  ];
  if (operations.length === 0) return { changed: 0 };
  const [first] = await runOperations(operations, caller, db, env, address);
  if (operations[0]?.op === 'put' && first?.changed === 0) throw notFound();
  return { changed: 1 };
}
