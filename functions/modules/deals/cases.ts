import type { dealCalls } from '../../../db/contract/calls/deals.ts';
import type { CaseParty, DealCase } from '../../../db/contract/deals.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import { ITEM } from '../../../db/contract/limits.ts';
import { DAY } from '../../../db/contract/time.ts';
import { namedDay } from '../../platform/clock.ts';
import type { Database, RowOf, Statement } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import { countedPage, countedPart, pagingOf, selectTotal } from '../../platform/paging.ts';

/** @param deals where the deals `d` are looked for, and by which index */
const publicCases = (deals: string): string => `FROM ${deals}
  LEFT JOIN organization so ON so.organization_id = d.seeker_org AND so.is_delete = 0
  LEFT JOIN organization oo ON oo.organization_id = d.owner_org AND oo.is_delete = 0
  LEFT JOIN result_publication rp ON d.item_type = ${ITEM.result} AND rp.item_id = d.item_id
  LEFT JOIN demand_publication dp ON d.item_type = ${ITEM.demand} AND dp.item_id = d.item_id
  WHERE d.case_time IS NOT NULL AND +d.state = 'signed' AND d.seeker_case IS NOT NULL AND d.owner_case IS NOT NULL
    AND coalesce(rp.item_id, dp.item_id) IS NOT NULL
    AND (d.seeker_org IS NULL OR so.verified_time IS NOT NULL) AND (d.owner_org IS NULL OR oo.verified_time IS NOT NULL)
    AND coalesce(d.seeker_org, d.owner_org) IS NOT NULL AND d.seeker_org IS NOT d.owner_org`;
/**
 * What everybody may read as cases: signed deals that both sides show, about items that are public, between different parties of whom
 * each is an organisation that staff checked or an individual, and not both individuals. `FROM` and conditions, with the deal as `d`.
 */
const PUBLIC_CASES = publicCases('deal d INDEXED BY deal_case');

/** Whether the deal of a key is one of these: a condition with one value, the deal's id. */
export const isPublicCase = (id: string): string => `EXISTS (SELECT 1 ${publicCases('deal d')} AND d.id = ${id})`;

/**
 * Of these the ones about what a public expert published for an organisation (decision 292): an individual who trades stays unnamed.
 * `FROM` and conditions with one parameter, the expert's id.
 */
export const CASES_OF_EXPERT = `${publicCases('deal d INDEXED BY deal_owner')} AND d.owner_org IS NOT NULL AND d.owner_user = (
    SELECT x.add_user FROM zhuanjia x WHERE x.expert_id = ? AND x.is_self = 1 AND x.audit_status = 4 AND x.is_delete = 0)`;

/** The cases of an organisation, on either side, found among its own deals. `FROM` and conditions with one parameter, its id. */
export const CASES_OF_ORGANIZATION = publicCases(`(SELECT ? AS org) w CROSS JOIN deal d ON d.id IN (
    SELECT x.id FROM deal x WHERE x.seeker_org = w.org UNION ALL SELECT x.id FROM deal x WHERE x.owner_org = w.org)`);

interface CaseRow
  extends RowOf<'deal', 'item_type' | 'item_id' | 'seeker_org' | 'seeker_name' | 'owner_org' | 'amount' | 'add_time'> {
  name: string;
  name_en: string | null;
  cover: string | null;
  scope: string | null;
  seeker_name_en: string | null;
  seeker_logo: string | null;
  owner_name: string | null;
  owner_name_en: string | null;
  owner_logo: string | null;
  sign_time: number;
}

/** The amount is read where both sides let it be read, and names a sum. */
const AMOUNT = `CASE WHEN d.seeker_case = 'amount' AND d.owner_case = 'amount' AND cast(d.amount AS REAL) > 0 THEN d.amount END`;

/** When a case was signed, as everybody reads it. */
const SIGNED = 'coalesce((SELECT g.sign_time FROM deal_progress g WHERE g.deal_id = d.id), d.case_time)';

/** Cases that were signed on some days. Nobody shows a deal before it is signed: the index leads to those shown since the first day. */
function signedOn({ from, to }: { from?: string | undefined; to?: string | undefined }): Statement {
  const [first, last] = [namedDay(from), namedDay(to)];
  return {
    sql: `${first === null ? '' : ` AND d.case_time >= ? AND ${SIGNED} >= ?`}${last === null ? '' : ` AND ${SIGNED} < ?`}`,
    params: [...(first === null ? [] : [first, first]), ...(last === null ? [] : [last + DAY])],
  };
}

const ALL: Statement = { sql: PUBLIC_CASES, params: [] };

/**
 * The statement of the latest cases.
 * @param from which of them: `FROM` and conditions
 */
export const selectCases = (size: number, offset = 0, from: Statement = ALL): Statement => ({
  sql: `SELECT d.item_type, d.item_id, coalesce(rp.name, dp.name) AS name, coalesce(rp.card, dp.card) ->> '$.name_en' AS name_en, coalesce(rp.cover, dp.cover) AS cover,
      coalesce(rp.card, dp.card) ->> '$.scope' AS scope, d.seeker_org, so.name AS seeker_name, so.name_en AS seeker_name_en, so.logo AS seeker_logo,
      d.owner_org, oo.name AS owner_name, oo.name_en AS owner_name_en, oo.logo AS owner_logo, ${AMOUNT} AS amount, d.add_time,
      ${SIGNED} AS sign_time
    ${from.sql} ORDER BY d.case_time DESC, d.id DESC LIMIT ? OFFSET ?`,
  params: [...(from.params ?? []), size, offset],
});

function caseOf(row: CaseRow): DealCase {
  const seeker: CaseParty = {
    org_id: row.seeker_org,
    name: row.seeker_name,
    name_en: row.seeker_name_en,
    logo: row.seeker_logo,
  };
  const owner: CaseParty = {
    org_id: row.owner_org,
    name: row.owner_name,
    name_en: row.owner_name_en,
    logo: row.owner_logo,
  };
  // Who publishes a result has the technology; who publishes a demand takes it up.
  const [provider, taker] = row.item_type === ITEM.result ? [owner, seeker] : [seeker, owner];
  return {
    item_type: row.item_type,
    item_id: row.item_id,
    name: row.name,
    name_en: row.name_en,
    cover: row.cover,
    scope: JSON.parse(row.scope ?? '[]') as DealCase['scope'],
    provider,
    taker,
    amount: row.amount,
    sign_time: row.sign_time,
    days: Math.max(1, Math.round((row.sign_time - row.add_time) / DAY)),
  };
}

/** Cases as rows of `selectCases` tell them. */
export const casesOf = (rows: readonly unknown[]): DealCase[] => (rows as CaseRow[]).map(caseOf);

/**
 * Signed deals that both sides show, those first that were shown last.
 * @param query paging, the days from and to on which they were signed, and whose they are: `org` or `expert`
 */
export async function signedCases(db: Database, query: QueryOf<typeof dealCalls.cases>): Promise<Page<DealCase>> {
  const { current, size, offset } = pagingOf(query);
  const on = signedOn(query);
  const [whose, id] = query.expert ? [CASES_OF_EXPERT, query.expert] : [CASES_OF_ORGANIZATION, query.org];
  const from = { sql: `${id ? whose : PUBLIC_CASES}${on.sql}`, params: [...(id ? [id] : []), ...(on.params ?? [])] };
  const [rows = [], totals = []] = await db.batch<unknown>([
    selectCases(...countedPart(size, offset), from),
    selectTotal(from.sql, from.params),
  ]);
  return countedPage(casesOf(rows), current, size, totals);
}
