import { AUDIT } from '../../../db/contract/limits.ts';
import type { BulkAnswer, BulkApproval } from '../../../db/contract/reviews.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { assertUndoubted, readDoubts } from '../items/lists/attribution.ts';
import { checkReviewer, factsOf } from '../items/lists/review-facts.ts';
import { decide } from '../items/write/decide.ts';

/**
 * Approves several items, each in a transaction of its own and for exactly the version that was listed: one that was changed
 * or decided meanwhile is refused without stopping the others. So is one in the name of an organisation whose people did not
 * publish it, until one of them says yes: that is decided item by item.
 * @returns what became of each item, in the order of the call
 * @throws AppError 401 without a user, 403 for others than auditors of the kind
 */
export async function approveAll(db: Database, caller: Caller, input: BulkApproval): Promise<BulkAnswer> {
  const facts = factsOf(input.item_type);
  checkReviewer(caller, facts);
  const items: BulkAnswer['items'] = [];
  const ids = input.items.map(({ id }) => id);
  const [rows = []] = await db.batch<{ id: string; doubt: string }>([readDoubts(facts, ids)]);
  const doubts = new Map(rows.map(({ id, doubt }) => [id, doubt]));
  for (const { id, version } of input.items) {
    const code = doubts.get(id);
    if (code) {
      items.push({ id, ok: false, code });
      continue;
    }
    try {
      const decision = { id, version, audit_status: AUDIT.approved };
      await decide(db, caller, facts, decision, { statements: [assertUndoubted(facts, id)] });
      items.push({ id, ok: true });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      items.push({ id, ok: false, code: error.code });
    }
  }
  return { approved: items.filter((item) => item.ok).length, items };
}
