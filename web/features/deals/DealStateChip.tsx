import Box from '@mui/material/Box';
import type { DealState } from '../../../db/contract/deals';
import words from '../../i18n/deals';
import { useText } from '../../kit/i18n';

const TONES: Readonly<Record<DealState, string>> = {
  interest: 'none',
  contacted: 'returned',
  negotiating: 'review',
  signed: 'adopted',
  declined: 'rejected',
};

const look = {
  display: 'inline-block',
  px: 1,
  py: 0.25,
  borderRadius: '6px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
} as const;

/** A small mark in one of the state tones. */
export function Mark({ tone, label }: { tone: string; label: string }) {
  return (
    <Box component="span" sx={{ ...look, bgcolor: `var(--state-${tone}-bg)`, color: `var(--state-${tone}-fg)` }}>
      {label}
    </Box>
  );
}

/** What the reader has not seen yet, louder than a state. */
export function NewMark({ label }: { label: string }) {
  return (
    <Box component="span" sx={{ ...look, bgcolor: 'primary.dark', color: '#fff' }}>
      {label}
    </Box>
  );
}

/** How far a deal has come. */
export function DealStateChip({ state }: { state: DealState }) {
  return <Mark tone={TONES[state]} label={useText(words).states[state]} />;
}
