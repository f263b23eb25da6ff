import { subscriptions, userPushes } from '../../db/schema/pushes.ts';
import { anyOf, mine, nobody, signedIn, staff } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';

/** What a user wants to hear of (back-office§2). */
export const subscription = defineTable({
  table: subscriptions,
  key: 'id',
  read: (caller, t) => anyOf(staff('push-admin')(caller), mine(caller, t.userId)),
  create: signedIn,
  update: (caller, t) => mine(caller, t.userId),
  remove: (caller, t) => mine(caller, t.userId),
  writable: (caller) => (signedIn(caller) ? ['item_type', 'scopes', 'industries', 'keyword', 'region'] : []),
  names: { user_id: ['user'] },
});

/** Pushes to subscribers (decision 93): made by matching; the public link goes through its own call. */
export const user_push = defineTable({
  table: userPushes,
  key: 'id',
  read: (caller, t) => anyOf(staff('push-admin')(caller), mine(caller, t.userId)),
  create: nobody,
  update: nobody,
  remove: nobody,
  columns: { lease_id: nobody, recipient: nobody, run_key: nobody, add_user: nobody },
  writable: () => [],
  names: { user_id: ['user'] },
});
