import { subscriptions } from '../../../db/schema/pushes.ts';
import { definePolicy } from '../policy.ts';
import { anyOf, mine, signedIn, staff } from './rules.ts';

/** What a user wants to hear of (back-office§2). */
export const subscription = definePolicy<typeof subscriptions>({
  table: subscriptions,
  key: 'id',
  read: (caller, t) => anyOf(staff('push-admin')(caller), mine(caller, t.userId)),
  create: signedIn,
  update: (caller, t) => mine(caller, t.userId),
  remove: (caller, t) => mine(caller, t.userId),
  writable: (caller) => (signedIn(caller) ? ['item_type', 'scopes', 'industries', 'keyword', 'region'] : []),
  derived: ['id', 'user_id', 'add_time', 'update_time'],
});
