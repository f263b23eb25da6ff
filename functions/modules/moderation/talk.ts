import type { ReviewedType } from '../../../db/contract/items.ts';
import type { ReviewComment, ReviewTalk } from '../../../db/contract/reviews.ts';
import { type Caller, holds, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { noticeEntry } from '../../platform/notices.ts';
import { shortened } from '../../platform/plain-text.ts';
import { newId, sha256 } from '../../platform/random.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';
import { commentsOf, readComments } from '../items/lists/comments.ts';
import { publisherTold } from '../items/lists/publisher-told.ts';
import { factsOf, type ReviewedRow, type ReviewFacts, readReviewed } from '../items/lists/review-facts.ts';

const QUOTED = 100;

/** The same words by the same person at the same field within so many seconds are one press of a button too many. */
const REPEAT_SECONDS = 60;
const SAME = `SELECT id FROM review_comment WHERE item_id = ? AND add_user = ? AND field = ? AND content = ?
  AND add_time > ? AND is_delete = 0`;

/**
 * What auditors and publisher said about an item, for either side.
 * @throws AppError 401 without a user, 404 for items of others
 */
export async function talkOf(db: Database, caller: Caller, itemType: ReviewedType, id: string): Promise<ReviewTalk> {
  const facts = factsOf(itemType);
  const { add_user, ...item } = await readReviewed(db, caller, facts, id);
  const read = readComments(facts, id, userIdOf(caller), holds(caller, facts.auditor));
  const [comments] = await db.batch([read]);
  return { ...item, item_type: itemType, comments: commentsOf(comments) };
}

/** Whoever reviewed once and may no longer is not told what publishers write. */
const STILL_REVIEWS = `u.is_delete = 0 AND (instr(',' || replace(u.authority, ' ', '') || ',', ',' || ? || ',') > 0
  OR instr(',' || replace(u.authority, ' ', '') || ',', ',admin,') > 0)`;

/** The auditor who spoke last, by a comment or by a decision, among those who still review. */
async function lastAuditor(db: Database, { noun, auditor }: ReviewFacts, id: string): Promise<string | null> {
  const [spoken, decided] = await db.batch<{ user_id: string | null }>([
    {
      sql: `SELECT c.add_user AS user_id FROM review_comment c JOIN user u ON u.user_id = c.add_user
            WHERE c.item_id = ? AND c.is_delete = 0 AND c.from_publisher = 0 AND ${STILL_REVIEWS}
            ORDER BY c.add_time DESC, c.id DESC LIMIT 1`,
      params: [id, auditor],
    },
    {
      sql: `SELECT l.user_id FROM audit_log l JOIN user u ON u.user_id = l.user_id
            WHERE l.table_name = ? AND l.item_id = ? AND l.action = 'audit' AND ${STILL_REVIEWS}
            ORDER BY l.add_time DESC LIMIT 1`,
      params: [noun, id, auditor],
    },
  ]);
  return spoken?.[0]?.user_id ?? decided?.[0]?.user_id ?? null;
}

async function listenerOf(db: Database, facts: ReviewFacts, row: ReviewedRow, writer: string) {
  if (row.add_user !== writer) {
    const told = publisherTold(facts, row.id, `/reviewTalk/${facts.pages}/${row.id}`, writer);
    return { ...told, topic: 'review_comment' as const };
  }
  const userId = await lastAuditor(db, facts, row.id);
  if (userId === null || userId === writer) return null;
  return { userId, topic: 'review_answer' as const, link: `/audit/${facts.pages}/${row.id}` };
}

/**
 * Writes to the other side about an item's present version, at a field of the form or about the whole; the other side is told.
 * The same words sent twice are one comment.
 * @throws AppError 404 for items of others, 409 when the writer read another version, 429 for too many
 */
export async function addComment(
  db: Database,
  env: Env,
  caller: Caller,
  input: ReviewComment,
): Promise<{ id: string; version: number }> {
  const userId = userIdOf(caller);
  const facts = factsOf(input.item_type);
  const row = await readReviewed(db, caller, facts, input.id);
  if (input.version !== undefined && input.version !== row.version) throw new AppError(409, 'conflict');
  await takeAttempt(env, [{ name: 'review-comment', key: userId, limit: 100, windowSeconds: 600 }]);
  const at = now();
  const listener = await listenerOf(db, facts, row, userId);
  const params = { name: row.name, field: input.field, content: shortened(input.content, QUOTED) };
  const same = [row.id, userId, input.field, input.content, at - REPEAT_SECONDS];
  const onceKey = `review:${sha256(JSON.stringify([row.id, input.field, input.content]))}:${Math.floor(at / REPEAT_SECONDS)}`;
  const [, found] = await db.batch<{ id: string }>([
    {
      sql: `INSERT INTO review_comment(id,item_type,item_id,version,field,content,add_user,from_publisher,add_time,is_delete)
            SELECT ?,?,?,?,?,?,?,?,?,0 WHERE NOT EXISTS (${SAME})`,
      params: [
        ...[newId(), input.item_type, row.id, row.version, input.field, input.content, userId],
        ...[row.add_user === userId ? 1 : 0, at],
        ...same,
      ],
    },
    { sql: SAME, params: same },
    ...(listener ? [noticeEntry({ ...listener, itemType: input.item_type, itemId: row.id, params, onceKey })] : []),
  ]);
  return { id: found?.[0]?.id ?? '', version: row.version };
}

/**
 * Marks a comment as dealt with, or takes the mark away; both sides may.
 * @throws AppError 404 for comments about items of others
 */
export async function resolveComment(
  db: Database,
  caller: Caller,
  input: { id: string; resolved: boolean },
): Promise<{ id: string; resolve_time: number | null }> {
  userIdOf(caller);
  const comment = await db.first<{ item_type: ReviewedType; item_id: string; resolve_time: number | null }>(
    'SELECT item_type, item_id, resolve_time FROM review_comment WHERE id = ? AND is_delete = 0',
    [input.id],
  );
  if (!comment) throw notFound();
  await readReviewed(db, caller, factsOf(comment.item_type), comment.item_id);
  const resolve_time = input.resolved ? (comment.resolve_time ?? now()) : null;
  await db.run('UPDATE review_comment SET resolve_time = ? WHERE id = ? AND is_delete = 0', [resolve_time, input.id]);
  return { id: input.id, resolve_time };
}
