import type { Lang } from '../../../../db/contract/errors.ts';
import { TARGET_STAGES, type TargetRow, type TargetStage } from '../../../../db/contract/push-records.ts';
import { deliveryHint } from '../../../../db/contract/pushes.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { type Page, pageOf } from '../../../platform/envelope.ts';
import { numberIn, type Paging, pagingOf, wordOf } from '../../../platform/paging.ts';
import { allOf } from '../../../platform/sql.ts';
import { ArchiveReader, type Asked } from '../archive/parts.ts';
import { itemName, summed } from '../conditions.ts';
import { HAS_REASON, type Organizations, STAGE, within } from './figures.ts';

/** Which targets are meant. */
export interface TargetFilter {
  /** Subselect of the ids of their pushes. */
  pushes: Statement;
  /** Stage by name; anything else is every target. */
  stage?: string | undefined;
  /** Error code of failed and uncertain ones; `none` for those without one. */
  reason?: string | undefined;
  /** Part of the organisation's name. */
  keyword?: string | undefined;
  orgs: Organizations;
}

/** Which page; one push alone can be read on behind a row, at the same cost however far that is. */
interface TargetPaging extends Paging {
  /** State and organisation of the last row that was read, with a colon between them. */
  after?: string | undefined;
}

/** Rows that a total counts, and targets of several pushes among which a name is looked for. */
const COUNTED = 20_000;
const LOOKED_AT = 2_000;
const LISTED = 50;

const ANSWERS = `(SELECT json_group_array(json_object('item_id', item_id, 'item_name', item_name, 'answer', answer,
    'reason', reason, 'content', content, 'files', json(coalesce(files, '[]')), 'feedback_id', feedback_id, 'time', time))
  FROM (SELECT a.item_id, ${itemName('a', 'p.item_type')} AS item_name, a.answer, a.reason, a.content, a.files, a.feedback_id,
      coalesce(a.update_time, a.add_time) AS time
    FROM push_answer a
    WHERE a.push_id = t.push_id AND a.org_id = t.org_id AND a.answer <> '' ORDER BY a.item_id LIMIT ${LISTED}))`;

const FEEDBACK = `(SELECT json_group_array(json_object('id', id, 'item_id', item_id, 'item_type', item_type,
    'user_id', user_id, 'name', name, 'remark', remark, 'add_time', add_time))
  FROM (SELECT f.* FROM feedback f WHERE f.push_wechat_id = t.push_id AND f.org_id = t.org_id AND f.is_delete = 0
    ORDER BY f.add_time DESC LIMIT ${LISTED}))`;

const COLUMNS = `t.place, t.push_id, p.title AS push_title, p.item_type, p.push_group_id, t.org_id, o.name AS org_name, o.contacts,
  o.contacts_tel, coalesce(u.openid, '') <> '' AS bound, t.push_status, t.state, t.error_code, t.error_msg, t.sent_at,
  t.delivered_at, CASE WHEN t.next_time > unixepoch() AND t.state IN ('waiting', 'cancelled') THEN t.next_time END AS next_time,
  (SELECT a.opened_time FROM push_answer a WHERE a.push_id = t.push_id AND a.org_id = t.org_id AND a.item_id = '')
    AS opened_time, ${ANSWERS} AS answers, ${FEEDBACK} AS feedback`;

/** The organisation of the target `t`, and who receives its messages. */
const RECEIVERS =
  'LEFT JOIN organization o ON o.organization_id = t.org_id LEFT JOIN user u ON u.user_id = o.user_id AND u.is_delete = 0';

const FROM = `FROM push_target t JOIN push_wechat p ON p.id = t.push_id AND p.is_delete = 0 ${RECEIVERS}`;

type Row = Omit<TargetRow, 'answers' | 'feedback' | 'hint'> & {
  place: number | null;
  answers: string;
  feedback: string;
};

const shaped = ({ place, ...row }: Row, lang: Lang): TargetRow => ({
  ...row,
  hint: deliveryHint(row.error_code, lang, place !== null) ?? null,
  answers: JSON.parse(row.answers) as TargetRow['answers'],
  feedback: JSON.parse(row.feedback) as TargetRow['feedback'],
});

/** Rows as callers see them; what went wrong with archived ones is said by the archive. */
async function shapedAll(rows: readonly Row[], archive: ArchiveReader, lang: Lang): Promise<TargetRow[]> {
  const lines = await archive.linesOf(rows.filter((row) => row.error_code !== null));
  return rows.map((row) => shaped({ ...row, error_msg: lines.get(row)?.error_msg ?? row.error_msg }, lang));
}

const isStage = (text: string | undefined): text is TargetStage => TARGET_STAGES.some((stage) => stage === text);

/** What a target `t` must be for stage and reason. */
const standing = ({ stage, reason }: Pick<TargetFilter, 'stage' | 'reason'>): Statement[] => [
  ...(isStage(stage) ? [{ sql: STAGE[stage], params: [] }] : []),
  ...(reason ? [{ sql: `${HAS_REASON} AND coalesce(t.error_code, 'none') = ?`, params: [reason] }] : []),
];

