import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import * as z from 'zod';
import { blank } from '../../../db/contract/fields';
import { AUTHORITIES } from '../../../db/contract/limits';
import { isWebSite } from '../../../db/contract/web-address';
import { tokensOf } from '../../../db/contract/work-groups';
import type words from '../../i18n/administration';
import { useRows } from '../../kit/api';
import { FormSelect } from '../../kit/form';
import { getLang, pickName, useLang } from '../../kit/i18n';
import { TagChip } from '../../kit/layout/StateChip';
import type { Field, InputProps, Look, Resource, StoredRow } from '../../kit/resource';

type Words = (typeof words)['zh'];
type Text = Words['reference'];
type ListName = keyof Text['lists'];
type FieldName = keyof Text['fields'];
type List<N extends ListName> = Omit<Resource<N>, 'table' | 'nameOf' | 'label' | 'keyword'>;

/** The deepest level of the tree of fields; what stands there has nothing below it. */
const DEEPEST = 3;
const FIRST = 100;

/** The fields that others can stand below, those out of use among them, each with the name of its own parent. */
export function useParentScopes(enabled: boolean): { id: string; level: number; label: string }[] {
  const { lang } = useLang();
  const query = useRows(
    ['scopes', 'parents'],
    {
      table: 'scope',
      columns: ['id', 'pid', 'name', 'name_en', 'level'],
      where: { is_delete: 0, level: { lt: DEEPEST } },
      order: [['level', 'asc'], ['sort', 'asc'], ['id']],
      pageSize: FIRST,
    },
    { enabled },
  );
  const rows = query.data?.records ?? [];
  const nameOf = (row: (typeof rows)[number]) => pickName(lang, row.name, row.name_en);
  return rows.map((row) => {
    const above = rows.find(({ id }) => id === row.pid);
    return { id: row.id, level: row.level, label: above ? `${nameOf(above)} / ${nameOf(row)}` : nameOf(row) };
  });
}

type Parents = ReturnType<typeof useParentScopes>;

/** A field's parent: any for a new one, one of the same level for one that exists. */
function ParentField({ row, ...props }: InputProps & { row: StoredRow | null }) {
  const parents = useParentScopes(true).filter(({ level }) => !row || level === Number(row.level) - 1);
  const isTop = row?.level === 1;
  const options = parents.map(({ id, label }) => ({ value: id, label }));
  return <FormSelect {...props} options={options} disabled={isTop} required={row !== null && !isTop} />;
}

const parentLook = (parents: Parents, top: string): Look<StoredRow> => ({
  cell: ({ pid }) => (pid === '0' ? top : (parents.find(({ id }) => id === pid)?.label ?? String(pid))),
  input: (props, row) => <ParentField {...props} row={row} />,
  first: '',
  read: (stored) => (stored === '0' ? '' : stored),
  write: (entered) => entered || '0',
});

const filled = (max: number) => z.string().trim().min(1, 'required').max(max, 'too_long');
const digits = filled(6).regex(/^\d{6}$/, 'invalid_type');
const address = blank(500).refine((value) => value === '' || isWebSite(value), 'web_address_invalid');
const whole = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .pipe(z.string().regex(/^-?\d{1,6}$/, 'not_a_number'))
  .transform(Number);

