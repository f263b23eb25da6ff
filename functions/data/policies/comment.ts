import { comments } from '../../../db/schema/community.ts';
import { definePolicy } from '../policy.ts';
import { everybody, mine, nobody, signedIn } from './rules.ts';

/** Comments (core§3, core§6): everybody reads, users write and delete their own. */
export const comment = definePolicy<typeof comments>({
  table: comments,
  key: 'comment_id',
  aliases: ['comments'],
  read: everybody,
  create: signedIn,
  update: nobody,
  remove: (caller, t) => mine(caller, t.addUser),
  writable: (caller) => (signedIn(caller) ? ['item_id', 'item_type', 'content'] : []),
  derived: ['comment_id', 'add_user', 'add_time', 'like_amount'],
});
