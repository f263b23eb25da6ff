import { itemPage, type PublishedKind, slug } from '../../../db/contract/items.ts';
import { AUDIT, ITEM } from '../../../db/contract/limits.ts';
import type { SearchedKind, SearchHit } from '../../../db/contract/search.ts';
import type { Statement } from '../../platform/database.ts';
import { placeInChinese, placeInEnglish } from '../../platform/place-names.ts';
import { firstParagraph, shortened } from '../../platform/plain-text.ts';
import { nameQuery } from '../organizations/directory.ts';

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

export interface Asked {
  keyword: string;
  /** Only what bears the word in its name. */
  named?: boolean;
}

/** Where a kind is found. */
interface Source {
  /** Columns of `HitRow`, over what `found` answers as `f`. */
  columns: string;
  /** The matches in their order, as `SELECT … LIMIT ? OFFSET ?` without its end; null where nothing can match. */
  found: (asked: Asked) => Statement | null;
  /** Address of one's page. */
  page: (row: HitRow) => string;
}

const SUMMARY = 120;
/** Rows of a table without an index of words that a search looks through, the newest first. */
const LOOKED_AT = 2_000;

const scopesOf = (links: string, key: string): string =>
  `(SELECT json_group_array(json_object('id', s.id, 'name', s.name, 'name_en', s.name_en)) FROM ${links} l
    JOIN scope s ON s.id = l.second_scope_id WHERE l.${key})`;

/** A kind of which the newest rows are looked through. */
const looked = (
  table: string,
  key: string,
  order: string,
  { named, texts }: { named: readonly string[]; texts: readonly string[] },
  columns: string,
  itemType: number,
): Source => ({
  columns: `${columns} FROM f JOIN ${table} t ON t.${key} = f.no LEFT JOIN organization o ON o.organization_id = t.unit
    AND o.is_delete = 0 AND o.audit_status = ${AUDIT.approved} AND o.is_shown = 1 ORDER BY f.at`,
  found: ({ keyword, named: byName }) => {
    const inTexts = byName ? named : [...named, ...texts];
    const words = keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5);
    const bears = words.map(() => `(${inTexts.map((column) => `instr(lower(${column}), ?) > 0`).join(' OR ')})`);
    return {
      sql: `SELECT ${key} AS no FROM (SELECT * FROM ${table} WHERE audit_status = ${AUDIT.approved} AND is_delete = 0
        ORDER BY ${order} LIMIT ${LOOKED_AT}) WHERE ${['1', ...bears].join(' AND ')} ORDER BY ${order}`,
      params: words.flatMap((word) => inTexts.map(() => word)),
    };
  },
  page: ({ id, name }) => itemPage(itemType, id, name),
});

/** What is searched, by kind. */
export const SOURCES: Readonly<Record<OtherKind, Source>> = {
  organization: {
    columns: `o.organization_id AS id, o.name, o.name_en, NULL AS org_name, NULL AS org_name_en, substr(o.profile_en, 1, 1000) AS summary_en,
      concat_ws(' ', o.provinceName, o.cityName, o.countyName) AS region_name, substr(o.profile, 1, 1000) AS beginning, o.logo AS cover,
      ${scopesOf('organization_scope', 'org_id = o.organization_id')} AS scope
      FROM f JOIN organization_listing g ON g.listing_no = f.no JOIN organization o ON o.organization_id = g.organization_id ORDER BY f.at`,
    found: ({ keyword }) =>
      keyword
        ? {
            sql: 'SELECT rowid AS no FROM organization_search WHERE organization_search MATCH ? ORDER BY rowid DESC',
            params: [nameQuery(keyword)],
          }
        : { sql: 'SELECT listing_no AS no FROM organization_listing ORDER BY listing_no DESC', params: [] },
    page: ({ id, name }) => `/organizationDetail/${id}/${slug(name)}`,
  },
  expert: looked(
    'zhuanjia',
    'expert_id',
    'sort, add_time DESC, expert_id',
    { named: ['name', 'name_en'], texts: ['qualification', 'direction', 'direction_en', 'org_name'] },
    `t.expert_id AS id, t.name, t.name_en, coalesce(o.name, nullif(t.org_name, '')) AS org_name, o.name_en AS org_name_en, t.region_name,
      coalesce(nullif(t.direction, ''), substr(t.profile, 1, 1000)) AS beginning, nullif(t.direction_en, '') AS summary_en, t.avatar AS cover,
      ${scopesOf('zhuanjia_scope', 'expert_id = t.expert_id')} AS scope`,
    ITEM.expert,
  ),
  product: looked(
    'chanpin',
    'chanpin_id',
    'add_time DESC, chanpin_id DESC',
    { named: ['name', 'name_en'], texts: [] },
    `t.chanpin_id AS id, t.name, t.name_en, iif(coalesce(t.unit, '') = '', nullif(t.org_name, ''), o.name) AS org_name,
      o.name_en AS org_name_en, t.summary_en, NULL AS region_name,
      substr(coalesce(nullif(t.profile, ''), t.detail_desc), 1, 1000) AS beginning, t.cover,
      ${scopesOf('chanpin_scope', 'chanpin_id = t.chanpin_id')} AS scope`,
    ITEM.product,
  ),
  project: looked(
    'xiangmu',
    'xiangmu_id',
    'add_time DESC, xiangmu_id DESC',
    { named: ['name', 'name_en'], texts: ['org_name'] },
    `t.xiangmu_id AS id, t.name, t.name_en, coalesce(o.name, nullif(t.org_name, '')) AS org_name, o.name_en AS org_name_en,
      t.summary_en, t.region_name,
      substr(t.profile, 1, 1000) AS beginning, t.cover,
      (SELECT json_group_array(json_object('id', s.id, 'name', s.name, 'name_en', s.name_en))
         FROM json_each('[' || replace(json_quote(coalesce(t.scope, '')), ',', '","') || ']') j JOIN scope s ON s.id = trim(j.value)) AS scope`,
    ITEM.project,
  ),
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

/** A page of the matches of a kind, in their order. */
export function hitsOf(kind: OtherKind, asked: Asked, limit: number, offset: number): Statement | null {
  const { found, columns } = SOURCES[kind];
  const matches = found(asked);
  return (
    matches && {
      sql: `WITH f(no, at) AS MATERIALIZED (SELECT no, row_number() OVER () FROM (${matches.sql} LIMIT ? OFFSET ?)) SELECT ${columns}`,
      params: [...matches.params, limit, offset],
    }
  );
}

/** How many match, counted up to a number. */
export function countOf(kind: OtherKind, asked: Asked, most: number): Statement | null {
  const matches = SOURCES[kind].found(asked);
  return (
    matches && {
      sql: `SELECT count(*) AS n FROM (SELECT 1 FROM (${matches.sql}) LIMIT ?)`,
      params: [...matches.params, most],
    }
  );
}
