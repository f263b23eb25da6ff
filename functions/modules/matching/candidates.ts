import type { ItemCard } from '../../../db/contract/cards.ts';
import { facetToken, placeLetter } from '../../../db/contract/facets.ts';
import { PUBLISHED, type PublishedFacts, type PublishedKind } from '../../../db/contract/items.ts';
import { comparedText } from '../../../db/contract/matching.ts';
import type { Database, RowOf, Statement } from '../../platform/database.ts';
import { plainText } from '../../platform/plain-text.ts';
import { inTerm } from '../../platform/sql.ts';
import { itemOf, readItemParts } from '../../tables/items/parts.ts';
import { snapshotOf, type WorkingRow } from '../../tables/items/snapshot.ts';
import { cardsOf, idOfCard } from '../items/public/cards.ts';
import { CARD_JSON } from '../items/public/list-sql.ts';
import { inArea } from '../items/public/visibility.ts';
import { countsOf } from './grams.ts';
import { keptTopics, PORTRAIT_COLUMN, readPortrait } from './kept-topics.ts';
import { decodeVector, rarityOf, readTopics, type Topic, type TopicModel } from './model.ts';
import { type Compared, weightOfText } from './score.ts';

/** Characters of a profile that are read, tags among them; twice what is compared. */
const READ = 3000;
/** Items that a list of a topic, of a declared scope and of a word brings: the strongest. */
const OF_TOPIC = 150;
const OF_SCOPE = 60;
const OF_WORD = 35;
/** Lists of scopes and of words that are asked. */
const ASKED_SCOPES = 3;
const ASKED_WORDS = 14;
/** Candidates whose texts are read. */
const COMPARED = 120;
/** Words that an item is found by. */
const KEPT_WORDS = 24;
/** Weights of lists are kept as whole numbers: a topic of weight 1, a word as it tells. */
const TOPIC = 1000;
const WORD = 10;
/** A word in a name tells more than one in the text. */
const IN_NAME = 1.5;

/** The other kind: results are matched with demands, demands with results. */
export const counterpartOf = (kind: PublishedKind): PublishedKind => (kind === 'result' ? 'demand' : 'result');

/** An item with what it is compared by. */
export interface Candidate extends Compared {
  id: string;
  card: ItemCard;
}

/** What is read of a publication `p`. */
export interface PublishedRow {
  no: number;
  card: string;
  facets: string;
  body: string | null;
}

/** The same with what staff said it is about. */
export interface PortrayedRow extends PublishedRow {
  portrait: string | null;
}

/** What was kept of its text. */
type KeptRow = RowOf<'match_item', 'topics' | 'vector' | 'model' | 'length' | 'content'>;

export const PUBLISHED_COLUMNS = `p.release_no AS no, ${CARD_JSON} AS card, p.facets,
substr(coalesce(p.detail ->> '$.profile', '') || ' ' || coalesce(p.detail ->> '$.detail_desc', '') || ' ' || coalesce(p.detail ->> '$.keyword', ''), 1, ${READ}) AS body`;

/** Columns of a `PortrayedRow`. */
export const PORTRAYED_COLUMNS = `${PUBLISHED_COLUMNS}, ${PORTRAIT_COLUMN}`;

const KEPT_COLUMNS = 'm.topics, m.vector, m.model, m.length, m.content';

function modesOf(card: ItemCard): number[] {
  if ('cooperation' in card) return card.cooperation;
  return card.cooperation_mode === null ? [] : [card.cooperation_mode];
}

/** What an item says, without what is read in its text. */
export type Said = Omit<Candidate, 'topics' | 'vector' | 'length' | 'content'>;

/** An item of a row of `PUBLISHED_COLUMNS`. */
export function saidOf(facts: PublishedFacts, row: Omit<PublishedRow, 'no'>): Said | null {
  const [card] = cardsOf(facts.kind, `[${row.card}]`);
  if (!card) return null;
  return {
    id: idOfCard(card),
    card,
    name: card.name,
    text: comparedText(card.name, plainText(row.body ?? '')),
    scopes: card.scope.map(({ id }) => id),
    facets: new Set(JSON.parse(row.facets) as string[]),
    cooperation: modesOf(card),
  };
}

/**
 * An item with what is read in its text.
 * @param portrait topics that staff kept, as JSON: its topics, whatever the text says
 */
