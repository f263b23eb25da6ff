import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CLINIC_PAGES } from '../../../../db/contract/clinic';
import { useSession } from '../../../domain/session';
import attendance from '../../../i18n/attendance';
import words from '../../../i18n/memberCenter';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { factLine } from '../../../kit/layout/looks';
import { Page } from '../../../kit/layout/Page';
import { Pager } from '../../../kit/layout/Pager';
import { panel } from '../../../kit/layout/panel';
import { QueryState } from '../../../kit/layout/QueryState';
import { EmptyState } from '../../../kit/layout/States';
import { usePageIndex } from '../../../kit/layout/usePageIndex';
import { useTableFilter } from '../../../kit/table/useTableFilter';
import { type Activity as Entry, type Kind, sources } from './activity/sources';

/** One thing the person takes part in: what, how it stands, since when. */
function ActivityItem({ activity }: { activity: Entry }) {
  const text = useText(words).activity;
  const { title, to, state, facts, note, added, door, manage, id } = activity;
  const words_ = useText(attendance);
  return (
    <Box component="article" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 }, ...panel }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.25 }}>
        <Box sx={{ flexShrink: 0, pt: 0.25 }}>{state}</Box>
        <Typography component="h2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {to ? (
            <Box component={Link} to={to} sx={{ color: 'text.primary' }}>
              {title}
            </Box>
          ) : (
            title
          )}
        </Typography>
      </Box>
      <Box sx={{ ...factLine, mt: 1 }}>
        {facts.filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span>{`${text.time} ${formatMinute(added)}`}</span>
      </Box>
      {note ? (
        <Typography sx={{ mt: 1, fontSize: '0.9375rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      ) : null}
      {door || manage ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {door ? (
            <Button
              size="small"
              variant="outlined"
              aria-label={`${words_.doorCode} ${title}`}
              onClick={() => void openDialog('doorCode', { kind: door, id })}
            >
              {words_.doorCode}
            </Button>
          ) : null}
          {manage ? (
            <Button size="small" component={Link} to={manage} aria-label={`${text.manage} ${title}`}>
              {text.manage}
            </Button>
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
}

/** What the page shows, in its order, and what it says where there is nothing. */
const NONE = {
  demands: 'noDemands',
  applications: 'noApplications',
  courses: 'noCourses',
  learning: 'noLearning',
  meetings: 'noMeetings',
  parks: 'noParks',
  messages: 'noMessages',
} as const satisfies Record<Kind, string>;

/** Where the first of a kind is made. */
const BEGINNINGS = {
  demands: '/demands?publish=new',
  applications: CLINIC_PAGES.register,
  courses: '/course',
  learning: '/course?fee=1',
  meetings: '/meetingList',
  parks: '/park',
  messages: '/results',
} as const satisfies Record<Kind, string>;

const KINDS = [
  ...(['demands', 'applications', 'courses', 'learning'] as const),
  ...(['meetings', 'parks', 'messages'] as const),
] as const satisfies readonly Kind[];

/** What the person takes part in beside results: demands, applications, sign-ups and messages. */
export default function Activity() {
  const text = useText(words).activity;
  const [asked, setKind] = useTableFilter('kind');
  const kind = KINDS.find((each) => each === asked) ?? KINDS[0];
  return (
    <Page title={text.title} lead={text.lead}>
      <Box role="group" aria-label={text.kinds} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
        {KINDS.map((each) => (
          <Button
            key={each}
            size="small"
            aria-pressed={each === kind}
            variant={each === kind ? 'contained' : 'outlined'}
            onClick={() => setKind(each === KINDS[0] ? '' : each)}
            sx={{ minHeight: 36 }}
          >
            {text[each]}
          </Button>
        ))}
      </Box>
      <ActivityList key={kind} kind={kind} />
    </Page>
  );
}

function ActivityList({ kind }: { kind: Kind }) {
  const text = useText(words).activity;
  const { user } = useSession();
  const pageIndex = usePageIndex();
  const useSource = sources[kind];
  const { query, rows } = useSource(user?.user_id, pageIndex);
  const { data } = query;
  if (!data || !rows) return <QueryState query={query} count={4} />;
  if (rows.length === 0) {
    return (
      <EmptyState
        title={text[NONE[kind]]}
        action={
          <Button component={Link} to={BEGINNINGS[kind]} variant="outlined">
            {text.begin[kind]}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Box
        component="ul"
        aria-label={text[kind]}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, opacity: query.isPlaceholderData ? 0.6 : 1 }}
      >
        {rows.map((activity) => (
          <li key={activity.id}>
            <ActivityItem activity={activity} />
          </li>
        ))}
      </Box>
      {data.pages > 1 ? <Pager current={data.current} pages={data.pages} total={data.total} /> : null}
    </>
  );
}
