import { overviewCalls } from '../../../db/contract/calls/overview.ts';
import { publishedOf } from '../../../db/contract/items.ts';
import { VIEW_LIMIT } from '../../../db/contract/overview.ts';
import { DAY } from '../../../db/contract/time.ts';
import type { Caller } from '../../platform/caller.ts';
import { now, shownDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError } from '../../platform/errors.ts';
import { createRouter } from '../../platform/openapi.ts';
import { addressOf, takeAttempt } from '../../platform/rate-limit.ts';
import { serve } from '../../platform/serve.ts';
import { lasts } from '../../platform/sql.ts';
import { overviewOf } from './overview.ts';

/** Readers that say of themselves that they are machines. */
const MACHINE = /bot\b|crawl|spider|slurp|headless|preview|monitor|lighthouse/i;

/**
 * Counts a look at a public item: once an address and day, never those of staff, of its publisher, and of machines that say
 * so. What is kept is a number for each item and day; who looked stands nowhere.
 * @returns whether it was counted
 */
async function countView(
  db: Database,
  env: Env,
  caller: Caller,
  request: Request,
  { item_type, id }: { item_type: number; id: string },
): Promise<{ counted: boolean }> {
  const { publication, noun, key } = publishedOf(item_type);
  if (caller.authorities.size > 0 || MACHINE.test(request.headers.get('user-agent') ?? '')) return { counted: false };
  const address = addressOf(request);
  try {
    await takeAttempt(env, [{ name: 'view', key: address, ...VIEW_LIMIT }]);
    await takeAttempt(env, [{ name: 'view-item', key: `${address} ${id}`, limit: 1, windowSeconds: DAY }]);
  } catch (error) {
    // Nobody is told: a page that was looked at twice is not in the wrong.
    if (error instanceof AppError && error.status === 429) return { counted: false };
    throw error;
  }
  const changed = await db.run(
    `INSERT INTO item_view (item_id, day, views)
     SELECT p.item_id, ?2, 1 FROM ${publication} p JOIN ${noun} c ON c.${key} = p.item_id
     WHERE p.item_id = ?1 AND c.add_user IS NOT ?3 AND ${lasts('c')}
     ON CONFLICT (item_id, day) DO UPDATE SET views = views + 1`,
    [id, shownDay(now()), caller.userId],
  );
  return { counted: changed > 0 };
}

/** The first page of the member centre (core§2). */
export const overviewRoutes = createRouter();

serve(overviewRoutes, overviewCalls.overview, ({ db, env, caller }) => overviewOf(db, env, caller));
serve(overviewRoutes, overviewCalls.view, async ({ c, db, env, body }) =>
  countView(db, env, await c.get('caller')(), c.req.raw, body),
);
