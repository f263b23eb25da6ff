import Box from '@mui/material/Box';
import { DECLARATION_STAGES } from '../../../../db/contract/enums-programme';
import { useLabel } from '../../../domain/catalog/words';

const TONES: Readonly<Record<number, string>> = { 1: 'adopted', 2: 'returned', 3: 'rejected' };

/** Where a declaration is, as the office reads it. */
export function StageChip({ stage }: { stage: number }) {
  const label = useLabel();
  const tone = TONES[stage] ?? 'none';
  return (
    <Box
      component="span"
      sx={{
        ...{ display: 'inline-block', px: 1, py: 0.25, borderRadius: '6px', fontSize: '0.8125rem', fontWeight: 600 },
        ...{ bgcolor: `var(--state-${tone}-bg)`, color: `var(--state-${tone}-fg)`, whiteSpace: 'nowrap' },
      }}
    >
      {label(DECLARATION_STAGES, stage)}
    </Box>
  );
}
