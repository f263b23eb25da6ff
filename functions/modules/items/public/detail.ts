import type { CardOf } from '../../../../db/contract/cards.ts';
import type { DetailOf, PageFacts, PublicContact } from '../../../../db/contract/catalog.ts';
import { PUBLISHED, type PublishedFacts, type PublishedKind } from '../../../../db/contract/items.ts';
import type { RevealedContact } from '../../../../db/contract/talk.ts';
import { type Caller, holds, reachesBack } from '../../../platform/caller.ts';
import type { Database, PublicationOf, RowOf, Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { notFound } from '../../../platform/errors.ts';
import { placeInEnglish } from '../../../platform/place-names.ts';
import { inTerm } from '../../../platform/sql.ts';
import { wholeDetail } from '../../../tables/items/kept-detail.ts';
import { itemOf, readItemParts } from '../../../tables/items/parts.ts';
import type { PublicationInput } from '../../../tables/items/publication.ts';
import {
  organizationShown,
  type SnapshotOrganization,
  snapshotOf,
  type WorkingRow,
} from '../../../tables/items/snapshot.ts';
import { hasLeft } from '../../../tables/memberships.ts';
import { cardOf, cardsOf, idOfCard } from './cards.ts';
import { CARD_JSON } from './list-sql.ts';
import { taggedInArea } from './visibility.ts';

const SIMILAR = 6;

/** Setting that names where stored files are served (core§9). */
const FILE_HOST = 'upload-server-host';

interface PublishedRow extends PublicationOf<'card' | 'detail' | 'update_time'> {
  /** JSON of its organisation as it is now; null without one. */
  org: string | null;
}

/** The organisation of a publication as its row in `organization` says. */
type ReadOrganization = SnapshotOrganization & { verified: number };

/** Reads the organisation `o` as `ReadOrganization`. */
const ORGANIZATION_JSON = `json_object('organization_id', o.organization_id, 'name', o.name, 'name_en', o.name_en, 'profile', o.profile,
'web_site', o.web_site, 'provinceName', o.provinceName, 'cityName', o.cityName, 'countyName', o.countyName, 'verified', o.verified_time IS NOT NULL)`;

type Setting = RowOf<'setting', 'id' | 'value'>;

/** What an answer adds to what the snapshot holds. */
type Added<K extends PublishedKind> = Pick<
  PageFacts,
  'update_time' | 'contact' | 'platform' | 'file_host' | 'preview' | 'audit_status' | 'audit_opinion' | 'version'
> & { similar: CardOf<K>[] };

/** A page of a card and the whole detail. */
const pageOf = <K extends PublishedKind>(
  card: CardOf<K>,
  detail: Record<string, unknown>,
  added: Added<K>,
): DetailOf<K> => ({ ...card, ...detail, ...added }) as object as DetailOf<K>;

type Platform = Env['PLATFORM'];
type Shown = Record<string, unknown> & { publisher: Publisher };
type Publisher = { contacts?: string | null; contacts_tel?: string | null } | null;

/** What the snapshot holds, with the organisation's place for English pages, and whether it is verified now. */
function shownOf(
  { publisher, ...detail }: Shown,
  verified: number | null | undefined,
): { publisher: Publisher; detail: Record<string, unknown> } {
  const org = detail.org as { region_name?: string | null } | null | undefined;
  if (!org) return { publisher, detail };
  const shown = { ...org, region_name_en: placeInEnglish(org.region_name), verified: verified === 1 };
  return { publisher, detail: { ...detail, org: shown } };
}

/**
 * Decision 69: the platform's contact when it is set, else the publisher's.
 * @param setting the platform's desk as the administrators wrote it: a name, and a number at its end
 * @returns null where the publisher keeps the contact to themselves (decision 68) or has none
 */
export function contactOf(setting: string | undefined, publisher: Publisher): RevealedContact | null {
  const platform = setting?.trim();
  if (platform) {
    const [contacts = platform, tel] = platform.split(/\s+(?=[+\d][\d\s-]*$)/);
    return { contacts, contacts_tel: tel ?? null, source: 'platform' };
  }
  if (!publisher || !(publisher.contacts || publisher.contacts_tel)) return null;
  const { contacts = null, contacts_tel = null } = publisher;
  return { contacts, contacts_tel, source: 'publisher' };
}

/** The same without a publisher's name and number: the public page says only that there is one. */
function shownContact(setting: string | undefined, publisher: Publisher): PublicContact | null {
  const contact = contactOf(setting, publisher);
  return contact?.source === 'publisher' ? { source: 'publisher', hidden: true } : contact;
}

/** The newest whose tags fit an expression of the item's own first scope; none where the item bears none. */
const nearest = (search: string, expression: string): string =>
  `SELECT * FROM (SELECT rowid AS no FROM ${search} WHERE ${search} MATCH coalesce((SELECT ${expression} FROM own), 'tags : "-"')
 ORDER BY rowid DESC LIMIT ${SIMILAR + 1})`;

/** Items of the first scope that the item carries, then of the group that it stands in, for which the index is asked only where those are too few. */
function similarTo({ publication, search }: PublishedFacts, id: string, area: string | undefined): Statement {
  // Neighbours in the caller's area only; its token holds no quotes (decision 54).
  const place = taggedInArea(area);
  const scoped = `'tags : "s' || scope || '"' || ?`;
  const grouped = `'(tags : "s' || substr(scope, 1, length(scope) - 3) || '"' || ? || ') NOT tags : "s' || scope || '"'`;
  // The item itself is taken out afterwards.
  return {
    sql: `WITH own(scope) AS (SELECT card ->> '$.scope[0].id' FROM ${publication} WHERE item_id=?),
n(no, at) AS MATERIALIZED (SELECT no, row_number() OVER () FROM
 (${nearest(search, scoped)} UNION ALL ${nearest(search, grouped)} LIMIT ${SIMILAR + 1}))
SELECT ${CARD_JSON} AS card FROM n JOIN ${publication} p ON p.release_no=n.no ORDER BY n.at`,
    params: [id, place, place],
  };
}

function readPublished(facts: PublishedFacts, id: string, area?: string): Statement[] {
  const { publication, contactSetting } = facts;
  return [
    {
      sql: `SELECT ${CARD_JSON} AS card, p.detail, p.update_time,
(SELECT ${ORGANIZATION_JSON} FROM organization o WHERE o.organization_id=p.organization_id) AS org FROM ${publication} p WHERE p.item_id=?
AND ${inTerm(facts, 'p.item_id')}`,
      params: [id],
    },
    similarTo(facts, id, area),
    { sql: 'SELECT id, value FROM setting WHERE id IN (?, ?)', params: [contactSetting, FILE_HOST] },
  ];
}

const listOf = (rows: unknown[] | undefined): string =>
  `[${((rows ?? []) as { card: string }[]).map(({ card }) => card).join(',')}]`;

/**
 * The public version of an item (CALLS.md "Sign-in and publishing calls"): one round trip for a visitor, and for a long and old one
 * an object.
 * @param area code of the area that the similar items are limited to
 * @returns null when the item is not public
 * @throws AppError 503 where the object store does not give the rest of it
 */
export async function publishedDetail<K extends PublishedKind>(
  db: Database,
  env: Pick<Env, 'FILES' | 'PLATFORM'>,
  kind: K,
  id: string,
  area?: string,
): Promise<DetailOf<K> | null> {
  const facts = PUBLISHED[kind];
  const [rows, near, settings] = await db.batch<unknown>(readPublished(facts, id, area));
  const row = rows?.[0] as PublishedRow | undefined;
  const card = row && cardsOf(kind, `[${row.card}]`)[0];
  if (!row || !card) return null;
  const organization = JSON.parse(row.org ?? 'null') as ReadOrganization | null;
  const { publisher, detail } = shownOf(
    (await wholeDetail(env, kind, row.detail, {
      scope: card.scope,
      org: organization && organizationShown(organization),
    })) as Shown,
    organization?.verified,
  );
  const similar = cardsOf(kind, listOf(near)).filter((other) => idOfCard(other) !== id);
  const setting = (name: string) => ((settings ?? []) as Setting[]).find((each) => each.id === name)?.value;
  const host = setting(FILE_HOST);
  return pageOf<K>(card, detail, {
    update_time: row.update_time,
    contact: shownContact(setting(facts.contactSetting), publisher),
    similar: similar.slice(0, SIMILAR),
    platform: env.PLATFORM,
    ...(host && { file_host: host }),
  });
}

function cardOfInput<K extends PublishedKind>(kind: K, input: PublicationInput): CardOf<K> {
  const { code, name, cover, summary } = input;
  const published = {
    org_name: input.organizationName,
    region_name: input.regionName,
    release_time: input.releaseTime,
  };
  return cardOf(
    kind,
    input.itemId,
    { code, name, cover, summary, unit: input.organizationId, ...published },
    input.card,
  );
}

/** Owners, unless they left its organisation, and auditors may read a version before it is public; nobody else learns that it exists. */
function mayPreview(kind: PublishedKind, caller: Caller, row: WorkingRow, left: boolean): boolean {
  if (caller.userId === null) return false;
  if (row.add_user === caller.userId && !left) return true;
  if (holds(caller, kind === 'result' ? 'cg-auditor' : 'xq-auditor')) return true;
  const unit = row.unit === null ? null : String(row.unit);
  return unit !== null && caller.adminOrganizationIds.includes(unit) && reachesBack(caller, unit, Number(row.add_time));
}

/**
 * The working version as its public page would show it.
 * @throws AppError 404 when it does not exist or is not the caller's to read
 */
export async function previewDetail<K extends PublishedKind>(
  db: Database,
  kind: K,
  id: string,
  caller: Caller,
  platform: Platform,
): Promise<DetailOf<K>> {
  if (caller.userId === null) throw notFound();
  const { noun, key } = PUBLISHED[kind];
  const [organizations, ...answers] = await db.batch<unknown>([
    {
      sql: `SELECT o.verified_time IS NOT NULL AS verified, ${hasLeft('w.unit', 'w.add_user')} AS has_left FROM ${noun} w JOIN organization o ON o.organization_id=w.unit WHERE w.${key}=?`,
      params: [id],
    },
    ...readItemParts(kind, id),
  ]);
  const item = itemOf(answers);
  const checked = organizations?.[0] as { verified: number; has_left: number } | undefined;
  if (!item || !mayPreview(kind, caller, item.row, checked?.has_left === 1)) throw notFound();
  const { row } = item;
  const input = snapshotOf(kind, row, item.parts);
  const { publisher, detail } = shownOf(input.detail as Shown, checked?.verified);
  return pageOf<K>(cardOfInput(kind, input), detail, {
    update_time: input.updateTime,
    contact: contactOf(undefined, publisher),
    similar: [],
    platform,
    preview: true,
    audit_status: Number(row.audit_status),
    audit_opinion: row.audit_opinion === null ? null : String(row.audit_opinion),
    version: Number(row.version),
  });
}