function conditionOf({ pushes, keyword, orgs, ...filter }: TargetFilter): Statement {
  const word = wordOf(keyword);
  return allOf([
    { sql: `t.push_id IN (${pushes.sql})`, params: pushes.params },
    within('t.org_id', orgs),
    ...standing(filter),
    ...(word ? [{ sql: `instr(lower(coalesce(o.name, '')), ?) > 0`, params: [word] }] : []),
  ]);
}

/** Stages of more than one state, or of one: their rows lie in the index by state. */
const OF_STATES: ReadonlySet<string> = new Set(['waiting', 'sent', 'failed', 'uncertain', 'cancelled']);

/** The rows of a push in the order of an index, so that a page reads no more rows than it shows. */
const orderOf = ({ stage, reason }: Pick<TargetFilter, 'stage' | 'reason'>): string =>
  reason || OF_STATES.has(stage ?? '') ? 't.push_id DESC, t.state, t.org_id' : 't.push_id DESC, t.org_id';

function behind(filter: TargetFilter, after: string | undefined): Statement {
  const [state = '', org = ''] = (after ?? '').split(':');
  if (!org) return { sql: '1', params: [] };
  return orderOf(filter).includes('state')
    ? { sql: '(t.state, t.org_id) > (?, ?)', params: [state, org] }
    : { sql: 't.org_id > ?', params: [org] };
}

/** Whether a row `t` of `push_tally` counts for the stage and the reason. */
function talliedOf({ stage, reason }: Pick<TargetFilter, 'stage' | 'reason'>): Statement {
  const parts = [
    isStage(stage) ? STAGE[stage] : '1',
    ...(reason ? [`${HAS_REASON} AND coalesce(nullif(t.error_code, ''), 'none') = ?`] : []),
  ];
  return { sql: parts.join(' AND '), params: reason ? [reason] : [] };
}

/** The total as the triggers keep it, where nobody asks for a name or for some organisations alone. */
function totalOf(filter: TargetFilter, where: Statement): Statement {
  const { pushes, keyword, orgs } = filter;
  if (orgs !== null || keyword?.trim()) {
    return {
      sql: `SELECT count(*) AS total FROM (SELECT 1 ${FROM} WHERE ${where.sql} LIMIT ${COUNTED + 1})`,
      params: where.params,
    };
  }
  const tallied = talliedOf(filter);
  return {
    sql: `SELECT coalesce(sum(t.n), 0) AS total FROM push_tally t WHERE t.push_id IN (${pushes.sql}) AND ${tallied.sql}`,
    params: [...pushes.params, ...tallied.params],
  };
}

/**
 * A page of targets with state, error and hint, opening, answers and feedback (back-office§2, result viewer); no openid.
 */
