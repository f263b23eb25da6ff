import { fieldErrorsOf } from '../../../db/contract/issues.ts';
import { PUBLISHED } from '../../../db/contract/items.ts';
import { resultInput, resultSubmission } from '../../../db/contract/results.ts';
import type { TableHooks, WriteContext } from '../../data/hooks.ts';
import type { Row } from '../../data/row.ts';
import { DEFAULT_PROMOTION } from '../../platform/codes.ts';
import { type FieldError, invalid } from '../../platform/errors.ts';
import { storedIdNumber } from '../../platform/id-number.ts';
import { isMasked, isSealed, MASK } from '../../platform/sealed.ts';
import { itemHooks, partsChanged } from './table-writes.ts';

const COLUMNS = Object.keys(resultInput.shape);

/** Ids in a multi-valued column, whether it holds `a,b` or a JSON list. */
const idsIn = (value: unknown): string[] => (typeof value === 'string' ? value.match(/[\w-]+/g) : null) ?? [];

/** Columns of the publisher's organisation stand in its own row; the result carries its name and its key. */
const organizationOf = (row: Row) => ({ name: row.org_name || row.unit || null, org_type: row.unit ? '-' : null });

/**
 * A row of chengguo judged by the shape of the publishing call, so that both doors lead to the same (house 1).
 * A publisher's contacts may stand with the organisation that `unit` names.
 */
function complaints(row: Row): FieldError[] {
  const result = Object.fromEntries(COLUMNS.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]));
  // What is sealed was judged before; its length says nothing about the number.
  if (isSealed(row.id_number)) result.id_number = MASK;
  const linked = typeof row.unit === 'string' && row.unit !== '';
  const organization = Number(row.sub_type) === 1 ? organizationOf(row) : undefined;
  const parsed = resultSubmission.safeParse({ result, organization, scopes: idsIn(row.scope).slice(0, 30) });
  if (!parsed.success) {
    const errors = fieldErrorsOf(parsed.error.issues).map((error) => ({ ...error, field: columnOf(error.field) }));
    const ofOrganization = new Set(['contacts', 'contacts_tel', 'contacts_addr', 'contacts_email', 'unit']);
    return errors.filter(({ field, code }) => !(linked && ofOrganization.has(field) && code.endsWith('_required')));
  }
  for (const [name, value] of Object.entries(parsed.data.result)) {
    if (row[name] !== undefined && value !== undefined && !isSealed(row[name])) row[name] = value;
  }
  return [];
}

/** The column that a complaint of the publishing call is about. */
function columnOf(field: string): string {
  if (field.startsWith('scopes')) return 'scope';
  if (field.startsWith('organization.')) return field === 'organization.name' ? 'org_name' : 'unit';
  return field.replace(/^result\./, '');
}

/** Letters of the way by which the result came; a result that nobody recommended has the default ones (decision 60). */
async function codeMiddle(row: Row, { db }: WriteContext): Promise<string> {
  if (!row.promotion_org) return DEFAULT_PROMOTION;
  const sql = `SELECT t.code FROM organization o JOIN promotion_type t ON t.id = o.promotion_type OR t.code = o.promotion_type
    WHERE o.organization_id = ? LIMIT 1`;
  return (await db.first<{ code: string }>(sql, [row.promotion_org]))?.code ?? DEFAULT_PROMOTION;
}

const hooks = itemHooks({ ...PUBLISHED.result, complaints, codeMiddle }, { html: ['profile'], files: ['cover'] });

/** What looks sealed does not come from a form. */
function checkIdNumber(row: Row): void {
  if (isSealed(row.id_number)) throw invalid([{ field: 'id_number', code: 'invalid_value' }]);
}

const sealIdNumber = (row: Row, { env }: WriteContext): void => {
  if (row.id_number !== undefined) row.id_number = storedIdNumber(env, row.id_number as string, null, 'id_number');
};

/** Results: identity numbers are sealed, and the profile before the last change is kept beside the new one (core§3). */
export const result: TableHooks = {
  ...hooks,
  beforeAdd: async (rows, context) => {
    rows.forEach(checkIdNumber);
    const demand = await hooks.beforeAdd?.(rows, context);
    for (const row of rows) sealIdNumber(row, context);
    return demand;
  },
  beforePut: async (rows, changes, context) => {
    checkIdNumber(changes);
    const [row] = rows;
    if (rows.length === 1 && row && changes.profile !== undefined && changes.profile !== row.profile) {
      changes.old_profile = row.profile;
    }
    // The mask that a form was shown means the stored number, of each row its own.
    if (isMasked(changes.id_number) && rows.every((each) => each.id_number)) delete changes.id_number;
    const demand = await hooks.beforePut?.(rows, changes, context);
    sealIdNumber(changes, context);
    return demand;
  },
};

const linked = [PUBLISHED.result];
const parentsOf = (rows: Row[]) => rows.map(({ chengguo_id }) => chengguo_id);

/** Scopes of a result: who may not audit asks for a new review with them. */
export const resultScope: TableHooks = {
  parent: 'chengguo_id',
  beforeAdd: (rows, context) => partsChanged(linked, parentsOf(rows), context),
  beforeRemove: (rows, context) => partsChanged(linked, parentsOf(rows), context),
};
