import type { Lang } from '../../../../db/contract/errors.ts';
import { LIMITS } from '../../../../db/contract/limits.ts';
import {
  type Figures,
  PUSH_PHASES,
  type PushPhase,
  type PushRecord,
  type Wave,
} from '../../../../db/contract/push-records.ts';
import { deliveryHint } from '../../../../db/contract/pushes.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { type Page, pageOf } from '../../../platform/envelope.ts';
import { countedPage, countedPart, type Paging, pagingOf, selectTotal, wordOf } from '../../../platform/paging.ts';
import { allOf } from '../../../platform/sql.ts';
import { hasTarget, holdsId, IS_KEPT, IS_SCHEDULED, itemName } from '../conditions.ts';
import { PAUSED, readShownPause, type ShownPause } from '../delivery/pause.ts';
import { readWaves } from '../delivery/waves.ts';
import { figuresOf, noFigures, type Organizations } from './figures.ts';

/** What the records are narrowed to, as the query says it; what cannot be understood counts as not given. */
interface RecordsQuery extends Paging {
  keyword?: string | undefined;
  item_type?: string | undefined;
  phase?: string | undefined;
  push_group_id?: string | undefined;
  /** Pushes that went to a member of the organisation group. */
  org_group_id?: string | undefined;
  /** 1: only pushes that reached somebody. */
  earlier?: string | undefined;
}

/** The phase of a push `p`; one value: the time in unix seconds. */
const PHASE = `CASE WHEN p.run_state = 'cancelled' THEN 'cancelled'
  WHEN p.run_state = 'running' THEN CASE WHEN ${PAUSED} THEN 'paused' ELSE 'running' END
  WHEN ${IS_SCHEDULED} THEN 'scheduled' WHEN p.run_state = 'stopped' THEN 'stopped'
  WHEN p.run_state = 'done' OR p.push_status = 1 THEN 'done' ELSE 'draft' END`;

/** The newest pushes of a member `m` in one of the two tables of targets, as far as a page may need them: ids grow with time. */
const newestOf = (table: 'push_wechat_orgs' | 'push_archived_target', where: string): string =>
  `json_each((SELECT json_group_array(push_id) FROM (SELECT t.push_id FROM ${table} t CROSS JOIN push_wechat p ON p.id = t.push_id
    WHERE t.org_id = m.org_id AND ${where} ORDER BY t.push_id DESC LIMIT ?)))`;

/**
 * The newest pushes that fulfil a condition and went to members of an organisation group, newest first, one more than a page needs: of each
 * member no more are read, however many it was sent (decision 333).
 */
function toMembers(group: string, where: Statement, most: number): Statement {
  const of = (table: Parameters<typeof newestOf>[0]) => `SELECT j.value AS id FROM organization_group g
    JOIN organization_group_item m ON m.org_group_id = g.id CROSS JOIN ${newestOf(table, where.sql)} j WHERE g.id = ? AND g.is_delete = 0`;
  const params = [...where.params, most, group];
  return {
    sql: `${of('push_wechat_orgs')} UNION ${of('push_archived_target')} ORDER BY 1 DESC LIMIT ?`,
    params: [...params, ...params, most],
  };
}

const FIRST = 3;
const OWN_ITEMS = `FROM push_group_items i WHERE i.push_group_id = p.push_group_id AND ${holdsId('i.push_wechat_ids', 'p.id')}`;

const COLUMNS = `p.id, p.title, p.remark, p.item_type, p.push_group_id, g.title AS group_title,
  coalesce(nullif(u.name, ''), u.nickname) AS operator, p.push_status, p.run_state, ${PHASE} AS phase, p.add_time,
  p.auto_push_time, p.confirm_time, p.push_time, p.error_code, p.error_msg, p.wave_size, p.wave_minutes, NOT (${IS_KEPT}) AS archived,
  (SELECT a.state FROM push_approval a WHERE a.push_id = p.id AND a.version = p.version) AS approval,
  (SELECT count(*) ${OWN_ITEMS}) AS items,
  (SELECT json_group_array(json_object('item_id', item_id, 'name', name))
    FROM (SELECT i.item_id, ${itemName('i')} AS name ${OWN_ITEMS} ORDER BY i.id LIMIT ${FIRST})) AS first_items`;

const FROM = `FROM push_wechat p LEFT JOIN push_group g ON g.id = p.push_group_id LEFT JOIN user u ON u.user_id = p.add_user`;

type Row = Omit<PushRecord, 'hint' | 'pause' | 'first_items' | 'figures' | 'archived'> & {
  first_items: string;
  archived: number;
};

function shaped(row: Row, pause: ShownPause | undefined, lang: Lang): Omit<PushRecord, 'figures'> {
  return {
    ...row,
    archived: row.archived === 1,
    hint: deliveryHint(row.error_code, lang, row.archived === 1) ?? null,
    pause: row.phase === 'paused' && pause ? { ...pause, hint: deliveryHint(pause.error_code, lang) ?? null } : null,
    first_items: JSON.parse(row.first_items) as PushRecord['first_items'],
  };
}

