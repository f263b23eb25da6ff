import { itemPage, type PublishedKind, slug } from '../../../db/contract/items.ts';
import { AUDIT, ITEM } from '../../../db/contract/limits.ts';
import type { SearchedKind, SearchHit } from '../../../db/contract/search.ts';
import { placeInChinese, placeInEnglish } from '../../platform/place-names.ts';
import { firstParagraph, shortened } from '../../platform/plain-text.ts';
import { shownNow } from '../../platform/sql.ts';
import { SHOWN_NOW } from '../../tables/public-items.ts';

/** A row of a source: the columns that every kind names alike. */
export interface HitRow {
  id: string;
  name: string;
  name_en: string | null;
  org_name: string | null;
  org_name_en: string | null;
  region_name: string | null;
  /** The beginning of its text, which may be HTML that ends within a tag. */
  beginning: string | null;
  summary_en: string | null;
  cover: string | null;
  /** JSON list. */
  scope: string | null;
}

/** Kinds that stand in no list of publications. */
export type OtherKind = Exclude<SearchedKind, PublishedKind>;

/** Where a kind is read that an entry leads to. */
interface Source {
  /** Columns of `HitRow`, and after FROM the tables that hold them, over the entries `e`; what is not public is not among them. */
  columns: string;
  from: string;
  /** Whether an entry's item is public now, where time decides that. */
  now?: string;
  /** Address of one's page. */
  page: (row: Pick<HitRow, 'id' | 'name'>) => string;
}

const SUMMARY = 120;

const scopesOf = (links: string, key: string): string =>
  `(SELECT json_group_array(json_object('id', s.id, 'name', s.name, 'name_en', s.name_en)) FROM ${links} l
    JOIN scope s ON s.id = l.second_scope_id WHERE l.${key})`;

/** A kind whose approved rows are public. */
const approved = (table: string, key: string, columns: string, itemType: number): Source => ({
  columns,
  from: `JOIN ${table} t ON t.${key} = e.item_id AND t.audit_status = ${AUDIT.approved} AND t.is_delete = 0
    LEFT JOIN organization o ON o.organization_id = t.unit AND o.is_delete = 0 AND o.audit_status = ${AUDIT.approved} AND o.is_shown = 1`,
  page: ({ id, name }) => itemPage(itemType, id, name),
});

const CONTENT_SHOWN = shownNow('t');

