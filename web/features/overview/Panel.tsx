import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fingerLink } from '../../kit/layout/looks';

interface PanelProps {
  title: string;
  /** A quiet sentence, or the way to all of it, beside the title. */
  hint?: string;
  all?: { to: string; label: string };
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the overview on a surface of its own. */
export function Panel({ title, hint, all, action, children }: PanelProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        minWidth: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap', px: 2, py: 1.75 }}>
        <Typography id={id} component="h2" sx={{ flex: '1 1 auto', fontSize: '1.0625rem', fontWeight: 650 }}>
          {title}
        </Typography>
        {hint ? (
          <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {hint}
          </Box>
        ) : null}
        {all ? (
          <Link component={RouterLink} to={all.to} sx={{ fontSize: '0.875rem', color: 'brand.text' }}>
            {all.label}
          </Link>
        ) : null}
        {action}
      </Box>
      {children}
    </Box>
  );
}

/** What stands in a panel that has nothing to show, and what would. */
export function Nothing({ title, hint }: { title: string; hint?: string }) {
  return (
    <Box sx={{ px: 2, py: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {hint ? <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{hint}</Typography> : null}
    </Box>
  );
}

export const list = { listStyle: 'none', m: 0, p: 0 } as const;
export const row = { px: 2, py: 1.5, borderTop: 1, borderColor: 'divider' } as const;
export const quiet = { color: 'text.secondary', fontSize: '0.8125rem' } as const;
export const titleLink = {
  ...fingerLink,
  color: 'text.primary',
  fontWeight: 600,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { color: 'brand.text' },
} as const;
