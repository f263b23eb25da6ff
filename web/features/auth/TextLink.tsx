import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link among words, underlined so that colour is not its only mark. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Box component={Link} to={to} sx={{ color: 'brand.text', textUnderlineOffset: '0.2em' }}>
      {children}
    </Box>
  );
}
