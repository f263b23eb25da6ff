import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { RecentPush, Workplace } from '../../../db/contract/workplace';
import words from '../../i18n/workplace';
import { useText } from '../../kit/i18n';
import { type Figure, FigureStrip } from '../../kit/layout/FigureStrip';
import { formatMinute } from '../../kit/layout/format';
import { type Tone, ToneChip } from '../../kit/layout/StateChip';
import { Duty, Panel, plainLink, rowLine, rowName } from './Panel';

type Pushes = NonNullable<Workplace['pushes']>;

/** To the minute; the year is said where it is another one. */
function minute(time: number): string {
  const whole = formatMinute(time);
  return whole.slice(0, 4) === formatMinute(Date.now() / 1000).slice(0, 4) ? whole.slice(5) : whole;
}

const TONES: Readonly<Record<string, Tone>> = { running: 'review', stopped: 'rejected', done: 'adopted' };

const isPlanned = ({ run_state, auto_push_time }: RecentPush): boolean => run_state === '' && auto_push_time > 0;

/** The time that counts: when it goes out, else when it went, else when it was made. */
function useTime(push: RecentPush): string {
  const { planned, sentAt, madeAt } = useText(words);
  if (isPlanned(push)) return planned(minute(push.auto_push_time));
  return push.sent_time === null ? madeAt(minute(push.add_time)) : sentAt(minute(push.sent_time));
}

function useStanding(push: RecentPush): { label: string; tone: Tone } {
  const text = useText(words);
  if (push.failed > 0) return { label: text.failedCount(push.failed), tone: 'rejected' };
  if (isPlanned(push)) return { label: text.scheduled, tone: 'none' };
  const states: Readonly<Record<string, string>> = text.states;
  return { label: states[push.run_state] ?? push.run_state, tone: TONES[push.run_state] ?? 'none' };
}

function PushRow({ push }: { push: RecentPush }) {
  const text = useText(words);
  const { label, tone } = useStanding(push);
  const time = useTime(push);
  return (
    <Box
      component="li"
      sx={{ ...rowLine, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, px: 2, py: 1.25 }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box component={Link} to="/pushProfile" sx={rowName}>
          {push.title}
        </Box>
        <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{`${text.chosen(push.chosen)} · ${time}`}</Box>
      </Box>
      <ToneChip label={label} tone={tone} />
      <Box
        component="dl"
        sx={{ m: 0, display: 'flex', gap: 2, fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' }}
      >
        {(['sent', 'opened', 'answered'] as const).map((stage) => (
          <Box key={stage} sx={{ display: 'flex', gap: 0.5 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {text.columns[stage]}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {push[stage]}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** How recent pushes stand, for their operators. */
export function PushDuty({ pushes }: { pushes: Pushes }) {
  const text = useText(words);
  const figures: Figure[] = [
    {
      key: 'running',
      label: text.running,
      value: pushes.running,
      unit: text.unit.times,
      note: pushes.running > 0 ? text.runningSome : text.runningNone,
      to: '/pushProfile',
    },
    {
      key: 'failed',
      label: text.failed,
      value: pushes.failed,
      unit: text.unit.organizations,
      note: pushes.failed > 0 ? text.failedSome : text.failedNone,
      to: '/pushProfile',
      tone: pushes.failed > 0 ? 'failed' : undefined,
    },
    {
      key: 'scheduled',
      label: text.scheduled,
      value: pushes.scheduled,
      unit: text.unit.times,
      note: pushes.next ? text.scheduledNext(minute(pushes.next)) : text.scheduledNone,
      to: '/pushProfile',
    },
    {
      key: 'answered',
      label: text.answered,
      value: pushes.answered,
      unit: text.unit.organizations,
      note: text.answeredOf(pushes.opened),
      to: '/pushDeal',
    },
  ];
  return (
    <Duty title={text.pushes} hint={text.pushesHint}>
      <FigureStrip label={text.pushes} figures={figures} />
      <Box sx={{ mt: 2 }}>
        <Panel
          title={text.recent}
          hint={text.recentHint}
          action={
            <Box component={Link} to="/pushProfile" sx={plainLink}>
              {text.allPushes}
            </Box>
          }
        >
          {pushes.recent.length > 0 ? (
            <Box component="ul" aria-label={text.recent} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {pushes.recent.map((push) => (
                <PushRow key={push.id} push={push} />
              ))}
            </Box>
          ) : (
            <Box role="status" sx={{ ...rowLine, px: 2, py: 2, color: 'text.secondary' }}>
              {text.recentEmpty}
            </Box>
          )}
        </Panel>
      </Box>
    </Duty>
  );
}
