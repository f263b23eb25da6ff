import { ITEMS, type ItemFacts } from '../../../db/contract/items.ts';
import { AUDIT, ITEM } from '../../../db/contract/limits.ts';
import type { FavouriteInput } from '../../../db/contract/talk.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import { inTerm, shownNow } from '../../platform/sql.ts';

/** More than anybody looks through. */
const MOST = 1000;

/** A row that everybody reads once it is approved. */
const approved = ({ noun, key }: Pick<ItemFacts, 'noun' | 'key'>): string =>
  `SELECT 1 FROM ${noun} WHERE ${key} = ? AND audit_status = ${AUDIT.approved} AND is_delete = 0`;

/** The public row of an item, by its kind. */
const PUBLIC: Readonly<Record<FavouriteInput['item_type'], string>> = {
  [ITEM.result]: `SELECT 1 FROM result_publication p WHERE p.item_id = ? AND ${inTerm(ITEMS.result, 'p.item_id')}`,
  [ITEM.demand]: `SELECT 1 FROM demand_publication p WHERE p.item_id = ? AND ${inTerm(ITEMS.demand, 'p.item_id')}`,
  [ITEM.product]: approved(ITEMS.product),
  [ITEM.project]: approved(ITEMS.project),
  [ITEM.expert]: approved(ITEMS.expert),
  [ITEM.park]: `SELECT 1 FROM yuanqu WHERE yuanqu_id = ? AND ${shownNow()}`,
};

const selectKept = (userId: string, itemId: string): Statement => ({
  sql: 'SELECT 1 FROM favourite WHERE user_id = ? AND item_id = ?',
  params: [userId, itemId],
});

/**
 * Keeps a public item; what is kept already stays as it is.
 * @param input kind and key of the item
 * @throws AppError 404 when the item is not public, 409 for more than 1,000
 */
export async function addFavourite(db: Database, userId: string, input: FavouriteInput): Promise<void> {
  const isPublic = PUBLIC[input.item_type];
  const [items, , kept] = await db.batch([
    { sql: isPublic, params: [input.id] },
    // The number is asked in the insert itself: two calls at once do not both find the last place free.
    {
      sql: `INSERT OR IGNORE INTO favourite (id, user_id, item_type, item_id, add_time) SELECT ?, ?, ?, ?, ?
            WHERE EXISTS (${isPublic}) AND (SELECT count(*) FROM favourite WHERE user_id = ?) < ${MOST}`,
      params: [newId(), userId, input.item_type, input.id, now(), input.id, userId],
    },
    selectKept(userId, input.id),
  ]);
  if (!items?.length) throw notFound();
  if (!kept?.length) throw new AppError(409, 'favourites_full', { params: { max: MOST } });
}

/**
 * Keeps an item no longer.
 * @param itemId key of the item
 * @returns how many rows went: 1, or 0 when it was not kept
 */
export async function removeFavourite(db: Database, userId: string, itemId: string): Promise<number> {
  // The database's own count would hold what its triggers write.
  const gone = await db.all('DELETE FROM favourite WHERE user_id = ? AND item_id = ? RETURNING id', [userId, itemId]);
  return gone.length;
}

/** Whether a user keeps an item. */
export async function isFavourite(db: Database, userId: string, itemId: string): Promise<boolean> {
  const { sql, params } = selectKept(userId, itemId);
  return (await db.first(sql, params)) !== null;
}
