import { CLASSIFIED } from '../../../db/contract/enums-results.ts';
import { PUBLISHED, PUBLISHED_KINDS } from '../../../db/contract/items.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import type { SearchAnswer } from '../../../db/contract/search.ts';
import type { Database } from '../../platform/database.ts';
import { phrase } from '../../tables/items/tokens.ts';
import type { Sought } from './query.ts';

/** Newest working versions with the words that are looked at, and expired ones that are shown. */
const LOOKED = 100;
const SHOWN = 4;
/** In the index of working versions the lowest bits of a row are the number of its item (db/derived/working-search.sql). */
const ITEM_BITS = 2 ** 28 - 1;

/** Results and demands with all words in their names, whose listing has run its term: their names, and when it ended. */
export async function expiredOf(db: Database, { words }: Sought): Promise<SearchAnswer['expired']> {
  const told = words.filter((word) => [...word].length > 1);
  if (told.length === 0) return [];
  const sought = `tags : s${AUDIT.approved} AND ${told.map((word) => `words : ${phrase([...word])}`).join(' AND ')}`;
  const answers = await db.batch<Omit<SearchAnswer['expired'][number], 'kind'>>(
    PUBLISHED_KINDS.map((kind) => {
      const { noun, key, publication } = PUBLISHED[kind];
      return {
        sql: `SELECT c.${key} AS id, c.name, c.name_en, c.expire_time FROM (SELECT rowid & ${ITEM_BITS} AS no FROM ${kind}_working_search
            WHERE ${kind}_working_search MATCH ? ORDER BY rowid DESC LIMIT ${LOOKED}) w CROSS JOIN ${noun} c ON c.rowid = w.no
          WHERE c.is_delete = 0 AND c.audit_status = ${AUDIT.approved} AND c.expire_time <= unixepoch() AND c.unlist_time IS NULL
            AND c.release_time IS NOT NULL AND c.secrecy IS NOT ${CLASSIFIED}
            AND NOT EXISTS (SELECT 1 FROM ${publication} p WHERE p.item_id = c.${key} AND c.expire_time > unixepoch())
          ORDER BY c.expire_time DESC LIMIT ${SHOWN}`,
        params: [sought],
      };
    }),
  );
  return PUBLISHED_KINDS.flatMap((kind, place) => (answers[place] ?? []).map((row) => ({ kind, ...row })));
}
