import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { OwnMatchmaking } from '../../../db/contract/matchmaking';
import words from '../../i18n/matchmaking';
import { api, useApiQuery } from '../../kit/api';
import { NOT_FOUND } from '../../kit/api/statuses';
import { confirm, openDialog } from '../../kit/dialogs';
import { bracketed, pickName, useLang, useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { formatMoment } from '../../kit/layout/moments';
import { Page } from '../../kit/layout/Page';
import { PageTabs } from '../../kit/layout/PageTabs';
import { EmptyState, ErrorState } from '../../kit/layout/States';
import { toast } from '../../kit/toast';
import { Members } from './own/Members';
import { Plan } from './own/Plan';
import { Requests } from './own/Requests';
import { refresh } from './times';

const TABS = ['members', 'requests', 'plan'] as const;

/** The 1:1 meetings of a meeting for who takes part: others, requests, the own plan (/meetingMatch/:id). */
export default function Match() {
  const text = useText(words);
  const { lang } = useLang();
  const { id = '' } = useParams();
  const query = useApiQuery(
    ['matchmaking', 'own'],
    '/v1/user/matchmaking',
    { meeting_id: id },
    { staleMs: 0, silent: true },
  );
  const own = query.data;
  if (!own) {
    const missing = query.isError && query.error.status === NOT_FOUND;
    return (
      <Page title={text.title}>
        {query.isError ? (
          <ErrorState
            onRetry={missing ? undefined : () => void query.refetch()}
            {...(missing && { text: text.missing })}
          />
        ) : (
          <LoadingState kind="block" />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={text.title}
      breadcrumbs={[
        { label: pickName(lang, own.meeting.name, own.meeting.name_en), to: `/meetingDetail/${id}` },
        { label: text.title },
      ]}
      lead={text.lead(pickName(lang, own.meeting.name, own.meeting.name_en))}
      actions={own.taking_part ? <OwnActions own={own} /> : null}
    >
      <When own={own} />
      {own.taking_part ? <Tabs own={own} /> : <Entrance own={own} />}
    </Page>
  );
}

/** Until when requests are taken. */
function When({ own }: { own: OwnMatchmaking }) {
  const text = useText(words);
  const { opens, closes, request_hours } = own.settings;
  const said = own.open
    ? text.openUntil(formatMoment(closes), request_hours)
    : opens * 1000 > Date.now()
      ? text.notYet(formatMoment(opens))
      : text.closed(formatMoment(closes));
  return (
    <Alert severity={own.open ? 'info' : 'warning'} sx={{ mb: 3 }}>
      {said}
    </Alert>
  );
}

function OwnActions({ own }: { own: OwnMatchmaking }) {
  const text = useText(words);
  const leave = async () => {
    if (!(await confirm({ title: text.leave, text: text.leaveText, confirmLabel: text.leave, danger: true }))) return;
    await api.post('/v1/user/matchmaking/leave', { meeting_id: own.meeting.id });
    toast.success(text.left);
    await refresh();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void openDialog('matchmakingProfile', { own })}>
        {text.edit}
      </Button>
      <Button color="error" onClick={() => void leave().catch(() => undefined)}>
        {text.leave}
      </Button>
    </>
  );
}

/** Before somebody takes part. */
function Entrance({ own }: { own: OwnMatchmaking }) {
  const text = useText(words);
  if (!own.booked) {
    return (
      <EmptyState
        title={text.noPlace}
        hint={text.noPlaceHint}
        action={
          <Button component={Link} to={`/meetingDetail/${own.meeting.id}`} variant="contained">
            {text.toMeeting}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={text.join}
      hint={text.joinHint}
      action={
        <Button variant="contained" onClick={() => void openDialog('matchmakingProfile', { own })}>
          {text.join}
        </Button>
      }
    />
  );
}

function Tabs({ own }: { own: OwnMatchmaking }) {
  const text = useText(words);
  const [search] = useSearchParams();
  const chosen = TABS.find((tab) => tab === search.get('tab')) ?? 'members';
  const counts = { members: 0, requests: own.received, plan: own.meetings };
  const tabs = TABS.map((tab) => ({
    to: `/meetingMatch/${own.meeting.id}?tab=${tab}`,
    label: counts[tab] > 0 ? bracketed(text.tabs[tab], counts[tab]) : text.tabs[tab],
    current: tab === chosen,
  }));
  return (
    <>
      <PageTabs label={text.tabs.label} tabs={tabs} />
      {chosen === 'members' ? <Members own={own} /> : null}
      {chosen === 'requests' ? <Requests own={own} /> : null}
      {chosen === 'plan' ? <Plan own={own} /> : null}
    </>
  );
}
