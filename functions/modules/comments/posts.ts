import type { PostInput, PostKind } from '../../../db/contract/comments.ts';
import { itemPage } from '../../../db/contract/items.ts';
import { ITEM } from '../../../db/contract/limits.ts';
import { threadPath } from '../../../db/contract/threads.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import type { Database, RowOf } from '../../platform/database.ts';
import { plainText, shortened } from '../../platform/plain-text.ts';
import { readableReply, readableThread } from '../../tables/thread-rules.ts';

/** Where posts of a kind stand: the moderators' statements name tables and keys by it. */
export const POST_TABLES: Readonly<Record<PostKind, { table: string; key: string }>> = {
  comment: { table: 'comment', key: 'comment_id' },
  thread: { table: 'thread', key: 'id' },
  reply: { table: 'reply', key: 'id' },
};

/** SQL condition on a comment `c`: whether it is the caller's to moderate: the same people as the table's own rule names. */
function moderatedComments(caller: Caller): string {
  const kinds = [
    ...(holds(caller, 'cg-auditor') ? [`c.item_type = ${ITEM.result}`] : []),
    ...(holds(caller, 'xq-auditor') ? [`c.item_type = ${ITEM.demand}`] : []),
    ...(holds(caller, 'content-admin') ? [`c.item_type NOT IN (${ITEM.result}, ${ITEM.demand})`] : []),
  ];
  return kinds.length > 0 ? `(${kinds.join(' OR ')})` : '0';
}

/** SQL condition on a row `g` of kind and id with the post beside it (`POST_JOINS`): it is there, and the caller's to moderate. */
export const moderated = (caller: Caller): string =>
  `CASE g.kind WHEN 'comment' THEN c.comment_id IS NOT NULL AND ${moderatedComments(caller)}
   WHEN 'reply' THEN y.id IS NOT NULL AND t.id IS NOT NULL AND ${Number(holds(caller, 'content-admin'))}
   ELSE t.id IS NOT NULL AND ${Number(holds(caller, 'content-admin'))} END`;

/** The post of a row `g` of kind and id: `c`, `y` or `t`; a reply has its thread beside it. */
export const POST_JOINS = `LEFT JOIN comment c ON g.kind = 'comment' AND c.comment_id = g.id
LEFT JOIN reply y ON g.kind = 'reply' AND y.id = g.id AND y.is_delete = 0
LEFT JOIN thread t ON t.id = CASE g.kind WHEN 'thread' THEN g.id WHEN 'reply' THEN y.thread_id END AND t.is_delete = 0`;

/** A column of the post, whatever its kind calls it. */
const column = (comment: string, reply = comment) =>
  `CASE g.kind WHEN 'comment' THEN ${comment === 'NULL' ? 'NULL' : `c.${comment}`} WHEN 'reply' THEN y.${reply} ELSE t.${reply} END`;

/** What is read of a post, by the names of `PostRow`. */
export const POST_COLUMNS = `g.kind, g.id, ${column('add_user')} AS add_user, ${column('add_time')} AS add_time,
  ${column('content', 'body')} AS content, ${column('NULL', 'hold_time')} AS hold_time,
  ${column('NULL', 'update_time')} AS update_time, ${column('hide_time')} AS hide_time,
  ${column('hide_user')} AS hide_user, ${column('hide_reason')} AS hide_reason, c.item_type, c.item_id, t.id AS thread_id, t.title`;

/** SQL expressions of when a post was held and hidden, and of why. */
export const HELD = column('NULL', 'hold_time');
export const HIDDEN = column('hide_time');

/** A post as the moderators' calls read it. */
export interface PostRow
  extends RowOf<'comment', 'add_user' | 'add_time' | 'content' | 'hide_time' | 'hide_user' | 'hide_reason'> {
  kind: PostKind;
  id: string;
  update_time: number | null;
  hold_time: number | null;
  item_type: number | null;
  item_id: string | null;
  thread_id: string | null;
  title: string | null;
}

const ROW = 'FROM (SELECT ?1 AS kind, ?2 AS id) g';

/** SQL condition on the post of `g`: everybody reads it. */
const READ_BY_ALL = `CASE g.kind WHEN 'comment' THEN c.comment_id IS NOT NULL AND c.hide_time IS NULL
   WHEN 'reply' THEN y.id IS NOT NULL AND t.id IS NOT NULL AND ${readableReply('y')} AND ${readableThread('t')}
   ELSE t.id IS NOT NULL AND ${readableThread('t')} END`;

/**
 * A post that everybody reads.
 * @returns null for none
 */
export const publicPost = (db: Database, { kind, id }: PostInput): Promise<PostRow | null> =>
  db.first<PostRow>(`SELECT ${POST_COLUMNS} ${ROW} ${POST_JOINS} WHERE ${READ_BY_ALL}`, [kind, id]);

/**
 * A post that the caller moderates, whatever became of it.
 * @returns null for none
 */
export const moderatedPost = (db: Database, caller: Caller, { kind, id }: PostInput): Promise<PostRow | null> =>
  db.first<PostRow>(`SELECT ${POST_COLUMNS} ${ROW} ${POST_JOINS} WHERE ${moderated(caller)}`, [kind, id]);

/** Path of the page that a post stands on; empty for none. */
export const pageOfPost = (post: Pick<PostRow, 'kind' | 'item_type' | 'item_id' | 'thread_id' | 'title'>): string =>
  post.kind === 'comment'
    ? itemPage(Number(post.item_type), String(post.item_id))
    : threadPath({ id: post.thread_id ?? '', title: post.title ?? '' });

/** Characters of a post that tell its author which is meant. */
const QUOTED = 60;

/** The beginning of a post, or its title, as its author is told of it. */
export const quoted = ({ kind, title, content }: Pick<PostRow, 'kind' | 'title' | 'content'>): string =>
  shortened(kind === 'thread' ? (title ?? '') : kind === 'reply' ? plainText(content) : content, QUOTED);
