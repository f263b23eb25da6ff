import { sql } from 'drizzle-orm';
import { staff } from '../data/rules.ts';
import { closeTables } from '../data/table.ts';

/** Editors read the files of all versions. */
export const versions = closeTables(['content_version'], (caller, { name }) =>
  staff('content-admin')(caller)
    ? sql`SELECT 1 FROM upload_use f WHERE f.object_name = ${name} AND f.table_name = 'content_version'`
    : null,
);
