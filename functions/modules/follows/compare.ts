import { RHYTHMS, type Rhythm } from '../../../db/contract/follows.ts';
import { PUBLISHED, PUBLISHED_KINDS, type PublishedKind } from '../../../db/contract/items.ts';
import { BODY_BEGINNING } from '../../../db/contract/limits.ts';
import { now } from '../../platform/clock.ts';
import type { Database, RowOf, Statement } from '../../platform/database.ts';
import { plainText } from '../../platform/plain-text.ts';
import { lasts } from '../../platform/sql.ts';
import { searchedCharacters } from '../../tables/items/tokens.ts';
import { keysOfItem, wordsOf } from './keys.ts';
import { dueFrom } from './rhythm.ts';

/** Items whose follows are looked up at once: a search may be common. */
const LOOKED_UP = 10;

/** Matches that one statement writes. */
const WRITTEN = 2000;

interface Due extends RowOf<'follow_due', 'item_id' | 'stamp'> {
  kind: PublishedKind;
}

interface Row {
  item_id: string;
  name: string;
  words: string;
  body: string;
  facets: string;
  organization_id: string | null;
  update_time: number | null;
  release_time: number;
  add_user: string;
  experts: string;
}

interface Search extends RowOf<'follow', 'id' | 'user_id' | 'target'> {
  item_id: string;
  rhythm: Rhythm;
}

/** Items as they are compared; those that are not public any more are not among them. */
function read(kind: PublishedKind, due: readonly Due[]): Statement {
  const { publication, noun, key } = PUBLISHED[kind];
  return {
    sql: `SELECT p.item_id, p.name, concat_ws(' ', p.name, p.card ->> '$.name_en', p.organization_name, p.detail ->> '$.keyword') AS words,
      substr(coalesce(p.detail ->> '$.profile', p.detail ->> '$.detail_desc', ''), 1, ${BODY_BEGINNING}) AS body,
      p.facets, p.organization_id, p.update_time, p.release_time, c.add_user,
      (SELECT json_group_array(expert_id) FROM (SELECT e.expert_id FROM zhuanjia e
        WHERE e.is_self = 1 AND e.is_delete = 0 AND e.add_user = c.add_user
        UNION SELECT e.expert_id FROM zhuanjia e WHERE e.unit = p.organization_id AND e.is_delete = 0 AND e.audit_status = 4
          AND length(e.name) > 1 AND instr(p.detail, e.name) > 0)) AS experts
      FROM ${publication} p JOIN ${noun} c ON c.${key} = p.item_id
      WHERE p.item_id IN (SELECT value FROM json_each(?)) AND ${lasts('c')}`,
    params: [JSON.stringify(due.flatMap((each) => (each.kind === kind ? each.item_id : [])))],
  };
}

interface Compared {
  row: Row;
  kind: PublishedKind;
  keys: ReturnType<typeof keysOfItem>;
  letters: string;
}

function compared(row: Row, kind: PublishedKind): Compared {
  const letters = searchedCharacters(`${row.words} ${plainText(row.body)}`).join('');
  const facets = JSON.parse(row.facets) as string[];
  const keys = keysOfItem({
    id: row.item_id,
    organizationId: row.organization_id,
    fields: facets.filter((token) => /^ss-/.test(token)).map((token) => token.slice(1)),
    experts: JSON.parse(row.experts) as string[],
    letters,
  });
  return { row, kind, keys, letters };
}

/** Items as `FOLLOWING` reads them, with the keys of one sort. */
const asked = (items: readonly Compared[], sort: keyof Compared['keys']): string =>
  JSON.stringify(
    items.map(({ row, kind, keys }) => ({
      ...{ id: row.item_id, kind, by: row.add_user, facets: JSON.parse(row.facets), keys: keys[sort] },
      version: `${row.item_id}@${row.update_time ?? row.release_time}`,
    })),
  );

/** Follows `f` that one of the keys of an item `i` leads to, except those of whoever published it. */
const FOLLOWING = `FROM json_each(?1) i CROSS JOIN json_each(i.value, '$.keys') j JOIN follow_key k ON k.key = j.value
  JOIN follow f ON f.id = k.follow_id JOIN user u ON u.user_id = f.user_id AND u.is_delete = 0
  WHERE f.user_id <> i.value ->> '$.by' AND (u.authority <> '' OR coalesce(nullif(u.visible_county, ''), nullif(u.visible_city, ''), nullif(u.visible_province, '')) IS NULL
    OR EXISTS (SELECT 1 FROM json_each(i.value, '$.facets') t WHERE substr(t.value, 1, 1) IN ('r', 't', 'k')
      AND substr(t.value, 2) = coalesce(nullif(u.visible_county, ''), nullif(u.visible_city, ''), nullif(u.visible_province, ''))))`;

