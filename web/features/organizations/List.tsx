import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { SearchBar } from '../../domain/catalog/SearchBar';
import catalog from '../../i18n/catalog';
import words from '../../i18n/organizations';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { Pager } from '../../kit/layout/Pager';
import { EmptyState, ErrorState } from '../../kit/layout/States';
import { Filters, filterNames } from './public/Filters';
import { OrganizationTile } from './public/OrganizationTile';

/** All organisations, the transfer centres first (core§9). */
export default function OrganizationList() {
  const text = useText(words).list;
  const { total } = useText(catalog);
  const [search, setSearch] = useSearchParams();
  const names = ['keyword', ...filterNames] as const;
  const chosen = Object.fromEntries(names.map((name) => [name, search.get(name) ?? '']));
  const narrowed = names.some((name) => chosen[name]);
  const query = useApiQuery(
    ['organizations', 'list'],
    '/v1/organization/list',
    { ...chosen, pageIndex: Number(search.get('page')) || 1, pageSize: 12 },
    { keepPrevious: true },
  );
  const change = (values: Record<string, string>) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next);
  };
  const clear = () => setSearch({});
  const { data } = query;

  return (
    <Page title={text.title} lead={text.lead} breadcrumbs={[{ label: text.title }]}>
      <SearchBar
        label={text.searchLabel}
        placeholder={text.searchPlaceholder}
        button={text.search}
        keyword={chosen.keyword ?? ''}
        action="/organization"
        onSearch={(keyword) => change({ keyword })}
      />
      <Filters chosen={chosen} onChange={change} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 40, mt: 1, mb: 1.5 }}>
        <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {data ? total(`${data.total}${data.more ? '+' : ''}`) : ''}
        </Box>
        {narrowed && data && data.records.length > 0 ? (
          <Button size="small" onClick={clear}>
            {text.clear}
          </Button>
        ) : null}
      </Box>
      {!data && query.isPending ? <LoadingState kind="cards" count={9} /> : null}
      {!data && query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {data?.records.length === 0 ? (
        <EmptyState
          title={text.emptyTitle}
          hint={text.emptyHint}
          action={
            narrowed ? (
              <Button variant="outlined" onClick={clear}>
                {text.clear}
              </Button>
            ) : null
          }
        />
      ) : null}
      {data && data.records.length > 0 ? (
        <>
          <Box
            component="ul"
            aria-label={text.rows}
            aria-busy={query.isPlaceholderData}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 2.5,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
              opacity: query.isPlaceholderData ? 0.6 : 1,
              transition: 'opacity 120ms',
            }}
          >
            {data.records.map((card) => (
              <li key={card.organization_id}>
                <OrganizationTile card={card} />
              </li>
            ))}
          </Box>
          {data.pages > 1 ? <Pager current={data.current} pages={data.pages} totalText="" /> : null}
        </>
      ) : null}
    </Page>
  );
}
