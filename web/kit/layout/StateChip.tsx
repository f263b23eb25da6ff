import Box from '@mui/material/Box';
import kit from '../../i18n/kit';
import { useText } from '../i18n';
import { oneLine } from './clamp';

const chip = {
  display: 'inline-block',
  px: 1,
  py: 0.25,
  borderRadius: '6px',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  ...oneLine,
  verticalAlign: 'middle',
} as const;

export type Tone = 'review' | 'returned' | 'adopted' | 'rejected' | 'none';

/** A state in a word, in one of the tones of states; where it has no room it takes two lines rather than be cut. */
export function ToneChip({ label, tone }: { label: string; tone: Tone }) {
  const colours = { bgcolor: `var(--state-${tone}-bg)`, color: `var(--state-${tone}-fg)` };
  return (
    <Box component="span" sx={{ ...chip, ...colours, fontWeight: 600, maxWidth: '100%', whiteSpace: 'normal' }}>
      {label}
    </Box>
  );
}

/** What the reader has not seen yet, louder than a state. */
export function NewChip({ label }: { label: string }) {
  return (
    <Box component="span" sx={{ ...chip, bgcolor: 'primary.dark', color: '#fff', fontWeight: 600, maxWidth: '100%' }}>
      {label}
    </Box>
  );
}

const TONES: Readonly<Record<number, Tone>> = { 1: 'review', 3: 'returned', 4: 'adopted', 5: 'rejected' };

/** The state of an audited row (decision 62): 1 under review, 3 returned, 4 adopted, 5 rejected. */
export function StateChip({ status }: { status: number }) {
  const text = useText(kit);
  return <ToneChip label={text.status[status] ?? text.unknownStatus} tone={TONES[status] ?? 'none'} />;
}

/** A quiet label: field, region, cooperation mode; long ones take two lines as well. */
export function TagChip({ label }: { label: string }) {
  return (
    <Box
      component="span"
      sx={{ ...chip, bgcolor: 'brand.tint', color: 'brand.text', maxWidth: '100%', whiteSpace: 'normal' }}
    >
      {label}
    </Box>
  );
}
