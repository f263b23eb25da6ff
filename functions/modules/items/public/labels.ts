import { DEMAND_TYPES } from '../../../../db/contract/enums.ts';
import { type Choice, COOPERATION_MODES, LANGUAGES, STAGES, SUB_TYPES } from '../../../../db/contract/enums-results.ts';
import type { FilterName, PublishedKind } from '../../../../db/contract/items.ts';

/**
 * Names of the values of a filter that is an enumeration (core§3).
 * @param group maturity, cooperation, type or language
 */
export function choicesOf(kind: PublishedKind, group: FilterName): readonly Choice[] {
  if (group === 'maturity') return STAGES;
  if (group === 'cooperation') return COOPERATION_MODES;
  if (group === 'language') return LANGUAGES;
  return kind === 'result' ? SUB_TYPES : DEMAND_TYPES;
}
