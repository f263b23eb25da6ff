import type { Lang } from '../../../db/contract/errors.ts';
import { hasContent } from '../../../db/contract/fields.ts';
import { ITEM } from '../../../db/contract/limits.ts';
import {
  POST_LIMITS,
  type PostState,
  type ReplyEdit,
  type ReplyInput,
  type ThreadEdit,
  type ThreadInput,
} from '../../../db/contract/threads.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, isStale, isUniqueViolation, type Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { plainText } from '../../platform/plain-text.ts';
import { newId } from '../../platform/random.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';
import { cleanHtml } from '../../platform/sanitize.ts';
import { publicItem } from '../../tables/public-items.ts';
import { readableThread } from '../../tables/thread-rules.ts';
import { linkStatement } from './links.ts';
import { checkLinks, checkNewcomer, isNewcomer } from './newcomers.ts';
import { stateOf } from './rows.ts';
import { tellFollowers } from './told.ts';

type Table = 'thread' | 'reply';
interface Written {
  id: string;
  state: PostState;
}

/** Who writes, where, and under which key a repeated submission is known. */
interface Writer {
  db: Database;
  env: Env;
  userId: string;
  lang: Lang;
  /** Header Idempotency-Key; null without one. */
  key: string | null;
}

const attempt = (env: Env, userId: string, what: 'threads' | 'replies' | 'edits') =>
  takeAttempt(env, [
    { name: `community-${what}`, key: userId, limit: POST_LIMITS[what], windowSeconds: POST_LIMITS.windowSeconds },
  ]);

/**
 * A text as it is stored.
 * @throws AppError 422 where nothing is left of it
 */
function cleanBody(html: string): string {
  const body = cleanHtml(html);
  if (!hasContent(body)) throw invalid([{ field: 'body', code: 'thread_body_required' }]);
  return body;
}

const selectWritten = (table: Table, column: 'id' | 'submission_key', userId: string, value: string): Statement => ({
  sql: `SELECT p.id, ${stateOf('p')} AS state FROM ${table} p WHERE p.add_user = ? AND p.${column} = ?`,
  params: [userId, value],
});

/** What the same submission wrote before; null where it is the first. */
const writtenBefore = (table: Table, { db, userId, key }: Writer): Promise<Written | null> => {
  if (key === null) return Promise.resolve(null);
  const { sql, params } = selectWritten(table, 'submission_key', userId, key);
  return db.first<Written>(sql, params);
};

/**
 * Writes a post once, however often its form was sent.
 * @param insert adds the row, or none where what it stands in is gone
 * @param follows further statements of its batch
 * @param gone the refusal where it is
 */
async function writeOnce(
  table: Table,
  id: string,
  writer: Writer,
  insert: Statement,
  follows: Statement[],
  gone: () => Error,
): Promise<Written> {
  const { db, userId } = writer;
  try {
    const answers = await db.batch<Written>([
      insert,
      assertChanged(),
      ...follows,
      selectWritten(table, 'id', userId, id),
    ]);
    const row = answers.at(-1)?.[0];
    if (!row) throw notFound();
    return row;
  } catch (error) {
    if (isStale(error)) throw gone();
    const before = isUniqueViolation(error, 'submission_key') ? await writtenBefore(table, writer) : null;
    if (before) return before;
    throw error;
  }
}

/**
 * Begins a thread; that of a newcomer waits for the moderators (decision 163).
 * @throws AppError 422 for a category that there is not, 429
 */
export async function askThread(writer: Writer, input: ThreadInput): Promise<Written> {
  const before = await writtenBefore('thread', writer);
  if (before) return before;
  const body = cleanBody(input.body);
  await checkNewcomer(writer.db, writer.env, writer.userId, body);
  await attempt(writer.env, writer.userId, 'threads');
  const [id, at] = [newId(), now()];
  return writeOnce(
    'thread',
    id,
    writer,
    {
      sql: `INSERT INTO thread (id, category_id, title, body, plain, lang, add_user, add_time, last_time, submission_key, hold_time)
        SELECT ?1, c.id, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8, iif(${isNewcomer('?6')}, ?7, NULL) FROM thread_category c WHERE c.id = ?9 AND c.is_delete = 0`,
      params: [id, input.title, body, plainText(body), writer.lang, writer.userId, at, writer.key, input.category_id],
    },
    [],
    () => invalid([{ field: 'category_id', code: 'thread_category_required' }]),
  );
}

