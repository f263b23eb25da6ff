import { userPushes } from '../../../db/schema/pushes.ts';
import { definePolicy } from '../policy.ts';
import { anyOf, mine, nobody, staff } from './rules.ts';

/** Pushes to subscribers (decision 93): made by matching; the public link goes through its own call. */
export const user_push = definePolicy<typeof userPushes>({
  table: userPushes,
  key: 'id',
  read: (caller, t) => anyOf(staff('push-admin')(caller), mine(caller, t.userId)),
  create: nobody,
  update: nobody,
  remove: nobody,
  columns: { lease_id: nobody, recipient: nobody, run_key: nobody, add_user: nobody },
  writable: () => [],
});