/** A record with its numbers: of what is archived, nobody can be tried again, and no reason says so. */
function withFigures(record: Omit<PushRecord, 'figures'>, all: ReadonlyMap<string, Figures>, lang: Lang): PushRecord {
  const figures = all.get(record.id) ?? noFigures();
  if (!record.archived) return { ...record, figures };
  const reasons = figures.reasons.map((reason) => ({ ...reason, hint: deliveryHint(reason.code, lang, true) ?? null }));
  return { ...record, figures: { ...figures, reasons, retriable: 0 } };
}

const isPhase = (text: string | undefined): text is PushPhase => PUSH_PHASES.some((phase) => phase === text);

function conditionsOf(query: RecordsQuery, at: number): Statement {
  const word = wordOf(query.keyword);
  const group = query.push_group_id?.trim();
  const parts: Statement[] = [
    { sql: 'p.is_delete = 0', params: [] },
    ...(query.item_type === '1' || query.item_type === '2'
      ? [{ sql: 'p.item_type = ?', params: [Number(query.item_type)] }]
      : []),
    ...(word ? [{ sql: 'instr(lower(p.title), ?) > 0', params: [word] }] : []),
    ...(group ? [{ sql: 'p.push_group_id = ?', params: [group] }] : []),
    ...(isPhase(query.phase) ? [{ sql: `${PHASE} = ?`, params: [at, query.phase] }] : []),
    ...(query.earlier === '1' ? [{ sql: hasTarget('p.id', 'sent'), params: [] }] : []),
  ];
  return allOf(parts);
}

/** Pushes with their numbers and how each stands, newest first (back-office§4). */
export async function pushRecords(db: Database, query: RecordsQuery, lang: Lang): Promise<Page<PushRecord>> {
  const at = now();
  const { current, size, offset } = pagingOf(query);
  const where = conditionsOf(query, at);
  const members = query.org_group_id?.trim();
  if (members) return recordsOfMembers(db, { members, where, at, lang }, { current, size, offset });
  const [rows = [], totals = [], pauses = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${COLUMNS} ${FROM} WHERE ${where.sql} ORDER BY p.add_time DESC, p.id DESC LIMIT ? OFFSET ?`,
      params: [at, ...where.params, ...countedPart(size, offset)],
    },
    selectTotal(`FROM push_wechat p WHERE ${where.sql}`, where.params),
    readShownPause(at),
  ]);
  return countedPage(
    await recordsOf(db, rows as Row[], pauses[0] as ShownPause | undefined, lang),
    current,
    size,
    totals,
  );
}

/** Rows as records, with the numbers of their pushes. */
async function recordsOf(
  db: Database,
  rows: readonly Row[],
  pause: ShownPause | undefined,
  lang: Lang,
): Promise<PushRecord[]> {
  const records = rows.map((row) => shaped(row, pause, lang));
  const { figures } = await figuresOf(
    db,
    records.map(({ id }) => id),
    null,
    lang,
  );
  return records.map((record) => withFigures(record, figures, lang));
}

/** The same of pushes that went to members of an organisation group: counted as far as a page behind this one. */
async function recordsOfMembers(
  db: Database,
  asked: { members: string; where: Statement; at: number; lang: Lang },
  { current, size, offset }: { current: number; size: number; offset: number },
): Promise<Page<PushRecord>> {
  const { sql, params } = toMembers(asked.members, asked.where, Math.min(offset + size, LIMITS.listTotal) + 1);
  const ids = (await db.all<{ id: string }>(sql, params)).map(({ id }) => id);
  const [rows = [], pauses = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${COLUMNS} ${FROM} WHERE p.id IN (SELECT value FROM json_each(?)) ORDER BY p.id DESC`,
      params: [asked.at, JSON.stringify(ids.slice(offset, offset + size))],
    },
    readShownPause(asked.at),
  ]);
  const records = await recordsOf(db, rows as Row[], pauses[0] as ShownPause | undefined, asked.lang);
  const most = Math.min(offset + size, LIMITS.listTotal);
  return pageOf(records, current, size, Math.min(ids.length, LIMITS.listTotal), ids.length > most);
}

/**
 * One push among the records.
 * @param orgs organisations whose targets count, null for all
 * @returns null for no push
 */
export async function pushRecord(
  db: Database,
  id: string,
  orgs: Organizations,
  lang: Lang,
): Promise<PushRecord | null> {
  const at = now();
  const [rows = [], pauses = [], waves = []] = await db.batch<unknown>([
    { sql: `SELECT ${COLUMNS} ${FROM} WHERE p.id = ? AND p.is_delete = 0`, params: [at, id] },
    readShownPause(at),
    readWaves(id),
  ]);
  const row = rows[0] as Row | undefined;
  if (!row) return null;
  const { figures } = await figuresOf(db, [id], orgs, lang);
  const record = withFigures(shaped(row, pauses[0] as ShownPause | undefined, lang), figures, lang);
  // How the operators plan and decide is nothing to those who receive it.
  return orgs === null ? { ...record, waves: waves as Wave[] } : { ...record, approval: null };
}
