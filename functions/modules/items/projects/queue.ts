import { AUDIT, ITEM, LIMITS } from '../../../../db/contract/limits.ts';
import { type ListFilter, statesOf } from '../../../../db/contract/reviews.ts';
import { DAY } from '../../../../db/contract/time.ts';
import type { Caller } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { type Page, pageOf } from '../../../platform/envelope.ts';
import { type Paging, pagingOf } from '../../../platform/paging.ts';
import { placeInEnglish } from '../../../platform/place-names.ts';
import { attributionDoubt } from '../lists/attribution.ts';
import { checkReviewer, factsOf } from '../lists/review-facts.ts';

const PROJECT = factsOf(ITEM.project);

/** When it was handed in last. */
const HANDED_IN = 'coalesce(p.update_time, p.add_time)';

const COLUMNS = `p.xiangmu_id, p.name, p.cover, p.profile, p.type, p.scope, p.unit, p.org_name, p.investment_amount,
  p.contacts, p.contacts_tel, p.contacts_email, p.province, p.city, p.county, p.region_name, p.add_user, p.add_time,
  p.release_time, p.update_time, p.audit_status, p.audit_opinion, p.is_delete, p.version,
  coalesce(nullif(u.nickname, ''), u.name) AS publisher_name, o.name AS unit_name,
  (SELECT count(*) FROM review_comment r WHERE r.item_id = p.xiangmu_id AND r.is_delete = 0
    AND r.resolve_time IS NULL) AS open_comments`;
const JOINED =
  'xiangmu p LEFT JOIN user u ON u.user_id = p.add_user LEFT JOIN organization o ON o.organization_id = p.unit';

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
    ...(days > 0 ? [{ sql: `${HANDED_IN} <= ?`, params: [now() - days * DAY] }] : []),
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
  checkReviewer(caller, PROJECT);
  const { current, size, offset } = pagingOf(query);
  const where = conditionOf(query);
  const way = isOldestFirst(query) ? 'ASC' : 'DESC';
  const [records = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${COLUMNS}, ${now()} - ${HANDED_IN} AS wait_seconds,
            (SELECT ${attributionDoubt(PROJECT)} FROM xiangmu c WHERE c.xiangmu_id = p.xiangmu_id) AS doubt
            FROM ${JOINED} WHERE ${where.sql}
            ORDER BY p.add_time ${way}, p.xiangmu_id ${way} LIMIT ? OFFSET ?`,
      params: [...where.params, size, offset],
    },
    counted(where),
  ]);
  const { total } = totals[0] as { total: number };
  const named = (records as { region_name: string | null }[]).map((row) => ({
    ...row,
    region_name_en: placeInEnglish(row.region_name),
  }));
  return pageOf(named, current, size, Math.min(total, LIMITS.exactTotal), total > LIMITS.exactTotal);
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

/**
 * The way through the queue that a query narrows: three statements for one batch, the project before and the one after as
 * `{id}` where there are such, and how many the queue holds as `{total}`, one more than are counted at most.
 * @param id key of the project that is read; it may have left the queue
 */
export function projectWay(query: ListFilter, id: string): Statement[] {
  const where = conditionOf(query);
  const oldest = query.order !== 'newest';
  return [beside(where, id, !oldest), beside(where, id, oldest), counted(where)];
}
