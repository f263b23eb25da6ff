import type { organizationCalls } from '../../../db/contract/calls/organizations.ts';
import type { ItemCard } from '../../../db/contract/cards.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { AUDIT, LIMITS } from '../../../db/contract/limits.ts';
import { asOrganizationName } from '../../../db/contract/organization-name.ts';
import type { OrganizationCard, OrganizationDetail } from '../../../db/contract/organizations.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import type { Database, RowOf } from '../../platform/database.ts';
import { type Page, pageOf } from '../../platform/envelope.ts';
import { notFound } from '../../platform/errors.ts';
import { countedPart, numberIn, pagingOf } from '../../platform/paging.ts';
import { placeInChinese, placeInEnglish } from '../../platform/place-names.ts';
import { firstParagraph, shortened } from '../../platform/plain-text.ts';
import { livingOrganization } from '../../tables/items/named-organizations.ts';
import { cardsOf } from '../items/public/cards.ts';
import { CARD_JSON } from '../items/public/list-sql.ts';
import { areaOf, inArea } from '../items/public/visibility.ts';
import { edits } from './access.ts';

type Query = QueryOf<typeof organizationCalls.list>;

const SUMMARY = 140;
const COUNTED = 100;
/** Items of one organisation that a total counts. */
const COUNTED_ITEMS = 10_000;

const counted = (kind: PublishedKind): string =>
  `(SELECT count(*) FROM (SELECT 1 FROM ${PUBLISHED[kind].publication} p WHERE p.organization_id = o.organization_id LIMIT ${COUNTED}))`;

/** Columns of a card; of a long profile only the beginning is read. */
const CARD_COLUMNS = `o.organization_id, o.name, o.name_en, o.type, o.org_type, o.logo, substr(o.profile, 1, 2000) AS beginning,
  substr(o.profile_en, 1, 2000) AS beginning_en, o.industry,
  o.provinceName, o.cityName, o.countyName, o.verified_time,
  (SELECT json_group_array(json_object('id', s.id, 'name', s.name, 'name_en', s.name_en)) FROM organization_scope l
     JOIN scope s ON s.id = l.second_scope_id WHERE l.org_id = o.organization_id) AS scope`;

interface CardRow
  extends Omit<OrganizationCard, 'summary' | 'summary_en' | 'scope' | 'region_name' | 'region_name_en' | 'verified'>,
    RowOf<'organization', 'provinceName' | 'cityName' | 'countyName' | 'verified_time'> {
  beginning: string | null;
  beginning_en: string | null;
  scope: string;
}

/** What an organisation says of itself first, without the name and the place that stand beside it anyway. */
function summaryOf(name: string, profile: string | null): string {
  const text = firstParagraph(profile ?? '');
  const rest = text.startsWith(name)
    ? text.slice(name.length).replace(/^(?:位于|坐落于|地处)[^，。；]*[，。；]/, '')
    : text;
  return rest.replace(/^[\s，,。]+/, '') || text;
}

const cardOf = ({
  beginning,
  beginning_en,
  scope,
  provinceName,
  cityName,
  countyName,
  verified_time,
  ...row
}: CardRow): OrganizationCard => {
  const region = placeInChinese([provinceName, cityName, countyName]);
  return {
    ...row,
    summary: shortened(summaryOf(row.name, beginning), SUMMARY),
    summary_en: beginning_en && shortened(firstParagraph(beginning_en), SUMMARY),
    region_name: region,
    region_name_en: placeInEnglish(region),
    scope: JSON.parse(scope) as OrganizationCard['scope'],
    verified: verified_time !== null,
  };
};

const PLACE = /^\d{6}$/;

const hex = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Any part of a name as a phrase of pairs of neighbouring characters, as the index `organization_search` holds them. */
function nameQuery(part: string): string {
  const characters = [...part.replace(/[A-Z]/g, (letter) => letter.toLowerCase())];
  const pairs = characters.slice(0, -1).map((character, at) => hex(character + characters[at + 1]));
  return pairs.length > 0 ? `name : "${pairs.join(' ')}"` : `name : "${hex(characters[0] ?? '')}"*`;
}

/** A part of a name as it was typed, and as names are stored. */
export const nameMatch = (name: string): string =>
  `(${[...new Set([name, asOrganizationName(name)])].map(nameQuery).join(' OR ')})`;

