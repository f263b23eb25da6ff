import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
  type GridRowSelectionModel,
  type GridSortModel,
  type GridValidRowModel,
} from '@mui/x-data-grid';
import { zhCN } from '@mui/x-data-grid/locales';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import kit from '../../i18n/kit';
import { type Paged, type Params, useApiQuery } from '../api';
import { useLang, useText } from '../i18n';
import { EmptyState, ErrorState } from '../layout/States';

const PAGE_SIZE = 10;
const PAGE_SIZES = [10, 20, 50, 100];

export interface TablePageProps<R extends GridValidRowModel> {
  /** Query key that mutations invalidate. */
  queryKey: readonly unknown[];
  path: string;
  /** Parameters that stand whatever the person chooses. */
  params?: Params;
  columns: GridColDef<R>[];
  rowId: (row: R) => string;
  /** Search parameters of the address that are filters; handed to the call by the same names. */
  filters?: readonly string[];
  /** How the chosen sort goes into the call; `order` as "field" or "-field" by default. */
  sortParams?: (field: string, direction: 'asc' | 'desc') => Params;
  /** The filter inputs; they write the address with useTableFilter. */
  toolbar?: ReactNode;
  empty?: { title: string; hint?: string; action?: ReactNode };
  onRowClick?: (row: R) => void;
  /** Rows that can be chosen for a common action; the chosen ones are told as rows of the page that is shown. */
  selection?: TableSelection<R>;
  label: string;
}

export interface TableSelection<R> {
  ids: ReadonlySet<string>;
  onChange: (rows: R[]) => void;
  selectable?: (row: R) => boolean;
}

const plainSort = (field: string, direction: 'asc' | 'desc'): Params => ({
  order: direction === 'desc' ? `-${field}` : field,
});

/** A list for staff: the server pages, sorts and filters, and the address holds what was chosen. */
export function TablePage<R extends GridValidRowModel>(props: TablePageProps<R>) {
  const {
    queryKey,
    path,
    params,
    columns,
    rowId,
    filters = [],
    sortParams = plainSort,
    toolbar,
    empty,
    onRowClick,
    selection,
    label,
  } = props;
  const text = useText(kit);
  const { lang } = useLang();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const pageSize = PAGE_SIZES.find((size) => size === Number(search.get('size'))) ?? PAGE_SIZE;
  const sort = search.get('sort') ?? '';
  const field = sort.replace(/^-/, '');
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const chosen = Object.fromEntries(filters.map((name) => [name, search.get(name)]));
  const filtered = Object.values(chosen).some(Boolean);

  const query = useApiQuery<Paged<R>>(
    queryKey,
    path,
    { ...params, ...chosen, ...(field ? sortParams(field, direction) : {}), pageIndex: page, pageSize },
    { keepPrevious: true },
  );

  const change = (values: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next);
  };
  const onPage = (model: GridPaginationModel) =>
    change({
      page: model.page > 0 && model.pageSize === pageSize ? String(model.page + 1) : '',
      size: model.pageSize === PAGE_SIZE ? '' : String(model.pageSize),
    });
  const onSort = (model: GridSortModel) => {
    const first = model[0];
    const next = first ? `${first.sort === 'desc' ? '-' : ''}${first.field}` : '';
    if (next !== sort) change({ sort: next, page: '' });
  };
  // A new object on each render would read to the grid as a new choice.
  const paginationModel = useMemo(() => ({ page: page - 1, pageSize }), [page, pageSize]);
  const sortModel = useMemo<GridSortModel>(() => (field ? [{ field, sort: direction }] : []), [field, direction]);

  const records = query.data?.records ?? [];
  const selected = useMemo<GridRowSelectionModel>(
    () => ({ type: 'include', ids: new Set(selection?.ids) }),
    [selection?.ids],
  );
  const select = (model: GridRowSelectionModel) =>
    selection?.onChange(records.filter((row) => model.ids.has(rowId(row))));

  if (query.isError && !query.data) return <ErrorState onRetry={() => void query.refetch()} />;
  // A grid may hold rows alone: what stands for them is told below it.
  const none = query.data !== undefined && records.length === 0 && !query.isPlaceholderData;
  const noRows = filtered ? (
    <EmptyState
      title={text.emptyFiltered}
      hint={text.emptyFilteredHint}
      action={
        <Button onClick={() => change(Object.fromEntries([...filters, 'page'].map((name) => [name, ''])))}>
          {text.clearFilters}
        </Button>
      }
    />
  ) : (
    <EmptyState {...(empty ?? {})} />
  );

  return (
    <Box>
      {toolbar ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>{toolbar}</Box> : null}
      <DataGrid<R>
        aria-label={label}
        autoHeight
        rows={records}
        columns={columns}
        getRowId={rowId}
        loading={query.isFetching}
        // Unknown until the first answer: with 0 the grid would go back to the first page.
        rowCount={query.data?.total ?? -1}
        paginationMode="server"
        sortingMode="server"
        pageSizeOptions={PAGE_SIZES}
        paginationModel={paginationModel}
        onPaginationModelChange={onPage}
        sortModel={sortModel}
        onSortModelChange={onSort}
        getRowHeight={() => 'auto'}
        disableRowSelectionOnClick
        disableColumnFilter
        disableColumnMenu
        {...(selection
          ? {
              checkboxSelection: true,
              disableRowSelectionExcludeModel: true,
              rowSelectionModel: selected,
              onRowSelectionModelChange: select,
              isRowSelectable: ({ row }: { row: R }) => selection.selectable?.(row) ?? true,
            }
          : {})}
        {...(onRowClick ? { onRowClick: ({ row }: { row: R }) => onRowClick(row) } : {})}
        {...(lang === 'zh' ? { localeText: zhCN.components.MuiDataGrid.defaultProps.localeText } : {})}
        hideFooter={none && page === 1}
        slots={{ noRowsOverlay: () => null }}
        sx={{
          bgcolor: 'background.paper',
          borderRadius: 3,
          borderColor: 'divider',
          '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
          '& .MuiDataGrid-columnHeader': { bgcolor: 'background.default' },
          '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600 },
          '--DataGrid-overlayHeight': none ? '0px' : '320px',
          ...(none ? { borderBottomLeftRadius: 0, borderBottomRightRadius: 0, borderBottom: 0 } : {}),
          '& .MuiDataGrid-cell': { py: 1.25, display: 'flex', alignItems: 'center' },
          ...(onRowClick ? { '& .MuiDataGrid-row': { cursor: 'pointer' } } : {}),
        }}
      />
      {none ? (
        <Box
          sx={{
            border: 1,
            borderTop: 0,
            borderColor: 'divider',
            borderRadius: '0 0 12px 12px',
            bgcolor: 'background.paper',
          }}
        >
          {noRows}
        </Box>
      ) : null}
    </Box>
  );
}
