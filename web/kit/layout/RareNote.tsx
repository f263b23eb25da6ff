import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { later } from './later';

const Note = later(async () => {
  const { default: Alert } = await import('@mui/material/Alert');
  return { default: ({ children }: { children: ReactNode }) => <Alert severity="info">{children}</Alert> };
});

/** A word about the page that few of its visits need: its place is kept while it comes. */
export function RareNote({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ minHeight: 48 }}>
      <Note>{children}</Note>
    </Box>
  );
}
