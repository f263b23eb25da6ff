import type { ItemCard } from '../../../../db/contract/cards.ts';
import { FACET, facetToken, placeLetter } from '../../../../db/contract/facets.ts';
import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { topScope } from '../../../../db/contract/subscriptions.ts';
import type { Database } from '../../../platform/database.ts';
import { inTerm } from '../../../platform/sql.ts';
import { searchedCharacters, tagQuery } from '../../../tables/items/tokens.ts';
import { cardsOf } from '../../items/public/cards.ts';
import { CARD_JSON } from '../../items/public/list-sql.ts';

/** What somebody wants to hear of. */
interface Wish {
  scopes: readonly string[];
  keyword: string;
  region: string;
}

/** A public item with what wishes are compared with. */
export interface Offer {
  id: string;
  card: ItemCard;
  /** Tokens of its facets; scopes above its own are among them. */
  facets: ReadonlySet<string>;
  /** Letters and digits of its texts. */
  letters: string;
}

/** Newest items that a search looks at. */
const LOOKED_AT = 400;

interface Row {
  id: string;
  card: string;
  facets: string;
  words: string;
}

const SELECT = `SELECT p.item_id AS id, ${CARD_JSON} AS card, p.facets,
  p.name || ' ' || p.summary || ' ' || coalesce(p.organization_name, '') || ' ' || coalesce(p.detail ->> '$.keyword', '') AS words`;

function offerOf(kind: PublishedKind, row: Row): Offer[] {
  const [card] = cardsOf(kind, `[${row.card}]`);
  if (!card) return [];
  const facets = new Set(JSON.parse(row.facets) as string[]);
  return [{ id: row.id, card, facets, letters: searchedCharacters(row.words).join('') }];
}

/**
 * Whether an item is what somebody wants to hear of: in each of the wizard's groups that the item belongs to, one of its
 * fields is chosen; the words stand in it, and it lies in the area.
 */
export function fits(wish: Wish, offer: Offer): boolean {
  const own = [...offer.facets].filter((token) => /^s\D/.test(token)).map((token) => token.slice(1));
  const groups = new Set(own.map(topScope));
  const chosen = wish.scopes.filter((id) => offer.facets.has(FACET.scope + id));
  const inEach = groups.size > 0 && [...groups].every((group) => chosen.some((id) => topScope(id) === group));
  const words = wish.keyword.split(/\s+/).map((word) => searchedCharacters(word).join(''));
  const there = wish.region === '' || offer.facets.has(placeLetter(wish.region) + wish.region);
  return inEach && there && words.every((word) => offer.letters.includes(word));
}

/** Public items by their keys; those that are not public are left out. */
export async function offersOf(db: Database, kind: PublishedKind, ids: readonly string[]): Promise<Offer[]> {
  const rows = await db.all<Row>(
    `${SELECT} FROM ${PUBLISHED[kind].publication} p WHERE p.item_id IN (SELECT value FROM json_each(?)) AND ${inTerm(PUBLISHED[kind], 'p.item_id')}`,
    [JSON.stringify(ids)],
  );
  return rows.flatMap((row) => offerOf(kind, row));
}

/**
 * Public items that somebody wants to hear of, newest first.
 * @returns at most 400 of the newest that have one of the fields
 */
export async function fittingItems(db: Database, kind: PublishedKind, wish: Wish): Promise<ItemCard[]> {
  const tokens = wish.scopes.flatMap((id) => facetToken(FACET.scope, id) ?? []);
  if (tokens.length === 0) return [];
  const { publication, search } = PUBLISHED[kind];
  const rows = await db.all<Row>(
    `${SELECT} FROM ${publication} p WHERE p.release_no IN (
SELECT rowid FROM ${search} WHERE ${search} MATCH ? ORDER BY rowid DESC LIMIT ${LOOKED_AT}) ORDER BY p.release_no DESC`,
    [`tags : (${tokens.map(tagQuery).join(' OR ')})`],
  );
  return rows
    .flatMap((row) => offerOf(kind, row))
    .filter((offer) => fits(wish, offer))
    .map(({ card }) => card);
}