export const withText = (model: TopicModel, said: Said, portrait: string | null): Candidate => ({
  ...said,
  ...(keptTopics(model, portrait) ?? readTopics(model, said.text)),
  ...weightOfText(model, said.text),
});

const topicsIn = (json: string): Topic[] =>
  (JSON.parse(json) as [string, number, 1?][]).map(([label, weight, kept]) => ({
    ...{ label, weight },
    ...(kept === 1 && { isKept: true }),
  }));

/** Topics as `topicsIn` reads them. */
export const topicsJson = (topics: readonly Topic[]): string =>
  JSON.stringify(topics.map(({ label, weight, isKept }) => [label, weight, ...(isKept ? [1] : [])]));

/** How items are read, which model it ever was: what was read otherwise is read again. */
const READING = 2;

/** What read an item: the model, and the way. */
export const readBy = ({ version }: Pick<TopicModel, 'version'>): string => `${version}/${READING}`;

function candidateOf(
  model: TopicModel,
  facts: PublishedFacts,
  row: Omit<PublishedRow, 'no'> & KeptRow,
): Candidate | null {
  const said = saidOf(facts, row);
  if (!said) return null;
  // Vectors of another model count other fields.
  const vector = row.model === readBy(model) ? decodeVector(row.vector) : [];
  return { ...said, topics: topicsIn(row.topics), vector, length: row.length, content: row.content };
}

/**
 * A public item as the source of a match.
 * @returns null when it is not public
 */
export async function publishedSource(
  db: Database,
  model: TopicModel,
  kind: PublishedKind,
  id: string,
): Promise<Candidate | null> {
  const facts = PUBLISHED[kind];
  const row = await db.first<PortrayedRow>(
    `SELECT ${PORTRAYED_COLUMNS} FROM ${facts.publication} p WHERE p.item_id = ? AND ${inTerm(facts, 'p.item_id')}`,
    [id],
  );
  const said = row && saidOf(facts, row);
  return said ? withText(model, said, row.portrait) : null;
}

/**
 * A working version as the source of a match, for whoever may read it.
 * @param mayRead judges the working row
 * @returns null when there is none, or when it is not the reader's
 */
export async function workingSource(
  db: Database,
  model: TopicModel,
  kind: PublishedKind,
  id: string,
  mayRead: (row: WorkingRow) => boolean,
): Promise<Candidate | null> {
  const parts = readItemParts(kind, id);
  const rows = await db.batch<unknown>([...parts, readPortrait(id)]);
  const item = itemOf(rows.slice(0, parts.length));
  if (!item || !mayRead(item.row)) return null;
  const snapshot = snapshotOf(kind, item.row, item.parts);
  const { itemId, code, name, cover, summary, organizationId, organizationName, regionName, releaseTime } = snapshot;
  const card = JSON.stringify([
    ...[itemId, code, name, cover, summary, organizationId, organizationName, regionName, releaseTime],
    snapshot.card,
  ]);
  const said = saidOf(PUBLISHED[kind], { card, facets: JSON.stringify(snapshot.facets), body: snapshot.body });
  const [portrait] = (rows.at(-1) ?? []) as { topics: string }[];
  return said && withText(model, said, portrait?.topics ?? null);
}

/** The most telling grams of a text, with what they tell there. */
function strongest(model: TopicModel, name: string, text: string, most: number): [gram: string, weight: number][] {
  const named = countsOf(name);
  return [...countsOf(text)]
    .map(([gram, count]): [string, number] => [
      gram,
      Math.log1p(count) * rarityOf(model, gram) * (named.has(gram) ? IN_NAME : 1),
    ])
    .sort(([, one], [, other]) => other - one)
    .slice(0, most);
}

const topicKey = (label: string) => `t:${label}`;
const placeKey = (token: string, label: string) => `p:${token}:${label}`;
const wordKey = (gram: string) => `w:${gram}`;
const scopeKey = (scope: string) => `s:${scope}`;

const PLACE = /^[rtk]\d{6}$/;

/** What an item is found by: its topics, everywhere and in its places, its most telling words, its declared scopes. */
export function keysOf(model: TopicModel, { name, text, topics, scopes, facets }: Candidate): [string, number][] {
  const places = [...facets].filter((token) => PLACE.test(token));
  const sure = Math.round((topics[0]?.weight ?? 0) * TOPIC);
  return [
    ...topics.flatMap(({ label, weight }): [string, number][] => {
      const strength = Math.round(weight * TOPIC);
      return [topicKey(label), ...places.map((token) => placeKey(token, label))].map((key) => [key, strength]);
    }),
    ...strongest(model, name, text, KEPT_WORDS).map(([gram, weight]): [string, number] => [
      wordKey(gram),
      Math.round(weight * WORD),
    ]),
    ...scopes.map((scope): [string, number] => [scopeKey(scope), sure]),
  ];
}

