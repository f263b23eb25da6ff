import { namedPlaces } from '../../db/contract/formats.ts';
import type { Statement } from './database.ts';
import type { FieldError } from './errors.ts';

/** Post code of places that the table does not know (core§7). */
const NO_POST_CODE = '000000';

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
 * Reads the post code of a place (core§7), by the names that its code stands for.
 * @param id code of the place
 */
export const selectPostCode = (id: string): Statement => ({
  sql: `WITH RECURSIVE up(id, name, pid, level) AS (
          SELECT id, name, pid, level FROM china WHERE id = ?
          UNION ALL SELECT c.id, c.name, c.pid, c.level FROM china c JOIN up ON c.id = up.pid)
        SELECT post_code FROM post_code
        WHERE province = (SELECT name FROM up WHERE level = 1)
          AND city = (SELECT name FROM up WHERE level = 2)
          AND area = (SELECT name FROM up WHERE level = 3)`,
  params: [id],
});

/** The post code from the rows of `selectPostCode`; 000000 for an unknown area (core§9, decision 61). */
export const postCodeOf = (rows: readonly unknown[] | undefined): string =>
  (rows?.[0] as { post_code: string } | undefined)?.post_code ?? NO_POST_CODE;

/** Values for columns of one table: those of its columns that name places and countries are looked up. */
export interface PlaceValues {
  /** Physical name. */
  table: string;
  row: Readonly<Record<string, unknown>>;
  /** Path in front of the fields of a complaint. */
  prefix?: string;
}

/** Whether rows name any place or country: without one nothing is read. */
export const namesPlaces = (given: readonly PlaceValues[]): boolean =>
  given.some(({ table, row }) => {
    const { places, countries } = namedPlaces(table, row);
    return places.length + countries.length > 0;
  });

/** Reads which of the places and countries that rows name are known: `known`, as the rows name them, and a place's `name`. */
export function selectKnownPlaces(given: readonly PlaceValues[]): Statement {
  const named = given.map(({ table, row }) => namedPlaces(table, row));
  const codes = new Set(named.flatMap(({ places }) => places.map(({ code }) => code)));
  const names = new Set(named.flatMap(({ countries }) => countries.map(({ name }) => name)));
  return {
    sql: `SELECT id AS known, name FROM china WHERE id IN (SELECT value FROM json_each(?))
          UNION ALL SELECT n.value, NULL FROM json_each(?) n WHERE EXISTS (
            SELECT 1 FROM countries c WHERE n.value IN (c.id, c.cn_name, c.en_name))`,
    params: [JSON.stringify([...codes]), JSON.stringify([...names])],
  };
}

/** Complaints at the columns whose places or countries the rows of `selectKnownPlaces` do not hold. */
export function unknownPlaces(given: readonly PlaceValues[], found: readonly unknown[] | undefined): FieldError[] {
  const known = new Set((found ?? []).map((row) => (row as { known: string }).known));
  return given.flatMap(({ table, row, prefix = '' }) => {
    const { places, countries } = namedPlaces(table, row);
    const wrong = new Set(places.filter(({ code }) => !known.has(code)).map(({ column }) => column));
    return [
      ...[...wrong].map((column) => ({ field: prefix + column, code: 'place_invalid' })),
      ...countries
        .filter(({ name }) => !known.has(name))
        .map(({ column }) => ({ field: prefix + column, code: 'country_invalid' })),
    ];
  });
}
