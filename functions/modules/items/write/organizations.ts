import { AUDIT } from '../../../../db/contract/limits.ts';
import { ORGANIZATION_TYPE } from '../../../../db/contract/organizations.ts';
import { GIVEN_COLUMNS, type OrganizationGiven } from '../../../../db/contract/publishing.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Statement } from '../../../platform/database.ts';
import { newId } from '../../../platform/random.ts';
import { cleanHtml } from '../../../platform/sanitize.ts';
import { insert, type Row, update } from '../../../platform/sql.ts';
import type { OrganizationRow } from '../../../tables/items/parts.ts';
import { changedEntry } from '../../../tables/items/proposals.ts';
import { edits } from '../../organizations/access.ts';

/** The given values that say something; an empty field of the form does not empty an organisation. */
function valuesOf(given: OrganizationGiven): Row {
  const filled = GIVEN_COLUMNS.map((column) => [column, given[column] || null]).filter(([, value]) => value !== null);
  const profile = given.profile ? cleanHtml(given.profile) : null;
  return { ...Object.fromEntries(filled), ...(profile && { profile }) };
}

/** What linking an organisation does: its id, its row afterwards, and the statements for the batch. */
export interface Linked {
  id: string;
  row: OrganizationRow;
  statements: Statement[];
  /** What the submission would change of an organisation that was there before. */
  proposed: Row | null;
}

const textOrNull = (value: Row[string] | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

function created(owner: string | null, name: string, values: Row, at: number): Linked {
  const id = newId();
  const row: Row = {
    organization_id: id,
    name,
    type: ORGANIZATION_TYPE.byPublishing,
    ...values,
    user_id: owner,
    is_delete: 0,
    add_time: at,
    audit_status: AUDIT.approved,
  };
  const member: Row = {
    id: newId(),
    organization_id: id,
    user_id: owner,
    is_admin: 1,
    is_delete: 0,
    add_time: at,
    audit_status: AUDIT.approved,
  };
  return {
    id,
    row: asOrganization(row),
    statements: [insert('organization', row), ...(owner === null ? [] : [insert('organisation_user', member)])],
    proposed: null,
  };
}

/** Columns that the row does not name are empty, as the database has them. */
const asOrganization = (row: Row): OrganizationRow => ({
  ...row,
  organization_id: String(row.organization_id),
  name: String(row.name),
  name_en: textOrNull(row.name_en),
  profile: textOrNull(row.profile),
  web_site: textOrNull(row.web_site),
  provinceName: textOrNull(row.provinceName),
  cityName: textOrNull(row.cityName),
  countyName: textOrNull(row.countyName),
});

/**
 * Finds or creates the organisation of a name (core§4, core§7). A found one stays as it is: what the submission says of it is a
 * proposal. A new one is approved, and its creator becomes its administrator (decision 28).
 * @param creator null where nobody is to be: it waits for its own people (decision 294)
 * @param found row of `findOrganization`, if there was one
 * @param defaults values for columns that the form leaves to the publication
 * @param at unix seconds
 */
export function linkOrganization(
  creator: Caller | null,
  given: OrganizationGiven,
  found: OrganizationRow | undefined,
  defaults: Row,
  at: number,
): Linked {
  const values = valuesOf(given);
  if (!found) return created(creator?.userId ?? null, given.name ?? '', { ...defaults, ...values }, at);
  const changes = Object.fromEntries(Object.entries(values).filter(([column, value]) => found[column] !== value));
  const proposed = Object.keys(changes).length > 0 ? changes : null;
  return { id: found.organization_id, row: asOrganization(found), statements: [], proposed };
}

/**
 * A linked organisation with its proposal applied at once: where the submission is approved by being written, and its
 * writer may change the organisation.
 */
export function appliedAtOnce(caller: Caller, linked: Linked): Linked {
  const { id, row, statements, proposed } = linked;
  if (!proposed || !edits(caller, id)) return linked;
  return {
    id,
    row: asOrganization({ ...row, ...proposed }),
    statements: [
      ...statements,
      update('organization', proposed, { sql: 'organization_id = ? AND is_delete = 0', params: [id] }),
      changedEntry(caller.userId, id, row, proposed),
    ],
    proposed: null,
  };
}
