import { ITEMS } from '../../data/publishing.ts';
import type { Statement } from '../../platform/database.ts';
import { newId } from '../../platform/random.ts';
import { insertAll } from '../../platform/sql.ts';
import type { Kind } from '../publications/kinds.ts';
import type { SnapshotScope } from '../publications/snapshot.ts';

/** A chosen scope with the two above it. */
export interface ScopeRow {
  id: string;
  name: string;
  name_en: string | null;
  pid: string;
  ppid: string | null;
}

/** Reads living scopes by their ids. */
export const selectScopes = (ids: readonly string[]): Statement => ({
  sql: `SELECT s.id, s.name, s.name_en, s.pid, p.pid AS ppid FROM json_each(?) j JOIN scope s ON s.id = j.value
        LEFT JOIN scope p ON p.id = s.pid WHERE s.is_delete = 0`,
  params: [JSON.stringify([...new Set(ids)])],
});

const parentOf = (scope: ScopeRow): string | null => (scope.pid === '0' || scope.pid === '' ? null : scope.pid);

/** Links an item to its scopes: the chosen one and its parent (core§3). */
export const linkScopes = (kind: Kind, itemId: string, scopes: readonly ScopeRow[]): Statement[] =>
  insertAll(
    ITEMS[kind].scopes,
    scopes.map((scope) => ({
      id: newId(),
      [ITEMS[kind].key]: itemId,
      first_scope_id: parentOf(scope),
      second_scope_id: scope.id,
    })),
  );

/** The chosen scopes as a public version keeps them: with their ancestors, nearest first (core§3). */
export const snapshotScopes = (scopes: readonly ScopeRow[]): SnapshotScope[] =>
  scopes.map(({ id, name, name_en, pid, ppid }) => ({
    id,
    name,
    name_en,
    ancestors: [pid, ppid].filter((above): above is string => Boolean(above) && above !== '0'),
  }));
