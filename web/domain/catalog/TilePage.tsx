import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import catalog from '../../i18n/catalog';
import { changedSearch } from '../../kit/address';
import type { ApiQuery, Paged } from '../../kit/api';
import { useText } from '../../kit/i18n';
import type { Crumb } from '../../kit/layout/Breadcrumbs';
import { Page } from '../../kit/layout/Page';
import { PagedRows } from '../../kit/layout/PagedRows';
import { EmptyState } from '../../kit/layout/States';
import { type ListFilter, ListFrame } from './ListFrame';
import type { FilterState } from './listFilters';
import { SearchBar } from './SearchBar';

const PAGE_SIZE = 12;
const NO_FILTERS: readonly ListFilter[] = [];
const NO_TRAIL: readonly Crumb[] = [];

export interface TileState extends FilterState {
  /** Whether anything is chosen. */
  narrowed: boolean;
  /** What the call is made with: what is chosen, and the page. */
  params: { pageIndex: number; pageSize: number };
  clear: () => void;
}

/** What a page of tiles is narrowed to, and where one is in it; kept in the address under these names. */
export function useTileState(names: readonly string[]): TileState {
  const [address, setAddress] = useSearchParams();
  const next = (values: Record<string, string>) => changedSearch({ page: '', ...values });
  const chosen = Object.fromEntries(names.map((name) => [name, address.get(name) ?? '']));
  return {
    chosen,
    narrowed: names.some((name) => chosen[name]),
    params: { ...chosen, pageIndex: Number(address.get('page')) || 1, pageSize: PAGE_SIZE },
    search: (values) => `?${next(values)}`,
    change: (values) => setAddress(next(values)),
    clear: () => setAddress({}),
  };
}

interface Told {
  title: string;
  hint?: string | undefined;
}

interface TilePageProps<C> {
  title: string;
  lead: string;
  /** The pages that it belongs to, for the way back. */
  trail?: readonly Crumb[];
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Address of the page, and what its search says. */
  search?: { action: string; label: string; placeholder: string; button: string };
  filters?: readonly ListFilter[];
  /** Ways to sort, above the tiles. */
  sort?: ReactNode;
  /** Between the search and the tiles. */
  above?: ReactNode;
  state: TileState;
  query: ApiQuery<Paged<C>>;
  /** Names the list. */
  rows: string;
  idOf: (card: C) => string;
  tile: (card: C) => ReactNode;
  /** Pixels that a tile needs at least. */
  min?: number;
  /** What is said where there is nothing at all, and what one can do then. */
  none: Told & { action?: ReactNode };
  noneFound?: Told & { clear: string };
}

/** A public list of tiles: search, filters and paging, all kept in the address. */
export function TilePage<C>(props: TilePageProps<C>) {
  const {
    title,
    lead,
    trail = NO_TRAIL,
    actions,
    search,
    filters = NO_FILTERS,
    sort,
    above,
    state,
    query,
    rows,
    idOf,
    tile,
    min = 320,
  } = props;
  const { none, noneFound } = props;
  const { total } = useText(catalog);
  const { data } = query;
  const narrowed = noneFound !== undefined && state.narrowed;
  return (
    <Page title={title} lead={lead} breadcrumbs={[...trail, { label: title }]} actions={actions}>
      {search ? (
        <Box sx={{ mb: 3 }}>
          <SearchBar
            {...search}
            keyword={state.chosen.keyword ?? ''}
            onSearch={(keyword) => state.change({ keyword })}
          />
        </Box>
      ) : null}
      {above}
      <ListFrame
        filters={filters}
        keyword={state.chosen.keyword}
        search={state.search}
        total={data ? total(`${data.total}${'more' in data && data.more ? '+' : ''}`) : ''}
        sort={sort}
      >
        <PagedRows
          query={query}
          label={rows}
          kind="cards"
          count={9}
          gap={2.5}
          min={min}
          idOf={idOf}
          tile={tile}
          empty={
            narrowed ? (
              <EmptyState
                title={noneFound.title}
                {...(noneFound.hint && { hint: noneFound.hint })}
                action={
                  <Button variant="outlined" onClick={state.clear}>
                    {noneFound.clear}
                  </Button>
                }
              />
            ) : (
              <EmptyState title={none.title} {...(none.hint && { hint: none.hint })} action={none.action} />
            )
          }
        />
      </ListFrame>
    </Page>
  );
}
