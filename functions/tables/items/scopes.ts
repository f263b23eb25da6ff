import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import type { RowOf, Statement } from '../../platform/database.ts';
import { newId } from '../../platform/random.ts';
import { insertAll } from '../../platform/sql.ts';
import type { SnapshotScope } from './snapshot.ts';

/** A chosen scope with the two above it. */
export interface ScopeRow extends RowOf<'scope', 'id' | 'name' | 'name_en' | 'pid'> {
  ppid: string | null;
}

/** Reads living scopes by their ids. */
export const selectScopes = (ids: readonly string[]): Statement => ({
  sql: `SELECT s.id, s.name, s.name_en, s.pid, p.pid AS ppid FROM json_each(?) j JOIN scope s ON s.id = j.value
        LEFT JOIN scope p ON p.id = s.pid WHERE s.is_delete = 0 ORDER BY s.id`,
  params: [JSON.stringify([...new Set(ids)])],
});

const parentOf = (scope: ScopeRow): string | null => (scope.pid === '0' || scope.pid === '' ? null : scope.pid);

/** Links an item to its scopes: the chosen one and its parent (core§3). */
export const linkScopes = (kind: PublishedKind, itemId: string, scopes: readonly ScopeRow[]): Statement[] =>
  insertAll(
    PUBLISHED[kind].scopes,
    scopes.map((scope) => ({
      id: newId(),
      [PUBLISHED[kind].key]: itemId,
      first_scope_id: parentOf(scope),
      second_scope_id: scope.id,
    })),
  );

/**
 * Makes an item's links exactly those to the given scopes. Links that stay are not written again: each one written has
 * the index of working versions written with it.
 */
export function relinkScopes(kind: PublishedKind, itemId: string, scopes: readonly ScopeRow[]): Statement[] {
  const { scopes: table, key } = PUBLISHED[kind];
  return [
    {
      sql: `DELETE FROM ${table} WHERE ${key} = ? AND second_scope_id NOT IN (SELECT value FROM json_each(?))`,
      params: [itemId, JSON.stringify(scopes.map(({ id }) => id))],
    },
    ...linkScopes(kind, itemId, scopes).map(({ sql, params }) => ({
      // Without a WHERE before it, ON would belong to the join.
      sql: `${sql} WHERE true ON CONFLICT (${key}, second_scope_id) DO UPDATE SET first_scope_id = excluded.first_scope_id
            WHERE first_scope_id IS NOT excluded.first_scope_id`,
      params,
    })),
  ];
}

/** The chosen scopes as a public version keeps them: with their ancestors, nearest first (core§3). */
export const snapshotScopes = (scopes: readonly ScopeRow[]): SnapshotScope[] =>
  scopes.map(({ id, name, name_en, pid, ppid }) => ({
    id,
    name,
    name_en,
    ancestors: [pid, ppid].filter((above): above is string => Boolean(above) && above !== '0'),
  }));
