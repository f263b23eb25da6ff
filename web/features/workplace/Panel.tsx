import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { fingerLink } from '../../kit/layout/looks';

interface PanelProps {
  title: string;
  hint?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A list on a surface of its own. */
export function Panel({ title, hint, action, children }: PanelProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, px: 2, py: 1.5 }}>
        <Typography id={id} component="h3" sx={{ fontSize: '1rem', fontWeight: 650 }}>
          {title}
        </Typography>
        {hint ? <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{hint}</Box> : null}
        <Box sx={{ ml: 'auto' }}>{action}</Box>
      </Box>
      {children}
    </Box>
  );
}

/** A heading over the part of one duty. */
export function Duty({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1.5 }}>
        <Typography id={id} component="h2" sx={{ fontSize: '1.0625rem', fontWeight: 650 }}>
          {title}
        </Typography>
        {hint ? <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{hint}</Box> : null}
      </Box>
      {children}
    </Box>
  );
}

export const lineUp = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.65fr) minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

export const rowLine = { borderTop: 1, borderColor: 'divider', '&:hover': { bgcolor: 'background.default' } } as const;

/** The name at the head of a row. */
export const rowName = {
  ...fingerLink,
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { color: 'brand.text' },
} as const;

export const plainLink = {
  ...fingerLink,
  color: 'brand.text',
  fontSize: '0.875rem',
  fontWeight: 600,
  textDecoration: 'none',
} as const;
