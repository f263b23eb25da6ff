import Box from '@mui/material/Box';
import { panel } from '../../kit/layout/panel';
import type { Fact } from './FactTable';

interface FactStripProps {
  label: string;
  facts: Fact[];
  /** The facts are sentences: half a phone is too narrow for them. */
  long?: boolean;
}

/** The few facts that decide, in a line under the name: before any picture and any text. */
export function FactStrip({ label, facts, long = false }: FactStripProps) {
  const filled = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  if (filled.length === 0) return null;
  return (
    <Box component="section" aria-label={label} sx={{ mb: 3, ...panel, overflow: 'hidden' }}>
      <Box
        component="dl"
        sx={{
          // Each cell draws the line at its left and above; those of the first ones lie outside.
          m: '-1px 0 0 -1px',
          display: 'grid',
          gridTemplateColumns: {
            xs: long ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
            sm: `repeat(${Math.min(3, filled.length)}, minmax(0, 1fr))`,
            md: long ? 'repeat(3, minmax(0, 1fr))' : `repeat(${filled.length}, auto)`,
          },
        }}
      >
        {filled.map(({ label: name, value }) => (
          <Box
            key={name}
            sx={{ px: { xs: 2, md: 3 }, py: { xs: 1.5, md: 2 }, borderTop: 1, borderLeft: 1, borderColor: 'divider' }}
          >
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, mt: 0.25, fontWeight: 650, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