/** What is searched by its entries, by kind. */
export const SOURCES: Readonly<Record<OtherKind, Source>> = {
  organization: {
    columns: `o.organization_id AS id, o.name, o.name_en, NULL AS org_name, NULL AS org_name_en, substr(o.profile_en, 1, 1000) AS summary_en,
      concat_ws(' ', o.provinceName, o.cityName, o.countyName) AS region_name, substr(o.profile, 1, 1000) AS beginning, o.logo AS cover,
      ${scopesOf('organization_scope', 'org_id = o.organization_id')} AS scope`,
    from: `JOIN organization o ON o.organization_id = e.item_id AND o.is_delete = 0 AND o.audit_status = ${AUDIT.approved} AND o.is_shown = 1`,
    page: ({ id, name }) => `/organizationDetail/${id}/${slug(name)}`,
  },
  expert: approved(
    'zhuanjia',
    'expert_id',
    `t.expert_id AS id, t.name, t.name_en, coalesce(o.name, nullif(t.org_name, '')) AS org_name, o.name_en AS org_name_en, t.region_name,
      coalesce(nullif(t.direction, ''), substr(t.profile, 1, 1000)) AS beginning, nullif(t.direction_en, '') AS summary_en, t.avatar AS cover,
      ${scopesOf('zhuanjia_scope', 'expert_id = t.expert_id')} AS scope`,
    ITEM.expert,
  ),
  product: approved(
    'chanpin',
    'chanpin_id',
    `t.chanpin_id AS id, t.name, t.name_en, iif(coalesce(t.unit, '') = '', nullif(t.org_name, ''), o.name) AS org_name,
      o.name_en AS org_name_en, t.summary_en, NULL AS region_name,
      substr(coalesce(nullif(t.profile, ''), t.detail_desc), 1, 1000) AS beginning, t.cover,
      ${scopesOf('chanpin_scope', 'chanpin_id = t.chanpin_id')} AS scope`,
    ITEM.product,
  ),
  project: approved(
    'xiangmu',
    'xiangmu_id',
    `t.xiangmu_id AS id, t.name, t.name_en, coalesce(o.name, nullif(t.org_name, '')) AS org_name, o.name_en AS org_name_en,
      t.summary_en, t.region_name,
      substr(t.profile, 1, 1000) AS beginning, t.cover,
      (SELECT json_group_array(json_object('id', s.id, 'name', s.name, 'name_en', s.name_en))
         FROM json_each('[' || replace(json_quote(coalesce(t.scope, '')), ',', '","') || ']') j JOIN scope s ON s.id = trim(j.value)) AS scope`,
    ITEM.project,
  ),
  park: {
    columns: `t.yuanqu_id AS id, t.name, t.name_en, NULL AS org_name, NULL AS org_name_en, t.address AS region_name,
      substr(t.profile, 1, 1000) AS beginning, substr(t.profile_en, 1, 1000) AS summary_en, t.cover, NULL AS scope`,
    from: `JOIN yuanqu t ON t.yuanqu_id = e.item_id AND ${CONTENT_SHOWN}`,
    now: `EXISTS (SELECT 1 FROM yuanqu t WHERE t.yuanqu_id = e.item_id AND ${CONTENT_SHOWN})`,
    page: ({ id, name }) => itemPage(ITEM.park, id, name),
  },
  news: {
    columns: `t.news_id AS id, t.title AS name, t.title_en AS name_en, t.source AS org_name, t.source_en AS org_name_en, NULL AS region_name,
      coalesce(nullif(t.summary, ''), substr(t.content, 1, 1000)) AS beginning,
      coalesce(nullif(t.summary_en, ''), substr(t.content_en, 1, 1000)) AS summary_en, t.cover, NULL AS scope`,
    from: `JOIN news_publication t ON t.id = e.item_id AND ${SHOWN_NOW.replaceAll('p.', 't.')}`,
    now: `EXISTS (SELECT 1 FROM news_publication p WHERE p.id = e.item_id AND ${SHOWN_NOW})`,
    page: ({ id, name }) => `/newsDetail/${id}/${slug(name)}`,
  },
  course: {
    columns: `t.id, t.name, t.name_en, t.orgName AS org_name, NULL AS region_name,
      (SELECT o.name_en FROM organization o WHERE o.name = t.orgName AND o.is_delete = 0) AS org_name_en,
      substr(t.profile, 1, 1000) AS beginning, substr(t.profile_en, 1, 1000) AS summary_en, t.cover, NULL AS scope`,
    from: `JOIN course t ON t.id = e.item_id AND ${CONTENT_SHOWN}`,
    now: `EXISTS (SELECT 1 FROM course t WHERE t.id = e.item_id AND ${CONTENT_SHOWN})`,
    page: ({ id, name }) => `/courseDetail/${id}/${slug(name)}`,
  },
};

/**
 * A hit of such a row.
 * @param page address of its page
 */
export function hitOf(row: HitRow, page: string): SearchHit {
  const { id, name, name_en, org_name, org_name_en, cover, beginning, summary_en, scope, region_name } = row;
  const brief = (text: string | null) => shortened(firstParagraph(text ?? ''), SUMMARY);
  return {
    ...{ id, name, name_en, org_name, org_name_en, cover, page },
    region_name: placeInChinese([region_name]),
    region_name_en: placeInEnglish(region_name),
    summary: brief(beginning),
    summary_en: summary_en && brief(summary_en),
    scope: scope ? (JSON.parse(scope) as SearchHit['scope']) : [],
    passage: null,
    marks: [],
  };
}
