import {
  AUDIENCE_LIMITS,
  type Audience,
  type AudienceFilter,
  type Contact,
  type Engagement,
} from '../../../../db/contract/audiences.ts';
import { PUSH_LIMITS } from '../../../../db/contract/pushes.ts';
import { DAY } from '../../../../db/contract/time.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { allOf } from '../../../platform/sql.ts';
import { BOUND } from './attach.ts';
import { hasWord, inIndustry, inScope } from './pickers.ts';

/** Joins what an organisation `o` was sent and did to it. */
export const WITH_CONTACT = 'LEFT JOIN organization_contact k ON k.org_id = o.organization_id';

const DID: Readonly<Record<Engagement, string>> = {
  opened: 'k.opened > 0',
  answered: 'k.answered > 0',
  interested: 'k.interested > 0',
  silent: 'k.sent > 0 AND k.opened = 0',
  unsent: 'coalesce(k.sent, 0) = 0',
};

const isEngagement = (text: string | undefined): text is Engagement => text !== undefined && text in DID;

function contacted(contact: Contact, at: number): Statement {
  const [how, days] = contact.split('-');
  return how === 'within'
    ? { sql: 'k.last_time >= ?', params: [at - Number(days) * DAY] }
    : { sql: 'coalesce(k.last_time, 0) < ?', params: [at - Number(days) * DAY] };
}

/**
 * The organisations `o`, joined by `WITH_CONTACT`, that a filter lets through: one condition for the list that is looked
 * at and for all that match.
 */
export function audienceWhere(filter: AudienceFilter): Statement {
  const { keyword, scope, industry, region, kind, engagement, contact } = filter;
  return allOf([
    { sql: 'o.is_delete = 0', params: [] },
    ...(keyword ? [hasWord('o.name', keyword)] : []),
    ...(scope ? [inScope('organization_scope', 'org_id', 'o.organization_id', scope)] : []),
    ...(industry ? [inIndustry('o.industry_id', industry)] : []),
    ...(region ? [{ sql: '? IN (o.province, o.city, o.county)', params: [region] }] : []),
    ...(kind ? [{ sql: 'o.org_type = ?', params: [kind] }] : []),
    ...(isEngagement(engagement) ? [{ sql: DID[engagement], params: [] }] : []),
    ...(contact ? [contacted(contact, now())] : []),
  ]);
}

/** Saved audiences of all operators, by name. */
export const savedAudiences = (
  db: Database,
): Promise<{ id: string; name: string; filter: string; owner: string | null }[]> =>
  db.all(
    `SELECT a.id, a.name, a.filter, coalesce(nullif(u.name, ''), u.nickname) AS owner FROM push_audience a
LEFT JOIN user u ON u.user_id = a.add_user WHERE a.is_delete = 0 ORDER BY a.name LIMIT ${AUDIENCE_LIMITS.saved}`,
  );

/**
 * All organisations that match, in one read; who has no bound administrator is counted and left out.
 * @param counted whether only the numbers are wanted
 */
export async function matchAudience(db: Database, filter: AudienceFilter, counted: boolean): Promise<Audience> {
  const where = audienceWhere(filter);
  const from = `FROM organization o ${WITH_CONTACT} WHERE ${where.sql}`;
  const [sums = [], rows = []] = await db.batch<unknown>([
    { sql: `SELECT count(*) AS total, coalesce(sum(${BOUND}), 0) AS bound ${from}`, params: where.params },
    {
      sql: `SELECT o.organization_id AS id, o.name ${from} AND ${BOUND} ORDER BY o.organization_id DESC LIMIT ?`,
      params: [...where.params, counted ? 0 : PUSH_LIMITS.orgs],
    },
  ]);
  const [sum] = sums as { total: number; bound: number }[];
  return {
    total: sum?.total ?? 0,
    bound: sum?.bound ?? 0,
    records: (rows as { id: string; name: string }[]).map(({ id, name }) => [id, name]),
  };
}
