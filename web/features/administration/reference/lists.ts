import * as z from 'zod';
import { isWebSite } from '../../../../db/contract/web-address';
import type words from '../../../i18n/administration';

export type ListName = keyof (typeof words.zh)['reference']['lists'];
export type FieldName = keyof (typeof words.zh)['reference']['fields'];
type HintName = keyof (typeof words.zh)['reference']['hints'];

export type Value = string | number | null;
export type ReferenceRow = Record<string, Value> & { id: string };
/** A row as the form holds it: no value is null. */
export type ReferenceValues = Record<string, string | number>;

export interface ReferenceField {
  name: FieldName;
  kind?: 'text' | 'address' | 'number' | 'switch' | 'picture' | 'parent' | 'authorities';
  required?: boolean;
  max?: number;
  hint?: HintName;
  /** Written once: others name the row by it. */
  fixed?: boolean;
  /** Not in the table, only in the form. */
  formOnly?: boolean;
}

export interface ReferenceList {
  name: ListName;
  fields: readonly ReferenceField[];
  /** Columns that the word of the search is looked for in. */
  search: readonly string[];
  order: readonly string[];
  schema: z.ZodType;
  /** Rows may be taken away. */
  removable?: boolean;
  /** Further condition of the list. */
  where?: Record<string, unknown>;
  toValues?: (row: ReferenceRow) => ReferenceValues;
  toData?: (values: ReferenceValues, row: ReferenceRow | null) => Record<string, Value>;
}

const filled = (max: number) => z.string().trim().min(1, 'required').max(max, 'too_long');
const text = (max: number) => z.string().trim().max(max, 'too_long');
const digits = z
  .string()
  .trim()
  .min(1, 'required')
  .regex(/^\d{6}$/, 'invalid_type');

const address = text(500).refine((value) => value === '' || isWebSite(value), 'web_address_invalid');
const whole = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .pipe(z.string().regex(/^-?\d{1,6}$/, 'not_a_number'))
  .transform(Number);

function labelsOf(keynotes: Value | undefined): Record<string, string> {
  try {
    const labels: unknown = JSON.parse(String(keynotes));
    return typeof labels === 'object' && labels !== null ? (labels as Record<string, string>) : {};
  } catch {
    return {};
  }
}

const scope: ReferenceList = {
  name: 'scope',
  fields: [
    { name: 'name', required: true, max: 100 },
    { name: 'name_en', max: 200 },
    { name: 'pid', kind: 'parent', hint: 'parent' },
    { name: 'sort', kind: 'number', hint: 'sort' },
    { name: 'stage', kind: 'switch', hint: 'stage' },
  ],
  removable: true,
  search: ['name', 'name_en', 'id'],
  order: ['level', 'sort', 'id'],
  where: { is_delete: 0 },
  schema: z.object({ name: filled(100), name_en: text(200), pid: z.string(), sort: whole, stage: z.number() }),
  toData: ({ pid = '', ...values }) => ({ ...values, pid: pid || '0' }),
};

const promotionType: ReferenceList = {
  name: 'promotion_type',
  fields: [
    { name: 'code', required: true, max: 10, hint: 'code', fixed: true },
    { name: 'name', required: true, max: 50 },
    { name: 'name_en', max: 100 },
  ],
  search: ['name', 'name_en', 'code'],
  order: ['id'],
  schema: z.object({
    code: filled(10).regex(/^[A-Z0-9]{2,10}$/, 'invalid_type'),
    name: filled(50),
    name_en: text(100),
  }),
};

const region: ReferenceList = {
  name: 'region',
  fields: [
    { name: 'id', required: true, max: 6, hint: 'region', fixed: true },
    { name: 'name', required: true, max: 50 },
    { name: 'en_name', max: 100 },
    { name: 'title', max: 100 },
    { name: 'title_en', max: 200, formOnly: true },
    { name: 'logo', kind: 'picture', hint: 'logo' },
    { name: 'center_url', kind: 'address', max: 500 },
  ],
  search: ['name', 'en_name', 'title', 'id'],
  order: ['id'],
  schema: z.object({
    id: digits,
    name: filled(50),
    en_name: text(100),
    title: text(100),
    title_en: text(200),
    logo: z.string(),
    center_url: address,
  }),
};

