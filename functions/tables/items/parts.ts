import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import type { RowOf, Statement } from '../../platform/database.ts';
import type { Row } from '../../platform/sql.ts';
import { selectFiles } from './files.ts';
import type { SnapshotFile, SnapshotOrganization, SnapshotScope } from './snapshot.ts';
import { type ItemRow, selectItem } from './working.ts';

/** An organisation row as `SELECT *` gives it. */
export type OrganizationRow = SnapshotOrganization & Row;

/** What an item shows beside its own row; its form, its public version and what is kept of an approval are made of it. */
export interface ItemParts {
  organization: OrganizationRow | null;
  /** The organisation that recommends a result. */
  promotion: Row | null;
  scopes: SnapshotScope[];
  files: SnapshotFile[];
}

/** Reads the organisation that a column of an item names. */
export const selectOrganizationOf = (kind: PublishedKind, column: 'unit' | 'promotion_org', id: string): Statement => ({
  sql: `SELECT o.* FROM organization o WHERE o.is_delete = 0
        AND o.organization_id = (SELECT ${column} FROM ${PUBLISHED[kind].noun} WHERE ${PUBLISHED[kind].key} = ?)`,
  params: [id],
});

/** Columns of a field of technology `s` and the one above it, `p`, as `shownScope` takes them. */
export const SCOPE_COLUMNS = 's.id, s.name, s.name_en, s.is_delete, json_array(p.id, p.pid) AS ancestors';

/**
 * Everything that an item shows, for one batch; `itemOf` takes the rows in the same order.
 * @param id key of the item
 */
export const readItemParts = (kind: PublishedKind, id: string): Statement[] => [
  selectItem(kind, id),
  selectOrganizationOf(kind, 'unit', id),
  {
    sql: `SELECT ${SCOPE_COLUMNS}
          FROM ${PUBLISHED[kind].scopes} l JOIN scope s ON s.id = l.second_scope_id LEFT JOIN scope p ON p.id = s.pid
          WHERE l.${PUBLISHED[kind].key} = ? ORDER BY s.id`,
    params: [id],
  },
  selectFiles(id),
  ...(kind === 'result' ? [selectOrganizationOf(kind, 'promotion_org', id)] : []),
];

/** A row of `SCOPE_COLUMNS`. */
export interface ScopeRow extends RowOf<'scope', 'id' | 'name' | 'name_en' | 'is_delete'> {
  ancestors: string;
}

/** A field as items carry it. */
export const shownScope = ({ is_delete, ancestors, ...scope }: ScopeRow): SnapshotScope => ({
  ...scope,
  ancestors: (JSON.parse(ancestors) as (string | null)[]).filter((id): id is string => !!id && id !== '0'),
  ...(is_delete !== 0 && { gone: true as const }),
});

/**
 * A living item with its parts.
 * @param answers rows of `readItemParts`
 * @returns undefined where there is no such item
 */
export function itemOf(answers: readonly unknown[][]): { row: ItemRow; parts: ItemParts } | undefined {
  const [[row] = [], [organization = null] = [], scopes = [], files = [], [promotion = null] = []] = answers;
  if (!row) return undefined;
  return {
    row: row as ItemRow,
    parts: {
      organization: organization as OrganizationRow | null,
      promotion: promotion as Row | null,
      scopes: (scopes as ScopeRow[]).map(shownScope),
      files: files as SnapshotFile[],
    },
  };
}
