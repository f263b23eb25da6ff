import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { ITEM } from '../../../db/contract/limits.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { together } from '../../platform/together.ts';
import { areaOf } from '../items/public/visibility.ts';
import { counterpartOf, publishedSource } from './candidates.ts';
import { unwanted } from './dismissals.ts';
import { counterparts, type Matched } from './match.ts';
import type { TopicModel } from './model.ts';

/** Own items that one call looks for unless told, newest first: each costs a look of its own. */
const OWN_ITEMS = 5;
const EACH = 5;

/** One of the caller's own items with its best counterparts. */
interface OwnMatches {
  id: string;
  item_type: number;
  name: string;
  name_en: string | null;
  matches: Matched[];
}

interface OwnItem {
  id: string;
  kind: PublishedKind;
}

/** Public own items; those with matching switched on before the others. */
function ownItems(db: Database, userId: string, kinds: readonly PublishedKind[], most: number): Promise<OwnItem[]> {
  const of = (kind: PublishedKind) => {
    const { noun, key, publication } = PUBLISHED[kind];
    // Each is read newest first, no further than `most` public ones; what was never approved, or was taken out, by no index.
    const newest = (
      index: 'matched' | 'shown',
      more: string,
    ) => `SELECT * FROM (SELECT '${kind}' AS kind, c.${key} AS id, c.match_state AS on_, c.add_time AS at
  FROM ${noun} c INDEXED BY ${noun}_${index} CROSS JOIN ${publication} p ON p.item_id = c.${key}
  WHERE c.add_user = ? AND c.is_delete = 0 AND ${more} ORDER BY c.add_time DESC LIMIT ${most})`;
    return `${newest('matched', 'c.match_state > 0')} UNION ${newest('shown', 'c.release_time IS NOT NULL AND c.unlist_time IS NULL')}`;
  };
  return db.all<OwnItem>(
    `SELECT kind, id FROM (${kinds.map(of).join(' UNION ')}) ORDER BY min(on_, 1) DESC, at DESC LIMIT ${most}`,
    kinds.flatMap(() => [userId, userId]),
  );
}

/**
 * Best counterparts of the caller's own public items (core§7 matchByMyData).
 * @param kinds which own items count, both unless told
 * @param most own items that are looked for
 * @throws AppError 401 without a user
 */
export async function matchesOfOwn(
  db: Database,
  model: TopicModel,
  caller: Caller,
  kinds: readonly PublishedKind[] = ['result', 'demand'],
  most = OWN_ITEMS,
): Promise<OwnMatches[]> {
  const userId = userIdOf(caller);
  const items = await ownItems(db, userId, kinds, most);
  if (items.length === 0) return [];
  const without = await unwanted(
    db,
    userId,
    items.map(({ id }) => id),
  );
  const found = await together(
    db,
    items.map(({ id, kind }) => async (own: Database): Promise<OwnMatches | null> => {
      const source = await publishedSource(own, model, kind, id);
      if (!source) return null;
      const { pairs, explain } = await counterparts(own, model, kind, source, areaOf(caller), without.get(id));
      const matches = pairs.slice(0, EACH).map(explain);
      return { id, item_type: ITEM[kind], name: source.card.name, name_en: source.card.name_en, matches };
    }),
  );
  return found.filter((each) => each !== null);
}

/**
 * Items of one kind that fit the caller's own ones of the other kind (core§7 match/list), each once with its best score.
 * @param kind of the items that are listed
 */
export async function fittingOwn(
  db: Database,
  model: TopicModel,
  caller: Caller,
  kind: PublishedKind,
): Promise<Matched[]> {
  const own = await matchesOfOwn(db, model, caller, [counterpartOf(kind)]);
  const best = new Map<string, Matched>();
  for (const match of own.flatMap(({ matches }) => matches)) {
    const other = best.get(match.id);
    if (!other || other.score < match.score) best.set(match.id, match);
  }
  return [...best.values()].sort((one, other) => other.score - one.score);
}