export async function targetPage(
  { db, env, lang }: Asked,
  filter: TargetFilter,
  paging: TargetPaging,
): Promise<Page<TargetRow>> {
  const { current, size, offset } = pagingOf(paging);
  const where = conditionOf(filter);
  const from = behind(filter, paging.after);
  const [rows = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${COLUMNS} ${FROM} WHERE ${where.sql} AND ${from.sql} ORDER BY ${orderOf(filter)} LIMIT ? OFFSET ?`,
      params: [...where.params, ...from.params, size, paging.after ? 0 : offset],
    },
    totalOf(filter, where),
  ]);
  const total = numberIn(totals);
  const records = await shapedAll(rows as Row[], new ArchiveReader(db, env), lang);
  return pageOf(records, current, size, Math.min(total, COUNTED), total > COUNTED);
}

/** How many targets the filter lets through, all of them. */
export async function countTargets(db: Database, filter: TargetFilter): Promise<number> {
  const where = conditionOf(filter);
  const row = await db.first<{ total: number }>(
    `SELECT count(*) AS total FROM ${summed(`SELECT 1 ${FROM} WHERE ${where.sql}`)}`,
    where.params,
  );
  return row?.total ?? 0;
}

/** Targets that one step of an export reads. */
const STEP = 300;

/** All targets that the filter lets through, in steps: no more than one step is held at a time. */
export async function* targetSteps({ db, env, lang }: Asked, filter: TargetFilter): AsyncGenerator<TargetRow[]> {
  const archive = new ArchiveReader(db, env);
  const where = conditionOf(filter);
  let last: Row | undefined;
  do {
    const after: Statement = last
      ? { sql: ' AND (t.push_id, t.org_id) > (?, ?)', params: [last.push_id, last.org_id] }
      : { sql: '', params: [] };
    const rows: Row[] = await db.all<Row>(
      `SELECT ${COLUMNS} ${FROM} WHERE ${where.sql}${after.sql} ORDER BY t.push_id, t.org_id LIMIT ${STEP}`,
      [...where.params, ...after.params],
    );
    if (rows.length > 0) yield await shapedAll(rows, archive, lang);
    last = rows.length === STEP ? rows.at(-1) : undefined;
  } while (last);
}

interface Counted {
  id: string;
  add_time: number;
  n: number;
}

/** Which of some pushes, in their order, have rows of a page, and how many rows of the first of these the page skips. */
function pushesOf(counted: readonly Counted[], offset: number, size: number): { pushes: Counted[]; skipped: number } {
  const pushes: Counted[] = [];
  let [before, skipped] = [0, 0];
  for (const push of counted) {
    const holds = push.n > 0 && before < offset + size && before + push.n > offset;
    if (holds && pushes.length === 0) skipped = offset - before;
    if (holds) pushes.push(push);
    before += push.n;
  }
  return { pushes, skipped };
}

type Pair = [push: string, org: string];

/** Targets of some pushes, newest push first, each as a pair: the indices have this order, so that no more are read than are asked for. */
async function pairsOf(
  db: Database,
  filter: Omit<TargetFilter, 'orgs'>,
  pushes: readonly Counted[],
  { size, offset }: { size: number; offset: number },
): Promise<Pair[]> {
  const [first, last] = [pushes.at(-1), pushes[0]];
  if (!first || !last) return [];
  const { sql, params } = allOf([
    { sql: 'p.id IN (SELECT value FROM json_each(?))', params: [JSON.stringify(pushes.map(({ id }) => id))] },
    ...standing(filter),
  ]);
  const word = wordOf(filter.keyword);
  // The two tables of targets are merged by columns that the select names; targets of a push stand as in the list of one push.
  const order = orderOf(filter).includes('state') ? 't.state, t.org_id' : 't.org_id';
  const pairs = `SELECT p.add_time, p.id AS push_id, ${order} FROM push_wechat p INDEXED BY push_wechat_added CROSS JOIN push_target t ON t.push_id = p.id
WHERE p.is_delete = 0 AND p.add_time BETWEEN ? AND ? AND ${sql}
ORDER BY p.add_time DESC, p.id DESC, ${order} LIMIT ? OFFSET ?`;
  const rows = await db.all<{ push_id: string; org_id: string }>(
    word
      ? `SELECT h.push_id, h.org_id FROM (${pairs}) h CROSS JOIN organization o ON o.organization_id = h.org_id WHERE instr(lower(o.name), ?) > 0`
      : pairs,
    [first.add_time, last.add_time, ...params, size, offset, ...(word ? [word] : [])],
  );
  return rows.map(({ push_id, org_id }) => [push_id, org_id]);
}

/**
 * A page of the targets of several pushes, newest push first. How many each has is kept: what stands before the page is not read, however
 * far it is. A name is looked for among the first 2,000 targets alone (decision 332).
 * @param filter whose pushes come newest first, with `id` and `add_time`
 */
export async function targetsOfPushes(
  { db, env, lang }: Asked,
  filter: Omit<TargetFilter, 'orgs'>,
  paging: Paging,
): Promise<Page<TargetRow>> {
  const { current, size, offset } = pagingOf(paging);
  const tallied = talliedOf(filter);
  const counted = await db.all<Counted>(
    `SELECT p.id, p.add_time, (SELECT coalesce(sum(t.n), 0) FROM push_tally t WHERE t.push_id = p.id AND ${tallied.sql}) AS n
FROM (${filter.pushes.sql}) p ORDER BY p.add_time DESC, p.id DESC`,
    [...tallied.params, ...filter.pushes.params],
  );
  const all = counted.reduce((sum, { n }) => sum + n, 0);
  const named = wordOf(filter.keyword) !== '';
  const asked = named
    ? { offset: 0, size: LOOKED_AT }
    : { offset, size: Math.max(0, Math.min(size, COUNTED - offset)) };
  const { pushes, skipped } = pushesOf(counted, asked.offset, asked.size);
  const pairs = await pairsOf(db, filter, pushes, { size: asked.size, offset: skipped });
  const shown = named ? pairs.slice(offset, offset + size) : pairs;
  const rows =
    shown.length === 0
      ? []
      : await db.all<Row>(
          `SELECT ${COLUMNS} FROM json_each(?) j CROSS JOIN push_target t ON t.push_id = j.value ->> 0 AND t.org_id = j.value ->> 1
JOIN push_wechat p ON p.id = t.push_id ${RECEIVERS}`,
          [JSON.stringify(shown)],
        );
  const byPair = new Map(rows.map((row) => [`${row.push_id} ${row.org_id}`, row]));
  const found = shown.flatMap(([push, org]) => byPair.get(`${push} ${org}`) ?? []);
  const records = await shapedAll(found, new ArchiveReader(db, env), lang);
  const [total, more] = named ? [pairs.length, all > LOOKED_AT] : [Math.min(all, COUNTED), all > COUNTED];
  return pageOf(records, current, size, total, more);
}
