import { GROUP_NAMES, SUBSCRIPTION_GROUPS, topScope } from '../../../db/contract/subscriptions';

/** What somebody wants to hear of, or looks for. */
export interface Wish {
  scopes: string[];
  keyword: string;
  region: string;
}

export const NO_WISH: Wish = { scopes: [], keyword: '', region: '' };

/** Ids of the top scopes, in the wizard's order. */
export const TOPS = GROUP_NAMES.map((name) => SUBSCRIPTION_GROUPS[name]);

/** What is chosen under a top scope. */
export const chosenUnder = (scopes: readonly string[], top: string): string[] =>
  scopes.filter((id) => topScope(id) === top);

/**
 * The choice with a scope switched on or off: a scope stands for all below it, so that neither those below it nor those
 * above it stay chosen beside it.
 */
export function toggled(scopes: readonly string[], id: string): string[] {
  if (scopes.includes(id)) return scopes.filter((each) => each !== id);
  const apart = scopes.filter((each) => !each.startsWith(`${id}-`) && !id.startsWith(`${each}-`));
  return [...apart, id];
}
