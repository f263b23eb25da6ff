import { AUDIT, LIMITS } from '../../../../db/contract/limits.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import { type Page, pageOf } from '../../../platform/envelope.ts';
import { checkAuditor } from './audit.ts';

/** What a list of working versions may be asked for, as the query says it. */
export interface ListQuery {
  pageIndex?: string | undefined;
  pageSize?: string | undefined;
  keyword?: string | undefined;
  audit_status?: string | undefined;
  /** `oldest` turns the order round; anything else is newest first. */
  order?: string | undefined;
}

const whole = (text: string | undefined, fallback: number, max: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? Math.min(value, max) : fallback;
};

const STATES: readonly number[] = Object.values(AUDIT);

/** States that a query names, such as `1` or `3,5`; nothing named means `fallback`. */
function statesOf(text: string | undefined, fallback: readonly number[]): readonly number[] {
  const named = (text ?? '').match(/\d+/g)?.map(Number) ?? [];
  return named.length > 0 ? named.filter((state) => STATES.includes(state)) : fallback;
}

const COLUMNS = `c.chengguo_id, c.name, c.code, c.cover, c.scope, c.level, c.conversion_type, c.sub_type, c.unit, c.org_name,
  c.add_user, c.region_name, c.org_country, c.process, c.cooperation, c.add_time, c.release_time, c.sort_time, c.update_time,
  c.audit_status, c.audit_opinion, c.is_pushed, c.is_tagging, c.match_state, c.version, o.name AS unit_name,
  EXISTS (SELECT 1 FROM result_publication p WHERE p.item_id = c.chengguo_id) AS is_public`;

interface Filter {
  sql: string;
  params: unknown[];
}

async function page(db: Database, filter: Filter, query: ListQuery): Promise<Page<unknown>> {
  const size = whole(query.pageSize, LIMITS.pageSize, LIMITS.maxPageSize);
  const current = whole(query.pageIndex, 1, 1_000_000);
  const keyword = query.keyword?.trim().slice(0, 200) ?? '';
  const where = keyword ? `${filter.sql} AND (instr(c.name, ?) > 0 OR instr(c.code, ?) > 0)` : filter.sql;
  const params = keyword ? [...filter.params, keyword, keyword] : filter.params;
  const direction = query.order === 'oldest' ? 'ASC' : 'DESC';
  const [records = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${COLUMNS} FROM chengguo c LEFT JOIN organization o ON o.organization_id = c.unit
            WHERE ${where} ORDER BY c.add_time ${direction}, c.chengguo_id ${direction} LIMIT ? OFFSET ?`,
      params: [...params, size, (current - 1) * size],
    },
    { sql: `SELECT count(*) AS total FROM chengguo c WHERE ${where}`, params },
  ]);
  return pageOf(records, current, size, (totals[0] as { total: number }).total);
}

/**
 * The session user's own results in every state, newest first (core§7).
 * @throws AppError 401 without a user
 */
export function ownResults(db: Database, caller: Caller, query: ListQuery): Promise<Page<unknown>> {
  const userId = userIdOf(caller);
  const states = statesOf(query.audit_status, STATES);
  return page(
    db,
    {
      sql: 'c.add_user = ? AND c.is_delete = 0 AND c.audit_status IN (SELECT value FROM json_each(?))',
      params: [userId, JSON.stringify(states)],
    },
    query,
  );
}

/**
 * Results for auditors, those under review unless states are named (core§7).
 * @throws AppError 401 without a user, 403 for others than auditors
 */
export async function auditList(db: Database, caller: Caller, query: ListQuery): Promise<Page<unknown>> {
  checkAuditor(caller);
  const states = statesOf(query.audit_status, [AUDIT.pending]);
  const filter = {
    sql: 'c.audit_status IN (SELECT value FROM json_each(?)) AND c.is_delete = 0',
    params: [JSON.stringify(states)],
  };
  return page(db, filter, query);
}
