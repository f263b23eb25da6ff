import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Arrival } from '../../../../db/contract/attendance';
import words from '../../../i18n/attendance';
import { useText } from '../../../kit/i18n';
import { formatDate } from '../../../kit/layout/format';
import { AlertIcon, CheckIcon, CloseIcon } from '../../../kit/layout/icons';
import type { Shown } from './desk';

type Tone = 'adopted' | 'review' | 'rejected';

const TONES: Readonly<Record<Shown['outcome'], Tone>> = {
  arrived: 'adopted',
  again: 'review',
  waiting: 'review',
  later: 'review',
  cancelled: 'rejected',
  other: 'rejected',
  unknown: 'rejected',
  foreign: 'rejected',
  unkept: 'rejected',
};
const ICONS = { adopted: CheckIcon, review: AlertIcon, rejected: CloseIcon };

export const toneOf = (shown: Shown): Tone => TONES[shown.outcome];

const numbered = (scans: readonly Arrival[]) => scans.map((scan, at) => ({ ...scan, nth: at + 1 }));

/** When and by which phone somebody was scanned, each time. */
export function Scans({ scans }: { scans: readonly Arrival[] }) {
  const text = useText(words);
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {numbered(scans).map(({ nth, time, device }) => (
        <li key={nth}>{text.scanAt(nth, formatDate(time).slice(5), device)}</li>
      ))}
    </Box>
  );
}

/** What became of the last scan, to be seen from an arm's length; colour, sign and word say the same. */
export function Result({ shown }: { shown: Shown }) {
  const text = useText(words);
  const tone = toneOf(shown);
  const Icon = ICONS[tone];
  const { record, scans, outcome } = shown;
  return (
    <Box
      data-outcome={outcome}
      sx={{
        display: 'flex',
        gap: 2,
        p: 2.5,
        minHeight: 132,
        alignItems: 'center',
        borderRadius: 3,
        border: 2,
        borderColor: `var(--state-${tone}-fg)`,
        bgcolor: `var(--state-${tone}-bg)`,
        color: `var(--state-${tone}-fg)`,
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 56, flex: 'none' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="p" sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.3 }}>
          {text.outcomes[outcome]}
        </Typography>
        {record?.name ? (
          <Typography component="p" sx={{ fontSize: '1.25rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {record.name}
            {record.party > 1 ? ` · ${text.party(record.party)}` : ''}
          </Typography>
        ) : null}
        {record?.unit ? <Typography component="p">{record.unit}</Typography> : null}
        {outcome === 'later' ? <Typography component="p">{text.laterHint}</Typography> : null}
        {scans.length > 1 ? <Scans scans={scans} /> : null}
      </Box>
    </Box>
  );
}
