import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

const look = {
  px: 2,
  py: 0.875,
  borderRadius: 2,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 500,
  flexShrink: 0,
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: 'brand.line', color: 'brand.text' },
  '&[aria-current]': { bgcolor: 'primary.dark', borderColor: 'primary.dark', color: '#ffffff' },
} as const;

interface PageTabsProps {
  /** What the pages have in common, for assistive technology. */
  label: string;
  tabs: readonly { to: string; label: string; current: boolean }[];
}

/** Leads between pages that belong together, each with an address of its own. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const strip = useRef<HTMLElement>(null);
  const at = tabs.findIndex(({ current }) => current);
  // On a phone the strip may be wider than the screen: the tab one is at must be in sight.
  useEffect(() => {
    const { current } = strip;
    const tab = current?.children[at];
    if (current && tab instanceof HTMLElement) {
      current.scrollLeft = tab.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2;
    }
  }, [at]);
  return (
    <Box
      ref={strip}
      component="nav"
      aria-label={label}
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: { sm: 'wrap' },
        gap: 1,
        mb: 3,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: { xs: 0.5, sm: 0 },
        overflowX: { xs: 'auto', sm: 'visible' },
      }}
    >
      {tabs.map((tab) => (
        <Box key={tab.to} component={Link} to={tab.to} aria-current={tab.current ? 'page' : undefined} sx={look}>
          {tab.label}
        </Box>
      ))}
    </Box>
  );
}
