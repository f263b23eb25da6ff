import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The numbers of a chart as a table that scrolls by itself: `children` are its head and body. */
export function NumberTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{ overflow: 'auto', flex: '1 1 12rem', minHeight: '12rem', maxHeight: '32rem' }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: '0.875rem',
          fontVariantNumeric: 'tabular-nums',
          '& th, & td': { py: 0.5, pr: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'end', fontWeight: 400 },
          '& th:first-of-type': { textAlign: 'start' },
          '& thead th': { color: 'text.secondary' },
          '& a': { color: 'brand.text' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
