import { textOf } from '../../../db/contract/formats.ts';
import { asOrganizationName } from '../../../db/contract/organization-name.ts';
import type { Row } from '../../data/row.ts';
import type { Database, Statement } from '../../platform/database.ts';

/** SQL of a name as it is compared (decision 406); the index `organization_plain_name` holds that of every organisation. */
export const plainName = (name: string): string =>
  `replace(replace(replace(lower(${name}), ' ', ''), '（', '('), '）', ')')`;

/** SQL of the key of an organisation, or of the one that it was merged into: links that were sent before lead there. */
export const livingOrganization = (id: string): string =>
  `coalesce((SELECT merged_into FROM organization WHERE organization_id = ${id} AND is_delete = 1), ${id})`;

/** SQL of the key of the living organisation that a name means, or of the one that an organisation of that name was merged into. */
export const organizationMeant = (name: string): string => `coalesce(
  (SELECT o.organization_id FROM organization o WHERE o.name = ${name} AND o.is_delete = 0),
  (SELECT o.organization_id FROM organization o WHERE ${plainName('o.name')} = ${plainName(name)} AND o.is_delete = 0 LIMIT 1),
  (SELECT o.merged_into FROM organization o WHERE ${plainName('o.name')} = ${plainName(name)} AND o.merged_into IS NOT NULL
   ORDER BY o.name = ${name} DESC LIMIT 1))`;

/**
 * The statement that finds a living organisation by its name, or by the name that one merged into it had.
 * @param name compared whole, but for blanks, case and the width of brackets
 * @returns columns of `organization`, one row at most
 */
export const findOrganization = (name: string): Statement => ({
  sql: `SELECT * FROM organization WHERE is_delete = 0 AND organization_id = ${organizationMeant('?1')}`,
  params: [asOrganizationName(name)],
});

/**
 * Links rows that name an organisation in words alone to the one of that name, as the publishing calls do: whoever reviews them
 * learns in whose name they stand, and so do its administrators.
 * @param rows new rows, or changes, with `unit` and `org_name`; changed in place
 */
export async function linkNamedOrganizations(db: Database, rows: readonly Row[]): Promise<void> {
  const open = rows.filter((row) => textOf(row.org_name) !== '' && textOf(row.unit) === '');
  if (open.length === 0) return;
  const nameOf = (row: Row) => asOrganizationName(textOf(row.org_name));
  const names = [...new Set(open.map(nameOf))];
  const found = await db.all<{ name: string; id: string | null }>(
    `SELECT n.value AS name, ${organizationMeant('n.value')} AS id FROM json_each(?) n`,
    [JSON.stringify(names)],
  );
  const ids = new Map(found.map(({ name, id }) => [name, id]));
  for (const row of open) row.unit = ids.get(nameOf(row)) ?? null;
}
