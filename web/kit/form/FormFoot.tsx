import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What ends the form of a dialog: its buttons stay in sight beneath fields that are longer than the window (decision 393). */
export function FormFoot({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        // Above the labels of the fields that go beneath it.
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: 1.5,
        mt: 1,
        pt: 1,
        bgcolor: 'background.paper',
        // What goes beneath it does not come out again in the padding below.
        boxShadow: '0 24px 0 var(--mui-palette-background-paper)',
      }}
    >
      {children}
    </Box>
  );
}
