import type { ReviewedType } from '../../../db/contract/items.ts';
import { STATE_COUNTED, STATES } from '../../../db/contract/reviews.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { checkReviewer, factsOf } from '../items/lists/review-facts.ts';

/**
 * How many items of a kind are in each state, each counted up to a hundred in the index of the queue.
 * @returns numbers by state
 * @throws AppError 401 without a user, 403 for others than auditors of the kind
 */
export async function stateCounts(
  db: Database,
  caller: Caller,
  itemType: ReviewedType,
): Promise<Record<string, number>> {
  const facts = factsOf(itemType);
  checkReviewer(caller, facts);
  const answers = await db.batch<{ n: number }>(
    STATES.map((state) => ({
      sql: `SELECT count(*) AS n FROM (SELECT 1 FROM ${facts.noun} WHERE audit_status = ? AND is_delete = 0 LIMIT ${STATE_COUNTED})`,
      params: [state],
    })),
  );
  return Object.fromEntries(STATES.map((state, at) => [state, answers[at]?.[0]?.n ?? 0]));
}
