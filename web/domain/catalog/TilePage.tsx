import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import catalog from '../../i18n/catalog';
import { changedSearch } from '../../kit/address';
import type { ApiQuery, Paged } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { Pager } from '../../kit/layout/Pager';
import { EmptyState, ErrorState } from '../../kit/layout/States';
import { Tiles } from '../../kit/layout/Tiles';
import { useSearchParams } from '../../kit/router';
import { SearchBar } from './SearchBar';

const PAGE_SIZE = 12;

export interface TileState {
  chosen: Record<string, string>;
  /** Whether anything is chosen. */
  narrowed: boolean;
  /** What the call is made with: what is chosen, and the page. */
  params: { pageIndex: number; pageSize: number };
  change: (values: Record<string, string>) => void;
  clear: () => void;
}

/** What a page of tiles is narrowed to, and where one is in it; kept in the address under these names. */
export function useTileState(names: readonly string[]): TileState {
  const [address, setAddress] = useSearchParams();
  const chosen = Object.fromEntries(names.map((name) => [name, address.get(name) ?? '']));
  return {
    chosen,
    narrowed: names.some((name) => chosen[name]),
    params: { ...chosen, pageIndex: Number(address.get('page')) || 1, pageSize: PAGE_SIZE },
    change: (values) => setAddress(changedSearch({ page: '', ...values })),
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
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Address of the page, and what its search says. */
  search?: { action: string; label: string; placeholder: string; button: string };
  filters?: ReactNode;
  /** How many there are stands above them. */
  counted?: boolean;
  state: TileState;
  query: ApiQuery<Paged<C>>;
  /** Names the list. */
  rows: string;
  idOf: (card: C) => string;
  tile: (card: C) => ReactNode;
  /** Pixels that a tile needs at least. */
  min?: number;
  none: Told;
  noneFound?: Told & { clear: string };
}

/** A public list of tiles: search, filters and paging, all kept in the address. */
export function TilePage<C>(props: TilePageProps<C>) {
  const { title, lead, actions, search, filters, counted = false, state, query, rows, idOf, tile, min } = props;
  const { none, noneFound } = props;
  const { total } = useText(catalog);
  const { data } = query;
  const narrowed = noneFound !== undefined && state.narrowed;
  const { clear, ...told } = narrowed ? noneFound : { ...none, clear: '' };
  return (
    <Page title={title} lead={lead} breadcrumbs={[{ label: title }]} actions={actions}>
      {search ? (
        <SearchBar {...search} keyword={state.chosen.keyword ?? ''} onSearch={(keyword) => state.change({ keyword })} />
      ) : null}
      {filters}
      {counted ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 40, mt: 1, mb: 1.5 }}>
          <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {data ? total(`${data.total}${'more' in data && data.more ? '+' : ''}`) : ''}
          </Box>
          {narrowed && data && data.records.length > 0 ? (
            <Button size="small" onClick={state.clear}>
              {clear}
            </Button>
          ) : null}
        </Box>
      ) : null}
      <Box sx={{ mt: search && !counted ? 3 : 0 }}>
        {!data && !query.isError ? <LoadingState kind="cards" count={9} /> : null}
        {!data && query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
        {data?.records.length === 0 ? (
          <EmptyState
            title={told.title}
            {...(told.hint && { hint: told.hint })}
            action={
              narrowed ? (
                <Button variant="outlined" onClick={state.clear}>
                  {clear}
                </Button>
              ) : null
            }
          />
        ) : null}
        {data && data.records.length > 0 ? (
          <>
            <Tiles
              label={rows}
              rows={data.records}
              idOf={idOf}
              tile={tile}
              busy={query.isPlaceholderData}
              {...(min && { min })}
            />
            {data.pages > 1 ? <Pager current={data.current} pages={data.pages} totalText="" /> : null}
          </>
        ) : null}
      </Box>
    </Page>
  );
}
