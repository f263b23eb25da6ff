import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridRowSelectionModel,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { zhCN } from '@mui/x-data-grid/locales';
import { useMemo, useRef, useState } from 'react';
import { type Lang, useLang } from '../i18n';
import { wordWidth } from '../layout/textWidth';
import type { RowsProps } from './types';
import { PAGE_SIZES } from './useTablePlace';

/** Pixels beside the window in which columns are drawn: all of them. */
const WHOLE = 4000;

/** Pixels of a column that says nothing of its width. */
const LEAST = 50;
/** Letters of a heading in rem, and pixels of its cell beside them. */
const HEADER = 0.9375;
const AROUND_HEADER = 22;

interface Displayed {
  from: number;
  to: number;
  count: number;
}

const words = (lang: Lang, more: boolean) => {
  const all = (count: number) => `${count}${more ? '+' : ''}`;
  if (lang === 'en')
    return {
      paginationDisplayedRows: ({ from, to, count }: Displayed) =>
        count < 0 ? `${from}–${to}` : `${from}–${to} of ${all(count)}`,
    };
  return {
    ...zhCN.components.MuiDataGrid.defaultProps.localeText,
    paginationRowsPerPage: '每页行数',
    paginationDisplayedRows: ({ from, to, count }: Displayed) =>
      count < 0 ? `第 ${from}–${to} 行` : `第 ${from}–${to} 行，共 ${all(count)} 行`,
  };
};

const veil = (colour: string) => `linear-gradient(${colour}, ${colour})`;

/** What can be done with a row stays in sight at the right edge; the other columns go beneath it where they need more room. */
const inSight = {
  '& [data-field="actions"]': { position: 'sticky', right: 0, zIndex: 2 },
  '& .MuiDataGrid-cell[data-field="actions"]': { bgcolor: 'background.paper' },
  // The colours of a row that is pointed at or chosen let through what is beneath.
  '& .MuiDataGrid-row:hover > [data-field="actions"]': { backgroundImage: veil('var(--mui-palette-action-hover)') },
  '& .MuiDataGrid-row.Mui-selected > [data-field="actions"]': {
    backgroundImage: veil('rgb(var(--mui-palette-primary-mainChannel) / 0.08)'),
  },
  '&:has(.MuiDataGrid-scrollbar--horizontal) [data-field="actions"]': {
    boxShadow: '-10px 0 10px -10px rgb(3 22 48 / 0.3)',
  },
};

/** The columns were measured for the window: on paper they share its width as they do there, and lines that need it wrap. */
const ON_PAPER = {
  '& .MuiDataGrid-footerContainer, & .MuiDataGrid-scrollbar, & [data-field="__check__"]': {
    display: 'none !important',
  },
  '& .MuiDataGrid-contentFiller, & .MuiDataGrid-filler, & .MuiDataGrid-cellEmpty': { display: 'none !important' },
  '&, & .MuiDataGrid-main, & .MuiDataGrid-virtualScroller': {
    overflow: 'visible !important',
    height: 'auto !important',
  },
  '& .MuiDataGrid-virtualScrollerContent': { height: 'auto !important', flexBasis: 'auto !important' },
  '& .MuiDataGrid-virtualScrollerRenderZone': { position: 'static !important', transform: 'none !important' },
  '& .MuiDataGrid-virtualScrollerContent, & .MuiDataGrid-columnHeaders, & [role="row"], & [role="presentation"]': {
    width: '100% !important',
    minWidth: '0 !important',
  },
  '& .MuiDataGrid-row': { breakInside: 'avoid' },
  '& .MuiDataGrid-cell, & .MuiDataGrid-columnHeader': {
    flex: '1 1 auto !important',
    minWidth: '0 !important',
    maxWidth: 'none !important',
  },
} as const;

/** The rows as a grid, for wide screens. */
export default function RowGrid<R extends GridValidRowModel>(props: RowsProps<R>) {
  const { label, columns, rows, rowId, total, more, loading, page, pageSize, sort, onPage, onSort, selection } = props;
  const { lang } = useLang();
  const root = useRef<HTMLDivElement>(null);
  const [held, hold] = useState({ height: 0, total });
  const localeText = useMemo(() => words(lang, more), [lang, more]);
  const none = rows.length === 0 && !loading;
  const gridColumns = columns.map(
    ({ role, needs, ...column }): GridColDef<R> => ({
      ...column,
      minWidth: Math.max(
        column.minWidth ?? LEAST,
        wordWidth(column.headerName, HEADER, 600) + AROUND_HEADER,
        needs && rows.length > 0 ? needs(rows) : 0,
      ),
      ...(role === 'actions' && { headerClassName: 'no-print', cellClassName: 'no-print' }),
    }),
  );
  // A new object on each render would read to the grid as a new choice.
  const paginationModel = useMemo(() => ({ page: page - 1, pageSize }), [page, pageSize]);
  const sortModel = useMemo<GridSortModel>(
    () => (sort ? [{ field: sort.replace(/^-/, ''), sort: sort.startsWith('-') ? 'desc' : 'asc' }] : []),
    [sort],
  );
  const selected = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(selection?.ids) }),
    [selection?.ids],
  );
  return (
    <DataGrid<R>
      ref={root}
      aria-label={label}
      autoHeight
      rows={rows}
      columns={gridColumns}
      getRowId={rowId}
      loading={loading}
      // Unknown until the first answer: with 0 the grid would go back to the first page.
      rowCount={total ?? -1}
      paginationMode="server"
      sortingMode="server"
      pageSizeOptions={PAGE_SIZES}
      paginationModel={paginationModel}
      onPaginationModelChange={(model: GridPaginationModel) => {
        // The last page has fewer rows: the next press on the pager meets it where this one did.
        const main = root.current?.querySelector<HTMLElement>('.MuiDataGrid-main');
        hold({ height: main && model.pageSize === pageSize ? main.offsetHeight : 0, total });
        onPage(model.page + 1, model.pageSize);
      }}
      sortModel={sortModel}
      onSortModelChange={([first]: GridSortModel) =>
        onSort(first ? `${first.sort === 'desc' ? '-' : ''}${first.field}` : '')
      }
      getRowHeight={() => 'auto'}
      disableRowSelectionOnClick
      disableColumnFilter
      disableColumnMenu
      columnBufferPx={WHOLE}
      {...(selection
        ? {
            checkboxSelection: true,
            disableRowSelectionExcludeModel: true,
            rowSelectionModel: selected,
            onRowSelectionModelChange: (model: GridRowSelectionModel) =>
              selection.onChange(rows.filter((row) => model.ids.has(rowId(row)))),
            isRowSelectable: ({ row }: { row: R }) => selection.selectable?.(row) ?? true,
          }
        : {})}
      localeText={localeText}
      // Where it stands is known with the rows.
      hideFooter={total === undefined || (none && page === 1)}
      slots={{ noRowsOverlay: () => null }}
      sx={{
        bgcolor: 'background.paper',
        borderRadius: 3,
        borderColor: 'divider',
        '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
        '& .MuiDataGrid-columnHeader': { bgcolor: 'background.default' },
        '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, lineHeight: 1.3, whiteSpace: 'normal' },
        '--DataGrid-overlayHeight': none ? '0px' : '320px',
        ...(none ? { borderBottomLeftRadius: 0, borderBottomRightRadius: 0, borderBottom: 0 } : {}),
        '& .MuiDataGrid-cell': { py: 1.25, display: 'flex', alignItems: 'center' },
        ...(held.total === total && { '& .MuiDataGrid-main': { minHeight: held.height } }),
        ...inSight,
        '@media print': ON_PAPER,
      }}
    />
  );
}
