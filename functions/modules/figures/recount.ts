import type { Statement } from '../../platform/database.ts';

const month = (time: string): string => `strftime('%Y-%m', ${time}, 'unixepoch', '+8 hours')`;
const year = (time: string): string => `strftime('%Y', ${time}, 'unixepoch', '+8 hours')`;

/** Released and neither deleted nor classified. */
const counted = (item: string): string =>
  `${item}.release_time IS NOT NULL AND ${item}.is_delete = 0 AND ${item}.secrecy IS NOT 1`;

const PUSHED = month('coalesce(t.sent_at, t.claim_time, t.add_time)');
/** Part of the sum of its year though its parties keep it to themselves. */
const TOLD = 'yuan IS NOT NULL AND told = 1 AND shown = 0';
const STANDING = 'is_delete = 0 AND stage IN (1, 2)';

/** Each as (kind, grp, name, n), all of a group in one: what the triggers of db/derived/figures.sql add up. */
const SOURCES: readonly string[] = [
  `SELECT 'result', 'month', ${month('c.release_time')}, 1 FROM chengguo c WHERE ${counted('c')}`,
  `SELECT 'demand', 'month', ${month('c.release_time')}, 1 FROM xuqiu c WHERE ${counted('c')}`,
  `SELECT 'demand', l.value, ${month('c.release_time')}, 1
   FROM item_progress p JOIN xuqiu c ON c.xuqiu_id = p.item_id, json_each('["answered","talks","signed"]') l
   WHERE l.key < p.level AND ${counted('c')}`,
  `SELECT 'deal', 'state', state, 1 FROM deal`,
  `SELECT 'deal', 'opened', ${month('open_time')}, 1 FROM deal_progress`,
  `SELECT 'deal', 'answer', ${month('open_time')} || ':' || (answer_seconds / 8640), 1 FROM deal_progress`,
  `SELECT 'deal', 'signed', ${month('sign_time')}, 1 FROM deal_progress`,
  `SELECT 'deal', 'shown', ${year('sign_time')}, yuan FROM deal_progress WHERE shown = 1`,
  `SELECT 'deal', 'told', ${year('sign_time')}, yuan FROM deal_progress WHERE ${TOLD}`,
  `SELECT 'deal', 'told-n', ${year('sign_time')}, 1 FROM deal_progress WHERE ${TOLD}`,
  `SELECT 'deal', 'signed-' || substr(f.value, 1, 1),
     iif(substr(f.value, 1, 1) = 's', ${month('d.sign_time')}, ${year('d.sign_time')}) || ':' || f.value, 1
   FROM deal_progress d, json_each(d.facets) f WHERE substr(f.value, 1, 1) IN ('s', 'r', 't', 'k')`,
  `SELECT 'deal', 'shown-s', ${month('d.sign_time')} || ':' || f.value, d.yuan
   FROM deal_progress d, json_each(d.facets) f WHERE substr(f.value, 1, 1) = 's' AND d.shown = 1`,
  `SELECT 'push', 'reached', ${PUSHED}, t.state = 'sent' OR t.answers & 1 FROM push_target t`,
  `SELECT 'push', 'opened', ${PUSHED}, t.answers & 1 FROM push_target t`,
  `SELECT 'push', 'answered', ${PUSHED}, t.answers >> 1 & 1 FROM push_target t`,
  `SELECT 'push', 'failed', ${PUSHED}, t.state IN ('failed', 'refused') FROM push_target t`,
  `SELECT 'programme', 'stage', 'declared', 1 FROM project WHERE ${STANDING}
   UNION ALL SELECT 'programme', 'stage', 'published', 1 FROM project WHERE is_delete = 0 AND publication_id IS NOT NULL`,
  `SELECT 'meeting', 'month', ${month('start_time')}, 1 FROM meeting WHERE is_delete = 0 AND is_open = 1 AND cancel_time IS NULL`,
  `SELECT 'meeting', 'signup', ${month('add_time')}, 1 FROM meeting_user WHERE is_delete = 0`,
];

/** What the items of a deal are filed under, while they are public. */
const FACETS = `coalesce((SELECT facets FROM result_publication WHERE item_id = d.item_id AND d.item_type = 1),
 (SELECT facets FROM demand_publication WHERE item_id = d.item_id AND d.item_type = 2), '[]')`;

/** Both sides let everybody read the amount. */
const SHOWN = `(d.state = 'signed' AND d.seeker_case IS 'amount' AND d.owner_case IS 'amount')`;

const LEVEL = "CASE d.state WHEN 'signed' THEN 3 WHEN 'negotiating' THEN 2 ELSE 1 END";

/** Makes the rows of progress that deals and answers lack: of what happened before these tables were there. */
const PROGRESS: readonly string[] = [
  `INSERT INTO item_progress (item_id, level) SELECT d.item_id, max(${LEVEL}) FROM deal d WHERE d.item_type = 2 GROUP BY d.item_id
   ON CONFLICT DO UPDATE SET level = max(level, excluded.level)`,
  `INSERT INTO item_progress (item_id, level) SELECT DISTINCT a.item_id, 1 FROM push_answer a JOIN xuqiu x ON x.xuqiu_id = a.item_id
   WHERE a.answer IN ('interested', 'replied') ON CONFLICT DO NOTHING`,
  `INSERT INTO item_progress (item_id, level) SELECT DISTINCT f.item_id, 1 FROM feedback f JOIN xuqiu x ON x.xuqiu_id = f.item_id
   WHERE f.item_type = 2 ON CONFLICT DO NOTHING`,
  `INSERT INTO deal_progress (deal_id, open_time, answer_seconds, sign_time, yuan, facets, shown, told)
   SELECT d.id, d.add_time,
     (SELECT max(0, min(e.add_time) - d.add_time) FROM deal_event e WHERE e.deal_id = d.id AND e.side = 'owner'),
     CASE d.state WHEN 'signed' THEN d.update_time END,
     CASE WHEN d.state = 'signed' AND cast(d.amount AS REAL) > 0 THEN cast(round(cast(d.amount AS REAL) * 10000) AS INTEGER) END,
     ${FACETS}, ${SHOWN}, ${SHOWN}
   FROM deal d WHERE true ON CONFLICT DO NOTHING`,
];

/**
 * Counts all figures anew from the tables: derived data, made again after an import or where a trigger is in doubt. Each source costs
 * a pass over its table.
 */
export const recountFigures = (): Statement[] =>
  [
    ...PROGRESS,
    'DELETE FROM figure',
    ...SOURCES.map(
      (source) => `INSERT INTO figure (kind, grp, counts)
       SELECT kind, grp, json_group_object(name, n) FROM (
         SELECT kind, grp, name, sum(n) AS n FROM (SELECT '' AS kind, '' AS grp, '' AS name, 0 AS n WHERE 0 UNION ALL ${source})
         WHERE name IS NOT NULL GROUP BY kind, grp, name HAVING sum(n) <> 0)
       GROUP BY kind, grp`,
    ),
  ].map((sql) => ({ sql, params: [] }));
