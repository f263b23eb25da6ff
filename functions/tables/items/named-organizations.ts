import { textOf } from '../../../db/contract/formats.ts';
import type { Row } from '../../data/row.ts';
import type { Database, Statement } from '../../platform/database.ts';

/**
 * The statement that finds a living organisation by its name, or by the name that one merged into it had.
 * @param name compared whole
 * @returns columns of `organization`, one row at most
 */
export const findOrganization = (name: string): Statement => ({
  sql: `SELECT * FROM organization WHERE is_delete = 0 AND organization_id = coalesce(
          (SELECT organization_id FROM organization WHERE name = ? AND is_delete = 0),
          (SELECT merged_into FROM organization WHERE name = ? AND merged_into IS NOT NULL LIMIT 1))`,
  params: [name, name],
});

/**
 * Links rows that name an organisation in words alone to the one of that name, as the publishing calls do: whoever reviews them
 * learns in whose name they stand, and so do its administrators.
 * @param rows new rows, or changes, with `unit` and `org_name`; changed in place
 */
export async function linkNamedOrganizations(db: Database, rows: readonly Row[]): Promise<void> {
  const open = rows.filter((row) => textOf(row.org_name) !== '' && textOf(row.unit) === '');
  if (open.length === 0) return;
  const names = [...new Set(open.map((row) => textOf(row.org_name)))];
  const found = await db.all<{ name: string; id: string | null }>(
    `SELECT n.value AS name, coalesce(
       (SELECT organization_id FROM organization WHERE name = n.value AND is_delete = 0),
       (SELECT merged_into FROM organization WHERE name = n.value AND merged_into IS NOT NULL LIMIT 1)) AS id
     FROM json_each(?) n`,
    [JSON.stringify(names)],
  );
  const ids = new Map(found.map(({ name, id }) => [name, id]));
  for (const row of open) row.unit = ids.get(textOf(row.org_name)) ?? null;
}
