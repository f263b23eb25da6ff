import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Facets } from '../../../db/contract/catalog';
import { FILTERS } from '../../../db/contract/items';
import catalog from '../../i18n/catalog';
import type { ApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { Pager } from '../../kit/layout/Pager';
import { Skeleton } from '../../kit/layout/Skeleton';
import { EmptyState, ErrorState } from '../../kit/layout/States';
import { useDaysFilter } from './DaysFilter';
import { FacetGroup } from './FacetGroup';
import { type ListFilter, ListFrame } from './ListFrame';
import { SearchBar } from './SearchBar';
import { SortSelect } from './SortSelect';
import type { CatalogPage } from './types';
import { type ListParams, type ListState, ORDERS, useListState } from './useListState';
import type { FacetLabel, ListWords } from './words';

interface ListPageProps<C> {
  /** Address of the page. */
  address: string;
  /** The call that answers its cards and their facets, with the former ones while it does. */
  useCards: (params: ListParams) => ApiQuery<CatalogPage<C>>;
  words: ListWords;
  label: FacetLabel;
  idOf: (card: C) => string;
  card: (card: C, keyword: string) => ReactNode;
  /** What else bears the word that is searched for; below the list, since it comes later and would push it down. */
  besides?: (keyword: string) => ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

const NO_FACETS = {};
const SKELETONS = ['a', 'b', 'c', 'd', 'e'];

/** Filters whose values the server counts, step by step. */
function filtersOf(state: ListState, facets: Partial<Facets>, words: ListWords, label: FacetLabel): ListFilter[] {
  return FILTERS.flatMap((name) => {
    const id = state.chosen[name];
    const title = words.filterNames[name];
    const values = facets[name] ?? [];
    const facet = values.find((candidate) => candidate.id === id) ?? { id, name: id, n: null };
    if (values.length === 0 && !id) return [];
    return {
      names: [name],
      title,
      chosen: id && label(name, facet),
      body: (
        <FacetGroup
          title={title}
          facets={values}
          chosen={id}
          label={(each) => label(name, each)}
          to={(value) => state.search({ [name]: value })}
        />
      ),
    };
  });
}

/** A public list: search, filters that narrow step by step, sorting and paging, all kept in the address. */
export function ListPage<C>({ address, useCards, words, label, idOf, card, besides, actions }: ListPageProps<C>) {
  const text = useText(catalog);
  const state = useListState();
  const query = useCards(state.params);
  const days = useDaysFilter(state, text.days.released);
  const { data } = query;
  return (
    <Page title={words.title} lead={words.lead} breadcrumbs={[{ label: words.title }]} actions={actions}>
      <Box sx={{ mb: 3 }}>
        <SearchBar
          suggests
          label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          button={text.search}
          keyword={state.keyword}
          action={address}
          onSearch={(keyword) => state.change({ keyword, order: '' })}
        />
      </Box>
      <ListFrame
        filters={[...filtersOf(state, data?.facets ?? NO_FACETS, words, label), days]}
        keyword={state.keyword}
        search={state.search}
        total={data ? text.total(totalOf(data)) : ''}
        sort={
          data ? (
            <SortSelect
              // Order by relevance means nothing without a keyword.
              orders={ORDERS.filter((order) => order !== 'relevance' || state.keyword !== '')}
              labels={text.orders}
              value={state.order}
              onChange={(order) => state.change({ order })}
            />
          ) : null
        }
        waiting={data ? undefined : <PanelSkeleton failed={query.isError} />}
      >
        {data ? (
          <Box
            aria-busy={query.isPlaceholderData}
            sx={{ opacity: query.isPlaceholderData ? 0.6 : 1, transition: 'opacity 120ms' }}
          >
            <Rows data={data} state={state} address={address} idOf={idOf} card={card} />
          </Box>
        ) : query.isError ? (
          <ErrorState onRetry={() => void query.refetch()} />
        ) : (
          <ListSkeleton label={text.loading} />
        )}
        {data && state.keyword ? besides?.(state.keyword) : null}
      </ListFrame>
    </Page>
  );
}

/** Where the server stopped counting, the total is only what it counted up to. */
const totalOf = <C,>({ more, total }: CatalogPage<C>): string => (more ? `${total}+` : String(total));

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
      {data.pages > 1 ? <Pager current={data.current} pages={data.pages} param="page" /> : null}
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
    <Box role="status" aria-label={label} sx={{ display: 'grid', gap: 2 }}>
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
