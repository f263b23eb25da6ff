import type { FrontDoorHome, PartnerAbroad } from '../../../db/contract/front-door-answers.ts';
import type { PublishedKind } from '../../../db/contract/items.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import { ORGANIZATION_TYPE } from '../../../db/contract/organizations.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { placeInChinese, placeInEnglish } from '../../platform/place-names.ts';
import { firstParagraph, shortened } from '../../platform/plain-text.ts';
import { casesOf, selectCases } from '../deals/cases.ts';
import { chosenFirst } from '../home/home.ts';
import { readListQuery } from '../items/public/filters.ts';
import { publicList } from '../items/public/list.ts';
import { allSelected } from './selected.ts';

const SHOWN = { result: 8, demand: 6, product: 3, cases: 3, organizations: 6, fields: 12 } as const;
/** Rows that are looked through for those with English names. */
const LOOKED = { cases: 12, organizations: 60 } as const;
const SUMMARY = 200;

/** The newest organisations of a kind that public lists may name, of which those in English are shown. */
const organizations = (type: number): Statement => ({
  sql: `SELECT * FROM (SELECT organization_id, name, name_en, logo, substr(profile_en, 1, 1500) AS profile_en, provinceName, cityName, verified_time
        FROM organization INDEXED BY organization_shown WHERE is_shown = 1 AND type = ? AND is_delete = 0
        AND audit_status = ${AUDIT.approved} ORDER BY add_time DESC LIMIT ${LOOKED.organizations})
        WHERE name_en <> '' AND profile_en <> ''`,
  params: [type],
});

interface OrganizationRow extends Omit<PartnerAbroad, 'summary_en' | 'region_name' | 'region_name_en' | 'verified'> {
  profile_en: string;
  provinceName: string | null;
  cityName: string | null;
  verified_time: number | null;
}

function partnerOf({ profile_en, provinceName, cityName, verified_time, ...row }: OrganizationRow): PartnerAbroad {
  const region = placeInChinese([provinceName, cityName]);
  return {
    ...row,
    summary_en: shortened(firstParagraph(profile_en), SUMMARY),
    region_name: region,
    region_name_en: placeInEnglish(region),
    verified: verified_time !== null,
  };
}

const inEnglish = <K extends PublishedKind>(size: number, kind: K, db: Database, area: string | undefined) =>
  publicList(db, kind, { ...readListQuery({ language: '1', pageSize: String(size) }), ...(area && { area }) });

/**
 * What the international home page shows: what editors selected, filled up with the newest that is described in English,
 * cases and organisations with English names.
 * @param area code of the place that results and demands are limited to for who asks; undefined for none
 */
export async function frontDoorHome(db: Database, area: string | undefined): Promise<FrontDoorHome> {
  const [selected, results, demands, answers] = await Promise.all([
    allSelected(db, area),
    inEnglish(SHOWN.result, 'result', db, area),
    inEnglish(SHOWN.demand, 'demand', db, area),
    db.batch<unknown>([
      selectCases(LOOKED.cases),
      organizations(ORGANIZATION_TYPE.centre),
      organizations(ORGANIZATION_TYPE.byPublishing),
      { sql: `SELECT counts FROM facet_count WHERE kind = 'organization' AND grp = '*'`, params: [] },
    ]),
  ]);
  const [cases = [], centres = [], publishers = [], counted = []] = answers;
  const partners = [...(centres as OrganizationRow[]), ...(publishers as OrganizationRow[])];
  const counts = JSON.parse((counted[0] as { counts: string } | undefined)?.counts ?? '{}') as Record<string, number>;
  return {
    counters: { results: results.total, demands: demands.total, organizations: counts['*'] ?? 0 },
    results: chosenFirst(
      selected.flatMap(({ result }) => result ?? []),
      results.records,
      ({ chengguo_id }) => chengguo_id,
      SHOWN.result,
    ),
    demands: chosenFirst(
      selected.flatMap(({ demand }) => demand ?? []),
      demands.records,
      ({ xuqiu_id }) => xuqiu_id,
      SHOWN.demand,
    ),
    products: selected.flatMap(({ product }) => product ?? []).slice(0, SHOWN.product),
    fields: (results.facets.scope ?? [])
      .filter(({ n }) => n !== 0)
      .sort((a, b) => (b.n ?? 0) - (a.n ?? 0))
      .slice(0, SHOWN.fields)
      .map(({ id, name, name_en = null }) => ({ id, name, name_en })),
    cases: casesOf(cases)
      .filter(({ name_en }) => name_en)
      .slice(0, SHOWN.cases),
    organizations: partners
      .sort((a, b) => Number(b.verified_time !== null) - Number(a.verified_time !== null))
      .slice(0, SHOWN.organizations)
      .map(partnerOf),
  };
}
