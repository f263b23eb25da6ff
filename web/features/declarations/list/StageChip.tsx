import Box from '@mui/material/Box';
import words from '../../../i18n/programmeDeclarations';
import { useText } from '../../../kit/i18n';

const TONES = {
  draft: 'none',
  declared: 'adopted',
  returned: 'returned',
  withdrawn: 'rejected',
  expired: 'none',
} as const;
const STAGES = ['draft', 'declared', 'returned', 'withdrawn'] as const;

/** Where a declaration is. */
export function StageChip({ stage, editable }: { stage: number; editable: boolean }) {
  const text = useText(words).stages;
  const name = stage === 0 && !editable ? 'expired' : (STAGES[stage] ?? 'draft');
  const tone = TONES[name];
  return (
    <Box
      component="span"
      sx={{
        ...{ display: 'inline-block', px: 1, py: 0.25, borderRadius: '6px', fontSize: '0.8125rem', fontWeight: 600 },
        ...{ bgcolor: `var(--state-${tone}-bg)`, color: `var(--state-${tone}-fg)`, whiteSpace: 'nowrap' },
      }}
    >
      {text[name]}
    </Box>
  );
}
