import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface DetailLayoutProps {
  main: ReactNode;
  aside: ReactNode;
  /** Goes on below the main column, on narrow screens below the side column, too. */
  after?: ReactNode;
}

/** Main column with a side column that goes below it on narrow screens. */
export function DetailLayout({ main, aside, after }: DetailLayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        // The sections keep their distance downwards themselves.
        columnGap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
        gridTemplateRows: { md: after ? 'auto 1fr' : 'auto' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ minWidth: 0 }}>{main}</Box>
      <Box
        component="aside"
        sx={{ minWidth: 0, gridRow: { md: after ? 'span 2' : 'auto' }, position: { md: 'sticky' }, top: { md: 88 } }}
      >
        {aside}
      </Box>
      {after ? <Box sx={{ minWidth: 0 }}>{after}</Box> : null}
    </Box>
  );
}

/** Label and value pairs; pairs without a value are left out. */
export function FactList({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  const filled = facts.filter((fact) => fact.value !== null && fact.value !== undefined && fact.value !== '');
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {filled.map((fact) => (
        <Box key={fact.label}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem', mb: 0.25 }}>
            {fact.label}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {fact.value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The same in two columns, below each other on phones. */
export function FactTwoColumns({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '140px 1fr' }, columnGap: 3, rowGap: 1 }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
