import { publishedOf } from '../../../../db/contract/items.ts';
import { ITEM } from '../../../../db/contract/limits.ts';
import type { UserPushInput, UserPushResult } from '../../../../db/contract/subscriptions.ts';
import { DAY } from '../../../../db/contract/time.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, RowOf, Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { invalid } from '../../../platform/errors.ts';
import { newId, newObjectName, sha256 } from '../../../platform/random.ts';
import { wakeClock } from '../../../platform/schedules.ts';
import { inEach } from '../archive/user-pushes.ts';
import { enqueueTargets } from '../delivery/queue.ts';
import { fits, type Offer, offersOf } from './fit.ts';

/** Subscriptions that are read at a time: a million in two hundred statements, of the thousand that a request may make. */
const READ = 5000;
/** Pushes that are written at a time: with fifty items each their keys stay under the two megabytes of a bound value. */
const WRITTEN = 500;

const WEEK = 7 * DAY;
const FIRST_LOOK_MS = 1000;

/** Who pushes what, and from which site. */
interface UserPushCall {
  userId: string;
  origin: string;
  /** The call's own key, null for none: then each call is one of its own. */
  key: string | null;
}

type Subscriber = RowOf<'subscription', 'id' | 'user_id' | 'scopes' | 'keyword' | 'region'>;

interface Planned {
  id: string;
  notice: string;
  user_id: string;
  items: string[];
}

/** Subscribers of the kind, and what fits each of them, as many at a time as are read together. */
async function* plan(db: Database, input: UserPushInput, offers: readonly Offer[]): AsyncGenerator<Planned[]> {
  const named = input.user_ids ? JSON.stringify(input.user_ids) : null;
  for (let after = ''; ; ) {
    const rows = await db.all<Subscriber>(
      `SELECT s.id, s.user_id, s.scopes, s.keyword, s.region FROM subscription s
JOIN user u ON u.user_id = s.user_id AND u.is_delete = 0
WHERE s.item_type = ?1 AND s.id > ?2 AND (?3 IS NULL OR s.user_id IN (SELECT value FROM json_each(?3)))
ORDER BY s.id LIMIT ${READ}`,
      [input.item_type, after, named],
    );
    yield rows.flatMap(({ user_id, scopes, keyword, region }) => {
      const wish = { scopes: JSON.parse(scopes) as string[], keyword, region };
      const items = offers.filter((offer) => fits(wish, offer)).map(({ id }) => id);
      return items.length > 0 ? [{ id: newObjectName(), notice: newId(), user_id, items }] : [];
    });
    const last = rows.at(-1);
    if (!last || rows.length < READ) return;
    after = last.id;
  }
}

/**
 * The rows of those who have not received these items, and may receive another push this week: decided where it is
 * written, so that two calls at a time never push twice. Of a call whose rows are archived none is written any more.
 */
function write(rows: readonly Planned[], input: UserPushInput, call: UserPushCall, run: string, at: number): Statement {
  return {
    sql: `INSERT OR IGNORE INTO user_push (id, user_id, item_type, title, items, state, run_key, add_user, site_origin, add_time)
SELECT r.value ->> '$.id', u.user_id, ?2, ?3, r.value -> '$.items', CASE WHEN u.openid <> '' THEN 'waiting' ELSE 'notice' END,
  ?4, ?5, ?6, ?7
FROM json_each(?1) r JOIN user u ON u.user_id = r.value ->> '$.user_id' AND u.is_delete = 0
WHERE (SELECT count(*) FROM user_push w WHERE w.user_id = u.user_id AND w.add_time > ?7 - ${WEEK}
    AND w.state NOT IN ('failed', 'refused'))
    < coalesce(nullif((SELECT CAST(value AS INTEGER) FROM setting WHERE id = 'subscription-weekly-pushes'), 0), 1000000)
  AND NOT EXISTS (SELECT 1 FROM user_push_call WHERE run_key = ?4)
  ${inEach(
    (
      table,
    ) => `AND NOT EXISTS (SELECT 1 FROM ${table} o, json_each(o.items) held JOIN json_each(r.value -> '$.items') given
    ON given.value = held.value WHERE o.user_id = u.user_id AND o.item_type = ?2 AND o.state NOT IN ('failed', 'refused'))`,
  ).join('\n  ')}`,
    params: [JSON.stringify(rows), input.item_type, titleOf(input.item_type), run, call.userId, call.origin, at],
  };
}

