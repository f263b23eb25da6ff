import Box from '@mui/material/Box';
import { Keys } from './LineChart';

interface StackedBarProps {
  parts: readonly { key: string; label: string; n: number }[];
}

/** One bar of parts that make up a whole, with what each is and counts. */
export function StackedBar({ parts }: StackedBarProps) {
  return (
    <Box>
      <Box
        aria-hidden
        sx={{ display: 'flex', gap: '2px', height: '1.25rem', borderRadius: '0.25rem', overflow: 'hidden' }}
      >
        {parts.map(({ key, n }, index) => (
          <Box key={key} sx={{ flex: n, forcedColorAdjust: 'none', bgcolor: `var(--mark-${index + 1})` }} />
        ))}
      </Box>
      <Keys labels={parts.map(({ label, n }) => `${label} ${n}`)} />
    </Box>
  );
}
