import type { Statement } from './database.ts';

/** Post code of places that the table does not know (core§7). */
const NO_POST_CODE = '000000';

/** Names of a place from the province down, as the row of a demand holds them. */
export interface PlaceNames {
  province: string | null;
  city: string | null;
  county: string | null;
}

/**
 * Reads a place with what lies above it, from the province down: `id`, `name`; at most three rows.
 * @param id code of a province, city or county; an unknown one finds nothing
 */
export const selectRegion = (id: string): Statement => ({
  sql: `WITH RECURSIVE up(id, name, pid, level) AS (
          SELECT id, name, pid, level FROM china WHERE id = ?
          UNION ALL SELECT c.id, c.name, c.pid, c.level FROM china c JOIN up ON c.id = up.pid)
        SELECT id, name FROM up ORDER BY level LIMIT 3`,
  params: [id],
});

/**
 * Reads the post code of a place (core§7): by the names that its code stands for, else by the names that were given.
 * @param id code of the place
 * @param given names that the form sent along
 */
export const selectPostCode = (id: string, given: PlaceNames): Statement => ({
  sql: `WITH RECURSIVE up(id, name, pid, level) AS (
          SELECT id, name, pid, level FROM china WHERE id = ?
          UNION ALL SELECT c.id, c.name, c.pid, c.level FROM china c JOIN up ON c.id = up.pid)
        SELECT post_code FROM post_code
        WHERE province = coalesce((SELECT name FROM up WHERE level = 1), ?)
          AND city = coalesce((SELECT name FROM up WHERE level = 2), ?)
          AND area = coalesce((SELECT name FROM up WHERE level = 3), ?)`,
  params: [id, given.province ?? '', given.city ?? '', given.county ?? ''],
});

/** The post code from the rows of `selectPostCode`; 000000 for an unknown area (core§9, ruling 61). */
export const postCodeOf = (rows: readonly unknown[] | undefined): string =>
  (rows?.[0] as { post_code: string } | undefined)?.post_code ?? NO_POST_CODE;
