import type { WizardValues } from '../types';

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A draft of the server that was copied from an own item: the item's form instead of a wizard's values. */
const isCopy = (draft: object): draft is { copied: unknown } => 'copied' in draft;

/**
 * A draft laid over the values that a form begins with: fields that a draft never holds stay as they are.
 */
export function draftValues<V extends WizardValues, S>(first: V, draft: object, fromStored: (form: S) => V): V {
  if (isCopy(draft)) return { ...fromStored(draft.copied as S), key: first.key, version: first.version };
  const kept = draft as Record<string, unknown>;
  const laid = Object.entries(first).map(([name, value]: [string, unknown]) => {
    const over = kept[name];
    if (over === undefined) return [name, value];
    return [name, isGroup(value) && isGroup(over) ? { ...value, ...over } : over];
  });
  return Object.fromEntries(laid) as V;
}
