import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import words from '../../i18n/resource';
import { getLang, inChinese, pickName, textOf } from '../i18n';
import { formatDate, formatDay, formatMinute } from '../layout/format';
import { TagChip } from '../layout/StateChip';
import type { TableColumn } from '../table';
import { type Field, type RowAction, storedOf } from './field';

export const wrapping = { whiteSpace: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere', minWidth: 0 } as const;
export const small = { ...wrapping, fontSize: '0.8125rem', color: 'text.secondary' } as const;
const linked = {
  color: 'brand.text',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : String(value ?? '').split(','));

function plain<R extends object>({ name, look, options = [], show }: Field<R>, row: R): ReactNode {
  if (show) return show(row);
  if (typeof look === 'object') return look.cell(row);
  const value = storedOf(row, name);
  const label = (each: unknown) =>
    options.find((option) => String(option.value) === String(each))?.label ?? String(each);
  if (value === null || value === undefined || value === '') return '';
  switch (look) {
    case 'day':
      return formatDay(value as number);
    case 'time':
      return formatMinute(value as number);
    case 'second':
      return formatDate(value as number);
    case 'picture':
      return <Box component="img" src={String(value)} alt="" loading="lazy" sx={{ maxWidth: 72, maxHeight: 32 }} />;
    case 'choice':
      return label(value);
    case 'several':
      return (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {listOf(value)
            .filter(Boolean)
            .map((each) => (
              <TagChip key={String(each)} label={label(each)} />
            ))}
        </Box>
      );
    default:
      return pickName(getLang(), String(value), storedOf(row, `${name}_en`) as string | null);
  }
}

/** A text in the language that the cell does not show. */
function otherText<R extends object>({ name }: Field<R>, row: R): string {
  const [zh, en] = [storedOf(row, name), storedOf(row, `${name}_en`)];
  return zh && en && zh !== en ? String(getLang() === 'en' ? zh : en) : '';
}

/** What a field says of a row. */
function cellOf<R extends object>(field: Field<R>, row: R, none = ''): ReactNode {
  const shown = plain(field, row) || none;
  const below = field.both ? otherText(field, row) : field.below?.(row);
  const to = field.to?.(row);
  if (!below && !to && field.look !== 'name') {
    return typeof shown === 'string' ? (
      <Box {...inChinese(shown)} sx={wrapping}>
        {shown}
      </Box>
    ) : (
      shown
    );
  }
  return (
    <Box sx={wrapping}>
      {to ? (
        <Box component={Link} to={to} {...inChinese(shown)} sx={linked}>
          {shown}
        </Box>
      ) : shown ? (
        <Box {...inChinese(shown)} sx={field.look === 'name' ? { fontWeight: 600 } : {}}>
          {shown}
        </Box>
      ) : null}
      {below ? (
        <Box {...inChinese(below)} sx={small}>
          {below}
        </Box>
      ) : null}
    </Box>
  );
}

const WIDTHS: Readonly<Record<string, Pick<TableColumn<never>, 'flex' | 'minWidth'>>> = {
  day: { minWidth: 120 },
  time: { minWidth: 160 },
  second: { minWidth: 190 },
};

/** The column of a field; as wide as its look asks for, where it says nothing of its own. */
export function columnOf<R extends object>(field: Field<R>, none = ''): TableColumn<R> {
  const { name, label, look, flex, width, minWidth, role, sortable = false } = field;
  const told = { ...(flex && { flex }), ...(width && { width }), ...(minWidth && { minWidth }) };
  const usual = WIDTHS[String(look)] ?? { flex: 1, minWidth: 150 };
  return {
    field: name,
    headerName: label,
    sortable,
    ...(role && { role }),
    ...(look === 'count' && { type: 'number' as const }),
    ...(Object.keys(told).length > 0 ? told : usual),
    renderCell: ({ row }) => cellOf(field, row, none),
  };
}

interface Actions<R, A> {
  minWidth?: number;
  list: (row: R) => readonly A[];
}

/** What can be done with each row; who hears a button alone hears the row's name (decision 356), or what the action says in its place. */
export type RowActions<R> =
  | (Actions<R, RowAction> & { nameOf: (row: R) => string })
  | (Actions<R, RowAction & { of: string }> & { nameOf?: never });

/** In a grid the words of the actions begin below the heading of their column, line by line. */
export const actionRow = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { xs: 1, sm: 0 },
  ml: { sm: -1 },
  '& > .MuiButton-text': { minWidth: { sm: 0 }, px: { sm: 1 } },
  '& > .MuiButton-outlined, & > .MuiButton-contained': { mx: { sm: 1 } },
} as const;

/** Pixels in which buttons of a row stand side by side: a Chinese character is about twice as wide as a Latin letter. */
export const lineOf = (labels: readonly string[]): number =>
  labels.reduce((sum, label) => sum + 16 + [...label].reduce((all, sign) => all + (sign > '\u2e7f' ? 14 : 8), 0), 20);

/** The column of what can be done with each row. */
export function actionsColumn<R>({ minWidth = 100, list, nameOf }: RowActions<R>): TableColumn<R> {
  const text = textOf(words);
  return {
    field: 'actions',
    role: 'actions',
    headerName: text.actions,
    minWidth,
    sortable: false,
    renderCell: ({ row }) => {
      const actions = list(row);
      if (actions.length === 0) return null;
      return (
        <Box sx={actionRow}>
          {actions.map(({ label: name, of, act, to, danger, look, disabled = false }) => (
            <Button
              key={name}
              size="small"
              aria-label={of ?? text.of(name, nameOf?.(row) ?? '')}
              disabled={disabled}
              variant={look ?? 'text'}
              {...(danger && { sx: { color: 'error.main' } })}
              {...(to ? { component: Link, to } : { onClick: () => void act?.() })}
            >
              {name}
            </Button>
          ))}
        </Box>
      );
    },
  };
}
