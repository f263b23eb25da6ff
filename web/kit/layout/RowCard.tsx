import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** One thing of a list as a card: what it is, and beside it, or below where there is no room, what can be done. */
export function RowCard({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Box
      component="article"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: { xs: 2, sm: 2.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        bgcolor: 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}
