import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Count } from './Count';

/** The page level is underlined; a segment tells a kind, a chip a state. */
const look = {
  position: 'relative',
  px: 1.5,
  py: 1.25,
  color: 'text.secondary',
  textDecoration: 'none',
  fontWeight: 500,
  flexShrink: 0,
  whiteSpace: 'nowrap',
  '&:hover': { color: 'brand.text' },
  '&[aria-current]': { color: 'brand.text', fontWeight: 650 },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    left: 12,
    right: 12,
    bottom: 0,
    height: 3,
    borderRadius: '2px 2px 0 0',
    bgcolor: 'primary.main',
  },
} as const;

interface PageTabsProps {
  /** What the pages have in common, for assistive technology. */
  label: string;
  tabs: readonly {
    to: string;
    label: string;
    /** How many it holds, as it reads; undefined where that is not known, or not yet. */
    count?: string | undefined;
    current: boolean;
  }[];
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
        gap: 0.5,
        mb: 3,
        overflowX: 'auto',
        overflowY: 'hidden',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {tabs.map((tab) => (
        <Box key={tab.to} component={Link} to={tab.to} aria-current={tab.current ? 'page' : undefined} sx={look}>
          {tab.label}
          {'count' in tab ? <Count of={tab.count} /> : null}
        </Box>
      ))}
    </Box>
  );
}
