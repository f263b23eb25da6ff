import Box from '@mui/material/Box';
import type { PushRecord } from '../../../../db/contract/push-records';
import words from '../../../i18n/pushRecords';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { wrapping } from '../../../kit/resource/cells';
import { PushStateChip } from './PushStateChip';

const small = { color: 'text.secondary', fontSize: '0.8125rem' } as const;
const minutes = (seconds: number | null): string => formatMinute(seconds);

export function SubjectCell({ push }: { push: PushRecord }) {
  const text = useText(words);
  return (
    <Box sx={wrapping}>
      <Box sx={{ fontWeight: 600 }}>{push.title}</Box>
      <Box sx={small}>
        {/* A cancelled push gives its items free again: it holds none. */}
        {[text.kinds[push.item_type], push.items > 0 && text.records.items(push.items), push.group_title]
          .filter(Boolean)
          .join(' · ')}
      </Box>
    </Box>
  );
}

export function StateCell({ push }: { push: PushRecord }) {
  const text = useText(words);
  // Why the account is paused stands above the list.
  const why = push.pause ? null : (push.hint ?? push.error_msg);
  return (
    <Box sx={wrapping}>
      <PushStateChip push={push} />
      {push.approval && push.phase !== 'done' ? <Box sx={small}>{text.records.approvals[push.approval]}</Box> : null}
      {(push.phase === 'paused' || push.phase === 'stopped') && why ? <Box sx={small}>{why}</Box> : null}
      {push.pause?.next_try ? <Box sx={small}>{text.records.tried(minutes(push.pause.next_try))}</Box> : null}
      {push.pause ? <Box sx={small}>{text.records.until(minutes(push.pause.until_time))}</Box> : null}
    </Box>
  );
}

/** How many were chosen, and what became of them. */
export function CountsCell({ push }: { push: PushRecord }) {
  const { stages } = useText(words);
  const shown = (['sent', 'delivered', 'failed', 'uncertain', 'waiting', 'opened', 'answered'] as const).filter(
    (stage) => push.figures[stage] > 0,
  );
  return (
    <Box sx={wrapping}>
      <Box>{`${stages.chosen} ${push.figures.chosen}`}</Box>
      <Box sx={small}>{shown.map((stage) => `${stages[stage]} ${push.figures[stage]}`).join(' · ')}</Box>
    </Box>
  );
}

export function TimesCell({ push }: { push: PushRecord }) {
  const text = useText(words).records;
  const times = [
    [text.added, push.add_time],
    [text.due, push.phase === 'scheduled' ? push.auto_push_time : 0],
    [text.sent, push.push_time],
  ] as const;
  return (
    <Box sx={{ ...wrapping, fontSize: '0.875rem' }}>
      {times
        .filter(([, time]) => time)
        .map(([label, time]) => (
          <Box key={label}>
            {label} <span style={{ whiteSpace: 'nowrap' }}>{minutes(time)}</span>
          </Box>
        ))}
    </Box>
  );
}
