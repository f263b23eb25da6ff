import type { Followed } from '../../../db/contract/follows.ts';
import { PUBLISHED, PUBLISHED_KINDS, type PublishedKind } from '../../../db/contract/items.ts';
import { DAY } from '../../../db/contract/time.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { newId, newObjectName } from '../../platform/random.ts';
import { wakeClock } from '../../platform/schedules.ts';
import { inTerm } from '../../platform/sql.ts';
import { enqueueTargets } from '../pushes/delivery/queue.ts';

/** Follows that are told of at once, and items in one message. */
const FOLLOWS = 200;
const ITEMS = 50;
const WEEK = 7 * DAY;
const FIRST_LOOK_MS = 1000;

interface Waiting {
  follow_id: string;
  kind: PublishedKind;
  what: Followed;
  name: string;
}

/** What a follow is told by: the row that chat app and page know it by, and its notice. */
interface Told extends Waiting {
  id: string;
  notice: string;
  title: string;
}

/** Matches of a follow whose time has come, `?2`: looked for among its own, not among all that are due. */
const DUE = `m.told_time IS NULL AND +m.due_time <= ?2`;

const NAMED = `FROM json_each(?1) j JOIN follow f ON f.id = j.value ->> '$.follow_id'`;

/**
 * What fits the follows of a kind, a row each, those for the chat app within what a member's week allows (decision 110).
 */
function pushes(kind: PublishedKind, told: readonly Told[], at: number): Statement {
  const facts = PUBLISHED[kind];
  return {
    sql: `INSERT INTO user_push (id, user_id, item_type, title, items, state, run_key, add_time)
      WITH told AS (SELECT j.value ->> '$.id' AS id, f.id AS follow_id, f.user_id, u.openid, j.value ->> '$.title' AS title,
        (SELECT json_group_array(item_id) FROM (SELECT DISTINCT m.item_id FROM follow_match m JOIN ${facts.publication} p ON p.item_id = m.item_id
          WHERE m.follow_id = f.id AND m.kind = ?3 AND ${DUE} AND ${inTerm(facts, 'm.item_id')} ORDER BY m.add_time DESC LIMIT ${ITEMS})) AS items
        ${NAMED} JOIN user u ON u.user_id = f.user_id AND u.is_delete = 0 WHERE j.value ->> '$.kind' = ?3)
      SELECT t.id, t.user_id, ?4, t.title, t.items, CASE WHEN t.openid <> '' AND row_number() OVER (PARTITION BY t.user_id ORDER BY t.id)
          + (SELECT count(*) FROM user_push w WHERE w.user_id = t.user_id AND w.add_time > ?2 - ${WEEK} AND w.state NOT IN ('failed', 'refused', 'notice'))
          <= coalesce(nullif((SELECT CAST(value AS INTEGER) FROM setting WHERE id = 'subscription-weekly-pushes'), 0), 1000000)
        THEN 'waiting' ELSE 'notice' END, 'follow:' || t.follow_id || ':' || t.id, ?2
      FROM told t WHERE t.items <> '[]' RETURNING id, state`,
    params: [JSON.stringify(told), at, kind, facts.itemType],
  };
}

const notices = (told: readonly Told[], at: number): Statement => ({
  sql: `INSERT INTO notice (id, user_id, topic, item_type, params, link, once_key, add_time)
    SELECT j.value ->> '$.notice', p.user_id, 'follow', p.item_type,
      json_object('name', j.value ->> '$.name', 'code', j.value ->> '$.what', 'count', json_array_length(p.items)),
      '/wxSubPushList/' || p.item_type || '/' || p.id, 'user-push:' || p.id, ?2
    FROM json_each(?1) j JOIN user_push p ON p.id = j.value ->> '$.id'`,
  params: [JSON.stringify(told), at],
});

const markTold = (kind: PublishedKind, told: readonly Told[], at: number): Statement => ({
  sql: `UPDATE follow_match AS m INDEXED BY follow_match_follow SET told_time = ?2 WHERE m.kind = ?3 AND ${DUE}
    AND m.follow_id IN (SELECT j.value ->> '$.follow_id' ${NAMED} WHERE j.value ->> '$.kind' = ?3)`,
  params: [JSON.stringify(told), at, kind],
});

const titleOf = (what: Followed, kind: PublishedKind): string => {
  if (what === 'item') return '您关注的内容有更新';
  return kind === 'demand' ? '您关注的需求有更新' : '您关注的成果有更新';
};

/**
 * Tells members of what fits their follows, in the inbox and by chat app where one is bound and the week's messages allow it
 * (decision 110).
 * @returns how many follows were looked at
 */
export async function tellFollowers(db: Database, env: Env): Promise<number> {
  const at = now();
  const waiting = await db.all<Waiting>(
    `SELECT DISTINCT m.follow_id, m.kind, f.kind AS what, f.name FROM (SELECT follow_id, kind FROM follow_match
      WHERE told_time IS NULL AND due_time <= ? ORDER BY due_time LIMIT 1000) m JOIN follow f ON f.id = m.follow_id LIMIT ${FOLLOWS}`,
    [at],
  );
  if (waiting.length === 0) return 0;
  const told = waiting.map((each) => ({
    ...each,
    ...{ id: newObjectName(), notice: newId(), title: titleOf(each.what, each.kind) },
  }));
  // All or none: two runs at a time tell once, the second finds nothing left.
  const answers = await db.batch<{ id: string; state: string }>([
    ...PUBLISHED_KINDS.map((kind) => pushes(kind, told, at)),
    notices(told, at),
    ...PUBLISHED_KINDS.map((kind) => markTold(kind, told, at)),
  ]);
  const queued = answers.flat().flatMap(({ id, state }) => (state === 'waiting' ? id : []));
  if (queued.length > 0) {
    // The rows are written: a queue or a clock that fails now costs time, nothing else.
    await wakeClock(env, Date.now() + FIRST_LOOK_MS);
    await enqueueTargets(env, queued, 'user-push').catch(() => undefined);
  }
  return waiting.length;
}
