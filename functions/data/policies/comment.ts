import { sql } from 'drizzle-orm';
import { ITEM } from '../../../db/contract/limits.ts';
import { comments } from '../../../db/schema/community.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import { definePolicy, type Rule } from '../policy.ts';
import { allOf, anyOf, mine, nobody, signedIn, staff } from './rules.ts';

const shown = (t: typeof comments) => sql`${t.hideTime} IS NULL`;

/** Comments that the caller moderates: those on the items that the caller reviews, the editors' on all others. */
function moderated(caller: Caller, t: typeof comments): Rule {
  if (holds(caller, 'admin')) return true;
  const kinds = [sql.raw(String(ITEM.result)), sql.raw(String(ITEM.demand))] as const;
  return anyOf(
    holds(caller, 'cg-auditor') && sql`${t.itemType} = ${kinds[0]}`,
    holds(caller, 'xq-auditor') && sql`${t.itemType} = ${kinds[1]}`,
    holds(caller, 'content-admin') && sql`${t.itemType} NOT IN (${kinds[0]}, ${kinds[1]})`,
  );
}

const moderator = staff('cg-auditor', 'xq-auditor', 'content-admin');

/**
 * Comments: everybody reads them, users write and delete their own, moderators hide them with a reason. What is hidden, its
 * author and the moderators still read.
 */
export const comment = definePolicy<typeof comments>({
  table: comments,
  key: 'comment_id',
  aliases: ['comments'],
  read: (caller, t) => anyOf(shown(t), mine(caller, t.addUser), moderated(caller, t)),
  columns: { hide_user: nobody },
  create: signedIn,
  update: (caller, t) => allOf(moderated(caller, t), shown(t)),
  remove: (caller, t) => mine(caller, t.addUser),
  writable: (caller) => [
    ...(signedIn(caller) ? (['item_id', 'item_type', 'content'] as const) : []),
    ...(moderator(caller) ? (['hide_reason'] as const) : []),
  ],
  fixed: ['item_id', 'item_type', 'content'],
  derived: ['comment_id', 'add_user', 'add_time', 'like_amount', 'hide_time', 'hide_user', 'hide_reason'],
});
