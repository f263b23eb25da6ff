import type { RowOf, Statement } from '../../platform/database.ts';
import { type FieldError, invalid } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import type { Row } from '../../platform/sql.ts';

/** A row of `china`. */
export type Place = RowOf<'china', 'id' | 'name' | 'level' | 'pid'>;

const LEVELS = ['province', 'city', 'county'] as const;
type Codes = { [L in (typeof LEVELS)[number]]?: string | null | undefined };

/** The statement that reads the places which codes name. */
export const selectPlaces = (codes: Codes): Statement => ({
  sql: 'SELECT id, name, level, pid FROM china WHERE id IN (SELECT value FROM json_each(?))',
  params: [JSON.stringify(LEVELS.map((level) => codes[level] ?? ''))],
});

/**
 * Codes and names of a place as an organisation keeps them; levels that are not given stay as they are.
 * @param codes `province`, `city`, `county`; an empty one takes the level away
 * @param found rows of `selectPlaces`
 * @throws AppError 422 at a code that is unknown, of another level or of another parent
 */
export function placeColumns(codes: Codes, found: readonly Place[]): Row {
  const row: Row = {};
  const errors: FieldError[] = [];
  LEVELS.forEach((level, index) => {
    const code = codes[level];
    if (code === undefined) return;
    const place = found.find(({ id }) => id === code);
    const above = index > 0 ? codes[LEVELS[index - 1] ?? level] : undefined;
    const wrong = code && (place?.level !== index + 1 || (above !== undefined && place.pid !== (above ?? '')));
    if (wrong) errors.push({ field: level, code: 'place_invalid' });
    row[level] = code || null;
    row[`${level}Name`] = place?.name ?? null;
  });
  if (errors.length > 0) throw invalid(errors);
  return row;
}

type ScopeRow = RowOf<'scope', 'id' | 'pid'>;

/** The statement that reads the scopes which ids name. */
export const selectScopes = (ids: readonly string[]): Statement => ({
  sql: 'SELECT id, pid FROM scope WHERE is_delete = 0 AND id IN (SELECT value FROM json_each(?))',
  params: [JSON.stringify(ids)],
});

/**
 * Rows of `organization_scope`.
 * @param found rows of `selectScopes`
 * @throws AppError 422 at `scopes` when one is unknown
 */
export function scopeRows(organizationId: string, ids: readonly string[], found: readonly ScopeRow[]): Row[] {
  const unique = [...new Set(ids)];
  if (unique.some((id) => !found.some((scope) => scope.id === id)))
    throw invalid([{ field: 'scopes', code: 'unknown_reference' }]);
  return found.map(({ id, pid }) => ({
    id: newId(),
    org_id: organizationId,
    first_scope_id: pid,
    second_scope_id: id,
  }));
}
