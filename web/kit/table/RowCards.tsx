import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId } from 'react';
import words from '../../i18n/table';
import { useText } from '../i18n';
import { LoadingState } from '../layout/LoadingState';
import { fingerLink } from '../layout/looks';
import { Pager } from '../layout/Pager';
import { panel } from '../layout/panel';
import type { RowsProps, TableColumn, TableSelection } from './types';
import { PAGE_SIZES } from './useTablePlace';

/** Widths that a table has room on; below, each row is a card. */
export const WIDE = '(min-width:600px)';

function cellOf<R extends object>(column: TableColumn<R>, row: R): ReactNode {
  if (column.renderCell) return column.renderCell({ row });
  const value: unknown = Reflect.get(row, column.field);
  return value === null || value === undefined ? '' : String(value);
}

const isBlank = (content: ReactNode): boolean => content === null || content === undefined || content === '';

interface RowCardProps<R> {
  row: R;
  id: string;
  columns: readonly TableColumn<R>[];
  selection?: TableSelection<R> | undefined;
  onChoose?: (on: boolean) => void;
}

/** One row: its main column as the heading, the others under their names, what can be done with it below. */
export function RowCard<R extends object>({ row, id, columns, selection, onChoose }: RowCardProps<R>) {
  const text = useText(words);
  const own = useId();
  const main = columns.find(({ role }) => role === 'main') ?? columns[0];
  const facts = columns
    .filter((column) => column !== main && column.role !== 'actions')
    .map((column) => ({ column, content: cellOf(column, row) }))
    .filter(({ content }) => !isBlank(content));
  const actions = columns
    .filter(({ role }) => role === 'actions')
    .map((column) => ({ column, content: cellOf(column, row) }))
    .filter(({ content }) => !isBlank(content));
  return (
    <Box component="li" sx={{ p: 2, ...panel, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        {selection ? (
          <Checkbox
            checked={selection.ids.has(id)}
            disabled={!(selection.selectable?.(row) ?? true)}
            onChange={(event) => onChoose?.(event.target.checked)}
            sx={{ mt: -1.25, ml: -1.25, width: 44, height: 44 }}
            // Named by its own word and the heading of the card.
            slotProps={{
              input: { id: `${own}box`, 'aria-label': text.choose, 'aria-labelledby': `${own}box ${own}name` },
            }}
          />
        ) : null}
        <Box
          id={`${own}name`}
          role="heading"
          aria-level={2}
          sx={{
            flex: 1,
            minWidth: 0,
            fontWeight: 600,
            overflowWrap: 'anywhere',
            // What a main cell says below its name stays in the background.
            '& > * > div:not(:first-of-type), & > * > a + div': { fontWeight: 400 },
            '& a': fingerLink,
          }}
        >
          {main ? cellOf(main, row) : id}
        </Box>
      </Box>
      {facts.length > 0 ? (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            // As wide as the longest name, whose words stay whole.
            gridTemplateColumns: 'fit-content(46%) minmax(0, 1fr)',
            columnGap: 1.5,
            rowGap: 0.875,
            m: 0,
            mt: 1.25,
            fontSize: '0.9375rem',
            lineHeight: 1.5,
            '& dt': { minWidth: 96, color: 'text.secondary', fontSize: '0.875rem', alignSelf: 'baseline' },
            '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere', alignSelf: 'baseline' },
          }}
        >
          {facts.map(({ column, content }) => (
            <Box
              key={column.field}
              // A cell may draw an empty box: it says nothing.
              sx={{ display: 'contents', '&:has(> dd:empty, > dd > :only-child:empty)': { display: 'none' } }}
            >
              <dt>{column.headerName}</dt>
              <dd>{content}</dd>
            </Box>
          ))}
        </Box>
      ) : null}
      {actions.length > 0 ? (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            mt: 1.5,
            pt: 1.5,
            borderTop: 1,
            borderColor: 'divider',
            '& .MuiButton-text': { border: '1px solid', borderColor: 'divider' },
          }}
        >
          {actions.map(({ column, content }) => (
            <Box key={column.field} sx={{ display: 'contents' }}>
              {content}
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

/** What the grid keeps in its header: the order, and all rows of the page as chosen. */
function CardTools<R extends object>({ columns, rows, rowId, sort, onSort, selection }: RowsProps<R>) {
  const text = useText(words);
  const sortable = columns.filter((column) => column.sortable !== false && column.role !== 'actions');
  const free = rows.filter((row) => selection?.selectable?.(row) ?? true);
  const chosen = free.filter((row) => selection?.ids.has(rowId(row))).length;
  if (sortable.length === 0 && !selection) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
      {selection ? (
        <FormControlLabel
          label={text.chooseAll}
          sx={{ flex: '1 1 auto', ml: 0.75 }}
          control={
            <Checkbox
              disabled={free.length === 0}
              checked={free.length > 0 && chosen === free.length}
              indeterminate={chosen > 0 && chosen < free.length}
              onChange={(event) => selection.onChange(event.target.checked ? free : [])}
            />
          }
        />
      ) : null}
      {sortable.length > 0 ? (
        <TextField
          select
          size="small"
          label={text.sort}
          value={sort}
          onChange={(event) => onSort(event.target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ flex: '1 1 160px' }}
        >
          <MenuItem value="">{text.usualOrder}</MenuItem>
          {sortable.flatMap(({ field, headerName }) => [
            <MenuItem key={field} value={field}>
              {text.ascending(headerName)}
            </MenuItem>,
            <MenuItem key={`-${field}`} value={`-${field}`}>
              {text.descending(headerName)}
            </MenuItem>,
          ])}
        </TextField>
      ) : null}
    </Box>
  );
}

/** The rows as cards, for phones: nothing scrolls sideways there. */
export function RowCards<R extends object>(props: RowsProps<R>) {
  const { label, columns, rows, rowId, total, more, loading, page, pageSize, onPage, selection } = props;
  const text = useText(words);
  if (total === undefined) return <LoadingState kind="cards" count={3} />;
  const choose = (row: R, on: boolean) => {
    const stays = (other: R) => (rowId(other) === rowId(row) ? on : (selection?.ids.has(rowId(other)) ?? false));
    selection?.onChange(rows.filter(stays));
  };
  if (rows.length === 0) return null;
  return (
    <>
      <CardTools {...props} />
      <Box
        component="ul"
        aria-label={label}
        aria-busy={loading}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1.5,
          opacity: loading ? 0.6 : 1,
        }}
      >
        {rows.map((row) => {
          const id = rowId(row);
          return (
            <RowCard
              key={id}
              row={row}
              id={id}
              columns={columns}
              selection={selection}
              onChoose={(on) => choose(row, on)}
            />
          );
        })}
      </Box>
      <Pager current={page} pages={Math.max(1, Math.ceil(total / pageSize))} total={total} more={more} />
      {total > Math.min(...PAGE_SIZES) ? (
        <Box sx={{ display: 'flex', justifyContent: 'center', mt: 2 }}>
          <TextField
            select
            size="small"
            label={text.pageSize}
            value={String(pageSize)}
            onChange={(event) => onPage(1, Number(event.target.value))}
            sx={{ minWidth: 120 }}
          >
            {PAGE_SIZES.map((size) => (
              <MenuItem key={size} value={String(size)}>
                {size}
              </MenuItem>
            ))}
          </TextField>
        </Box>
      ) : null}
    </>
  );
}