function labelsOf(keynotes: unknown): Record<string, string> {
  try {
    const labels: unknown = JSON.parse(String(keynotes));
    return typeof labels === 'object' && labels !== null ? (labels as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** The lists of reference data that administrators keep, in the order of their choice. */
function lists({ authorities, reference: text }: Words, parents: Parents): { [N in ListName]: List<N> } {
  const field = (name: FieldName, more: Partial<Field<StoredRow>> = {}): Field<StoredRow> => ({
    name,
    label: text.fields[name],
    ...more,
  });
  const name = field('name', { flex: 1.4, minWidth: 150 });
  const sort = field('sort', { look: 'number', hint: text.hints.sort, width: 80 });
  const label = (key: 'keynote1' | 'keynote2') => field(key, { show: ({ keynotes }) => labelsOf(keynotes)[key] });
  return {
    scope: {
      fields: [
        name,
        field('name_en'),
        field('pid', {
          look: parentLook(parents, text.top),
          hint: text.hints.parent,
          filter: {
            options: [{ value: '0', label: text.top }, ...parents.map((row) => ({ value: row.id, label: row.label }))],
          },
        }),
        sort,
        field('stage', { look: 'switch', hint: text.hints.stage, width: 100, of: text.stageOf }),
      ],
      removable: text.removeText,
      search: ['name', 'name_en', 'id'],
      order: ['level', 'sort', 'id'],
      where: { is_delete: 0 },
      shape: z.object({ name: filled(100), name_en: blank(200), pid: z.string(), sort: whole, stage: z.number() }),
      invalidates: [['scopes']],
    },
    promotion_type: {
      fields: [field('code', { hint: text.hints.code, fixed: true, width: 110 }), name, field('name_en')],
      search: ['name', 'name_en', 'code'],
      order: ['id'],
      shape: z.object({
        code: filled(10).regex(/^[A-Z0-9]{2,10}$/, 'invalid_type'),
        name: filled(50),
        name_en: blank(100),
      }),
    },
    region: {
      fields: [
        field('id', { hint: text.hints.region, fixed: true, width: 110 }),
        name,
        field('en_name'),
        field('title'),
        field('title_en', { only: 'form' }),
        field('logo', { look: 'picture', hint: text.hints.logo, width: 100 }),
        field('center_url', { look: 'address' }),
      ],
      search: ['name', 'en_name', 'title', 'id'],
      order: ['id'],
      shape: z.object({
        ...{ id: digits, name: filled(50), en_name: blank(100), title: blank(100), title_en: blank(200) },
        ...{ logo: z.string(), center_url: address },
      }),
      invalidates: [['regions']],
    },
    workstation: {
      fields: [
        field('area_code', { hint: text.hints.region, width: 110 }),
        name,
        field('url', { look: 'address', hint: text.hints.address }),
        field('platform_url', { look: 'address', hint: text.hints.address }),
      ],
      search: ['name', 'area_code'],
      order: ['area_code', 'id'],
      shape: z.object({ area_code: digits, name: filled(100), url: address, platform_url: address }),
    },
    push_template: {
      fields: [field('template_id'), name, label('keynote1'), label('keynote2')],
      search: ['name', 'template_id'],
      order: ['id'],
      shape: z.object({ template_id: filled(100), name: filled(100), keynote1: blank(50), keynote2: blank(50) }),
      fieldName: (key) => (key === 'keynotes' ? 'keynote1' : key),
      toValues: ({ keynotes }) => ({ keynote1: '', keynote2: '', ...labelsOf(keynotes) }),
      // A template may hold labels that this form does not show.
      toData: ({ keynote1, keynote2, ...data }, row) => ({
        ...data,
        keynotes: JSON.stringify({ ...labelsOf(row?.keynotes), keynote1, keynote2 }),
      }),
    },
    review_template: {
      fields: [
        field('audit_status', { look: 'number', hint: text.hints.decision }),
        field('text'),
        field('text_en'),
        sort,
      ],
      search: ['text', 'text_en'],
      order: ['audit_status', 'sort', 'id'],
      shape: z.object({
        audit_status: whole.pipe(z.literal([3, 4, 5], 'invalid_value')),
        text: filled(500),
        text_en: blank(500),
        sort: whole,
      }),
    },
    work_group: {
      fields: [
        name,
        field('name_en'),
        field('authorities', {
          look: 'several',
          hint: text.hints.authorities,
          options: AUTHORITIES.map((value) => ({ value, label: authorities[value] ?? value })),
          show: (row) => (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
              {tokensOf(String(row.authorities ?? '')).map((token) => (
                <Link key={token} to={`/admin/users?authority=${token}`}>
                  <TagChip label={authorities[token] ?? token} />
                </Link>
              ))}
            </Box>
          ),
        }),
        sort,
      ],
      search: ['name', 'name_en'],
      order: ['sort', 'id'],
      removable: true,
      shape: z.object({ name: filled(50), name_en: blank(100), authorities: z.array(z.string()), sort: whole }),
      invalidates: [['workGroups']],
    },
  };
}

/** One of the lists, with its words; the first where the name is none of them. */
export function referenceList(all: Words, parents: Parents, asked: string): Resource<ListName> {
  const { reference: text } = all;
  const every = lists(all, parents);
  const table = asked in every ? (asked as ListName) : 'scope';
  const nameOf = (row: StoredRow) => pickName(getLang(), String(row.name ?? row.id), row.name_en as string | null);
  return { ...every[table], table, nameOf, label: text.lists[table], keyword: text.keyword };
}
