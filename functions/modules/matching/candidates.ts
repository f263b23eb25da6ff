import type { ItemCard } from '../../../db/contract/cards.ts';
import { FACET, facetToken, placeLetter } from '../../../db/contract/facets.ts';
import { PUBLISHED, type PublishedFacts, type PublishedKind } from '../../../db/contract/items.ts';
import { comparedText, type Side } from '../../../db/contract/matching.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { plainText } from '../../platform/plain-text.ts';
import { itemOf, readItemParts } from '../../tables/items/parts.ts';
import { snapshotOf, type WorkingRow } from '../../tables/items/snapshot.ts';
import { keywordQuery, tagQuery } from '../../tables/items/tokens.ts';
import { cardsOf, idOfCard } from '../items/public/cards.ts';
import { CARD_JSON } from '../items/public/list-sql.ts';

/** Newest candidates that each way of looking brings. */
const NEAR = 120;
/** Characters of a profile that are read, tags among them; twice what is compared. */
const READ = 3000;
/** Words of the source that the index is asked for. */
const ASKED_WORDS = 10;

/** The other kind: results are matched with demands, demands with results. */
export const counterpartOf = (kind: PublishedKind): PublishedKind => (kind === 'result' ? 'demand' : 'result');

/** A public item with what it is compared by. */
export interface Candidate {
  id: string;
  card: ItemCard;
  side: Side;
}

interface Row {
  card: string;
  facets: string;
  body: string | null;
}

const SELECTED = `SELECT ${CARD_JSON} AS card, p.facets,
substr(coalesce(p.detail ->> '$.profile', '') || ' ' || coalesce(p.detail ->> '$.detail_desc', '') || ' ' || coalesce(p.detail ->> '$.keyword', ''), 1, ${READ}) AS body`;

function modesOf(card: ItemCard): number[] {
  if ('cooperation' in card) return card.cooperation;
  return card.cooperation_mode === null ? [] : [card.cooperation_mode];
}

function candidateOf(facts: PublishedFacts, row: Row): Candidate | null {
  const [card] = cardsOf(facts.kind, `[${row.card}]`);
  if (!card) return null;
  const text = comparedText(card.name, plainText(row.body ?? ''));
  const side: Side = {
    name: card.name,
    text,
    scopes: card.scope.map(({ id }) => id),
    facets: new Set(JSON.parse(row.facets) as string[]),
    cooperation: modesOf(card),
  };
  return { id: idOfCard(card), card, side };
}

/**
 * A public item as the source of a match.
 * @returns null when it is not public
 */
export async function publishedSource(db: Database, kind: PublishedKind, id: string): Promise<Candidate | null> {
  const facts = PUBLISHED[kind];
  const row = await db.first<Row>(`${SELECTED} FROM ${facts.publication} p WHERE p.item_id = ?`, [id]);
  return row ? candidateOf(facts, row) : null;
}

/**
 * A working version as the source of a match, for whoever may read it.
 * @param mayRead judges the working row
 * @returns null when there is none, or when it is not the reader's
 */
export async function workingSource(
  db: Database,
  kind: PublishedKind,
  id: string,
  mayRead: (row: WorkingRow) => boolean,
): Promise<Candidate | null> {
  const item = itemOf(await db.batch<unknown>(readItemParts(kind, id)));
  if (!item || !mayRead(item.row)) return null;
  const snapshot = snapshotOf(kind, item.row, item.parts);
  const { itemId, code, name, cover, summary, organizationId, organizationName, regionName, releaseTime } = snapshot;
  const card = JSON.stringify([
    ...[itemId, code, name, cover, summary, organizationId, organizationName, regionName, releaseTime],
    snapshot.card,
  ]);
  return candidateOf(PUBLISHED[kind], { card, facets: JSON.stringify(snapshot.facets), body: snapshot.body });
}

/** What the index is asked for: one of the fields, or one of the words, in the caller's area. */
function expressions(source: Side, words: readonly string[], area: string | undefined): string[] {
  const token = area === undefined ? null : facetToken(placeLetter(area), area);
  const within = area === undefined ? '' : ` AND tags : ${tagQuery(token ?? '-')}`;
  const fields = source.scopes.map((scope) => facetToken(FACET.scope, scope)).filter((found) => found !== null);
  const phrases = words
    .slice(0, ASKED_WORDS)
    .map((word) => keywordQuery(word))
    .filter((query) => query?.on === 'text')
    .map((query) => query?.expression);
  return [
    ...(fields.length > 0 ? [`(tags : (${fields.map(tagQuery).join(' OR ')}))${within}`] : []),
    ...(phrases.length > 0 ? [`({name body} : (${phrases.join(' OR ')}))${within}`] : []),
  ];
}

/**
 * Public items of the other kind that may fit: the newest with a common field, and the newest with a common word. Reads
 * at most some hundred rows, whatever the number of items.
 * @param words of the source, the most telling first
 * @param area code of the area that the caller is limited to
 */
export async function candidatesFor(
  db: Database,
  kind: PublishedKind,
  source: Side,
  words: readonly string[],
  area: string | undefined,
): Promise<Candidate[]> {
  const facts = PUBLISHED[counterpartOf(kind)];
  const { publication, search } = facts;
  const asked = expressions(source, words, area);
  if (asked.length === 0) return [];
  const near = asked.map(
    () => `SELECT * FROM (SELECT rowid FROM ${search} WHERE ${search} MATCH ? ORDER BY rowid DESC LIMIT ${NEAR})`,
  );
  const statement: Statement = {
    sql: `${SELECTED} FROM ${publication} p WHERE p.release_no IN (${near.join(' UNION ')})`,
    params: asked,
  };
  const rows = await db.all<Row>(statement.sql, statement.params);
  return rows.map((row) => candidateOf(facts, row)).filter((candidate) => candidate !== null);
}
