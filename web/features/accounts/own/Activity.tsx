import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/memberCenter';
import { useText } from '../../../kit/i18n';
import { Page } from '../../../kit/layout/Page';
import { Pager } from '../../../kit/layout/Pager';
import { QueryState } from '../../../kit/layout/QueryState';
import { EmptyState } from '../../../kit/layout/States';
import { useTableFilter } from '../../../kit/table/useTableFilter';
import { ActivityItem } from './activity/ActivityItem';
import { type Kind, sources } from './activity/sources';

/** What the page shows, in its order, and what it says where there is nothing. */
const NONE = {
  demands: 'noDemands',
  applications: 'noApplications',
  courses: 'noCourses',
  meetings: 'noMeetings',
  messages: 'noMessages',
} as const satisfies Record<Kind, string>;

/** Where the first of a kind is made; the other kinds have no page of their own to begin on. */
const BEGINNINGS = { demands: '/demands?publish=new', messages: '/results' } as const;

const hasBeginning = (kind: Kind): kind is keyof typeof BEGINNINGS => Object.hasOwn(BEGINNINGS, kind);

const KINDS = ['demands', 'applications', 'courses', 'meetings', 'messages'] as const satisfies readonly Kind[];

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
  const [search] = useSearchParams();
  const useSource = sources[kind];
  const { query, rows } = useSource(user?.user_id, Number(search.get('page')) || 1);
  const { data } = query;
  if (!data || !rows) return <QueryState query={query} count={4} />;
  if (rows.length === 0) {
    return (
      <EmptyState
        title={text[NONE[kind]]}
        action={
          hasBeginning(kind) ? (
            <Button component={Link} to={BEGINNINGS[kind]} variant="outlined">
              {text.begin[kind]}
            </Button>
          ) : null
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
