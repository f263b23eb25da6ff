import type { OpenRound, RoundChange, RoundInput } from '../../../../db/contract/programme/rounds.ts';
import { type ModuleOperation, runOperations } from '../../../data/write.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, invalid } from '../../../platform/errors.ts';
import { newId } from '../../../platform/random.ts';
import { currentRound } from '../../../tables/programme/current.ts';

/**
 * The round that takes declarations.
 * @param at unix seconds
 * @returns null where none is open
 */
export async function openRoundAt(db: Database, at: number): Promise<OpenRound> {
  const round = await currentRound(db, at);
  if (round?.is_open !== 1) return null;
  const { id, title, title_en, open_time, close_time, opinions_due } = round;
  return { id, title, title_en, opens: open_time, closes: close_time, opinions_due };
}

type Files = RoundInput['attachments'];

const fileRow = (round: string, file: Files[number]) => ({
  type: file.type ?? 'enclosure',
  item_id: round,
  file_name: file.file_name ?? file.fileShowName ?? '',
  file_path: file.file_path || file.url || '',
});

const kindRows = (round: string, kinds: readonly (RoundInput['kinds'][number] & { sort: number })[]) =>
  kinds.map(({ name, is_required, sort }) => ({ round_id: round, name, is_required, sort }));

const sorted = (kinds: RoundInput['kinds']) => kinds.map((kind, sort) => ({ ...kind, sort }));

/** Several rows of one table, or no operation. */
const addsOf = (table: string, data: Record<string, unknown>[]): ModuleOperation[] =>
  data.length > 0 ? [{ op: 'adds', table, data }] : [];

/** Complaints of the table service at the fields of the form: parts stand below the round. */
function atField(error: unknown, operations: readonly ModuleOperation[]): unknown {
  if (!(error instanceof AppError) || error.fields.length === 0) return error;
  const table = operations[error.operation ?? 0]?.table;
  if (table === 'project_round') return error;
  const field = table === 'project_round_file' ? 'kinds' : 'attachments';
  return invalid(error.fields.map((complaint) => ({ ...complaint, field })));
}

interface From {
  db: Database;
  env: Env;
  caller: Caller;
  address: string;
}

async function run({ db, env, caller, address }: From, operations: ModuleOperation[]): Promise<void> {
  try {
    await runOperations(operations, caller, db, env, address);
  } catch (error) {
    throw atField(error, operations);
  }
}

/**
 * Adds a round, its kinds of attachments and its files in one transaction.
 * @throws AppError 422 with complaints at fields
 */
export async function addRound(from: From, { kinds, attachments, ...round }: RoundInput): Promise<{ id: string }> {
  const id = newId();
  await run(from, [
    { op: 'add', table: 'project_round', data: round, newKey: id },
    ...addsOf('project_round_file', kindRows(id, sorted(kinds))),
    ...addsOf(
      'attachment_relation',
      attachments.map((file) => fileRow(id, file)),
    ),
  ]);
  return { id };
}

/**
 * Changes a round as it was read; kinds that stay keep their ids, which files of declarations name.
 * @throws AppError 404, 409 where somebody changed it since, 422 with complaints at fields
 */
export async function changeRound(
  from: From,
  { id, version, round: { kinds, attachments, ...round } }: RoundChange,
): Promise<{ id: string }> {
  const [known = [], files = [], stored = []] = await from.db.batch<{ id: string; file_path: string; version: number }>(
    [
      { sql: 'SELECT id FROM project_round_file WHERE round_id = ?', params: [id] },
      { sql: 'SELECT id, file_path FROM attachment_relation WHERE item_id = ? AND is_delete = 0', params: [id] },
      { sql: 'SELECT version FROM project_round WHERE id = ? AND is_delete = 0', params: [id] },
    ],
  );
  if (!stored[0]) throw new AppError(404, 'not_found');
  if (stored[0].version !== version) throw new AppError(409, 'conflict');
  const wanted = sorted(kinds);
  const isKnown = (kind: { id?: string | undefined }) => known.some((row) => row.id === kind.id);
  const paths = attachments.map((file) => file.file_path || file.url);
  const goneKinds = known.filter((row) => !kinds.some((kind) => kind.id === row.id));
  const goneFiles = files.filter(({ file_path }) => !paths.includes(file_path));
  await run(from, [
    { op: 'put', table: 'project_round', data: round, where: { id, version } },
    ...goneKinds.map((row): ModuleOperation => ({ op: 'remove', table: 'project_round_file', where: { id: row.id } })),
    ...wanted.filter(isKnown).map(
      ({ id: kind, name, is_required, sort }): ModuleOperation => ({
        ...{ op: 'put', table: 'project_round_file', data: { name, is_required, sort } },
        where: { id: kind, round_id: id },
      }),
    ),
    ...addsOf(
      'project_round_file',
      kindRows(
        id,
        wanted.filter((kind) => !isKnown(kind)),
      ),
    ),
    ...goneFiles.map((row): ModuleOperation => ({ op: 'del', table: 'attachment_relation', where: { id: row.id } })),
    ...addsOf(
      'attachment_relation',
      attachments
        .filter((file) => !files.some(({ file_path }) => file_path === (file.file_path || file.url)))
        .map((file) => fileRow(id, file)),
    ),
  ]);
  return { id };
}
