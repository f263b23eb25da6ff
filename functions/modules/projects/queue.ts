import { AUDIT, LIMITS } from '../../../db/contract/limits.ts';
import type { ProjectReview, ProjectRow } from '../../../db/contract/projects.ts';
import { type ListFilter, statesOf } from '../../../db/contract/reviews.ts';
import type { Caller } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { type Page, pageOf } from '../../platform/envelope.ts';
import { notFound } from '../../platform/errors.ts';
import { type Paging, pagingOf } from '../../platform/paging.ts';
import { checkEditor } from './audit.ts';

const DAY_SECONDS = 86_400;
const HISTORY = 50;

/** When a project was changed last tells its version. */
export const VERSION = 'coalesce(p.update_time, p.add_time)';

const COLUMNS = `p.xiangmu_id, p.name, p.cover, p.profile, p.type, p.scope, p.unit, p.org_name, p.investment_amount,
  p.contacts, p.contacts_tel, p.contacts_email, p.province, p.city, p.county, p.region_name, p.add_user, p.add_time,
  p.release_time, p.update_time, p.audit_status, p.audit_opinion, p.is_delete, ${VERSION} AS version,
  coalesce(nullif(u.nickname, ''), u.name) AS publisher_name, o.name AS unit_name`;
const JOINED =
  'xiangmu p LEFT JOIN user u ON u.user_id = p.add_user LEFT JOIN organization o ON o.organization_id = p.unit';

/** The fields of technology, which stand as one text, as a list. */
const SCOPES = `'["' || replace(coalesce(p.scope, ''), ',', '","') || '"]'`;

function conditionOf({ keyword, audit_status, region, scope, age }: ListFilter): Statement {
  const states = statesOf(audit_status, [AUDIT.pending]);
  const days = Math.min(Math.trunc(Number(age) || 0), 10_000);
  const word = keyword?.trim().slice(0, 200);
  const place = region?.trim().slice(0, 20);
  const field = scope?.trim().slice(0, 40);
  const parts: Statement[] = [
    { sql: 'p.audit_status IN (SELECT value FROM json_each(?)) AND p.is_delete = 0', params: [JSON.stringify(states)] },
    ...(word ? [{ sql: 'instr(p.name, ?) > 0', params: [word] }] : []),
    ...(place ? [{ sql: '? IN (p.province, p.city, p.county)', params: [place] }] : []),
    ...(field ? [{ sql: `instr(',' || p.scope || ',', ',' || ? || ',') > 0`, params: [field] }] : []),
    ...(days > 0 ? [{ sql: `${VERSION} <= ?`, params: [now() - days * DAY_SECONDS] }] : []),
  ];
  return { sql: parts.map(({ sql }) => sql).join(' AND '), params: parts.flatMap(({ params }) => params) };
}

const isOldestFirst = ({ order }: ListFilter): boolean => order === 'oldest';

function counted(where: Statement): Statement {
  return {
    sql: `SELECT count(*) AS total FROM (SELECT 1 FROM xiangmu p WHERE ${where.sql} LIMIT ${LIMITS.exactTotal + 1})`,
    params: where.params,
  };
}

/**
 * Projects for content editors, those under review unless states are named (core§7); each with how long it has waited.
 * @returns `more` where there are more than 1000
 * @throws AppError 401 without a user, 403 for others than content editors
 */
export async function projectQueue(db: Database, caller: Caller, query: ListFilter & Paging): Promise<Page<unknown>> {
  checkEditor(caller);
  const { current, size, offset } = pagingOf(query);
  const where = conditionOf(query);
  const way = isOldestFirst(query) ? 'ASC' : 'DESC';
  const [records = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${COLUMNS}, ${now()} - ${VERSION} AS wait_seconds FROM ${JOINED} WHERE ${where.sql}
            ORDER BY p.add_time ${way}, p.xiangmu_id ${way} LIMIT ? OFFSET ?`,
      params: [...where.params, size, offset],
    },
    counted(where),
  ]);
  const { total } = totals[0] as { total: number };
  return pageOf(records, current, size, Math.min(total, LIMITS.exactTotal), total > LIMITS.exactTotal);
}

/** The project just before (or after) another one in the queue. */
function beside(where: Statement, id: string, later: boolean): Statement {
  const way = later ? 'ASC' : 'DESC';
  return {
    sql: `SELECT p.xiangmu_id AS id FROM xiangmu p WHERE ${where.sql} AND (p.add_time, p.xiangmu_id) ${later ? '>' : '<'}
          (SELECT add_time, xiangmu_id FROM xiangmu WHERE xiangmu_id = ?)
          ORDER BY p.add_time ${way}, p.xiangmu_id ${way} LIMIT 1`,
    params: [...where.params, id],
  };
}

const idOf = (rows: unknown[] | undefined): string | null => (rows?.[0] as { id: string } | undefined)?.id ?? null;

/**
 * Everything that a content editor needs for a decision about a project: its content, what happened before, and the
 * neighbours in the queue that the query narrows.
 * @throws AppError 401 without a user, 403 for others than content editors, 404
 */
export async function projectReview(
  db: Database,
  caller: Caller,
  id: string,
  query: ListFilter,
): Promise<ProjectReview> {
  checkEditor(caller);
  const where = conditionOf(query);
  const oldest = isOldestFirst(query);
  const [rows, scopes, history, previous, next, totals] = await db.batch<unknown>([
    { sql: `SELECT ${COLUMNS} FROM ${JOINED} WHERE p.xiangmu_id = ? AND p.is_delete = 0`, params: [id] },
    {
      sql: `SELECT s.id, s.name, s.name_en FROM xiangmu p
            JOIN json_each(iif(json_valid(${SCOPES}), ${SCOPES}, '[]')) j
            JOIN scope s ON s.id = trim(j.value) WHERE p.xiangmu_id = ?`,
      params: [id],
    },
    {
      sql: `SELECT l.id, l.action, l.before, l.after, l.opinion, coalesce(u.name, u.nickname) AS user, l.add_time
            FROM audit_log l LEFT JOIN user u ON u.user_id = l.user_id
            WHERE l.table_name = 'xiangmu' AND l.item_id = ? ORDER BY l.add_time DESC, l.id DESC LIMIT ${HISTORY}`,
      params: [id],
    },
    beside(where, id, !oldest),
    beside(where, id, oldest),
    counted(where),
  ]);
  const project = rows?.[0] as ProjectRow | undefined;
  if (!project) throw notFound();
  const { total = 0 } = (totals?.[0] ?? {}) as { total?: number };
  return {
    project,
    scopes: (scopes ?? []) as ProjectReview['scopes'],
    history: (history ?? []) as ProjectReview['history'],
    previous: idOf(previous),
    next: idOf(next),
    waiting: Math.min(total, LIMITS.exactTotal),
  };
}