/**
 * Replies in a thread; who follows it is told, as soon as everybody reads the reply.
 * @throws AppError 404 for a thread that not everybody reads, 422, 429
 */
export async function writeReply(writer: Writer, input: ReplyInput): Promise<Written> {
  const before = await writtenBefore('reply', writer);
  if (before) return before;
  const body = cleanBody(input.body);
  const { result_id } = input;
  if (result_id && !(await publicItem(writer.db, ITEM.result, result_id)))
    throw invalid([{ field: 'result_id', code: 'unknown_reference' }]);
  await checkNewcomer(writer.db, writer.env, writer.userId, body);
  await attempt(writer.env, writer.userId, 'replies');
  const [id, at] = [newId(), now()];
  return writeOnce(
    'reply',
    id,
    writer,
    {
      sql: `INSERT INTO reply (id, thread_id, body, lang, add_user, add_time, submission_key, hold_time)
        SELECT ?1, t.id, ?2, ?3, ?4, ?5, ?6, iif(${isNewcomer('?4')}, ?5, NULL) FROM thread t WHERE t.id = ?7 AND ${readableThread('t')}`,
      params: [id, body, writer.lang, writer.userId, at, writer.key, input.thread_id],
    },
    [
      ...(result_id ? [linkStatement(input.thread_id, 'result', result_id, id, writer.userId)] : []),
      tellFollowers([id]),
    ],
    notFound,
  );
}

/** What an own post that the moderators left may get. */
async function change(table: Table, { db, userId }: Writer, id: string, set: Statement): Promise<Written> {
  const { sql, params } = selectWritten(table, 'id', userId, id);
  const [changed = [], rows = []] = await db.batch<Written>([
    {
      sql: `UPDATE ${table} SET ${set.sql} WHERE id = ? AND add_user = ? AND is_delete = 0 AND hide_time IS NULL RETURNING id`,
      params: [...set.params, id, userId],
    },
    { sql, params },
  ]);
  const row = rows[0];
  if (changed.length === 0 || !row) throw notFound();
  return row;
}

/**
 * Changes an own thread; the database keeps how it read before.
 * @throws AppError 404 for none of the caller's that the moderators left, 422, 429
 */
export async function editThread(writer: Writer, { id, category_id, title, body: html }: ThreadEdit): Promise<Written> {
  const body = cleanBody(html);
  await checkLinks(writer.db, writer.userId, body);
  await attempt(writer.env, writer.userId, 'edits');
  const category = await writer.db.first(
    'SELECT 1 AS n FROM thread_category WHERE id = ? AND (is_delete = 0 OR id = (SELECT category_id FROM thread WHERE id = ?))',
    [category_id, id],
  );
  if (!category) throw invalid([{ field: 'category_id', code: 'thread_category_required' }]);
  return change('thread', writer, id, {
    sql: 'update_time = iif(title IS NOT ? OR body IS NOT ?, ?, update_time), category_id = ?, title = ?, body = ?, plain = ?',
    params: [title, body, now(), category_id, title, body, plainText(body)],
  });
}

/**
 * Changes an own reply; the database keeps how it read before.
 * @throws AppError 404 for none of the caller's that the moderators left, 422, 429
 */
export async function editReply(writer: Writer, { id, body: html }: ReplyEdit): Promise<Written> {
  const body = cleanBody(html);
  await checkLinks(writer.db, writer.userId, body);
  await attempt(writer.env, writer.userId, 'edits');
  return change('reply', writer, id, {
    sql: 'update_time = iif(body IS NOT ?, ?, update_time), body = ?',
    params: [body, now(), body],
  });
}

/**
 * Deletes an own post; a second time changes nothing.
 * @throws AppError 404 for none of the caller's
 */
export async function removePost(
  db: Database,
  table: Table,
  userId: string,
  id: string,
): Promise<{ deleted: boolean }> {
  const [rows = []] = await db.batch([
    { sql: `SELECT id FROM ${table} WHERE id = ? AND add_user = ?`, params: [id, userId] },
    { sql: `UPDATE ${table} SET is_delete = 1 WHERE id = ? AND add_user = ? AND is_delete = 0`, params: [id, userId] },
  ]);
  if (rows.length === 0) throw notFound();
  return { deleted: true };
}
