import { type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { replies, threads } from '../../db/schema/threads.ts';
import type { Rule } from '../data/policy.ts';
import { render } from '../data/render.ts';
import { allOf, anyOf, living, mine, staff } from '../data/rules.ts';
import { type Caller, holds } from '../platform/caller.ts';

type Post = Record<'holdTime' | 'hideTime' | 'isDelete', SQLiteColumn>;
type OwnPost = Post & { addUser: SQLiteColumn };

/** Who looks after the community's posts. */
export const threadModerator = staff('content-admin');

/** What everybody reads of posts: neither held, nor hidden, nor deleted. A reply is read where its thread is as well. */
const readable = (t: Post): SQL => sql`(${t.holdTime} IS NULL AND ${t.hideTime} IS NULL AND ${t.isDelete} = 0)`;

/** What the caller reads of posts: authors their own withheld ones too, moderators all that is not deleted. */
export const readableBy = (caller: Caller, t: OwnPost): Rule =>
  allOf(living(t), anyOf(threadModerator(caller), mine(caller, t.addUser), readable(t)));

/** SQL condition on a thread under an alias: everybody reads it. */
export const readableThread = (as: string): string => render(readable(alias(threads, as))).sql;

/** SQL condition on a reply under an alias, whose thread everybody reads: everybody reads it. */
export const readableReply = (as: string): string => render(readable(alias(replies, as))).sql;

/**
 * SQL condition on a thread or reply under an alias, for a statement: the caller reads it, a reply where its thread is.
 * @param user placeholder that is bound to the caller's user id, null for visitors, such as `?1`
 */
export function readableFor(caller: Caller, table: 'thread' | 'reply', as: string, user: string): string {
  // The placeholder stands in every form of the condition, since a statement takes no more values than it has places.
  if (holds(caller, 'content-admin')) return `(${as}.is_delete = 0 AND ${user} IS NOT NULL)`;
  const shown = table === 'thread' ? readableThread(as) : readableReply(as);
  return `(${as}.is_delete = 0 AND (${as}.add_user = ${user} OR ${shown}))`;
}
