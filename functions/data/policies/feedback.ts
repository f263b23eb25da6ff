import { eq, sql } from 'drizzle-orm';
import { feedbacks } from '../../../db/schema/community.ts';
import { demands } from '../../../db/schema/demands.ts';
import { results } from '../../../db/schema/results.ts';
import type { Caller } from '../../platform/caller.ts';
import { definePolicy } from '../policy.ts';
import { administeredSince, allOf, anyOf, everybody, exists, living, mine, noRows, signedIn, staff } from './rules.ts';

type Row = typeof feedbacks;

/** The publisher of the result or demand that the feedback is about. */
const publisher = (caller: Caller, t: Row) =>
  signedIn(caller) &&
  anyOf(
    exists(results, (item) => allOf(eq(item.id, t.itemId), living(item), mine(caller, item.addUser))),
    exists(demands, (item) => allOf(eq(item.id, t.itemId), living(item), mine(caller, item.addUser))),
  );

const operator = staff('push-admin');
const follower = (caller: Caller, t: Row) => anyOf(operator(caller), mine(caller, t.userId));

/**
 * Feedback (core§3, core§6): its writer, operators, the publisher of the item, and the administrators of the organisation
 * that it answers. Through which chat-app identity it came is the server's alone.
 */
export const feedback = definePolicy<Row>({
  table: feedbacks,
  key: 'id',
  read: (caller, t) =>
    allOf(
      living(t),
      anyOf(follower(caller, t), administeredSince(caller, t.orgId, t.addTime), publisher(caller, t), noRows),
    ),
  columns: {
    openid: (caller) => signedIn(caller) && noRows,
  },
  create: everybody,
  // An intent stays as it opened its deal; what is said later, the deal holds.
  update: (caller, t) => allOf(living(t), mine(caller, t.userId), sql`${t.kind} <> 'intent'`),
  remove: (caller, t) => allOf(living(t), follower(caller, t)),
  writable: () => [
    'phone',
    'name',
    'province_name',
    'remark',
    'files',
    'item_id',
    'item_type',
    'push_wechat_id',
    'push_group_id',
    'org_id',
    'openid',
    'wechat_name',
  ],
  fixed: ['item_id', 'item_type', 'push_wechat_id', 'push_group_id', 'org_id', 'openid', 'wechat_name'],
  derived: ['id', 'user_id', 'source', 'kind', 'add_time', 'update_time', 'is_delete'],
});
