import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { PUSH_ANSWERS } from '../../../../db/contract/inbox-words';
import type { PushRecord, TargetRow, TargetStage } from '../../../../db/contract/push-records';
import { useOnce } from '../../../domain/pushes/useOnce';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/pushRecords';
import { useApiQuery } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import { useText } from '../../../kit/i18n';
import { DownloadButton } from '../../../kit/layout/DownloadButton';
import { formatMinute } from '../../../kit/layout/format';
import { QueryState } from '../../../kit/layout/QueryState';
import { LocalRow, LocalTable } from './LocalTable';
import { PushStateChip } from './PushStateChip';
import { TargetTable } from './TargetTable';
import { mayRetry, refreshPushes, usePushActions } from './usePushActions';

/** The waves of a push, each with its time and how far it is. */
function Waves({ waves }: { waves: NonNullable<PushRecord['waves']> }) {
  const { result: text, stages } = useText(words);
  if (waves.length === 0) return null;
  return (
    <Box component="section" aria-label={text.waves} sx={{ mb: 2 }}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '1rem', fontWeight: 650 }}>
        {text.waves}
      </Box>
      <Box sx={{ maxHeight: '30vh', overflowY: 'auto' }}>
        <LocalTable
          label={text.waves}
          minWidth={560}
          heads={[text.wave, text.waveStart, stages.chosen, stages.sent, stages.failed, stages.waiting]}
        >
          {waves.map(({ wave, start_time, chosen, sent, failed, waiting }) => (
            <LocalRow
              key={wave}
              cells={[text.waveName(wave), formatMinute(start_time), chosen, sent, failed, waiting]}
            />
          ))}
        </LocalTable>
      </Box>
    </Box>
  );
}

const FILTERS = [
  'chosen',
  'sent',
  'delivered',
  'failed',
  'uncertain',
  'waiting',
  'cancelled',
  'opened',
  'answered',
] as const;
/** How often a push that is being sent is looked at again. */
const PROGRESS_MS = 2000;

interface ResultDialogProps {
  pushId: string;
  stage?: TargetStage;
  reason?: string;
}

function Head({ push }: { push: PushRecord }) {
  const text = useText(words);
  const why = push.pause?.hint ?? push.hint ?? push.error_msg;
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="strong" sx={{ fontSize: '1.0625rem', overflowWrap: 'anywhere' }}>
          {push.title}
        </Box>
        <PushStateChip push={push} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.5 }}>
        {[
          text.kinds[push.item_type],
          push.items > 0 && text.records.items(push.items),
          formatMinute(push.push_time ?? push.confirm_time),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      {push.archived ? (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {text.records.archived}
        </Alert>
      ) : null}
      {(push.phase === 'stopped' || push.phase === 'paused') && why ? (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {why}
          {push.pause ? ` ${text.records.until(formatMinute(push.pause.until_time))}` : ''}
        </Alert>
      ) : null}
    </Box>
  );
}

/** Whether a message did not go out, or not for certain: only then is there somebody to choose. */
const hasTrouble = ({ figures }: PushRecord): boolean => figures.failed + figures.uncertain + figures.cancelled > 0;

/** Who is chosen to be tried again, with how many of them are uncertain. */
function useChosen() {
  const [rows, setRows] = useState<ReadonlyMap<string, TargetRow>>(new Map());
  const onChange = (changed: readonly TargetRow[], on: boolean) => {
    const next = new Map(rows);
    for (const row of changed) {
      if (on) next.set(row.org_id, row);
      else next.delete(row.org_id);
    }
    setRows(next);
  };
  return {
    orgs: new Set(rows.keys()),
    uncertain: [...rows.values()].filter(({ state }) => state === 'uncertain').length,
    clear: () => setRows(new Map()),
    onChange,
  };
}

/** The dialog 'pushResult': what became of a push, organisation by organisation (back-office§2). */
export default function ResultDialog({ pushId, stage: first = 'chosen', reason: firstReason }: ResultDialogProps) {
  const all = useText(words);
  const text = all.result;
  const { has } = useSession();
  const actions = usePushActions();
  const once = useOnce();
  const [stage, setStage] = useState<TargetStage>(first);
  const [reason, setReason] = useState(firstReason);
  const chosen = useChosen();
  const query = useApiQuery(['pushes', 'record'], '/v1/push/record', { id: pushId }, { staleMs: 0 });
  const push = query.data;
  const operator = has('push-admin');
  const moving = push?.phase === 'running';
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => void refreshPushes(), PROGRESS_MS);
    return () => clearInterval(timer);
  }, [moving]);
  const params = { push_id: pushId, stage: stage === 'chosen' ? undefined : stage, reason };
  const retriable = push !== undefined && (mayRetry(push) || (chosen.orgs.size > 0 && push.phase !== 'cancelled'));
  const chooses = operator && push !== undefined && push.phase !== 'cancelled' && !push.archived && hasTrouble(push);
  const retry = async () => {
    const some = chosen.orgs.size > 0;
    const done = await actions.retry({
      id: pushId,
      uncertain: some ? chosen.uncertain : (push?.figures.uncertain ?? 0),
      ...(some ? { orgs: [...chosen.orgs] } : {}),
    });
    if (done) chosen.clear();
  };
  const stages: readonly TargetStage[] = push
    ? [...FILTERS, ...PUSH_ANSWERS].filter((each) => each === 'chosen' || each === stage || push.figures[each] > 0)
    : [];

  return (
    <AppDialog
      title={text.title}
      width="80vw"
      actions={
        <>
          <DownloadButton path="/v1/push/targets.csv" params={params} label={text.export} variant="text" />
          {operator && retriable ? (
            <Button variant="contained" onClick={() => void once(retry)}>
              {chosen.orgs.size > 0 ? text.retrySelected(chosen.orgs.size) : text.retryAll}
            </Button>
          ) : null}
        </>
      }
    >
      {push ? null : <QueryState query={query} count={4} />}
      {push ? (
        <>
          <Head push={push} />
          {operator ? null : <Box sx={{ mb: 1.5, color: 'text.secondary' }}>{text.own}</Box>}
          <Waves waves={push.waves ?? []} />
          <Box role="group" aria-label={text.filter} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
            {stages.map((each) => (
              <Button
                key={each}
                size="small"
                aria-pressed={each === stage}
                variant={each === stage ? 'contained' : 'outlined'}
                onClick={() => {
                  setStage(each);
                  setReason(undefined);
                }}
              >
                {`${all.stages[each]} ${push.figures[each]}`}
              </Button>
            ))}
            {reason ? (
              <Button size="small" onClick={() => setReason(undefined)}>
                {`${text.reason(reason)} · ${text.clearReason}`}
              </Button>
            ) : null}
          </Box>
          <TargetTable path="/v1/push/targets" params={params} {...(chooses ? { chosen } : {})} />
          {chooses && !retriable ? <Box sx={{ mt: 1, color: 'text.secondary' }}>{text.tick}</Box> : null}
        </>
      ) : null}
    </AppDialog>
  );
}
