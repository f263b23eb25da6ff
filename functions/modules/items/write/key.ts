import { invalid } from '../../../platform/errors.ts';

/**
 * The key of the item that a call is about.
 * @param values of the query or the body, which may call it `id`
 * @param key name of the key of its kind
 * @throws AppError 422 without one, and for what is neither a text nor a number
 */
export function keyOf(values: Readonly<Record<string, unknown>>, key: string): string {
  const id = values[key] || values.id;
  if (!id) throw invalid([{ field: key, code: 'required' }]);
  if (typeof id !== 'string' && typeof id !== 'number') throw invalid([{ field: key, code: 'invalid_type' }]);
  return String(id);
}
