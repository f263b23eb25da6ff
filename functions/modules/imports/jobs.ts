import type * as z from 'zod';
import {
  IMPORT_LIMITS,
  IMPORT_STATE,
  type ImportReason,
  type ImportState,
  importersOf,
} from '../../../db/contract/import-kinds.ts';
import type {
  ImportDetail,
  ImportJob,
  importBeginInput,
  importPieceInput,
  importStartInput,
} from '../../../db/contract/imports.ts';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { ITEM } from '../../../db/contract/limits.ts';
import { type Caller, holds, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { type Database, isUniqueViolation, type Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import type { Page } from '../../platform/envelope.ts';
import { AppError, forbidden, notFound } from '../../platform/errors.ts';
import { type Paging, readPage } from '../../platform/paging.ts';
import { newId } from '../../platform/random.ts';
import { insert } from '../../platform/sql.ts';
import { forgetPieces, keepPiece, receivedPieces, removePiece, removePieces } from './pieces.ts';

const { uploading, waiting, running, paused, cancelled } = IMPORT_STATE;

/** An import as its row has it. */
export interface JobRow {
  id: string;
  kind: number;
  name: string;
  user_id: string;
  state: ImportState;
  reason: ImportReason | null;
  at_once: number;
  pieces: number;
  next_piece: number;
  next_row: number;
  row_count: number;
  done_count: number;
  made_count: number;
  duplicate_count: number;
  refused_count: number;
  headings: string;
  add_time: number;
  begin_time: number | null;
  end_time: number | null;
  update_time: number;
}
type NamedJob = JobRow & { user_name: string | null };

const SELECT = `SELECT j.*, coalesce(nullif(u.name, ''), u.nickname, u.account) AS user_name
  FROM import_job j LEFT JOIN user u ON u.user_id = j.user_id`;

/** The kind of item that an import makes. */
export const kindOf = ({ kind }: Pick<JobRow, 'kind'>): PublishedKind => (kind === ITEM.demand ? 'demand' : 'result');

/** @throws AppError 403 for staff of another kind */
export function checkImporter(caller: Caller, kind: PublishedKind): void {
  if (!holds(caller, ...importersOf(kind))) throw forbidden();
}

const shown = (job: NamedJob, caller: Caller): ImportJob => ({
  id: job.id,
  kind: kindOf(job),
  name: job.name,
  user_name: job.user_name,
  is_own: job.user_id === caller.userId,
  state: job.state,
  reason: job.reason,
  at_once: job.at_once === 1,
  pieces: job.pieces,
  row_count: job.row_count,
  done_count: job.done_count,
  made_count: job.made_count,
  duplicate_count: job.duplicate_count,
  refused_count: job.refused_count,
  add_time: job.add_time,
  begin_time: job.begin_time,
  end_time: job.end_time,
  update_time: job.update_time,
});

async function detailOf(db: Database, caller: Caller, job: NamedJob): Promise<ImportDetail> {
  return { ...shown(job, caller), received: job.state === uploading ? await receivedPieces(db, job.id) : [] };
}

/**
 * An import for whoever may see it: whose it is, and `admin`.
 * @throws AppError 404 for everybody else
 */
export async function readJob(db: Database, caller: Caller, id: string): Promise<NamedJob> {
  const job = await db.first<NamedJob>(`${SELECT} WHERE j.id = ?`, [id]);
  if (!job || (job.user_id !== caller.userId && !holds(caller, 'admin'))) throw notFound();
  return job;
}

/** One import with its counts, and the pieces that are there as long as it is sent. @throws AppError 404 */
export const jobDetail = async (db: Database, caller: Caller, id: string): Promise<ImportDetail> =>
  detailOf(db, caller, await readJob(db, caller, id));

/** A page of imports, newest first: own ones, or everybody's for administrators who ask for them. */
export async function jobList(
  db: Database,
  caller: Caller,
  query: Paging & { all?: string | undefined },
): Promise<Page<ImportJob>> {
  const everybody = query.all === '1' && holds(caller, 'admin');
  const where = everybody ? '' : 'WHERE j.user_id = ?';
  const params = everybody ? [] : [userIdOf(caller)];
  const sql = `${SELECT} ${where} ORDER BY j.id DESC LIMIT ? OFFSET ?`;
  return readPage(db, query, { sql, from: `FROM import_job j ${where}`, params }, (job: NamedJob) =>
    shown(job, caller),
  );
}

/**
 * Announces a file. The same key leads to the import that was announced with it, as long as that has not ended.
 * @throws AppError 403 for staff of another kind
 */
export async function startImport(
  db: Database,
  caller: Caller,
  { kind, name, headings, pieces, rows }: z.output<typeof importStartInput>,
  key: string | null,
): Promise<ImportDetail> {
  checkImporter(caller, kind);
  const userId = userIdOf(caller);
  const submissionKey = key && `${kind}:${key}`;
  const at = now();
  const id = newId();
  const known = () =>
    db.first<NamedJob>(`${SELECT} WHERE j.user_id = ? AND j.submission_key = ? AND j.end_time IS NULL`, [
      userId,
      submissionKey,
    ]);
  const before = submissionKey ? await known() : null;
  if (before) return detailOf(db, caller, before);
  try {
    await db.batch([
      insert('import_job', {
        ...{ id, kind: PUBLISHED[kind].itemType, name, user_id: userId, submission_key: submissionKey, pieces },
        ...{ row_count: rows, headings: JSON.stringify(headings), add_time: at, update_time: at },
      }),
    ]);
  } catch (error) {
    const other = isUniqueViolation(error) ? await known() : null;
    if (!other) throw error;
    return detailOf(db, caller, other);
  }
  return jobDetail(db, caller, id);
}

/** An own import of a kind that the caller still imports. @throws AppError 403, 404 */
async function ownJob(db: Database, caller: Caller, id: string): Promise<NamedJob> {
  const job = await readJob(db, caller, id);
  if (job.user_id !== caller.userId) throw notFound();
  checkImporter(caller, kindOf(job));
  return job;
}

/** Where the import is being sent, and a piece makes no more of it than was announced: the piece is of the file. */
function taken(id: string, no: number, object: string, count: number): Statement[] {
  const sent = `sent_count + ?2 - coalesce((SELECT row_count FROM import_piece WHERE job_id = ?1 AND no = ?3), 0)`;
  return [
    {
      sql: `UPDATE import_job SET sent_count = ${sent}, update_time = ?4
            WHERE id = ?1 AND state = ${uploading} AND ${sent} <= row_count`,
      params: [id, count, no, now()],
    },
    {
      sql: `INSERT INTO import_piece (job_id, no, object, row_count) SELECT ?, ?, ?, ? WHERE changes() > 0
            ON CONFLICT (job_id, no) DO UPDATE SET object = excluded.object, row_count = excluded.row_count RETURNING no`,
      params: [id, no, object, count],
    },
  ];
}

/**
 * Takes a piece of the file; the same number again replaces it. What is refused is not kept, and never imported.
 * @throws AppError 404, 409 once the import began or ended, and where the file would hold more rows than were announced
 */
export async function takePiece(
  db: Database,
  env: Env,
  caller: Caller,
  { id, no, rows }: z.output<typeof importPieceInput>,
): Promise<{ no: number }> {
  const job = await ownJob(db, caller, id);
  if (job.state !== uploading) throw new AppError(409, 'import_begun');
  if (no > job.pieces) throw notFound();
  const object = await keepPiece(env, id, no, rows);
  const [[before] = [], , [kept] = [], [after] = []] = await db.batch<Partial<JobRow> & { object?: string }>([
    { sql: 'SELECT object FROM import_piece WHERE job_id = ? AND no = ?', params: [id, no] },
    ...taken(id, no, object, rows.length),
    { sql: 'SELECT state, end_time FROM import_job WHERE id = ?', params: [id] },
  ]);
  const over = kept ? before?.object : object;
  if (over !== undefined) await removePiece(env, id, over);
  if (kept) return { no };
  if (after?.state === uploading) throw new AppError(409, 'import_too_many', { params: { rows: job.row_count } });
  throw new AppError(409, after?.end_time === null ? 'import_begun' : 'import_ended');
}

const wake = (env: Env, id: string): Promise<void> => env.IMPORTER.getByName(id).wake(id);

/** A change of the state, where it still is one of those that it may follow. */
const moved = (id: string, from: readonly ImportState[], set: string, values: unknown[] = []): Statement => ({
  sql: `UPDATE import_job SET ${set}, update_time = ? WHERE id = ? AND state IN (SELECT value FROM json_each(?))`,
  params: [...values, now(), id, JSON.stringify(from)],
});

/**
 * Begins an import whose pieces are all there; one that began already goes on.
 * @throws AppError 403 for `at_once` by whoever reviews nothing of the kind, 404, 409 with pieces missing
 */
export async function beginImport(
  db: Database,
  env: Env,
  caller: Caller,
  { id, at_once = false }: z.output<typeof importBeginInput>,
): Promise<ImportDetail> {
  const job = await ownJob(db, caller, id);
  if (at_once && !holds(caller, PUBLISHED[kindOf(job)].auditor)) throw forbidden();
  if (job.state === uploading) {
    const received = await receivedPieces(db, id);
    if (received.length < job.pieces) throw new AppError(409, 'import_incomplete');
    await db.batch([
      moved(id, [uploading], `state = ${waiting}, at_once = ?, begin_time = ?`, [at_once ? 1 : 0, now()]),
    ]);
  }
  const after = await readJob(db, caller, id);
  if (after.state === waiting) await wake(env, id);
  return detailOf(db, caller, after);
}

/** Stops an import for a while: no row is made after the answer. @throws AppError 404, 409 once it ended */
export async function pauseImport(db: Database, caller: Caller, id: string): Promise<ImportDetail> {
  const job = await readJob(db, caller, id);
  if (job.end_time !== null) throw new AppError(409, 'import_ended');
  await db.batch([moved(id, [waiting, running], `state = ${paused}, reason = 'asked'`)]);
  return jobDetail(db, caller, id);
}

/** Lets an import go on; one that runs is woken. @throws AppError 403, 404, 409 once it ended */
export async function resumeImport(db: Database, env: Env, caller: Caller, id: string): Promise<ImportDetail> {
  const job = await readJob(db, caller, id);
  checkImporter(caller, kindOf(job));
  if (job.end_time !== null) throw new AppError(409, 'import_ended');
  if (job.state === uploading) throw new AppError(409, 'import_incomplete');
  await db.batch([moved(id, [paused], `state = ${waiting}, reason = NULL`)]);
  await wake(env, id);
  return jobDetail(db, caller, id);
}

/** Ends an import; what it made stays. One that ended stays as it is. @throws AppError 404 */
export async function cancelImport(db: Database, env: Env, caller: Caller, id: string): Promise<ImportDetail> {
  await readJob(db, caller, id);
  await db.batch([
    moved(id, [uploading, waiting, running, paused], `state = ${cancelled}, reason = NULL, end_time = ?`, [now()]),
  ]);
  const after = await readJob(db, caller, id);
  if (after.state === cancelled) await forgetFile(db, env, id);
  return detailOf(db, caller, after);
}

/** Removes the pieces of an import that ended. */
export async function forgetFile(db: Database, env: Env, id: string): Promise<void> {
  await removePieces(env, id);
  await db.batch([
    forgetPieces(id),
    { sql: 'UPDATE import_job SET is_swept = 1 WHERE id = ? AND end_time IS NOT NULL', params: [id] },
  ]);
}

/** Imports that one run looks after. */
const BATCH = 50;
/** Seconds after which an import that runs and does not move is woken. */
const STILL_SECONDS = 120;

/** Wakes imports that should run and have not moved for two minutes: their worker is gone. */
export async function wakeImports(db: Database, env: Env): Promise<void> {
  const still = await db.all<{ id: string }>(
    `SELECT id FROM import_job WHERE state IN (${waiting}, ${running}) AND is_swept = 0 AND update_time < ? LIMIT ${BATCH}`,
    [now() - STILL_SECONDS],
  );
  for (const { id } of still) await wake(env, id);
}

/** Ends an import that is still not sent, so that nothing is taken for it any more. */
const isGivenUp = async (db: Database, id: string, before: number): Promise<boolean> =>
  (await db.run(
    `UPDATE import_job SET state = ${cancelled}, end_time = ? WHERE id = ? AND state = ${uploading} AND update_time < ?`,
    [now(), id, before],
  )) > 0;

/** Ends an import that nobody lets go on: it has been paused, and its account closed or disabled, for a week. */
const endLeft = (before: number): Statement => ({
  sql: `UPDATE import_job SET state = ${cancelled}, reason = NULL, end_time = ?1
        WHERE is_swept = 0 AND state = ${paused} AND update_time < ?2
          AND NOT EXISTS (SELECT 1 FROM user u WHERE u.user_id = import_job.user_id AND u.is_delete = 0)`,
  params: [now(), before],
});

/** Removes files of imports that ended, and imports whose sending was given up or that nobody can let go on, a week ago. */
export async function sweepImports(db: Database, env: Env): Promise<void> {
  const at = now();
  const old = at - IMPORT_LIMITS.uploadDays * 24 * 3600;
  const [, due = []] = await db.batch<{ id: string; state: ImportState }>([
    endLeft(old),
    {
      sql: `SELECT id, state FROM import_job WHERE is_swept = 0
              AND ((state = ${uploading} AND update_time < ?) OR state IN (${IMPORT_STATE.done}, ${cancelled})) LIMIT ${BATCH}`,
      params: [old],
    },
  ]);
  for (const { id, state } of due) {
    if (state !== uploading) await forgetFile(db, env, id);
    // What is sent once more at this moment goes on; what comes after this is refused.
    else if (await isGivenUp(db, id, old)) {
      await removePieces(env, id);
      await db.batch([forgetPieces(id), { sql: 'DELETE FROM import_job WHERE id = ?', params: [id] }]);
    }
  }
}
