import { BY_REPORTS, type ModeratedPost, QUEUE_STATES, type QueueState } from '../../../db/contract/comments.ts';
import { ITEM } from '../../../db/contract/limits.ts';
import { WAITING_COUNTED } from '../../../db/contract/workplace.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import { type Paging, readPage } from '../../platform/paging.ts';
import { plainText } from '../../platform/plain-text.ts';
import { HELD, HIDDEN, moderated, POST_COLUMNS, POST_JOINS, POST_TABLES, type PostRow, pageOfPost } from './posts.ts';

/** Notes of reports that a row shows: the moderators see what it is about. */
const NOTES = 5;

const REPORTS = 'FROM comment_report r WHERE r.kind = q.kind AND r.comment_id = q.id';

/** The name of what a comment is about, where everybody reads it. */
const NAMES = `LEFT JOIN result_publication n1 ON q.item_type = ${ITEM.result} AND n1.item_id = q.item_id
LEFT JOIN demand_publication n2 ON q.item_type = ${ITEM.demand} AND n2.item_id = q.item_id
LEFT JOIN chanpin n3 ON q.item_type = ${ITEM.product} AND n3.chanpin_id = q.item_id AND n3.audit_status = 4 AND n3.is_delete = 0
LEFT JOIN xiangmu n4 ON q.item_type = ${ITEM.project} AND n4.xiangmu_id = q.item_id AND n4.audit_status = 4 AND n4.is_delete = 0
LEFT JOIN user u ON u.user_id = q.add_user`;

const COLUMNS = `q.*, coalesce(q.title, n1.name, n2.name, n3.name, n4.name, '') AS place,
  coalesce(nullif(u.nickname, ''), u.name, '') AS author,
  (SELECT json_group_array(json_object('reason', reason, 'count', n)) FROM (
    SELECT r.reason, count(*) AS n ${REPORTS} GROUP BY r.reason ORDER BY n DESC, r.reason)) AS reasons,
  (SELECT json_group_array(note) FROM (
    SELECT r.note ${REPORTS} AND r.note IS NOT NULL GROUP BY r.note ORDER BY max(r.add_time) DESC LIMIT ${NOTES})) AS notes`;

const eachTable = (select: (kind: string, table: string, key: string) => string, kinds = Object.entries(POST_TABLES)) =>
  kinds.map(([kind, { table, key }]) => select(kind, table, key)).join(' UNION ALL ');

const HOLDING = Object.entries(POST_TABLES).filter(([kind]) => kind !== 'comment');

/** Rows of kind, id, reports and first_time, each read in an index of its own; and what must hold of their posts. */
const STATES: Readonly<Record<QueueState, { groups: string; condition: string; order: string }>> = {
  open: {
    groups: `SELECT kind, comment_id AS id, count(*) AS reports, min(add_time) AS first_time FROM comment_report
      WHERE decide_time IS NULL GROUP BY kind, comment_id UNION ALL ${eachTable(
        // Who reported may have left since: what reports hid waits all the same.
        (kind, table, key) => `SELECT '${kind}', p.${key}, 0, p.hide_time FROM ${table} p
          WHERE p.hide_time IS NOT NULL AND p.hide_reason = '${BY_REPORTS}' AND NOT EXISTS (
            SELECT 1 FROM comment_report r WHERE r.kind = '${kind}' AND r.comment_id = p.${key} AND r.decide_time IS NULL)`,
      )}`,
    condition: `(${HIDDEN} IS NULL OR coalesce(c.hide_reason, y.hide_reason, t.hide_reason) = '${BY_REPORTS}')`,
    order: 'q.first_time, q.id',
  },
  held: {
    groups: eachTable(
      (kind, table, key) => `SELECT '${kind}' AS kind, ${key} AS id, 0 AS reports, hold_time AS first_time FROM ${table}
        WHERE hold_time IS NOT NULL`,
      HOLDING,
    ),
    condition: `${HELD} IS NOT NULL AND ${HIDDEN} IS NULL`,
    order: 'q.first_time, q.id',
  },
  hidden: {
    groups: eachTable(
      (kind, table, key) => `SELECT '${kind}' AS kind, ${key} AS id, (
          SELECT count(*) FROM comment_report r WHERE r.kind = '${kind}' AND r.comment_id = p.${key}) AS reports, hide_time AS first_time
        FROM ${table} p WHERE hide_time IS NOT NULL AND hide_reason <> '${BY_REPORTS}'`,
    ),
    condition: `${HIDDEN} IS NOT NULL`,
    order: 'q.first_time DESC, q.id',
  },
};

const stateOf = (state: string | undefined): QueueState => QUEUE_STATES.find((each) => each === state) ?? 'open';

const fromOf = (caller: Caller, state: QueueState): string => {
  const { groups, condition } = STATES[state];
  return `FROM (${groups}) g ${POST_JOINS} WHERE ${condition} AND ${moderated(caller)}`;
};

type Stored = PostRow &
  Pick<ModeratedPost, 'place' | 'author' | 'reports' | 'first_time'> & { reasons: string; notes: string };

const answered = (row: Stored): ModeratedPost => ({
  kind: row.kind,
  id: row.id,
  place: row.place,
  page: row.place && pageOfPost(row),
  content: row.kind === 'comment' ? row.content : plainText(row.content),
  author: row.author,
  add_time: row.add_time,
  update_time: row.update_time,
  reports: row.reports,
  first_time: row.first_time,
  reasons: JSON.parse(row.reasons),
  notes: JSON.parse(row.notes),
  hold_time: row.hold_time,
  hide_time: row.hide_time,
  hide_reason: row.hide_reason,
});

/**
 * Posts that the caller moderates, who waits longest first.
 * @param query `state`: `held` for those that wait for a first look, `hidden` for those that were taken away, else those reported
 */
export async function moderatedPosts(
  db: Database,
  caller: Caller,
  query: Paging & { state?: string | undefined },
): Promise<Page<ModeratedPost>> {
  const state = stateOf(query.state);
  const from = fromOf(caller, state);
  const sql = `SELECT ${COLUMNS} FROM (SELECT ${POST_COLUMNS}, g.reports, g.first_time ${from}) q ${NAMES}
    ORDER BY ${STATES[state].order} LIMIT ? OFFSET ?`;
  return readPage(db, query, { sql, from }, answered);
}

/** The statement whose rows are the posts that wait for the caller: reported or held. */
export const waitingPosts = (caller: Caller): Statement => ({
  sql: `SELECT 1 ${fromOf(caller, 'open')} UNION ALL SELECT 1 ${fromOf(caller, 'held')}`,
  params: [],
});

/** How many posts wait for the caller, by what they wait for, each counted up to a hundred. */
export async function waitingByState(db: Database, caller: Caller): Promise<{ open: number; held: number }> {
  const [open, held] = await db.batch<{ n: number }>(
    (['open', 'held'] as const).map((state) => ({
      sql: `SELECT count(*) AS n FROM (SELECT 1 ${fromOf(caller, state)} LIMIT ${WAITING_COUNTED})`,
      params: [],
    })),
  );
  return { open: open?.[0]?.n ?? 0, held: held?.[0]?.n ?? 0 };
}
