import type { OwnSubscription, SubscriptionInput } from '../../../../db/contract/subscriptions.ts';
import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { invalid } from '../../../platform/errors.ts';
import { selectKnownPlaces, unknownPlaces } from '../../../platform/places.ts';
import { newId } from '../../../platform/random.ts';
import { selectScopes } from '../../../tables/items/scopes.ts';

interface Row extends Omit<OwnSubscription, 'scopes'> {
  scopes: string;
}

const SELECT = `SELECT item_type, scopes, keyword, region, coalesce(update_time, add_time) AS update_time
FROM subscription WHERE user_id = ?`;

/** What the user wants to hear of, results before demands. */
export async function ownSubscriptions(db: Database, userId: string): Promise<OwnSubscription[]> {
  const rows = await db.all<Row>(`${SELECT} ORDER BY item_type`, [userId]);
  return rows.map((row) => ({ ...row, scopes: JSON.parse(row.scopes) as string[] }));
}

/**
 * Subscribes to one kind of item, or changes what the user wants to hear of; the same twice is one (core§9).
 * @throws AppError 422 for a field that does not exist
 */
export async function subscribe(db: Database, userId: string, input: SubscriptionInput): Promise<OwnSubscription> {
  const scopes = JSON.stringify(input.scopes);
  const named = [{ table: 'subscription', row: { region: input.region } }];
  const [known = [], places] = await db.batch<unknown>([selectScopes(input.scopes), selectKnownPlaces(named)]);
  if (known.length !== input.scopes.length) throw invalid([{ field: 'scopes', code: 'unknown_reference' }]);
  const unknown = unknownPlaces(named, places);
  if (unknown.length > 0) throw invalid(unknown);
  const at = now();
  await db.run(
    `INSERT INTO subscription (id, user_id, item_type, scopes, keyword, region, add_time, update_time)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)
ON CONFLICT (user_id, item_type) DO UPDATE SET scopes = excluded.scopes, keyword = excluded.keyword,
  region = excluded.region, update_time = excluded.update_time`,
    [newId(), userId, input.item_type, scopes, input.keyword, input.region, at],
  );
  return { ...input, update_time: at };
}

/** Ends a subscription; none to end is no error. */
export const unsubscribe = (db: Database, userId: string, itemType: number): Promise<number> =>
  db.run('DELETE FROM subscription WHERE user_id = ? AND item_type = ?', [userId, itemType]);
