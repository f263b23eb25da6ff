import { ITEM } from '../../../../db/contract/limits.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import { forbidden } from '../../../platform/errors.ts';

/**
 * Kinds whose applications the caller decides: operators all, auditors and data entry those of their kind (core§6).
 * @throws AppError 401, 403 for everybody else
 */
export function decidableTypes(caller: Caller): number[] {
  userIdOf(caller);
  const types = [
    ...(holds(caller, 'push-admin', 'cg-auditor', 'cg-input') ? [ITEM.result] : []),
    ...(holds(caller, 'push-admin', 'xq-auditor', 'xq-input') ? [ITEM.demand] : []),
  ];
  if (types.length === 0) throw forbidden();
  return types;
}
