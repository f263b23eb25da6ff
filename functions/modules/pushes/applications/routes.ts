import { applicationCalls } from '../../../../db/contract/calls/push-applications.ts';
import { PUBLISHED, publishedOf } from '../../../../db/contract/items.ts';
import { APPLICATION_LIMITS, type ApplicationInput } from '../../../../db/contract/push-applications.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { writeOr } from '../../../platform/guarded.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { newId } from '../../../platform/random.ts';
import { takeAttempt } from '../../../platform/rate-limit.ts';
import { serve } from '../../../platform/serve.ts';
import { insert, inTerm } from '../../../platform/sql.ts';
import { readWritable } from '../../../tables/items/working.ts';
import { decideApplication } from './decide.ts';
import { applicationList, pushableItems } from './lists.ts';

/**
 * Asks the platform to push an own public item; one application of an item is under way at a time.
 * @throws AppError 401, 404 for items of others, 409 when one is under way, 422 for what is not public, 429
 */
async function applyForPush(db: Database, env: Env, caller: Caller, input: ApplicationInput): Promise<{ id: string }> {
  const userId = userIdOf(caller);
  const kind = publishedOf(input.item_type).kind;
  await takeAttempt(env, [{ name: 'push-application', key: userId, ...APPLICATION_LIMITS.attempts }]);
  const item = await readWritable(db, caller, kind, input.item_id);
  if (item.add_user !== userId) throw notFound();
  const facts = PUBLISHED[kind];
  const shown = await db.first(
    `SELECT 1 AS shown FROM ${facts.publication} p WHERE p.item_id = ? AND ${inTerm(facts, 'p.item_id')}`,
    [input.item_id],
  );
  if (!shown) throw invalid([{ field: 'item_id', code: 'push_apply_unfit' }]);
  const id = newId();
  await writeOr(db, { taken: 'push_apply_open' }, [
    insert('push_application', {
      id,
      item_type: input.item_type,
      item_id: input.item_id,
      add_user: userId,
      state: 'applied',
      remark: input.remark || null,
      add_time: now(),
      version: 1,
    }),
  ]);
  return { id };
}

/** Publishers ask for pushes of their items, staff decides (back-office§1). */
export const applicationRoutes = createRouter();

serve(applicationRoutes, applicationCalls.own, ({ db, caller, query }) => pushableItems(db, caller, query));
serve(applicationRoutes, applicationCalls.apply, ({ db, env, caller, body }) => applyForPush(db, env, caller, body));
serve(applicationRoutes, applicationCalls.list, ({ db, caller, query }) => applicationList(db, caller, query));
serve(applicationRoutes, applicationCalls.decide, ({ db, caller, body }) => decideApplication(db, caller, body));
