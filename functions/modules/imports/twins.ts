import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import type { Statement } from '../../platform/database.ts';
import { organizationMeant } from '../../tables/items/named-organizations.ts';
import type { Converted } from './convert.ts';

/** A path that SQLite cannot read, and names: so a batch says that somebody made the same item meanwhile. */
const TWIN = 'import-twin';

type Identity = Pick<Converted, 'name' | 'organization' | 'director'>;

/** What makes two rows of a file the same: their name, and who publishes. */
export const identityOf = ({ name, organization, director }: Identity): string =>
  JSON.stringify([name, organization, director]);

/**
 * The condition that an item is what a row would make: of its name, and of its organisation by the name that it was published under
 * or has now; of a person, of the same person.
 * @param of SQL of the row's name, organisation and director
 */
function isSame(kind: PublishedKind, [name, organization, director]: readonly [string, string, string]): string {
  const person = kind === 'result' ? `i.sub_type = 2 AND i.director IS ${director}` : '0';
  return `i.name = ${name} AND i.is_delete = 0 AND CASE WHEN ${organization} IS NULL THEN ${person}
    ELSE i.org_name = ${organization} OR i.unit = ${organizationMeant(organization)} END`;
}

/** Reads living items that rows would make once more: `place` of the row, counted from 0, and the `id` of one item. */
export function twins(kind: PublishedKind, rows: readonly Identity[]): Statement {
  const { noun, key } = PUBLISHED[kind];
  return {
    sql: `SELECT j.key AS place, min(i.${key}) AS id FROM json_each(?) j CROSS JOIN ${noun} i
          WHERE ${isSame(kind, ['j.value ->> 0', 'j.value ->> 1', 'j.value ->> 2'])} GROUP BY j.key`,
    params: [JSON.stringify(rows.map(({ name, organization, director }) => [name, organization, director]))],
  };
}

/**
 * A statement that makes its batch fail, and roll back, where the same item is there already.
 * @param id of the item that the batch makes
 */
export function noTwin(kind: PublishedKind, { name, organization, director }: Identity, id: string): Statement {
  const { noun, key } = PUBLISHED[kind];
  return {
    sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM ${noun} i WHERE ${isSame(kind, ['?1', '?2', '?3'])} AND i.${key} <> ?4)
            AND coalesce(?3, '') = coalesce(?3, '') THEN json_extract('{}', '${TWIN}') ELSE 1 END`,
    params: [name, organization, director, id],
  };
}

/** Whether a batch failed at `noTwin`. */
export const isTwin = (error: unknown): boolean =>
  error instanceof Error && new RegExp(`path.*'${TWIN}'`).test(error.message);
