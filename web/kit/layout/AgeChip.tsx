import Box from '@mui/material/Box';
import { DAY, HOUR } from '../../../db/contract/time';
import words from '../../i18n/kitParts';
import { useText } from '../i18n';

/** From so many hours on a wait is told in days, and from so many days on it is told no more exactly. */
const IN_DAYS = 48 * HOUR;
const LONGEST = 30;
/** Days after which a wait is late. */
const LATE = 5;

/** Seconds of waiting in words: hours up to two days, then days. */
export function useAge(): (seconds: number) => string {
  const { age } = useText(words);
  return (seconds) => {
    if (seconds < HOUR) return age.under;
    if (seconds < IN_DAYS) return age.hours(Math.floor(seconds / HOUR));
    const days = Math.floor(seconds / DAY);
    return days > LONGEST ? age.over(LONGEST) : age.days(days);
  };
}

/** Whether something has waited for longer than it should. */
export const isLate = (seconds: number): boolean => seconds >= LATE * DAY;

/** How long something has waited; late in amber, and when it came for who points at it. */
export function AgeChip({ seconds, title }: { seconds: number; title?: string }) {
  const told = useAge();
  const late = isLate(seconds);
  return (
    <Box
      component="span"
      title={title}
      sx={{
        display: 'inline-block',
        px: 1,
        py: 0.25,
        borderRadius: '6px',
        fontSize: '0.8125rem',
        lineHeight: 1.5,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        ...(late
          ? { bgcolor: 'var(--state-review-bg)', color: 'var(--state-review-fg)' }
          : { boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)', color: 'text.secondary' }),
      }}
    >
      {told(seconds)}
    </Box>
  );
}
