import { demandInput, demandSubmission } from '../../../db/contract/demands.ts';
import { fieldErrorsOf } from '../../../db/contract/issues.ts';
import { PUBLISHED } from '../../../db/contract/items.ts';
import type { TableHooks, WriteContext } from '../../data/hooks.ts';
import type { Row } from '../../data/row.ts';
import type { FieldError } from '../../platform/errors.ts';
import { postCodeOf, selectPostCode, selectRegion } from '../../platform/places.ts';
import { itemHooks, partsChanged } from './table-writes.ts';

const COLUMNS = Object.keys(demandInput.shape);

/** Ids in a multi-valued column, whether it holds `a,b` or a JSON list. */
const idsIn = (value: unknown): string[] => (typeof value === 'string' ? value.match(/[\w-]+/g) : null) ?? [];

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The column that a complaint of the publishing call is about. */
function columnOf(field: string): string {
  if (field.startsWith('scopes')) return 'scope';
  return field === 'organization.name' ? 'org_name' : field.replace(/^demand\./, '');
}

/**
 * A row of xuqiu judged by the shape of the publishing call, so that both doors lead to the same (house 1). The
 * organisation stands in a row of its own: the demand carries its name, or its key.
 */
function complaints(row: Row): FieldError[] {
  const demand = Object.fromEntries(COLUMNS.filter((name) => row[name] !== undefined).map((name) => [name, row[name]]));
  const parsed = demandSubmission.safeParse({
    demand,
    organization: { name: textOf(row.org_name) || textOf(row.unit) || null },
    scopes: idsIn(row.scope).slice(0, 30),
  });
  if (!parsed.success) {
    return fieldErrorsOf(parsed.error.issues).map((error) => ({ ...error, field: columnOf(error.field) }));
  }
  for (const [name, value] of Object.entries(parsed.data.demand)) {
    if (row[name] !== undefined && value !== undefined) row[name] = value;
  }
  return [];
}

const placeOf = (row: Row): string => textOf(row.org_county) || textOf(row.org_city) || textOf(row.org_province);

/** The post code of the demand's place; English demands carry none (core§9, decision 61). */
async function codeMiddle(row: Row, { db }: WriteContext): Promise<string> {
  if (textOf(row.org_country) !== '') return '';
  const { sql, params } = selectPostCode(placeOf(row));
  return postCodeOf(await db.all(sql, params));
}

const LEVELS = ['org_province', 'org_city', 'org_county'] as const;

/** Names of places come from their codes. */
async function nameRegions(rows: Row[], { db }: WriteContext): Promise<void> {
  const placed = rows.filter((row) => placeOf(row) !== '');
  if (placed.length === 0) return;
  const regions = await db.batch<{ id: string; name: string }>(placed.map((row) => selectRegion(placeOf(row))));
  placed.forEach((row, place) => {
    const region = regions[place] ?? [];
    if (region.length === 0) return;
    LEVELS.forEach((column, level) => {
      row[column] = region[level]?.id ?? null;
      row[`${column}_name`] = region[level]?.name ?? null;
    });
  });
}

const hooks = itemHooks(
  { ...PUBLISHED.demand, complaints, codeMiddle },
  { html: ['profile', 'detail_desc'], files: ['cover'] },
);

/** Demands: judged and completed as the publishing call does it (core§5, core§7). */
export const demand: TableHooks = {
  ...hooks,
  beforeAdd: async (rows, context) => {
    const wanted = await hooks.beforeAdd?.(rows, context);
    await nameRegions(rows, context);
    return wanted;
  },
  beforePut: async (rows, changes, context) => {
    const wanted = await hooks.beforePut?.(rows, changes, context);
    if (LEVELS.some((column) => column in changes)) await nameRegions([changes], context);
    return wanted;
  },
};

const linked = [PUBLISHED.demand];
const parentsOf = (rows: Row[]) => rows.map(({ xuqiu_id }) => xuqiu_id);

/** Scopes of a demand: who may not audit asks for a new review with them. */
export const demandScope: TableHooks = {
  parent: 'xuqiu_id',
  beforeAdd: (rows, context) => partsChanged(linked, parentsOf(rows), context),
  beforeRemove: (rows, context) => partsChanged(linked, parentsOf(rows), context),
};
