import type { productCalls } from '../../../../db/contract/calls/products.ts';
import type { QueryOf } from '../../../../db/contract/endpoint.ts';
import { AUDIT } from '../../../../db/contract/limits.ts';
import type { ProductCard, ProductDetail } from '../../../../db/contract/products.ts';
import { type Caller, holds } from '../../../platform/caller.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import type { Page } from '../../../platform/envelope.ts';
import { notFound } from '../../../platform/errors.ts';
import { countedPage, countedPart, numberIn, pagingOf, selectTotal, wordOf } from '../../../platform/paging.ts';
import { type RegionColumns, regionNamed } from '../../../platform/place-names.ts';
import { firstParagraph, shortened } from '../../../platform/plain-text.ts';
import { allOf, BELOW_SCOPE } from '../../../platform/sql.ts';

type Query = QueryOf<typeof productCalls.list>;

const SUMMARY = 140;

const PUBLIC = `p.audit_status = ${AUDIT.approved} AND p.is_delete = 0`;

/** The organisation of a product, where public lists name it. */
const SHOWN = `o.organization_id = p.unit AND o.is_delete = 0 AND o.audit_status = ${AUDIT.approved} AND o.is_shown = 1`;

/** The fields of a product `p`, in JSON. */
export const SCOPES = `(SELECT json_group_array(json_object('id', s.id, 'name', s.name, 'name_en', s.name_en)) FROM chanpin_scope l
  JOIN scope s ON s.id = l.second_scope_id WHERE l.chanpin_id = p.chanpin_id) AS scope`;

/** Products among which words and a wide field are looked for: the newest of those that organisation and language leave. */
const LOOKED = 5_000;
/** Products of a field that are all read, and no others. */
const FEW = 2_000;

/** Links of a field, which stands for all that stand below it; one value. */
const LINKS = `chanpin_scope l WHERE l.second_scope_id IN (${BELOW_SCOPE})`;

/** Whether a field has so few products that they are found by its links, else by going through the list. */
async function isNarrow(db: Database, { scope, unit }: Query): Promise<boolean> {
  if (!scope || unit) return false;
  const sql = `SELECT count(*) AS n FROM (SELECT 1 FROM ${LINKS} LIMIT ${FEW + 1})`;
  return numberIn(await db.all(sql, [scope.slice(0, 40)])) <= FEW;
}

interface Found {
  /** Select of products with their numbers as `no`, in the order of the list. */
  among: Statement;
  /** What is asked of each of them, as `p`; null for nothing. */
  asked: Statement | null;
}

function found({ keyword, scope, unit, language }: Query, narrow: boolean): Found {
  const word = wordOf(keyword);
  const field = scope?.slice(0, 40);
  const led = allOf([
    // The sign leads to the organisation's own, else all that are public are gone through.
    { sql: unit ? `+${PUBLIC}` : PUBLIC, params: [] },
    ...(unit ? [{ sql: 'p.unit = ?', params: [unit.slice(0, 40)] }] : []),
    // As the index has it that holds those alone.
    ...(language === '1' ? [{ sql: 'p.name_en IS NOT NULL', params: [] }] : []),
  ]);
  const asked = [
    ...(word ? [{ sql: '(instr(lower(p.name), ?) > 0 OR instr(lower(p.name_en), ?) > 0)', params: [word, word] }] : []),
    ...(field && !narrow
      ? [{ sql: `EXISTS (SELECT 1 FROM ${LINKS} AND l.chanpin_id = p.chanpin_id)`, params: [field] }]
      : []),
  ];
  const inOrder = `${led.sql} ORDER BY p.add_time DESC, p.rowid DESC`;
  const listed = `chanpin p ${language === '1' ? 'INDEXED BY chanpin_english ' : ''}WHERE ${inOrder}`;
  const linked = `(SELECT DISTINCT l.chanpin_id FROM ${LINKS}) f CROSS JOIN chanpin p ON p.chanpin_id = f.chanpin_id WHERE ${inOrder}`;
  return {
    among: {
      sql: `SELECT p.rowid AS no, p.chanpin_id, p.name, p.name_en, p.add_time FROM ${narrow ? linked : listed}${asked.length > 0 ? ` LIMIT ${LOOKED}` : ''}`,
      params: [...(narrow ? [field] : []), ...led.params],
    },
    asked: asked.length > 0 ? allOf(asked) : null,
  };
}

/** How many products are found, and among how many. */
function selectCounts({ among, asked }: Found): Statement {
  if (!asked) return selectTotal(`FROM (${among.sql})`, among.params);
  return {
    sql: `SELECT count(*) FILTER (WHERE ${asked.sql}) AS total, count(*) AS looked FROM (${among.sql}) p`,
    params: [...asked.params, ...among.params],
  };
}

interface CardRow extends Omit<ProductCard, 'summary' | 'scope'> {
  beginning: string | null;
  scope: string;
}

const cardOf = ({ beginning, scope, ...row }: CardRow): ProductCard => ({
  ...row,
  summary: shortened(firstParagraph(beginning ?? ''), SUMMARY),
  scope: JSON.parse(scope) as ProductCard['scope'],
});

/** A product of an organisation that the lists do not name names none. */
const ORG_NAME = `iif(coalesce(p.unit, '') = '', nullif(p.org_name, ''), o.name) AS org_name`;

const CARD = `p.chanpin_id, p.name, p.name_en, p.summary_en, p.cover, p.unit, p.add_time,
  ${ORG_NAME}, o.name_en AS org_name_en, ${SCOPES},
  substr(coalesce(nullif(p.profile, ''), p.detail_desc), 1, 2000) AS beginning`;

