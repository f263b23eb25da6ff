import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense } from 'react';
import { grouped } from '../../../db/contract/words';
import kit from '../../i18n/kit';
import type { ListPath, Paged, Params, RowOf } from '../api';
import { useCall } from '../api/queries';
import { NOT_FOUND } from '../api/statuses';
import { useText } from '../i18n';
import { useStaffFrame } from '../layout/frame';
import { LoadingState } from '../layout/LoadingState';
import { EmptyState, ErrorState } from '../layout/States';
import { useMedia } from '../layout/useMedia';
import { RowCards, WIDE } from './RowCards';
import type { RowsProps, TableColumn, TableSelection } from './types';
import { useSavedFilters } from './useSavedFilters';
import { useTablePlace } from './useTablePlace';

const SavedFilters = lazy(() => import('./SavedFilters'));
const loadGrid = () => import('./RowGrid');
// A lazy component forgets that its props depend on the kind of row.
const RowGrid = lazy(loadGrid) as <R extends object>(props: RowsProps<R>) => ReactNode;
// A phone never needs the grid's script; a wide screen does, along with the page's own.
if (matchMedia(WIDE).matches) void loadGrid();

export interface TablePageProps<R extends object> {
  /** Query key that mutations invalidate. */
  queryKey: readonly unknown[];
  path: string;
  /** Parameters that stand whatever the person chooses. */
  params?: Params;
  columns: readonly TableColumn<R>[];
  rowId: (row: R) => string;
  /** Search parameters of the address that are filters; handed to the call by the same names. */
  filters?: readonly string[];
  /** How the chosen sort goes into the call; `order` as "field" or "-field" by default. */
  sortParams?: (field: string, direction: 'asc' | 'desc') => Params;
  /** The filter inputs; they write the address with useTableFilter. */
  toolbar?: ReactNode;
  empty?: { title: string; hint?: string; action?: ReactNode };
  /** Rows that can be chosen for a common action; the chosen ones are told as rows of the page that is shown. */
  selection?: TableSelection<R>;
  label: string;
  /** Rows of a page unless the person chooses another number. */
  pageSize?: number;
  /** Stands below the rows where there are more than the list counts, in place of the usual words. */
  more?: string;
  /** Milliseconds until rows that change by themselves are fetched again; false for never. */
  every?: (rows: readonly R[]) => number | false;
}

const plainSort = (field: string, direction: 'asc' | 'desc'): Params => ({
  order: direction === 'desc' ? `-${field}` : field,
});

/** The same of rows whose kind its caller knows. */
export function TableOfRows<R extends object>(props: TablePageProps<R>) {
  const { queryKey, path, params, columns, rowId, filters = [], sortParams = plainSort, toolbar, empty, label } = props;
  const { every } = props;
  const text = useText(kit);
  const staff = useStaffFrame();
  const wide = useMedia(WIDE);
  const { page, pageSize, sort, chosen, filtered, onPage, onSort, clear } = useTablePlace(filters, props.pageSize);
  const field = sort.replace(/^-/, '');

  const query = useCall<Paged<R>>(
    queryKey,
    path,
    {
      ...params,
      ...chosen,
      ...(field ? sortParams(field, sort.startsWith('-') ? 'desc' : 'asc') : {}),
      pageIndex: page,
      pageSize,
    },
    // Others work on the same rows: what a former look left behind is shown, and read anew.
    { handled: [NOT_FOUND], staleMs: 0, ...(every && { every: ({ records }) => every(records) }) },
  );

  const keeps = staff && filters.length > 0;
  const saved = useSavedFilters(keeps);

  if (query.isError && !query.data) return <ErrorState onRetry={() => void query.refetch()} />;
  // What stands above the rows comes with them: a row that moves away loses the press that was on its button.
  const data = saved.isLoading ? undefined : query.data;
  const rows = data?.records ?? [];
  // A grid may hold rows alone: what stands for them is told below it.
  const none = data !== undefined && rows.length === 0 && !query.isPlaceholderData;
  const noRows = filtered ? (
    <EmptyState
      title={text.emptyFiltered}
      hint={text.emptyFilteredHint}
      action={<Button onClick={clear}>{text.clearFilters}</Button>}
    />
  ) : (
    <EmptyState {...(empty ?? {})} />
  );
  const shown: RowsProps<R> = {
    label,
    columns,
    rows,
    rowId,
    total: data?.total,
    more: data?.more ?? false,
    // What fetches itself again and again would never look at rest.
    loading: saved.isLoading || (query.isFetching && (!every || query.isPending || query.isPlaceholderData)),
    page,
    pageSize,
    sort,
    onPage,
    onSort,
    selection: props.selection,
  };

  return (
    <Box>
      {toolbar ? (
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
          {toolbar}
        </Box>
      ) : null}
      <Suspense fallback={<LoadingState kind={wide ? 'lines' : 'cards'} count={wide ? 8 : 3} />}>
        {keeps ? <SavedFilters names={filters} /> : null}
        {wide ? <RowGrid {...shown} /> : <RowCards {...shown} />}
      </Suspense>
      {data?.more ? (
        <Box role="note" sx={{ mt: 1.5, fontSize: '0.875rem', color: 'text.secondary' }}>
          {props.more ?? text.moreRows(grouped(data.total))}
        </Box>
      ) : null}
      {none ? (
        <Box
          sx={{
            border: 1,
            borderTop: { sm: 0 },
            borderColor: 'divider',
            borderRadius: { xs: '12px', sm: '0 0 12px 12px' },
            bgcolor: 'background.paper',
          }}
        >
          {noRows}
        </Box>
      ) : null}
    </Box>
  );
}

/** A list for staff: the server pages, sorts and filters, and the address holds what was chosen. */
export const TablePage: <P extends ListPath>(props: TablePageProps<RowOf<P>> & { path: P }) => ReactNode = TableOfRows;
