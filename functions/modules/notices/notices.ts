import type { NoticeParams, NoticeRow } from '../../../db/contract/notices.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import type { Page } from '../../platform/envelope.ts';
import { englishName } from '../../platform/notices.ts';
import { type Paging, readPage } from '../../platform/paging.ts';
import { dueMessages, sendMessages } from '../../tables/messages.ts';

/** Unread notices are counted up to here: beyond it reads "99+". */
const COUNTED = 100;

/**
 * What the platform told the signed-in user, newest first; items by both names.
 * @returns `more` where there are more than 500
 * @throws AppError 401 without a user
 */
export async function ownNotices(db: Database, caller: Caller, query: Paging): Promise<Page<NoticeRow>> {
  const userId = userIdOf(caller);
  const from = 'FROM notice WHERE user_id = ?';
  const sql = `SELECT id, topic, item_type, item_id, coalesce(params ->> '$.name_en', ${englishName('notice')}) AS name_en, params, link, add_time, read_time ${from}
    ORDER BY add_time DESC, id DESC LIMIT ? OFFSET ?`;
  const shaped = ({ params, ...row }: Omit<NoticeRow, 'params'> & { params: string }) => ({
    ...row,
    params: JSON.parse(params) as NoticeParams,
  });
  return readPage(db, query, { sql, from, params: [userId] }, shaped);
}

/**
 * How many notices the signed-in user has not read, up to 100.
 * @throws AppError 401 without a user
 */
export async function unreadNotices(db: Database, caller: Caller): Promise<{ unread: number }> {
  const userId = userIdOf(caller);
  const sql = `SELECT count(*) AS unread FROM (SELECT 1 FROM notice WHERE user_id = ? AND read_time IS NULL LIMIT ${COUNTED})`;
  return (await db.first<{ unread: number }>(sql, [userId])) ?? { unread: 0 };
}

/**
 * Marks own notices as read; others' and read ones stay as they are.
 * @param input ids of notices, at most 100, or all
 * @throws AppError 401 without a user
 */
export async function readNotices(
  db: Database,
  caller: Caller,
  { ids, all }: { ids?: string[] | undefined; all?: boolean | undefined },
): Promise<{ changed: number }> {
  const userId = userIdOf(caller);
  const some = all ? '' : ' AND id IN (SELECT value FROM json_each(?))';
  const params = [now(), userId, ...(all ? [] : [JSON.stringify(ids ?? [])])];
  const changed = await db.run(
    `UPDATE notice SET read_time = ? WHERE user_id = ? AND read_time IS NULL${some}`,
    params,
  );
  return { changed };
}

/** Few messages are sent where they are found, more are handed to the queue. */
const AT_ONCE = 10;
/** Messages that one call of a consumer sends; what is left is found by the schedule. */
const MOST = 200;

/**
 * Sends messages that are due, of notices and of people without an account: what a call could not send, or a worker left behind.
 * @param handOver gives ids to the queue
 */
export async function sendDueMessages(
  db: Database,
  env: Env,
  handOver: (ids: readonly string[]) => Promise<void>,
): Promise<void> {
  const due = await dueMessages(db);
  if (due.length > AT_ONCE) await handOver(due.map(({ notice_id }) => notice_id));
  // Lost ones come to their end, too.
  else await sendMessages(db, env);
}

/**
 * Sends the messages that the queue names, ten side by side.
 * @param ids of notices, or of messages to people without an account
 */
export async function sendNamedMessages(db: Database, env: Env, ids: readonly string[]): Promise<void> {
  for (let sent = 0; sent < MOST; ) {
    const tried = await sendMessages(db, env, ids);
    if (tried === 0) return;
    sent += tried;
  }
}
