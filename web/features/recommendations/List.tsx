import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { RECOMMEND_STATES_MEMBER, RECOMMEND_TYPES } from '../../../db/contract/enums-programme';
import type { ReviewRow } from '../../../db/contract/programme/review';
import { DAY } from '../../../db/contract/time';
import { SearchBar } from '../../domain/catalog/SearchBar';
import { useLabel } from '../../domain/catalog/words';
import { useSession } from '../../domain/session';
import words from '../../i18n/programmeReviews';
import { changedSearch } from '../../kit/address';
import { reread, useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatMoment } from '../../kit/layout/moments';
import { Page } from '../../kit/layout/Page';
import { PagedRows } from '../../kit/layout/PagedRows';
import { PageTabs } from '../../kit/layout/PageTabs';
import { QueryState } from '../../kit/layout/QueryState';
import { RowCard, RowNamed } from '../../kit/layout/RowCard';
import { TagChip } from '../../kit/layout/StateChip';
import { EmptyState, ErrorState } from '../../kit/layout/States';
import { usePageIndex } from '../../kit/layout/usePageIndex';
import { StateMark } from './StateMark';

/** Days that are left until something is due, from 0 for the last one. */
const daysLeft = (due: number): number => Math.floor((due - Date.now() / 1000) / DAY);

/** Fewer days than these are pointed out. */
const SOON = 7;

/** One project of the work list. */
function ReviewItem({ row }: { row: ReviewRow }) {
  const text = useText(words);
  const { lang } = useLang();
  const label = useLabel();
  const left = row.opinions_due === null || row.is_closed ? null : daysLeft(row.opinions_due);
  const written = row.state === 1;
  const open = async () => {
    const done = await openDialog(written ? 'programmeOpinionEdit' : 'programmeOpinion', { DetailId: row.id });
    if (done) await reread([['programme', 'reviews']]);
  };
  return (
    <RowCard label={row.name}>
      <RowNamed
        marks={
          <>
            <StateMark state={row.state} />
            {row.state === 0 && left !== null && left < SOON ? <TagChip label={text.soon(left)} /> : null}
            {row.is_closed ? <TagChip label={text.closed} /> : null}
            {row.draft_time ? <TagChip label={text.drafted} /> : null}
          </>
        }
        name={row.name}
        to={`/programme/reviews/${row.id}`}
      >
        <span>{row.org_name}</span>
        <span>{text.roles[row.role]}</span>
        {row.round ? <span>{pickName(lang, row.round, row.round_en)}</span> : null}
        {row.opinions_due ? <span>{text.due(formatMoment(row.opinions_due))}</span> : null}
        {written && row.recommend_type ? <span>{label(RECOMMEND_TYPES, row.recommend_type)}</span> : null}
        {written && row.update_date ? <span>{text.written(row.update_date.slice(0, 16))}</span> : null}
      </RowNamed>
      {row.is_closed ? (
        <Button component={Link} to={`/programme/reviews/${row.id}`} variant="outlined">
          {text.read}
        </Button>
      ) : (
        <Button
          variant={row.state === 0 ? 'contained' : 'outlined'}
          aria-label={`${written ? text.change : text.write}: ${row.name}`}
          onClick={() => void open()}
        >
          {written ? text.change : text.write}
        </Button>
      )}
    </RowCard>
  );
}

const ADDRESS = '/programme/reviews';
const STATES = ['0', '1', '2'] as const;

/** The work list of a recommending unit, person or expert. */
export default function Reviews() {
  const text = useText(words).list;
  const { user } = useSession();
  return (
    <Page title={text.title} lead={text.lead} breadcrumbs={[{ label: text.title }]}>
      {user?.recommender_id ? (
        <Rows />
      ) : (
        <ErrorState
          text={text.forOthers}
          hint={text.forOthersHint}
          action={
            <Button variant="outlined" component={Link} to="/programme">
              {text.toProgramme}
            </Button>
          }
        />
      )}
    </Page>
  );
}

function Rows() {
  const text = useText(words).list;
  const label = useLabel();
  const [search, setSearch] = useSearchParams();
  const pageIndex = usePageIndex();
  const keyword = search.get('keyword') ?? '';
  const state = STATES.find((each) => each === search.get('state'));
  const query = useApiQuery(
    ['programme', 'reviews', 'list'],
    '/v1/programme/review/list',
    { state: state ?? '', keyword, pageIndex },
    { staleMs: 0 },
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
      <PagedRows
        query={query}
        label={text.label}
        counted
        idOf={({ id }) => id}
        tile={(row) => <ReviewItem row={row} />}
        empty={
          <EmptyState
            title={keyword ? text.noneFound : text.emptyState}
            action={
              <Button component={Link} to={ADDRESS} variant="outlined">
                {text.showAll}
              </Button>
            }
          />
        }
      />
    </>
  );
}
