import type { Followed } from '../../../db/contract/follows.ts';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
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

/** Matches of a follow whose time has come: looked for among its own, not among all that are due. */
const DUE = `m.follow_id = ?1 AND m.kind = ?2 AND m.told_time IS NULL AND +m.due_time <= ?3`;

/**
 * One message of what fits a follow: the row that chat app and page know it by, the notice, and that it was told, all or none. Two runs at
 * a time tell once: the second finds nothing left.
 */
function told({ follow_id, kind, what, name }: Waiting, at: number): { id: string; statements: Statement[] } {
  const id = newObjectName();
  const facts = PUBLISHED[kind];
  const own = [follow_id, kind, at];
  return {
    id,
    statements: [
      {
        sql: `INSERT INTO user_push (id, user_id, item_type, title, items, state, run_key, add_time)
          SELECT ?4, f.user_id, ?5, ?6, x.items, CASE WHEN u.openid <> '' AND (SELECT count(*) FROM user_push w
              WHERE w.user_id = u.user_id AND w.add_time > ?3 - ${WEEK} AND w.state NOT IN ('failed', 'refused', 'notice'))
              < coalesce(nullif((SELECT CAST(value AS INTEGER) FROM setting WHERE id = 'subscription-weekly-pushes'), 0), 1000000)
            THEN 'waiting' ELSE 'notice' END, 'follow:' || f.id || ':' || ?4, ?3
          FROM follow f JOIN user u ON u.user_id = f.user_id AND u.is_delete = 0
          JOIN (SELECT json_group_array(item_id) AS items, count(*) AS n FROM (SELECT DISTINCT m.item_id FROM follow_match m
            JOIN ${facts.publication} p ON p.item_id = m.item_id WHERE ${DUE} AND ${inTerm(facts, 'm.item_id')} ORDER BY m.add_time DESC LIMIT ${ITEMS})) x
          WHERE f.id = ?1 AND x.n > 0`,
        params: [...own, id, facts.itemType, titleOf(what, kind)],
      },
      {
        sql: `INSERT INTO notice (id, user_id, topic, item_type, params, link, once_key, add_time)
          SELECT ?, p.user_id, 'follow', p.item_type, json_object('name', ?, 'code', ?, 'count', json_array_length(p.items)),
            '/wxSubPushList/' || p.item_type || '/' || p.id, 'user-push:' || p.id, ? FROM user_push p WHERE p.id = ?`,
        params: [newId(), name, what, at, id],
      },
      { sql: `UPDATE follow_match AS m SET told_time = ?3 WHERE ${DUE}`, params: own },
    ],
  };
}

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
  const queued: string[] = [];
  for (const each of waiting) {
    const { id, statements } = told(each, at);
    const answers = await db.batch<{ id: string }>([
      ...statements,
      { sql: "SELECT id FROM user_push WHERE id = ? AND state = 'waiting'", params: [id] },
    ]);
    if (answers.at(-1)?.length) queued.push(id);
  }
  if (queued.length > 0) {
    // The rows are written: a queue or a clock that fails now costs time, nothing else.
    await wakeClock(env, Date.now() + FIRST_LOOK_MS);
    await enqueueTargets(env, queued, 'user-push').catch(() => undefined);
  }
  return waiting.length;
}
