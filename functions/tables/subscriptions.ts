import { ITEM } from '../../db/contract/limits.ts';
import { emptyGroups, readIndustries, readScopes, SUBSCRIPTION_LIMITS } from '../../db/contract/subscriptions.ts';
import { subscriptions, userPushes } from '../../db/schema/pushes.ts';
import type { Row } from '../data/row.ts';
import { anyOf, CLOSED, mine, nobody, signedIn, staff } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';
import type { Database } from '../platform/database.ts';
import { invalid } from '../platform/errors.ts';
import { selectScopes } from './items/scopes.ts';

/** What the wizard asks for, by whichever door it comes: every push to subscribers reads all of these rows (decision 287). */
async function checkWish(row: Row, db: Database): Promise<void> {
  const scopes = readScopes(row.scopes);
  if (!scopes) throw invalid([{ field: 'scopes', code: 'invalid_value' }]);
  if (emptyGroups(scopes).length > 0) throw invalid([{ field: 'scopes', code: 'subscription_group_required' }]);
  const { sql, params } = selectScopes(scopes);
  if ((await db.all(sql, params)).length !== scopes.length)
    throw invalid([{ field: 'scopes', code: 'unknown_reference' }]);
  row.scopes = JSON.stringify(scopes);
}

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
  hooks: {
    options: { item_type: [{ value: ITEM.result }, { value: ITEM.demand }] },
    maxima: { keyword: SUBSCRIPTION_LIMITS.keyword },
    checks: { industries: { passes: (text) => readIndustries(text) !== null, code: 'invalid_value' } },
    beforeAdd: async (rows, { db }) => {
      for (const row of rows) await checkWish(row, db);
      return undefined;
    },
    beforePut: async (_rows, changes, { db }) => {
      if ('scopes' in changes) await checkWish(changes, db);
      return undefined;
    },
  },
});

/** Pushes to subscribers (decision 93): made by matching; the public link goes through its own call. */
export const user_push = defineTable({
  table: userPushes,
  key: 'id',
  read: (caller, t) => anyOf(staff('push-admin')(caller), mine(caller, t.userId)),
  ...CLOSED,
  columns: { lease_id: nobody, recipient: nobody, run_key: nobody, add_user: nobody },
  names: { user_id: ['user'] },
});