/** What the full-text index is asked for; undefined for all. Codes of industries begin with the code of what they belong to. */
function matchOf({ keyword, scope, industry, region, type, has }: Query): string | undefined {
  const name = keyword?.trim().slice(0, 100);
  const parts = [
    name && nameMatch(name),
    type && Number.isInteger(Number(type)) && `tags : "t${Number(type)}"`,
    (has === 'results' || has === 'demands') && `tags : "has${has}"`,
    region && `tags : "${PLACE.test(region) ? `p${hex(region)}` : 'none'}"`,
    scope && `tags : "s${hex(scope.slice(0, 40))}"`,
    industry && (/^\w+$/.test(industry) ? `industries : "${industry.slice(0, 10)}"*` : 'tags : "none"'),
  ];
  return parts.filter(Boolean).join(' AND ') || undefined;
}

/** All in their order; those that are found; and among these the one whose name was typed in full before the others. */
const PART = 'ORDER BY no DESC LIMIT ?1 OFFSET ?2';
const ALL = `SELECT listing_no AS no, 0 AS named FROM organization_listing ${PART}`;
const FOUND = 'SELECT rowid AS no, 0 AS named FROM organization_search WHERE organization_search MATCH ?3';
const NAMED = `SELECT l.listing_no AS no FROM organization o JOIN organization_listing l ON l.organization_id = o.organization_id
  WHERE o.name = ?4 AND o.is_delete = 0 AND EXISTS (${FOUND} AND rowid = l.listing_no)`;
const NAMED_FIRST = `SELECT no, 1 AS named FROM named WHERE ?2 = 0
  UNION ALL SELECT * FROM (${FOUND} AND rowid NOT IN (SELECT no FROM named) ORDER BY no DESC
    LIMIT ?1 - iif(?2 = 0, (SELECT count(*) FROM named), 0)
    OFFSET max(0, ?2 - (SELECT count(*) FROM named)))`;

/**
 * A page of the public organisations: the one whose whole name is the keyword (decision 315), then centres, then the
 * newest. Reads what it shows and at most twice 500 rows of the index, at any number of organisations.
 * @returns `more` with a total that is a floor; `pages` ends with the 500th organisation
 */
export async function organizationList(db: Database, query: Query): Promise<Page<OrganizationCard>> {
  const { current, size, offset } = pagingOf(query);
  const match = matchOf(query);
  const part = countedPart(size, offset);
  const name = query.keyword?.trim();
  const found = match === undefined ? ALL : name ? NAMED_FIRST : `${FOUND} ${PART}`;
  const [rows = [], totals = []] = await db.batch<unknown>([
    {
      sql: `${name ? `WITH named AS MATERIALIZED (${NAMED})` : ''}
            SELECT ${CARD_COLUMNS}, l.results, l.demands FROM (${found}) f
            JOIN organization_listing l ON l.listing_no = f.no JOIN organization o ON o.organization_id = l.organization_id
            ORDER BY f.named DESC, f.no DESC`,
      params: [...part, ...(match === undefined ? [] : [match]), ...(name ? [asOrganizationName(name)] : [])],
    },
    match === undefined
      ? { sql: `SELECT counts ->> '*' AS total FROM facet_count WHERE kind = 'organization' AND grp = '*'`, params: [] }
      : {
          sql: `SELECT count(*) AS total FROM (SELECT 1 FROM organization_search WHERE organization_search MATCH ?
                LIMIT ${LIMITS.listTotal + 1})`,
          params: [match],
        },
  ]);
  const total = numberIn(totals);
  const most = match === undefined ? total : Math.min(total, LIMITS.listTotal);
  const page = pageOf((rows as CardRow[]).map(cardOf), current, size, most, total > most);
  return { ...page, pages: Math.min(page.pages, Math.ceil(LIMITS.listTotal / size)) };
}

const DETAIL_COLUMNS = [
  ...[
    'profile',
    'profile_en',
    'window_name',
    'web_site',
    'director',
    'business_direction',
    'talent',
    'equipment',
    'performance',
  ],
  ...['team_scale', 'staff_num_range', 'assets', 'capital', 'technology', 'business', 'address', 'country'],
  ...['estiblish_time', 'legal_person_name', 'social_credit_code', 'legal_type'],
] as const;

/** Where an id leads: an organisation that was merged is the one it went into. */
const RESOLVED = livingOrganization('?');

