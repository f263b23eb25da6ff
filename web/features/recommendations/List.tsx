import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { RECOMMEND_STATES_MEMBER } from '../../../db/contract/enums-programme';
import { SearchBar } from '../../domain/catalog/SearchBar';
import { useLabel } from '../../domain/catalog/words';
import { useSession } from '../../domain/session';
import words from '../../i18n/programmeReviews';
import { changedSearch } from '../../kit/address';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { Pager } from '../../kit/layout/Pager';
import { PageTabs } from '../../kit/layout/PageTabs';
import { QueryState } from '../../kit/layout/QueryState';
import { EmptyState, ErrorState } from '../../kit/layout/States';
import { ReviewItem } from './list/ReviewItem';

const ADDRESS = '/programme/reviews';
const STATES = ['0', '1', '2'] as const;

/** The work list of a recommending unit, person or expert. */
export default function Reviews() {
  const text = useText(words).list;
  const { user } = useSession();
  return (
    <Page title={text.title} lead={text.lead} breadcrumbs={[{ label: text.title }]}>
      {user?.recommender_id ? <Rows /> : <ErrorState text={text.forOthers} />}
    </Page>
  );
}

function Rows() {
  const text = useText(words).list;
  const label = useLabel();
  const [search, setSearch] = useSearchParams();
  const keyword = search.get('keyword') ?? '';
  const state = STATES.find((each) => each === search.get('state'));
  const query = useApiQuery(
    ['programme', 'reviews', 'list'],
    '/v1/programme/review/list',
    { state: state ?? '', keyword, pageIndex: Number(search.get('page')) || 1 },
    { keepPrevious: true, staleMs: 0 },
  );
  const { data } = query;
  if (!data) return <QueryState query={query} count={4} />;
  if (data.counts.all === 0 && !keyword) return <EmptyState title={text.empty} hint={text.emptyHint} />;
  const to = (chosen?: string) => {
    const params = { ...(chosen && { state: chosen }), ...(keyword && { keyword }) };
    return `${ADDRESS}?${new URLSearchParams(params)}`;
  };
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <SearchBar
          key={keyword}
          label={text.searchLabel}
          placeholder={text.placeholder}
          button={text.search}
          keyword={keyword}
          action={ADDRESS}
          onSearch={(word) => setSearch(changedSearch({ keyword: word, page: '' }))}
        />
      </Box>
      <PageTabs
        label={text.tabs}
        tabs={[
          { to: to(), label: text.all(data.counts.all), current: state === undefined },
          ...STATES.map((each) => ({
            to: to(each),
            label: text.counted(label(RECOMMEND_STATES_MEMBER, each), data.counts[each]),
            current: state === each,
          })),
        ]}
      />
      {data.records.length === 0 ? (
        <EmptyState
          title={keyword ? text.noneFound : text.emptyState}
          action={
            <Button component={Link} to={ADDRESS} variant="outlined">
              {text.showAll}
            </Button>
          }
        />
      ) : (
        <Box
          component="ul"
          aria-label={text.label}
          aria-busy={query.isPlaceholderData}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, opacity: query.isPlaceholderData ? 0.6 : 1 }}
        >
          {data.records.map((row) => (
            <li key={row.id}>
              <ReviewItem row={row} />
            </li>
          ))}
        </Box>
      )}
      {data.pages > 1 ? <Pager current={data.current} pages={data.pages} total={data.total} /> : null}
    </>
  );
}