/** Those without a bound chat app are told within the site. */
const notify = (rows: readonly Planned[], at: number): Statement => ({
  sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, item_type, params, link, once_key, add_time)
SELECT r.value ->> '$.notice', p.user_id, 'subscription', p.item_type, json_object('count', json_array_length(p.items)),
  '/wxSubPushList/' || p.item_type || '/' || p.id, 'user-push:' || p.id, ?2
FROM json_each(?1) r JOIN user_push p ON p.id = r.value ->> '$.id' WHERE +p.state = 'notice'`,
  params: [JSON.stringify(rows), at],
});

const readWritten = (rows: readonly Planned[]): Statement => ({
  sql: "SELECT id, state FROM user_push WHERE id IN (SELECT value ->> '$.id' FROM json_each(?))",
  params: [JSON.stringify(rows)],
});

const titleOf = (itemType: number): string => (itemType === ITEM.demand ? '您订阅的需求有更新' : '您订阅的成果有更新');

/** What was pushed to the same person before is not pushed again: only the new items go out. */
async function withoutHeld(db: Database, itemType: number, rows: readonly Planned[]): Promise<Planned[]> {
  const held = await db.all<{ user_id: string; item_id: string }>(
    inEach(
      (table) => `SELECT p.user_id, i.value AS item_id FROM ${table} p, json_each(p.items) i
WHERE p.item_type = ?1 AND p.state NOT IN ('failed', 'refused') AND p.user_id IN (SELECT value ->> '$.user_id' FROM json_each(?2))
  AND i.value IN (SELECT g.value FROM json_each(?2) r, json_each(r.value -> '$.items') g)`,
    ).join(' UNION ALL '),
    [itemType, JSON.stringify(rows)],
  );
  const known = new Set(held.map(({ user_id, item_id }) => `${user_id} ${item_id}`));
  return rows
    .map((row) => ({ ...row, items: row.items.filter((id) => !known.has(`${row.user_id} ${id}`)) }))
    .filter(({ items }) => items.length > 0);
}

/**
 * Key of a call: of its own one, else of no other call. Who has the items is known by the rows; a key of the content would keep whom a
 * stopped call did not reach from the next one (decision 440).
 */
const runOf = ({ userId, key }: UserPushCall): string =>
  key === null ? newObjectName() : sha256(JSON.stringify([userId, key]));

/**
 * Pushes public items to the subscribers whom they fit, one row and one message each (decision 93, MAT-011). Nobody receives
 * an item twice, nor more pushes a week than the setting `subscription-weekly-pushes` says; 0 is no limit.
 * @throws AppError 422 for an item that is not public
 */
export async function pushToSubscribers(
  db: Database,
  env: Env,
  call: UserPushCall,
  input: UserPushInput,
): Promise<UserPushResult> {
  const offers = await offersOf(db, publishedOf(input.item_type).kind, input.items);
  if (offers.length !== input.items.length) throw invalid([{ field: 'items', code: 'unknown_reference' }]);
  const at = now();
  const run = runOf(call);
  const waiting: string[] = [];
  let [pushed, fitting] = [0, 0];
  for await (const planned of plan(db, input, offers)) {
    fitting += planned.length;
    for (let from = 0; from < planned.length; from += WRITTEN) {
      const rows = await withoutHeld(db, input.item_type, planned.slice(from, from + WRITTEN));
      if (rows.length === 0) continue;
      const [, , written = []] = await db.batch<{ id: string; state: string }>([
        write(rows, input, call, run, at),
        notify(rows, at),
        readWritten(rows),
      ]);
      pushed += written.length;
      waiting.push(...written.filter(({ state }) => state !== 'notice').map(({ id }) => id));
    }
  }
  if (pushed > 0) {
    const after = `${input.items.length} items, ${pushed} subscribers`;
    await db.batch([
      auditEntry({ userId: call.userId, action: 'push-subscribers', table: 'user_push', itemId: run, after }),
    ]);
    // The rows are written: a queue or a clock that fails now costs time, nothing else.
    await wakeClock(env, Date.now() + FIRST_LOOK_MS);
    await enqueueTargets(env, waiting, 'user-push').catch(() => undefined);
  }
  return {
    pushed,
    queued: waiting.length,
    noticed: pushed - waiting.length,
    skipped: fitting - pushed,
  };
}