/**
 * A page of the public products, the newest first; the total is counted up to `LIMITS.listTotal`. Words, and fields of more than
 * 2,000 products, are looked for among the newest 5,000; a list that ends there says that others follow.
 */
export async function productList(db: Database, query: Query): Promise<Page<ProductCard>> {
  const { current, size, offset } = pagingOf(query);
  const sought = found(query, await isNarrow(db, query));
  const { among, asked } = sought;
  const [rows = [], totals = []] = await db.batch<unknown>([
    {
      // Cards are made for the rows of the page alone, not for all that are sorted.
      sql: `SELECT ${CARD} FROM (SELECT p.no FROM (${among.sql}) p ${asked ? `WHERE ${asked.sql}` : ''}
          ORDER BY p.add_time DESC, p.no DESC LIMIT ? OFFSET ?) f
        CROSS JOIN chanpin p ON p.rowid = f.no LEFT JOIN organization o ON ${SHOWN} ORDER BY p.add_time DESC, p.rowid DESC`,
      params: [...among.params, ...(asked?.params ?? []), ...countedPart(size, offset)],
    },
    selectCounts(sought),
  ]);
  const page = countedPage((rows as CardRow[]).map(cardOf), current, size, totals);
  const { looked = 0 } = (totals[0] ?? {}) as { looked?: number };
  return looked === LOOKED ? { ...page, more: true } : page;
}

/**
 * Reads the public ones among products, as cards.
 * @param ids a query of their ids, as `item_id`
 */
export const selectProductCards = (ids: string): Statement => ({
  sql: `SELECT ${CARD} FROM (${ids}) e CROSS JOIN chanpin p ON p.chanpin_id = e.item_id AND ${PUBLIC} LEFT JOIN organization o ON ${SHOWN}`,
  params: [],
});

/** The cards in the rows of `selectProductCards`. */
export const productCards = (rows: readonly unknown[]): ProductCard[] => (rows as CardRow[]).map(cardOf);

/** Products of common fields that are compared, and those that are shown. */
const NEAR = 200;
const SIMILAR = 3;

/** Others with a common field or branch: the more in common, the nearer; of the same organisation before others. */
const readSimilar = (id: string): Statement => ({
  sql: `WITH own(id) AS (SELECT second_scope_id FROM chanpin_scope WHERE chanpin_id = ?1)
    SELECT ${CARD} FROM (
      SELECT l.chanpin_id, sum(iif(l.second_scope_id IN (SELECT id FROM own), 3, 1)) AS near FROM (
        SELECT l.chanpin_id, l.second_scope_id FROM (SELECT s.id FROM scope s WHERE s.pid IN (SELECT b.pid FROM scope b WHERE b.id IN (SELECT id FROM own))
          ORDER BY s.id IN (SELECT id FROM own) DESC, s.id LIMIT -1) s CROSS JOIN chanpin_scope l ON l.second_scope_id = s.id LIMIT ${NEAR}) l
      WHERE l.chanpin_id <> ?1 GROUP BY l.chanpin_id) n
    CROSS JOIN chanpin p ON p.chanpin_id = n.chanpin_id AND ${PUBLIC} LEFT JOIN organization o ON ${SHOWN}
    ORDER BY n.near DESC, p.unit IS (SELECT unit FROM chanpin WHERE chanpin_id = ?1) DESC, p.add_time DESC, p.rowid DESC LIMIT ${SIMILAR}`,
  params: [id],
});

interface DetailRow extends Omit<ProductDetail, 'scope' | 'org' | 'listed' | 'own' | 'similar'>, RegionColumns {
  scope: string;
  add_user: string;
  audit_status: number;
  org_id: string | null;
  org_name_en: string | null;
  org_profile: string | null;
  web_site: string | null;
  verified_time: number | null;
}

const SELECTED = `SELECT p.chanpin_id, p.name, p.name_en, p.summary_en, p.cover, p.profile, p.detail_desc, p.unit, p.add_time, p.update_time,
  p.add_user, p.audit_status, ${SCOPES}, o.organization_id AS org_id, ${ORG_NAME}, o.name_en AS org_name_en, o.profile AS org_profile,
  o.web_site, o.verified_time, o.provinceName, o.cityName, o.countyName
  FROM chanpin p LEFT JOIN organization o ON ${SHOWN} WHERE p.chanpin_id = ? AND p.is_delete = 0`;

/**
 * One product, with its fields, its organisation and similar ones.
 * @throws AppError 404 when there is none, or it is not public and the caller neither published it nor edits content
 */
export async function productDetail(db: Database, caller: Caller, id: string): Promise<ProductDetail> {
  const [rows = [], similar = []] = await db.batch<unknown>([{ sql: SELECTED, params: [id] }, readSimilar(id)]);
  const row = rows[0] as DetailRow | undefined;
  const listed = row?.audit_status === AUDIT.approved;
  const own = row !== undefined && caller.userId !== null && row.add_user === caller.userId;
  if (!row || !(listed || own || holds(caller, 'content-admin'))) throw notFound();
  const { add_user: _u, audit_status: _a, scope, org_id, org_name_en, org_profile, web_site, ...rest } = row;
  const { verified_time, provinceName, cityName, countyName, ...shown } = rest;
  return {
    ...shown,
    scope: JSON.parse(scope) as ProductDetail['scope'],
    org: org_id
      ? {
          organization_id: org_id,
          name: shown.org_name ?? '',
          name_en: org_name_en,
          profile: org_profile,
          web_site,
          verified: verified_time !== null,
          ...regionNamed({ provinceName, cityName, countyName }),
        }
      : null,
    similar: (similar as CardRow[]).map(cardOf),
    listed,
    own,
  };
}
