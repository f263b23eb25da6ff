import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Lines of a panel. */
export const Lines = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);

interface LineProps {
  name: ReactNode;
  /** Small, beneath the name. */
  detail?: ReactNode;
  children: ReactNode;
}

/** What something is called, and how it stands. */
export const Line = ({ name, detail, children }: LineProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 3,
      rowGap: 0.5,
      py: 1.25,
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{name}</Box>
      {detail ? <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{detail}</Box> : null}
    </Box>
    <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Box>
  </Box>
);

/** A word that says whether something is well. */
export const Mark = ({ bad = false, children }: { bad?: boolean; children: ReactNode }) => (
  <Box component="span" sx={{ fontWeight: 600, color: bad ? 'error.main' : 'success.main' }}>
    {children}
  </Box>
);
