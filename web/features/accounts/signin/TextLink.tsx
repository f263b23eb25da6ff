import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A link among words, underlined so that colour is not its only mark. */
export function TextLink({ to, onClick, children }: { to: string; onClick?: () => void; children: ReactNode }) {
  return (
    <Box
      component={Link}
      to={to}
      {...(onClick && { onClick })}
      sx={{ color: 'brand.text', textUnderlineOffset: '0.2em' }}
    >
      {children}
    </Box>
  );
}
