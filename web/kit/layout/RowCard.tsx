import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { factLine, fingerLink } from './looks';
import { panel } from './panel';

/** One thing of a list as a card: what it is, and beside it, or below where there is no room, what can be done. */
export function RowCard({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Box
      component="article"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: { xs: 2, sm: 2.5 }, ...panel }}
    >
      {children}
    </Box>
  );
}

interface RowNamedProps {
  /** What stands above the name in small signs. */
  marks: ReactNode;
  name: string;
  to: string;
  /** Small facts in a line below it. */
  children: ReactNode;
}

/** The part of a `RowCard` that says what it is, and leads there; a line under the name only under the pointer. */
export function RowNamed({ marks, name, to, children }: RowNamedProps) {
  return (
    <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 0.75 }}>{marks}</Box>
      <Typography component="h2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        <Box
          component={Link}
          to={to}
          sx={{
            ...fingerLink,
            color: 'text.primary',
            textDecoration: 'none',
            '&:hover': { color: 'brand.text', textDecoration: 'underline' },
          }}
        >
          {name}
        </Box>
      </Typography>
      <Box sx={{ ...factLine, mt: 0.75 }}>{children}</Box>
    </Box>
  );
}
