import { cheeses } from '../../../db/schema/community.ts';
import { definePolicy } from '../policy.ts';
import { allOf, living, mine, signedIn } from './rules.ts';

/** Articles that users write for themselves (core§3). */
export const cheese = definePolicy<typeof cheeses>({
  table: cheeses,
  key: 'id',
  read: (caller, t) => allOf(living(t), mine(caller, t.addUser)),
  create: signedIn,
  update: (caller, t) => allOf(living(t), mine(caller, t.addUser)),
  remove: (caller, t) => allOf(living(t), mine(caller, t.addUser)),
  writable: (caller) => (signedIn(caller) ? ['title', 'profile'] : []),
  derived: ['id', 'add_user', 'add_time', 'update_time', 'is_delete'],
});