const workstation: ReferenceList = {
  name: 'workstation',
  fields: [
    { name: 'area_code', required: true, max: 6, hint: 'region' },
    { name: 'name', required: true, max: 100 },
    { name: 'url', kind: 'address', max: 500, hint: 'address' },
    { name: 'platform_url', kind: 'address', max: 500, hint: 'address' },
  ],
  search: ['name', 'area_code'],
  order: ['area_code', 'id'],
  schema: z.object({ area_code: digits, name: filled(100), url: address, platform_url: address }),
};

const pushTemplate: ReferenceList = {
  name: 'push_template',
  fields: [
    { name: 'template_id', required: true, max: 100 },
    { name: 'name', required: true, max: 100 },
    { name: 'keynote1', max: 50 },
    { name: 'keynote2', max: 50 },
  ],
  search: ['name', 'template_id'],
  order: ['id'],
  schema: z.object({ template_id: filled(100), name: filled(100), keynote1: text(50), keynote2: text(50) }),
  toValues: (row) => {
    const { keynote1 = '', keynote2 = '' } = labelsOf(row.keynotes);
    return { template_id: row.template_id ?? '', name: row.name ?? '', keynote1, keynote2 };
  },
  // A template may hold labels that this form does not show.
  toData: ({ template_id = '', name = '', keynote1 = '', keynote2 = '' }, row) => ({
    template_id,
    name,
    keynotes: JSON.stringify({ ...labelsOf(row?.keynotes), keynote1, keynote2 }),
  }),
};

const reviewTemplate: ReferenceList = {
  name: 'review_template',
  fields: [
    { name: 'audit_status', kind: 'number', required: true, hint: 'decision' },
    { name: 'text', required: true, max: 500 },
    { name: 'text_en', max: 500 },
    { name: 'sort', kind: 'number', hint: 'sort' },
  ],
  search: ['text', 'text_en'],
  order: ['audit_status', 'sort', 'id'],
  schema: z.object({
    audit_status: whole.pipe(z.literal([3, 4, 5], 'invalid_value')),
    text: filled(500),
    text_en: text(500),
    sort: whole,
  }),
};

const workGroup: ReferenceList = {
  name: 'work_group',
  fields: [
    { name: 'name', required: true, max: 50 },
    { name: 'name_en', max: 100 },
    { name: 'authorities', kind: 'authorities', hint: 'authorities' },
    { name: 'sort', kind: 'number', hint: 'sort' },
  ],
  search: ['name', 'name_en'],
  order: ['sort', 'id'],
  removable: true,
  schema: z.object({ name: filled(50), name_en: text(100), authorities: text(200), sort: whole }),
};

/** The lists of reference data that administrators keep, in the order of their choice. */
export const REFERENCE_LISTS: readonly ReferenceList[] = [
  scope,
  promotionType,
  region,
  workstation,
  pushTemplate,
  reviewTemplate,
  workGroup,
];

export const listOf = (name: string): ReferenceList =>
  REFERENCE_LISTS.find((list) => list.name === name) ?? (REFERENCE_LISTS[0] as ReferenceList);

/** What the table shows of a field; labels of messages lie inside their template. */
export function shownValue(row: ReferenceRow, name: FieldName): string {
  const value = name === 'keynote1' || name === 'keynote2' ? labelsOf(row.keynotes)[name] : row[name];
  return String(value ?? '');
}

/** What the form begins with. */
export function valuesOf(list: ReferenceList, row: ReferenceRow | null): ReferenceValues {
  if (row && list.toValues) return list.toValues(row);
  const first = { number: 0, switch: 1 } as Record<string, number>;
  return Object.fromEntries(
    list.fields.map(({ name, kind = 'text' }) => {
      if (!row) return [name, first[kind] ?? ''];
      const value = row[name] ?? (kind === 'switch' ? 0 : '');
      return [name, kind === 'parent' && value === '0' ? '' : value];
    }),
  );
}

/** The columns to write; blank optional texts are none. */
export function dataOf(list: ReferenceList, values: ReferenceValues, row: ReferenceRow | null): Record<string, Value> {
  const data = list.toData?.(values, row) ?? values;
  const fixed = new Set<string>(row ? list.fields.filter((field) => field.fixed).map(({ name }) => name) : []);
  const entries = Object.entries(data).filter(([name]) => !fixed.has(name));
  return Object.fromEntries(entries.map(([name, value]): [string, Value] => [name, value === '' ? null : value]));
}
