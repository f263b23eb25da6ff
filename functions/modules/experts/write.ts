import type { expertCalls } from '../../../db/contract/calls/experts.ts';
import type { BodyOf } from '../../../db/contract/endpoint.ts';
import type { ExpertWorkInput } from '../../../db/contract/experts.ts';
import type { Row } from '../../data/row.ts';
import { type ModuleOperation, runOperations } from '../../data/write.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { newId, sha256 } from '../../platform/random.ts';

type Input = BodyOf<typeof expertCalls.create>;

/** Who writes, and from where. */
export interface Writer {
  db: Database;
  env: Env;
  caller: Caller;
  address: string;
}

interface Written {
  expert_id: string;
  audit_status: number;
}

/** The columns of the row that an input means: its fields are named in one of them. */
function columnsOf({ id: _id, expert_id: _key, works: _works, scopes, ...columns }: Input): Row {
  return { ...columns, ...(scopes && { scope: scopes.join(',') }) };
}

const worksOf = (expert_id: string, works: readonly ExpertWorkInput[]): ModuleOperation[] =>
  works.length === 0
    ? []
    : [{ op: 'adds', table: 'zhuanjia_work', data: works.map((work, sort) => ({ ...work, expert_id, sort })) }];

const written = (db: Database, id: string, userId: string): Promise<Written | null> =>
  db.first<Written>(
    'SELECT expert_id, audit_status FROM zhuanjia WHERE expert_id = ? AND add_user = ? AND is_delete = 0',
    [id, userId],
  );

/**
 * Enters an expert with fields and works, all or nothing, under the rules of the table. The same key of the same person is one
 * entry, however often it is sent.
 * @param isSelf the writer is the expert
 * @param submissionKey header Idempotency-Key; null without one
 * @throws AppError 401, 409 when the writer applied before, 422, 429
 */
export async function addExpert(
  { db, env, caller, address }: Writer,
  input: Input,
  isSelf: boolean,
  submissionKey: string | null,
): Promise<Written> {
  const userId = caller.userId ?? '';
  const newKey = submissionKey
    ? sha256(JSON.stringify(['expert', userId, submissionKey]))
        .slice(0, 26)
        .toUpperCase()
    : newId();
  const known = submissionKey ? await written(db, newKey, userId) : null;
  if (known) return known;
  const data = { ...columnsOf(input), is_self: isSelf ? 1 : 0 };
  try {
    await runOperations(
      [{ op: 'add', table: 'zhuanjia', data, newKey }, ...worksOf(newKey, input.works ?? [])],
      caller,
      db,
      env,
      address,
    );
  } catch (error) {
    // Both of two equal submissions looked before either was written.
    const same = error instanceof AppError && error.status === 409 ? await written(db, newKey, userId) : null;
    if (same) return same;
    throw error;
  }
  const row = await written(db, newKey, userId);
  if (!row) throw notFound();
  return row;
}

/**
 * Changes an expert, and where works are given puts them in the place of those before; all or nothing, under the rules of the
 * table.
 * @throws AppError 401, 404 when there is none that the caller may write, 422
 */
export async function editExpert(
  { db, env, caller, address }: Writer,
  id: string,
  input: Input,
): Promise<{ changed: number }> {
  const data = columnsOf(input);
  const operations: ModuleOperation[] = [
    ...(Object.keys(data).length > 0
      ? [{ op: 'put' as const, table: 'zhuanjia', data, where: { expert_id: id } }]
      : []),
    ...(input.works
      ? [{ op: 'remove' as const, table: 'zhuanjia_work', where: { expert_id: id } }, ...worksOf(id, input.works)]
      : []),
  ];
  if (operations.length === 0) return { changed: 0 };
  const [first] = await runOperations(operations, caller, db, env, address);
  if (operations[0]?.op === 'put' && first?.changed === 0) throw notFound();
  return { changed: 1 };
}