type Contact = NonNullable<OrganizationDetail['contact']>;
type DetailRow = CardRow &
  Omit<OrganizationDetail, keyof CardRow> &
  Record<keyof Contact | 'audit_status' | 'is_shown', never>;

/** An organisation's own contact is for those who may read it in the tables too; visitors turn to the platform. */
function contactOf(row: DetailRow, caller: Caller, setting: string | undefined): Contact | null {
  const staff = holds(caller, 'cg-input', 'cg-auditor', 'xq-input', 'xq-auditor', 'push-admin', 'content-admin');
  if (staff || caller.adminOrganizationIds.includes(row.organization_id)) {
    const { contacts, contacts_tel, contacts_email, wechat } = row;
    return { contacts, contacts_tel, contacts_email, wechat, source: 'organization' };
  }
  const platform = setting?.trim();
  if (!platform) return null;
  const [contacts = platform, contacts_tel = null] = platform.split(/\s+(?=[+\d][\d\s-]*$)/);
  return { contacts, contacts_tel, source: 'platform' };
}

/**
 * The public page of an organisation.
 * @param id its own, or that of one merged into it
 * @throws AppError 404 when there is none, or public lists do not name it and the caller is neither a member nor staff
 */
export async function organizationDetail(db: Database, caller: Caller, id: string): Promise<OrganizationDetail> {
  const own = DETAIL_COLUMNS.map((name) => `o.${name}`).join(', ');
  const [rows, settings] = await db.batch<unknown>([
    {
      sql: `SELECT ${CARD_COLUMNS}, ${own}, ${counted('result')} AS results, ${counted('demand')} AS demands, o.contacts, o.contacts_tel, o.contacts_email, o.wechat, o.audit_status, o.is_shown
            FROM organization o WHERE o.organization_id = ${RESOLVED} AND o.is_delete = 0`,
      params: [id, id],
    },
    { sql: `SELECT value FROM setting WHERE id = 'result-contacts'`, params: [] },
  ]);
  const row = rows?.[0] as DetailRow | undefined;
  const editable = row !== undefined && caller.userId !== null && edits(caller, row.organization_id);
  const listed = row?.audit_status === AUDIT.approved && row.is_shown === 1;
  const known = caller.authorities.size > 0 || caller.organizationIds.includes(row?.organization_id ?? '');
  if (!row || !(listed || known)) throw notFound();
  const {
    contacts: _c,
    contacts_tel: _t,
    contacts_email: _e,
    wechat: _w,
    audit_status: _a,
    is_shown: _s,
    ...shown
  } = row;
  const contact = contactOf(row, caller, (settings?.[0] as { value: string } | undefined)?.value);
  return { ...shown, ...cardOf(shown as CardRow), contact, listed, editable } as OrganizationDetail;
}

/**
 * A page of an organisation's public results or demands, newest first, in the area that the caller is limited to (decision 54).
 */
export async function organizationItems(
  db: Database,
  caller: Caller,
  kind: PublishedKind,
  query: { id?: string | undefined; pageIndex?: string | undefined; pageSize?: string | undefined },
): Promise<Page<ItemCard>> {
  const { current, size, offset } = pagingOf(query);
  const { publication } = PUBLISHED[kind];
  const area = inArea(areaOf(caller));
  const id = query.id ?? '';
  const from = `FROM ${publication} p WHERE p.organization_id = ${RESOLVED} AND ${area.sql}`;
  const params = [id, id, ...area.params];
  const [rows = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT json_group_array(json(card)) AS cards FROM (
              SELECT ${CARD_JSON} AS card ${from} ORDER BY p.release_no DESC LIMIT ? OFFSET ?)`,
      // Nothing lies behind what is counted, and none of it is skipped row by row.
      params: [...params, Math.max(0, Math.min(size, COUNTED_ITEMS - offset)), Math.min(offset, COUNTED_ITEMS)],
    },
    { sql: `SELECT count(*) AS total FROM (SELECT 1 ${from} LIMIT ${COUNTED_ITEMS + 1})`, params },
  ]);
  const { cards } = rows[0] as { cards: string };
  const total = numberIn(totals);
  return pageOf(cardsOf(kind, cards), current, size, Math.min(total, COUNTED_ITEMS), total > COUNTED_ITEMS);
}