const MATCH = 'INSERT OR IGNORE INTO follow_match (user_id, what, follow_id, item_id, kind, add_time, due_time)';

/**
 * Matches of what is followed by its key: very many may follow an organisation, so that none of them is read here. Whoever follows the item
 * itself hears of each version, everybody else once of the item.
 */
const matchKeys = (items: readonly Compared[], at: number): Statement => ({
  sql: `${MATCH} SELECT f.user_id, i.value ->> iif(f.kind = 'item', '$.version', '$.id'), f.id, i.value ->> '$.id', i.value ->> '$.kind', ?2,
    ?3 ->> ('$.' || f.rhythm) ${FOLLOWING}`,
  params: [
    asked(items, 'fits'),
    at,
    JSON.stringify(Object.fromEntries(RHYTHMS.map(({ value }) => [value, dueFrom(value, at)]))),
  ],
});

/** Searches that an item bears the rarest piece of. */
const searches = (db: Database, items: readonly Compared[]): Promise<Search[]> =>
  db.all<Search>(`SELECT i.value ->> '$.id' AS item_id, f.id, f.user_id, f.target, f.rhythm ${FOLLOWING}`, [
    asked(items, 'searches'),
  ]);

/** Matches of those searches of which an item bears all words. */
async function matchSearches(db: Database, items: readonly Compared[], at: number): Promise<Statement[]> {
  const of = new Map(items.map((item) => [item.row.item_id, item]));
  const known = new Map<string, string[]>();
  const bears = (letters: string, search: string): boolean => {
    const words = known.get(search) ?? wordsOf(search);
    known.set(search, words);
    return words.every((word) => letters.includes(word));
  };
  const fitting = (await searches(db, items)).flatMap(({ item_id, id, user_id, target, rhythm }) => {
    const item = of.get(item_id);
    if (!item || !bears(item.letters, target)) return [];
    return { follow: id, user: user_id, item: item_id, kind: item.kind, due: dueFrom(rhythm, at) };
  });
  const statements: Statement[] = [];
  for (let from = 0; from < fitting.length; from += WRITTEN) {
    statements.push({
      sql: `${MATCH} SELECT j.value ->> '$.user', j.value ->> '$.item', f.id, j.value ->> '$.item', j.value ->> '$.kind', ?2, j.value ->> '$.due'
        FROM json_each(?1) j JOIN follow f ON f.id = j.value ->> '$.follow'`,
      params: [JSON.stringify(fitting.slice(from, from + WRITTEN)), at],
    });
  }
  return statements;
}

/** Compares items with what is followed, and forgets that they were due unless they changed meanwhile. */
async function compare(db: Database, due: readonly Due[], rows: ReadonlyMap<string, Row>): Promise<void> {
  const items = due.flatMap(({ item_id, kind }) => {
    const row = rows.get(item_id);
    return row ? compared(row, kind) : [];
  });
  const at = now();
  await db.batch([
    ...(items.length > 0 ? [matchKeys(items, at), ...(await matchSearches(db, items, at))] : []),
    {
      sql: `DELETE FROM follow_due WHERE (item_id, stamp) IN (SELECT value ->> '$.item_id', value ->> '$.stamp' FROM json_each(?))`,
      params: [JSON.stringify(due)],
    },
  ]);
}

/**
 * Compares what was published or changed with what members follow. May be repeated and killed at any place: a match is a row under its
 * member and item.
 * @param most items that are compared
 * @returns how many were
 */
export async function compareDue(db: Database, most: number): Promise<number> {
  const due = await db.all<Due>('SELECT item_id, kind, stamp FROM follow_due LIMIT ?', [most]);
  if (due.length === 0) return 0;
  const rows = await db.batch<Row>(PUBLISHED_KINDS.map((kind) => read(kind, due)));
  const known = new Map(rows.flat().map((row) => [row.item_id, row]));
  for (let from = 0; from < due.length; from += LOOKED_UP) await compare(db, due.slice(from, from + LOOKED_UP), known);
  return due.length;
}
