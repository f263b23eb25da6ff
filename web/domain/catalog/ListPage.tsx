import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { LIMITS } from '../../../db/contract/limits';
import catalog from '../../i18n/catalog';
import type { ApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { Pager } from '../../kit/layout/Pager';
import { Skeleton } from '../../kit/layout/Skeleton';
import { EmptyState, ErrorState } from '../../kit/layout/States';
import { Link } from '../../kit/router';
import { ActiveFilters } from './ActiveFilters';
import { FilterPanel } from './FilterPanel';
import { OrderLinks } from './OrderLinks';
import { SearchBar } from './SearchBar';
import type { CatalogPage } from './types';
import { type ListParams, type ListState, useListState } from './useListState';
import type { FacetLabel, ListWords } from './words';

export interface ListPageProps<C> {
  /** Address of the page. */
  address: string;
  /** The call that answers its cards and their facets, with the former ones while it does. */
  useCards: (params: ListParams) => ApiQuery<CatalogPage<C>>;
  words: ListWords;
  label: FacetLabel;
  idOf: (card: C) => string;
  card: (card: C, keyword: string) => ReactNode;
  /** What else bears the word that is searched for, above the list. */
  besides?: (keyword: string) => ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

const NO_FACETS = {};
const SKELETONS = ['a', 'b', 'c', 'd', 'e'];

/** A public list: search, filters that narrow step by step, sorting and paging, all kept in the address. */
export function ListPage<C>({ address, useCards, words, label, idOf, card, besides, actions }: ListPageProps<C>) {
  const text = useText(catalog);
  const state = useListState();
  const query = useCards(state.params);
  const facets = query.data?.facets ?? NO_FACETS;
  return (
    <Page title={words.title} lead={words.lead} breadcrumbs={[{ label: words.title }]} actions={actions}>
      <SearchBar
        suggests
        label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        button={text.search}
        keyword={state.keyword}
        action={address}
        onSearch={(keyword) => state.change({ keyword, order: '' })}
      />
      {state.keyword ? besides?.(state.keyword) : null}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3.5 },
          mt: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '264px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        {query.data ? (
          <FilterPanel state={state} facets={facets} words={words} label={label} />
        ) : (
          <PanelSkeleton failed={query.isError} />
        )}
        <Box sx={{ minWidth: 0 }}>
          {query.data ? (
            <Box
              aria-busy={query.isPlaceholderData}
              sx={{ opacity: query.isPlaceholderData ? 0.6 : 1, transition: 'opacity 120ms' }}
            >
              <ListHead data={query.data} state={state} />
              <ActiveFilters state={state} facets={facets} words={words} label={label} />
              <Rows data={query.data} state={state} address={address} idOf={idOf} card={card} />
            </Box>
          ) : query.isError ? (
            <ErrorState onRetry={() => void query.refetch()} />
          ) : (
            <ListSkeleton label={text.loading} />
          )}
        </Box>
      </Box>
    </Page>
  );
}

/** Where the server stopped counting, the total is only what it counted up to. */
const totalOf = <C,>({ more, total }: CatalogPage<C>): string =>
  more && total === LIMITS.exactTotal ? `${total}+` : String(total);

function ListHead<C>({ data, state }: { data: CatalogPage<C>; state: ListState }) {
  const text = useText(catalog);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        mb: 1.5,
        minHeight: 40,
      }}
    >
      <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {text.total(totalOf(data))}
      </Box>
      <OrderLinks state={state} />
    </Box>
  );
}

interface RowsProps<C> extends Pick<ListPageProps<C>, 'address' | 'idOf' | 'card'> {
  data: CatalogPage<C>;
  state: ListState;
}

function Rows<C>({ data, state, address, idOf, card }: RowsProps<C>) {
  const text = useText(catalog);
  if (data.records.length === 0) return <NoRows state={state} address={address} pastEnd={data.total > 0} />;
  return (
    <>
      <Box
        component="ul"
        aria-label={text.list}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {data.records.map((row) => (
          <li key={idOf(row)}>{card(row, state.keyword)}</li>
        ))}
      </Box>
      {data.pages > 1 ? <Pager current={data.current} pages={data.pages} param="page" totalText="" /> : null}
    </>
  );
}

function NoRows({ state, address, pastEnd }: { state: ListState; address: string; pastEnd: boolean }) {
  const text = useText(catalog);
  if (pastEnd) {
    return (
      <EmptyState
        title={text.pastEnd}
        hint={text.pastEndHint}
        action={
          <Button component={Link} to={state.search({})} variant="outlined">
            {text.backToFirst}
          </Button>
        }
      />
    );
  }
  if (!state.narrowed) return <EmptyState title={text.noneTitle} hint={text.noneHint} />;
  return (
    <EmptyState
      title={text.emptyTitle}
      hint={text.emptyHint}
      action={
        <Button component={Link} to={address} variant="outlined">
          {text.clearAndShowAll}
        </Button>
      }
    />
  );
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={label} sx={{ display: 'grid', gap: 2, pt: 6.5 }}>
      {SKELETONS.map((key) => (
        <Skeleton key={key} height={178} />
      ))}
    </Box>
  );
}

function PanelSkeleton({ failed }: { failed: boolean }) {
  if (failed) return <div />;
  return (
    <div aria-hidden>
      <Box sx={{ display: { md: 'none' } }}>
        <Skeleton height={40} />
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Skeleton height={640} />
      </Box>
    </div>
  );
}