/** A list that is asked: its key, and what an item's weight in it counts. */
type Asked = [key: string, counts: number];

/** The lists of topics, scopes and words that a source asks, by how many items they bring. */
function listsOf(model: TopicModel, source: Candidate, area: string | undefined): [most: number, lists: Asked[]][] {
  const token = area === undefined ? null : (facetToken(placeLetter(area), area) ?? '-');
  const words = strongest(model, source.name, source.text, ASKED_WORDS);
  const all = words.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  const topicOf = (label: string) => (token === null ? topicKey(label) : placeKey(token, label));
  return [
    [OF_TOPIC, source.topics.map(({ label, weight }): Asked => [topicOf(label), weight / TOPIC])],
    // A declared scope in common is worth half a topic.
    [OF_SCOPE, source.scopes.slice(0, ASKED_SCOPES).map((scope): Asked => [scopeKey(scope), 0.5 / TOPIC])],
    [OF_WORD, words.map(([gram, weight]): Asked => [wordKey(gram), weight / all / WORD / 10])],
  ];
}

/** The strongest items of lists that bring the same number, as JSON: reads one row a list and one an item. */
const listed = (most: number) => `SELECT q.value ->> 1 AS counts, (
  SELECT json_group_array(json_array(no, weight)) FROM (SELECT no, weight FROM match_key
    WHERE kind = ?1 AND key = q.value ->> 0 ORDER BY weight DESC, no DESC LIMIT ${most})) AS items FROM json_each(?2) q`;

interface List {
  counts: number;
  items: string;
}

/** The numbers of the items that the lists speak for most. */
function mostNamed(lists: readonly List[]): number[] {
  const named = new Map<number, number>();
  for (const { counts, items } of lists) {
    for (const [no, weight] of JSON.parse(items) as [number, number][]) {
      named.set(no, (named.get(no) ?? 0) + weight * counts);
    }
  }
  return [...named]
    .sort(([a, one], [b, other]) => other - one || b - a)
    .slice(0, COMPARED)
    .map(([no]) => no);
}

/**
 * Public items of the other kind that may fit: the strongest of common topics, scopes and words. Reads some 1,500 rows at most,
 * whatever the number of items.
 * @param area code of the area that the caller is limited to
 */
export async function candidatesFor(
  db: Database,
  model: TopicModel,
  kind: PublishedKind,
  source: Candidate,
  area: string | undefined,
): Promise<Candidate[]> {
  const facts = PUBLISHED[counterpartOf(kind)];
  const lists = await db.batch<List>(
    listsOf(model, source, area).map(([most, asked]) => ({
      sql: listed(most),
      params: [facts.kind, JSON.stringify(asked)],
    })),
  );
  const named = mostNamed(lists.flat());
  if (named.length === 0) return [];
  const within = inArea(area);
  // Numbers of the lists stand in the statement: as parameters they would be rows.
  return readCandidates(db, model, facts.kind, {
    sql: `p.release_no IN (${named.join(', ')}) AND ${within.sql}`,
    params: within.params,
  });
}

/** Public items of a kind by their keys. */
export const namedCandidates = (
  db: Database,
  model: TopicModel,
  kind: PublishedKind,
  ids: readonly string[],
): Promise<Candidate[]> =>
  readCandidates(db, model, kind, {
    sql: 'p.item_id IN (SELECT value FROM json_each(?))',
    params: [JSON.stringify(ids)],
  });

async function readCandidates(
  db: Database,
  model: TopicModel,
  kind: PublishedKind,
  which: Statement,
): Promise<Candidate[]> {
  const facts = PUBLISHED[kind];
  const rows = await db.all<PublishedRow & KeptRow>(
    `SELECT ${PUBLISHED_COLUMNS}, ${KEPT_COLUMNS} FROM ${facts.publication} p CROSS JOIN match_item m ON m.kind = ? AND m.no = p.release_no
WHERE ${which.sql}`,
    [facts.kind, ...which.params],
  );
  return rows.map((row) => candidateOf(model, facts, row)).filter((candidate) => candidate !== null);
}
