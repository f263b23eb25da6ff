import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import type { Database } from '../../platform/database.ts';

/** Lists of this week and before in which an item may be shown before it gives way to others. */
const LISTS = 60;
/** Points that it gives way by at most, and for each time that it was shown twice as often. */
const MOST_WAY = 10;
const WAY = 4;

/** What is known of counterparts beside what they say. */
interface OtherSides {
  /** Keys of those that are not to be offered. */
  gone: ReadonlySet<string>;
  /** Points by which an item gives way to others, by its key. */
  way: ReadonlyMap<string, number>;
}

const NONE: OtherSides = { gone: new Set(), way: new Map() };

/**
 * How the other side stands to an item: a publisher who dismissed it, or has a deal about it, is not offered for it again, nor is what
 * the same individual published; what many lists showed gives way to what few showed. What has come to the end of its term is not offered.
 * @param kind of the item; @param ids keys of public counterparts
 */
export async function otherSides(
  db: Database,
  kind: PublishedKind,
  id: string,
  ids: readonly string[],
): Promise<OtherSides> {
  if (ids.length === 0) return NONE;
  const [own, other] = kind === 'result' ? [PUBLISHED.result, PUBLISHED.demand] : [PUBLISHED.demand, PUBLISHED.result];
  // Each is a parameter of its own, of which there are sixty at most: in one list each would be a row that is read.
  const list = ids.map((_, place) => `?${place + 2}`).join(', ');
  const [gone = [], shown = []] = await db.batch<{ id: string; lists: number }>([
    {
      sql: `SELECT c.${other.key} AS id FROM ${other.noun} c WHERE c.${other.key} IN (${list}) AND (c.expire_time <= unixepoch()
           OR EXISTS (SELECT 1 FROM match_dismissal d WHERE d.user_id = c.add_user AND d.item_id = c.${other.key} AND d.other_id = ?1)
           OR c.add_user IN (SELECT seeker_user FROM deal WHERE item_id = ?1)
           OR coalesce(c.unit, '') = '' AND c.add_user = (SELECT add_user FROM ${own.noun} o WHERE o.${own.key} = ?1 AND coalesce(o.unit, '') = '')
             AND NOT EXISTS (SELECT 1 FROM user u WHERE u.user_id = c.add_user AND u.authority <> ''))`,
      params: [id, ...ids],
    },
    {
      sql: `SELECT x.other_id AS id, x.lists / (1 << min(20, max(0, unixepoch() / 604800 - x.week))) AS lists
        FROM match_exposure x WHERE x.other_id IN (${ids.map(() => '?').join(', ')})`,
      params: [...ids],
    },
  ]);
  return {
    gone: new Set(gone.map((row) => row.id)),
    way: new Map(
      shown
        .filter(({ lists }) => lists > LISTS)
        .map(({ id: key, lists }) => [key, Math.min(MOST_WAY, WAY * Math.log2(lists / LISTS))]),
    ),
  };
}
