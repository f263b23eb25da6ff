import type { Statement } from '../../platform/database.ts';

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
