import type { Followed, Rhythm } from '../../../db/contract/follows.ts';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { BODY_BEGINNING } from '../../../db/contract/limits.ts';
import { now } from '../../platform/clock.ts';
import type { Database, RowOf, Statement } from '../../platform/database.ts';
import { plainText } from '../../platform/plain-text.ts';
import { lasts } from '../../platform/sql.ts';
import { searchedCharacters } from '../../tables/items/tokens.ts';
import { keysOfItem, wordsOf } from './keys.ts';
import { dueFrom } from './rhythm.ts';

/** Matches that are written at once. */
const WRITTEN = 2000;
interface Due extends RowOf<'follow_due', 'item_id' | 'stamp'> {
  kind: PublishedKind;
}

interface Row {
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

interface Found extends RowOf<'follow', 'id' | 'user_id' | 'target'> {
  kind: Followed;
  rhythm: Rhythm;
}

/** An item as it is compared; null when it is not public any more. */
const read = (db: Database, { kind, item_id }: Due): Promise<Row | null> => {
  const { publication, noun, key } = PUBLISHED[kind];
  return db.first<Row>(
    `SELECT p.name, concat_ws(' ', p.name, p.card ->> '$.name_en', p.organization_name, p.detail ->> '$.keyword') AS words,
      substr(coalesce(p.detail ->> '$.profile', p.detail ->> '$.detail_desc', ''), 1, ${BODY_BEGINNING}) AS body,
      p.facets, p.organization_id, p.update_time, p.release_time, c.add_user,
      (SELECT json_group_array(expert_id) FROM (SELECT e.expert_id FROM zhuanjia e
        WHERE e.is_self = 1 AND e.is_delete = 0 AND e.add_user = c.add_user
        UNION SELECT e.expert_id FROM zhuanjia e WHERE e.unit = p.organization_id AND e.is_delete = 0 AND e.audit_status = 4
          AND length(e.name) > 1 AND instr(p.detail, e.name) > 0)) AS experts
      FROM ${publication} p JOIN ${noun} c ON c.${key} = p.item_id
      WHERE p.item_id = ? AND ${lasts('c')}`,
    [item_id],
  );
};

/** Follows that one of the keys leads to, except those of whoever published the item. */
const found = (db: Database, keys: readonly string[], row: Row): Promise<Found[]> =>
  db.all<Found>(
    `SELECT DISTINCT f.id, f.user_id, f.kind, f.target, f.rhythm FROM json_each(?1) j JOIN follow_key k ON k.key = j.value
      JOIN follow f ON f.id = k.follow_id JOIN user u ON u.user_id = f.user_id AND u.is_delete = 0
      WHERE f.user_id <> ?2 AND (u.authority <> '' OR coalesce(nullif(u.visible_county, ''), nullif(u.visible_city, ''), nullif(u.visible_province, '')) IS NULL
        OR EXISTS (SELECT 1 FROM json_each(?3) t WHERE substr(t.value, 1, 1) IN ('r', 't', 'k')
          AND substr(t.value, 2) = coalesce(nullif(u.visible_county, ''), nullif(u.visible_city, ''), nullif(u.visible_province, ''))))`,
    [JSON.stringify(keys), row.add_user, row.facets],
  );

/** Compares one item with what is followed, and forgets that it was due unless it changed meanwhile. */
async function compare(db: Database, due: Due): Promise<void> {
  const done: Statement = {
    sql: 'DELETE FROM follow_due WHERE item_id = ? AND stamp = ?',
    params: [due.item_id, due.stamp],
  };
  const row = await read(db, due);
  if (!row) {
    await db.batch([done]);
    return;
  }
  const letters = searchedCharacters(`${row.words} ${plainText(row.body)}`).join('');
  const facets = JSON.parse(row.facets) as string[];
  const keys = keysOfItem({
    id: due.item_id,
    organizationId: row.organization_id,
    fields: facets.filter((token) => /^ss-/.test(token)).map((token) => token.slice(1)),
    experts: JSON.parse(row.experts) as string[],
    letters,
  });
  const at = now();
  const known = new Map<string, string[]>();
  const bears = (search: string): boolean => {
    const words = known.get(search) ?? wordsOf(search);
    known.set(search, words);
    return words.every((word) => letters.includes(word));
  };
  const fitting = (await found(db, keys, row))
    .filter(({ kind, target }) => kind !== 'search' || bears(target))
    .map((follow) => ({
      follow: follow.id,
      user: follow.user_id,
      // Whoever follows the item itself hears of each version, everybody else once of the item.
      what: follow.kind === 'item' ? `${due.item_id}@${row.update_time ?? row.release_time}` : due.item_id,
      due: dueFrom(follow.rhythm, at),
    }));
  for (let from = 0; from < fitting.length; from += WRITTEN) {
    await db.run(
      `INSERT OR IGNORE INTO follow_match (user_id, what, follow_id, item_id, kind, add_time, due_time)
        SELECT j.value ->> '$.user', j.value ->> '$.what', f.id, ?2, ?3, ?4, j.value ->> '$.due'
        FROM json_each(?1) j JOIN follow f ON f.id = j.value ->> '$.follow'`,
      [JSON.stringify(fitting.slice(from, from + WRITTEN)), due.item_id, due.kind, at],
    );
  }
  await db.batch([done]);
}

/**
 * Compares what was published or changed with what members follow. May be repeated and killed at any place: a match is a row under its
 * member and item.
 * @param most items that are compared
 * @returns how many were
 */
export async function compareDue(db: Database, most: number): Promise<number> {
  const due = await db.all<Due>('SELECT item_id, kind, stamp FROM follow_due LIMIT ?', [most]);
  for (const each of due) await compare(db, each);
  return due.length;
}
