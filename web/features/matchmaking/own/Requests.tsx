import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import type { MatchmakingRequest, OwnMatchmaking, RequestState } from '../../../../db/contract/matchmaking';
import words from '../../../i18n/matchmaking';
import { api, useApiQuery } from '../../../kit/api';
import { confirm, openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatMoment } from '../../../kit/layout/moments';
import { Pager } from '../../../kit/layout/Pager';
import { QueryState } from '../../../kit/layout/QueryState';
import { RowCard } from '../../../kit/layout/RowCard';
import { type Tone, ToneChip } from '../../../kit/layout/StateChip';
import { EmptyState } from '../../../kit/layout/States';
import { SwitchFilter } from '../../../kit/table/filters/SwitchFilter';
import { toast } from '../../../kit/toast';
import { refresh, slotText } from '../times';

const TONES: Readonly<Record<RequestState, Tone>> = {
  pending: 'review',
  accepted: 'adopted',
  declined: 'rejected',
  expired: 'none',
  withdrawn: 'none',
  cancelled: 'none',
};

/** Own requests, received or sent. */
export function Requests({ own }: { own: OwnMatchmaking }) {
  const text = useText(words).requests;
  const [search] = useSearchParams();
  const box = search.get('box') === 'sent' ? 'sent' : 'received';
  const query = useApiQuery(
    ['matchmaking', 'requests'],
    '/v1/user/matchmaking/requests',
    { meeting_id: own.meeting.id, box, pageIndex: Number(search.get('page')) || 1 },
    { staleMs: 0, keepPrevious: false },
  );
  const options = [
    { value: '', label: text.received },
    { value: 'sent', label: text.sent },
  ];
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <SwitchFilter name="box" label={text.boxes} options={options} />
      </Box>
      {query.data ? <Rows own={own} box={box} rows={query.data.records} /> : <QueryState query={query} count={3} />}
      {query.data && query.data.pages > 1 ? (
        <Pager current={query.data.current} pages={query.data.pages} total={query.data.total} />
      ) : null}
    </>
  );
}

/** What still waits for an answer before what is settled. */
const answerable = (rows: readonly MatchmakingRequest[]): MatchmakingRequest[] =>
  [...rows].sort((a, b) => Number(b.state === 'pending') - Number(a.state === 'pending'));

interface RowsProps {
  own: OwnMatchmaking;
  box: 'sent' | 'received';
  rows: readonly MatchmakingRequest[];
}

function Rows({ own, box, rows }: RowsProps) {
  const text = useText(words).requests;
  if (rows.length === 0) {
    const sent = box === 'sent';
    return (
      <EmptyState
        title={sent ? text.emptySent : text.emptyReceived}
        hint={sent ? text.emptySentHint : text.emptyReceivedHint}
        action={
          <Button component={Link} to={`/meetingMatch/${own.meeting.id}?tab=members`} variant="outlined">
            {text.toMembers}
          </Button>
        }
      />
    );
  }
  return (
    <Box component="ul" aria-label={text.list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {answerable(rows).map((request) => (
        <li key={request.id}>
          <RequestRow own={own} request={request} />
        </li>
      ))}
    </Box>
  );
}

function RequestRow({ own, request }: { own: OwnMatchmaking; request: MatchmakingRequest }) {
  const text = useText(words);
  const { member, slot } = request;
  return (
    <RowCard label={member.name}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h2" sx={{ fontWeight: 650, fontSize: '1.0625rem' }}>
            {member.name}
          </Typography>
          <ToneChip tone={TONES[request.state]} label={text.states[request.state]} />
        </Box>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {[member.unit, member.post].filter(Boolean).join(' · ')}
        </Typography>
        {request.message ? <Typography sx={{ mt: 1 }}>{request.message}</Typography> : null}
        {slot ? (
          <Typography sx={{ mt: 0.5, fontSize: '0.875rem' }}>{text.requests.wants(slotText(slot))}</Typography>
        ) : null}
        {request.reason ? (
          <Typography sx={{ mt: 0.5, fontSize: '0.875rem', color: 'text.secondary' }}>
            {text.requests.reason(request.reason)}
          </Typography>
        ) : null}
        {request.state === 'pending' ? (
          <Typography sx={{ mt: 0.5, fontSize: '0.875rem', color: 'text.secondary' }}>
            {text.requests.expires(formatMoment(request.expire_time))}
          </Typography>
        ) : null}
      </Box>
      {request.state === 'pending' ? <Actions own={own} request={request} /> : null}
    </RowCard>
  );
}

function Actions({ own, request }: { own: OwnMatchmaking; request: MatchmakingRequest }) {
  const text = useText(words).requests;
  const { name } = request.member;
  const withdraw = async () => {
    if (!(await confirm({ title: text.withdraw, text: text.withdrawText, confirmLabel: text.withdraw }))) return;
    await api
      .post('/v1/user/matchmaking/withdraw', { id: request.id })
      .then(() => toast.success(text.withdrawn))
      .finally(refresh);
  };
  if (request.mine) {
    return (
      <Button
        variant="outlined"
        aria-label={text.withdrawOf(name)}
        onClick={() => void withdraw().catch(() => undefined)}
      >
        {text.withdraw}
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button
        variant="outlined"
        aria-label={text.acceptOf(name)}
        onClick={() => void openDialog('matchmakingAnswer', { own, request, accept: true })}
      >
        {text.accept}
      </Button>
      <Button
        aria-label={text.declineOf(name)}
        onClick={() => void openDialog('matchmakingAnswer', { own, request, accept: false })}
      >
        {text.decline}
      </Button>
    </Box>
  );
}
