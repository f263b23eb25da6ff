import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { AUDIT, type AuditStatus } from '../../../db/contract/limits.ts';
import { type Caller, holds, userIdOf } from '../../platform/caller.ts';
import { forbidden } from '../../platform/errors.ts';

/** What an auditor may decide about an item in a state (core§4, decision 62). */
const DECISIONS: Readonly<Record<number, readonly AuditStatus[]>> = {
  [AUDIT.pending]: [AUDIT.approved, AUDIT.returned, AUDIT.rejected],
  [AUDIT.approved]: [AUDIT.returned, AUDIT.rejected],
};

/**
 * Whether an item in a state may be decided so (core§4, decision 62).
 * @param state audit_status before; @param decision audit_status after
 */
export const mayDecide = (state: number, decision: AuditStatus): boolean =>
  DECISIONS[state]?.includes(decision) ?? false;

/**
 * Signed-in users without the authority are refused openly: the call is no secret, its items are.
 * @throws AppError 401, 403
 */
export function checkAuditor(caller: Caller, kind: PublishedKind): string {
  const userId = userIdOf(caller);
  if (!holds(caller, PUBLISHED[kind].auditor)) throw forbidden();
  return userId;
}
