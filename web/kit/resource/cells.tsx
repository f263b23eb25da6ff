import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import words from '../../i18n/resource';
import { getLang, inChinese, pickName, textOf } from '../i18n';
import { formatDate, formatDay, formatMinute } from '../layout/format';
import { TagChip } from '../layout/StateChip';
import { textWidth, wordWidth } from '../layout/textWidth';
import type { TableColumn } from '../table';
import { type Field, type RowAction, storedOf } from './field';
import { MoreMenu } from './MoreMenu';

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

/** Letters of a chip in rem, and pixels of it and its cell beside them. */
const CHIP = 0.9375;
const AROUND_CHIP = 28;

/** The column of a field; as wide as its look asks for, where it says nothing of its own. */
export function columnOf<R extends object>(field: Field<R>, none = ''): TableColumn<R> {
  const { name, label, look, flex, width, minWidth, role, sortable = false } = field;
  const told = { ...(flex && { flex }), ...(width && { width }), ...(minWidth && { minWidth }) };
  const usual = WIDTHS[String(look)] ?? { flex: 1, minWidth: 150 };
  // No word of a choice is broken, nor of the chip that shows it.
  const widest = Math.max(0, ...(field.options ?? []).map((option) => wordWidth(option.label, CHIP, 600)));
  const needs = () => widest + AROUND_CHIP;
  return {
    ...(widest > 0 && { needs }),
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

/** Buttons of a row that stand side by side; of more actions those that are listed last are in a menu (decision 391). */
const MOST = 4;
/** The same where a grid has little room beside the rail: all else goes before. */
const FEW = 2;
export const LITTLE_ROOM = '(min-width: 600px) and (max-width: 1199.95px)';

const parted = <A,>(actions: readonly A[], most: number): [shown: readonly A[], rest: readonly A[]] =>
  actions.length > most ? [actions.slice(0, most - 1), actions.slice(most - 1)] : [actions, []];

/** Letters of a small button by the theme: their size in rem, and the space between them in parts of it. */
const SMALL_BUTTON = 0.871;
const BUTTON_SPACING = 0.02;
/** Pixels of a button's own, beside its words, of one with a frame, and of the arrow of the menu. */
const BUTTON = 16;
const FRAMED = 42;
const ARROW = 28;
/** Of the cell, beside its buttons. */
const CELL = 16;

const widthOf = (label: string): number => Math.ceil(textWidth(label, SMALL_BUTTON, 600) * (1 + BUTTON_SPACING));
const buttonWidth = ({ label, look }: RowAction): number => widthOf(label) + (look ? FRAMED : BUTTON);

/** The column of what can be done with each row: as wide as the longest line of its rows. */
export function actionsColumn<R>({ list, nameOf }: RowActions<R>, littleRoom: boolean): TableColumn<R> {
  const most = littleRoom ? FEW : MOST;
  const text = textOf(words);
  const line = (row: R) => {
    const [shown, rest] = parted<RowAction>(list(row), most);
    const menu = rest.length > 0 ? widthOf(text.more) + BUTTON + ARROW : 0;
    return shown.reduce((sum, action) => sum + buttonWidth(action), menu + CELL);
  };
  return {
    field: 'actions',
    role: 'actions',
    headerName: text.actions,
    minWidth: 100,
    needs: (rows) => Math.max(...rows.map(line)),
    sortable: false,
    renderCell: ({ row }) => {
      const [shown, rest] = parted<RowAction>(list(row), most);
      if (shown.length === 0) return null;
      const name = nameOf?.(row) ?? '';
      return (
        <Box sx={actionRow}>
          {shown.map(({ label, of, act, to, danger, look, disabled = false }) => (
            <Button
              key={label}
              size="small"
              aria-label={of ?? text.of(label, name)}
              disabled={disabled}
              variant={look ?? 'text'}
              {...(danger && { sx: { color: 'error.main' } })}
              {...(to ? { component: Link, to } : { onClick: () => void act?.() })}
            >
              {label}
            </Button>
          ))}
          {rest.length > 0 ? <MoreMenu name={name} actions={rest} size="small" /> : null}
        </Box>
      );
    },
  };
}
