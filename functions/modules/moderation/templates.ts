import type { ReviewTemplate } from '../../../db/contract/reviews.ts';
import { type Caller, holds, userIdOf } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { forbidden } from '../../platform/errors.ts';

const LIMIT = 100;

/**
 * The texts that opinions start from, in the order of their decision.
 * @throws AppError 401 without a user, 403 for others than auditors
 */
export function templatesFor(db: Database, caller: Caller): Promise<ReviewTemplate[]> {
  userIdOf(caller);
  if (!holds(caller, 'cg-auditor', 'xq-auditor', 'content-admin')) throw forbidden();
  return db.all<ReviewTemplate>(
    `SELECT id, audit_status, text, text_en FROM review_template WHERE is_delete = 0
     ORDER BY audit_status, sort, id LIMIT ${LIMIT}`,
  );
}
