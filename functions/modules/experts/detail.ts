import type { ExpertDetail, ExpertEvidence, ExpertWork } from '../../../db/contract/experts.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { numberIn } from '../../platform/paging.ts';
import { type RegionColumns, regionNamed } from '../../platform/place-names.ts';
import { CARD, type CardRow, cardOf, ORDER, ORGANIZATION, PUBLIC } from './cards.ts';

/** Works of one expert that a page shows. */
const WORKS = 60;
/** Public results of the organisation that are looked through for evidence, the newest. */
const LOOKED = 300;
/** Results that are named as evidence. */
const LED = 6;
const OF_FIELD = 3;
/** Experts of common fields that are compared, and those that are shown. */
const NEAR = 200;
const SIMILAR = 9;

interface DetailRow extends CardRow, RegionColumns {
  sex: number | null;
  duties: string | null;
  profile: string | null;
  profile_en: string | null;
  contacts_tel: string | null;
  contacts_email: string | null;
  contact_open: number;
  add_user: string;
  audit_status: number;
  add_time: number;
  update_time: number | null;
  org_profile: string | null;
  web_site: string | null;
  verified_time: number | null;
}

const SELECTED = `SELECT ${CARD}, e.sex, e.duties, e.profile, e.profile_en, e.contacts_tel, e.contacts_email, e.contact_open, e.add_user,
  e.audit_status, e.add_time, e.update_time, o.profile AS org_profile, o.web_site, o.verified_time,
  o.provinceName, o.cityName, o.countyName FROM zhuanjia e ${ORGANIZATION} WHERE e.expert_id = ? AND e.is_delete = 0`;

/** The newest public results of an organisation, as `p`. */
const RESULTS = `(SELECT item_id, name, card ->> '$.name_en' AS name_en, facets, detail, release_no FROM result_publication WHERE organization_id = ?
  ORDER BY release_no DESC LIMIT ${LOOKED}) p`;

/** What the results of the organisation say of the expert and the fields: three statements for one batch. */
const readEvidence = (unit: string, name: string, scopes: readonly string[]): Statement[] => [
  {
    sql: `SELECT p.item_id AS id, p.name, p.name_en FROM ${RESULTS} WHERE p.detail ->> '$.director' = ? ORDER BY p.release_no DESC LIMIT ${LED}`,
    params: [unit, name],
  },
  { sql: `SELECT count(*) AS n FROM ${RESULTS}`, params: [unit] },
  {
    // Tokens are looked for in the text: taken apart, it would be a row for each token of each result.
    sql: `SELECT s.value AS scope, p.item_id AS id, p.name, p.name_en FROM ${RESULTS}
          JOIN json_each(?) s ON instr(p.facets, json_quote('s' || s.value)) > 0 ORDER BY p.release_no DESC`,
    params: [unit, JSON.stringify(scopes)],
  },
];

function evidenceOf(scopes: ExpertDetail['scope'], [led = [], count = [], items = []]: unknown[][]): ExpertEvidence {
  const named = items as (ExpertEvidence['led'][number] & { scope: string })[];
  const fields = scopes.map((scope) => {
    const own = named.filter((item) => item.scope === scope.id);
    return { scope, n: own.length, items: own.slice(0, OF_FIELD).map(({ scope: _, ...item }) => item) };
  });
  return { led: led as ExpertEvidence['led'], organization: numberIn(count), fields };
}

/** Others with a common field or branch: the more in common, the nearer; of the same city before others. Cards are made for these alone. */
const readSimilar = (id: string, scopes: readonly string[]): Statement => ({
  sql: `SELECT ${CARD} FROM (
      SELECT e.expert_id, row_number() OVER (ORDER BY n.near DESC, e.city = (SELECT city FROM zhuanjia WHERE expert_id = ?1) DESC, ${ORDER}) AS place FROM (
        SELECT l.expert_id, sum(iif(l.second_scope_id IN (SELECT value FROM json_each(?2)), 3, 1)) AS near FROM (
          SELECT l.expert_id, l.second_scope_id FROM (SELECT s.id FROM scope s WHERE s.pid IN (SELECT b.pid FROM scope b WHERE b.id IN (SELECT value FROM json_each(?2)))
            ORDER BY s.id IN (SELECT value FROM json_each(?2)) DESC, s.id LIMIT -1) s CROSS JOIN zhuanjia_scope l ON l.second_scope_id = s.id LIMIT ${NEAR}) l
        WHERE l.expert_id <> ?1 GROUP BY l.expert_id) n
      CROSS JOIN zhuanjia e ON e.expert_id = n.expert_id AND ${PUBLIC} ORDER BY place LIMIT ${SIMILAR}) n
    CROSS JOIN zhuanjia e ON e.expert_id = n.expert_id ${ORGANIZATION} ORDER BY n.place`,
  params: [id, JSON.stringify(scopes)],
});

const readWorks = (id: string): Statement => ({
  sql: `SELECT id, kind, title, title_en, year, source, url, is_highlight FROM zhuanjia_work WHERE expert_id = ?
        ORDER BY is_highlight DESC, sort, year DESC, id LIMIT ${WORKS}`,
  params: [id],
});

function organizationOf(row: DetailRow): ExpertDetail['org'] {
  if (row.unit === null) return null;
  return {
    organization_id: row.unit,
    name: row.org_name ?? '',
    name_en: row.org_name_en,
    profile: row.org_profile,
    web_site: row.web_site,
    verified: row.verified_time !== null,
    ...regionNamed(row),
  };
}

/**
 * One expert with works, evidence and similar ones. Phone and e-mail come along where the table's policy shows them.
 * @throws AppError 404 when there is none, or it is not public and the caller neither entered it nor edits content
 */
export async function expertDetail(db: Database, caller: Caller, id: string): Promise<ExpertDetail> {
  const row = await db.first<DetailRow>(SELECTED, [id]);
  const listed = row?.audit_status === AUDIT.approved;
  const own = row !== null && caller.userId !== null && row.add_user === caller.userId;
  const edits = holds(caller, 'content-admin');
  if (!row || !(listed || own || edits)) throw notFound();
  const card = cardOf(row);
  const scopes = card.scope.map((scope) => scope.id);
  const evidence = row.unit ? readEvidence(row.unit, row.name, scopes) : [];
  const [works = [], similar = [], ...said] = await db.batch<unknown>([
    readWorks(id),
    readSimilar(id, scopes),
    ...evidence,
  ]);
  const opened = own || edits || (caller.userId !== null && row.contact_open === 1);
  const { expert_id, name, name_en, qualification, qualification_en, avatar, direction, direction_en } = card;
  return {
    ...{ expert_id, name, name_en, qualification, qualification_en, avatar, direction, direction_en },
    ...{
      unit: card.unit,
      org_name: card.org_name,
      org_name_en: card.org_name_en,
      scope: card.scope,
      works: card.works,
    },
    ...{ region_name: card.region_name, region_name_en: card.region_name_en },
    sex: row.sex === 1 || row.sex === 2 ? row.sex : null,
    ...{ duties: row.duties, profile: row.profile, profile_en: row.profile_en },
    contacts_tel: opened ? row.contacts_tel : null,
    contacts_email: opened ? row.contacts_email : null,
    contact_open: row.contact_open === 1 && Boolean(row.contacts_tel || row.contacts_email),
    work: works as ExpertWork[],
    org: organizationOf(row),
    evidence: evidenceOf(card.scope, said),
    similar: (similar as CardRow[]).map(cardOf),
    ...{ add_time: row.add_time, update_time: row.update_time, listed, own },
  };
}
