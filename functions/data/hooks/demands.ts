import type { FieldError } from '../../platform/errors.ts';
import type { TableHooks, WriteContext } from '../hooks.ts';
import type { Row } from '../row.ts';
import { ITEMS, itemHooks, partsChanged } from './items.ts';

/** Post code of places that the table does not know (core§7). */
const NO_POST_CODE = '000000';

const REQUIRED = {
  name: 'required',
  profile: 'demand_profile_required',
  scope: 'demand_scope_required',
  contacts: 'contacts_required',
  contacts_addr: 'contacts_addr_required',
} as const;

/** Values of columns that are lists of numbers (core§3); is_open knows no 2 (ruling 68). */
const VALUES: Readonly<Record<string, readonly number[]>> = {
  type: [1, 2, 3, 4, 5, 6],
  cooperation_mode: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  secrecy: [0, 1],
  is_open: [0, 1, 3],
};

const isBlank = (value: unknown): boolean => value === null || value === undefined || String(value).trim() === '';

function complaints(row: Row): FieldError[] {
  const overseas = !isBlank(row.org_country);
  const required: [string, string][] = [
    ...Object.entries(REQUIRED),
    ...(overseas ? [] : [['org_province', 'demand_region_required'] as [string, string]]),
    overseas ? ['contacts_email', 'contacts_email_required'] : ['contacts_tel', 'contacts_tel_required'],
  ];
  const missing = required.filter(([field]) => isBlank(row[field])).map(([field, code]) => ({ field, code }));
  const wrong = Object.entries(VALUES)
    .filter(([field, values]) => !isBlank(row[field]) && !values.includes(Number(row[field])))
    .map(([field]) => ({ field, code: 'invalid_value' }));
  return [...missing, ...wrong];
}

/** The post code of the demand's place; English demands carry none (core§9, ruling 61). */
async function codeMiddle(row: Row, { db }: WriteContext): Promise<string> {
  if (!isBlank(row.org_country)) return '';
  const sql = 'SELECT post_code FROM post_code WHERE province = ? AND city = ? AND area = ?';
  const names = [row.org_province_name, row.org_city_name, row.org_county_name].map((name) => name ?? '');
  return (await db.first<{ post_code: string }>(sql, names))?.post_code ?? NO_POST_CODE;
}

export const demand = itemHooks(
  { ...ITEMS.xuqiu, complaints, codeMiddle },
  {
    html: ['profile', 'detail_desc'],
    maxima: {
      name: 200,
      org_name: 100,
      investment_amount: 50,
      uses: 500,
      cooperative_institute: 500,
      is_open_info: 500,
      keyword: 200,
      contacts_addr: 500,
      contacts: 50,
      contacts_tel: 100,
      contacts_email: 200,
      contacts_wechat: 100,
    },
  },
);

const linked = [ITEMS.xuqiu];
const parentsOf = (rows: Row[]) => rows.map(({ xuqiu_id }) => xuqiu_id);

/** Scopes of a demand: who may not audit asks for a new review with them. */
export const demandScope: TableHooks = {
  parent: 'xuqiu_id',
  beforeAdd: (rows, context) => partsChanged(linked, parentsOf(rows), context),
  beforeRemove: (rows, context) => partsChanged(linked, parentsOf(rows), context),
};
