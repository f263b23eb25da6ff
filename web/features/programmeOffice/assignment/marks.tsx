import Box from '@mui/material/Box';
import words from '../../../i18n/programmeAssignment';
import { useText } from '../../../kit/i18n';

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

/** What stands between a recommender and a project. */
export function KindMark({ kind, isHard }: { kind: string; isHard: boolean }) {
  const { kinds } = useText(words);
  return <Mark tone={isHard ? 'rejected' : 'review'} label={(kinds as Record<string, string>)[kind] ?? kind} />;
}
