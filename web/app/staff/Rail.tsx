import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';
import words from '../../i18n/workplace';
import { useText } from '../../kit/i18n';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '../../kit/layout/icons';
import { useMedia } from '../../kit/layout/useMedia';
import { Brand } from '../layout/Brand';
import { RAIL } from './measure';
import { type RailEntry, type RailGroup, useRail } from './useRail';

/** Outline icons of the rail's entries; the first stands for those that have none of their own. */
const PATHS: Readonly<Record<string, string>> = {
  '': 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5',
  '/workplace': 'M4 4h7v9H4zM13 4h7v5h-7zM13 12h7v8h-7zM4 16h7v4H4z',
  '/audit/results': 'M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10.5c-.7.7-1 1.5-1 2.500H9c0-1-.3-1.800-1-2.500A6 6 0 0 1 12 3z',
  '/audit/demands': 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5',
  '/audit/products': 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  '/audit/projects': 'M4 7h16v12H4zM9 7V4h6v3M4 12h16',
  '/audit/experts': 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7M17 4l2 2 3-3',
  '/audit/organizations': 'M5 21V5l8-2v18M13 9h6v12M3 21h18M8 8h2M8 12h2M8 16h2M16 13v.01M16 17v.01',
  '/audit/objections': 'M12 8v5M12 16.500v.01M12 3l10 18H2z',
  '/audit/comments': 'M5 4h14v12h-8l-4 4v-4H5zM9 10v.01M12 10v.01M15 10v.01',
  '/import': 'M12 3v11M8 10l4 4 4-4M4 15v5h16v-5',
  '/portraits': 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM17 14v6M14 17h6',
  '/push': 'M21 3L10 14M21 3l-7 18-4-7-7-4z',
  '/pushProfile': 'M4 6h16M4 12h16M4 18h10',
  '/pushSecond/1': 'M4 12a8 8 0 1 0 2.500-5.800M4 4v4.500h4.500M12 8v4l3 2',
  '/pushDeal': 'M4 20V10M10 20V4M16 20v-7M21 20H3',
  '/demandConfirm': 'M5 12.500l4.500 4.500L19 7.500',
  '/programme/office/projects': 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
  '/programme/office/assignment': 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 20c.7-4 3-6 6-6s5.300 2 6 6M17 8h4M19 6v4',
  '/programme/office/selection':
    'M12 3l2.700 5.600 6.300.9-4.500 4.400 1 6.100-5.500-3-5.500 3 1-6.100L3 9.500l6.300-.9z',
  '/programme/office/recommenders': 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7',
  '/programme/office/news': 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2M7 9h7M7 13h7',
  '/programme/office/cooperation': 'M3 8l5-2 4 3 4-3 5 2v8l-5 2-4-3-4 3-5-2z',
  '/programme/office/figures': 'M4 20h16M6 16l4-5 4 3 5-8',
  '/programme/office/rounds': 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  '/content/news': 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2M7 9h7M7 13h7',
  '/content/matchmaking':
    'M4 14h16M6 14v6M18 14v6M8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM16 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  '/content/meetings': 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M8 14h3M13 14h3M8 17h3',
  '/content/courses': 'M12 4l10 5-10 5L2 9zM6 11v5c2 2 10 2 12 0v-5M22 9v6',
  '/content/terms': 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5M9 15l2 2 4-4',
  '/content/courseApplications': 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 20c.7-4 3-6 6-6M14 17l2 2 5-5',
  '/content/videos': 'M4 6h16v12H4zM10 9.500l5 2.500-5 2.500z',
  '/content/halls': 'M3 10l9-6 9 6M5 10v9M19 10v9M9 19v-6h6v6M3 20h18',
  '/content/english': 'M4 6h8M8 4v2M6 6c0 4 2 6 5 7M11 6c0 4-3 7-7 8M12 20l4-9 4 9M13.500 17h5',
  '/content/innovate':
    'M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10.500c-.7.7-1 1.500-1 2.500H9c0-1-.3-1.800-1-2.500A6 6 0 0 1 12 3z',
  '/content/books': 'M5 4h6a1 1 0 0 1 1 1v15a2 2 0 0 0-2-2H5zM19 4h-6a1 1 0 0 0-1 1v15a2 2 0 0 1 2-2h5z',
  '/content/experts': 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7',
  '/content/parks': 'M3 21V10l5 3v-3l5 3v-3l5 3V5h3v16zM7 17v.01M11 17v.01M15 17v.01',
  '/content/threadCategories': 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5',
  '/content/clinic': 'M5 4v6a5 5 0 0 0 10 0V4M10 15v1a5 5 0 0 0 10 0v-3M20 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  '/content/clinicHours': 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l4 2',
  '/content/clinicCases': 'M6 3h12v18H6zM12 8v6M9 11h6',
  '/content/forum': 'M3 8l5-2 4 3 4-3 5 2v8l-5 2-4-3-4 3-5-2z',
  '/content/parkIntentions': 'M4 12l5 5L20 6M4 20h16',
  '/admin/users': 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7',
  '/admin/organizations': 'M4 21V8l8-5 8 5v13M2 21h20M9 21v-6h6v6',
  '/admin/memberships':
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM3 20c.7-4 3-6 6-6s5.300 2 6 6M18 8v6M15 11h6',
  '/admin/verifications': 'M12 3l8 3v6c0 5-3.500 8-8 9-4.500-1-8-4-8-9V6zM9 12l2 2 4-4',
  '/admin/settings': 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  '/admin/reference': 'M4 5h6v6H4zM14 5h6M14 9h6M4 15h6v4H4zM14 15h6M14 19h6',
  '/admin/matching': 'M6 7a2 2 0 1 0 0 .01M18 7a2 2 0 1 0 0 .01M12 18a2 2 0 1 0 0 .01M8 7h8M7 9l4 7M17 9l-4 7',
  '/admin/auditLog': 'M6 3h12v18H6zM9 7h6M9 11h6M9 15h6',
  '/admin/status': 'M3 12h4l3-8 4 16 3-8h4',
  '/admin/securityLog': 'M12 3l8 3v6c0 5-3.500 8-8 9-4.500-1-8-4-8-9V6zM12 8v5M12 16v.01',
};

const COUNT_TONES = {
  plain: { bgcolor: 'background.default', color: 'text.primary' },
  late: { bgcolor: 'var(--state-review-bg)', color: 'var(--state-review-fg)' },
  failed: { bgcolor: 'var(--state-rejected-bg)', color: 'var(--state-rejected-fg)' },
} as const;

/** The entry whose address the page's begins with; of several the longest. */
function currentOf(groups: readonly RailGroup[], pathname: string): string | undefined {
  const first = (path: string) => path.split('/')[1];
  return groups
    .flatMap(({ entries }) => entries.map(({ to }) => to))
    .filter(
      (to) =>
        pathname === to ||
        pathname.startsWith(`${to}/`) ||
        (to.startsWith('/push') && to.split('/').length > 2 && first(to) === first(pathname)),
    )
    .toSorted((a, b) => b.length - a.length)[0];
}

function Entry({ entry, current, narrow }: { entry: RailEntry; current: boolean; narrow: boolean }) {
  const text = useText(words);
  const { to, label, count, tone } = entry;
  return (
    <Box
      component={Link}
      to={to}
      aria-current={current ? 'page' : undefined}
      title={narrow ? label : undefined}
      aria-label={count ? `${label} ${text.waits(count)}` : label}
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: { xs: 44, md: 36 },
        px: narrow ? 0 : 1.5,
        justifyContent: narrow ? 'center' : 'flex-start',
        borderRadius: 1.5,
        color: 'text.primary',
        fontSize: '0.9375rem',
        textDecoration: 'none',
        '& svg': { color: 'text.secondary' },
        '&:hover': { bgcolor: 'background.default' },
        '&[aria-current]': { bgcolor: 'brand.tint', color: 'brand.text', fontWeight: 600 },
        '&[aria-current] svg': { color: 'brand.text' },
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <SvgIcon sx={{ flexShrink: 0 }}>
        <path
          d={PATHS[to] ?? PATHS['']}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </SvgIcon>
      {narrow ? null : <Box sx={{ flex: 1, minWidth: 0 }}>{label}</Box>}{' '}
      {count ? (
        <Box
          component="span"
          sx={{
            ...COUNT_TONES[tone],
            px: 0.75,
            minWidth: 24,
            textAlign: 'center',
            borderRadius: '6px',
            fontSize: '0.75rem',
            lineHeight: '20px',
            fontWeight: 600,
            fontVariantNumeric: 'tabular-nums',
            ...(narrow && { position: 'absolute', top: 0, right: 2, px: 0.5, minWidth: 16, lineHeight: '16px' }),
          }}
        >
          {count}
        </Box>
      ) : null}
    </Box>
  );
}

function Entries({ narrow }: { narrow: boolean }) {
  const text = useText(words);
  const groups = useRail();
  const { pathname } = useLocation();
  const current = currentOf(groups, pathname);
  return (
    <Box component="nav" aria-label={text.rail} sx={{ flex: 1, p: 1, overflowY: 'auto' }}>
      {groups.map(({ group, entries }) => (
        <Fragment key={group}>
          {text.groups[group] && !narrow ? (
            <Box sx={{ px: 1.5, pt: 1.5, pb: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}>
              {text.groups[group]}
            </Box>
          ) : null}
          {narrow && group !== 'own' ? <Box sx={{ mx: 1, my: 0.75, borderTop: 1, borderColor: 'divider' }} /> : null}
          {entries.map((entry) => (
            <Entry key={entry.to} entry={entry} current={entry.to === current} narrow={narrow} />
          ))}
        </Fragment>
      ))}
    </Box>
  );
}

const plainLink = { color: 'brand.text', fontSize: '0.875rem', fontWeight: 600, textDecoration: 'none' } as const;

interface RailProps {
  narrow: boolean;
  onNarrow: (narrow: boolean) => void;
  open: boolean;
  onClose: () => void;
}

/** The workplace's rail: beside the page on a wide screen, narrowed to icons where wished; a drawer on a phone. */
export default function Rail({ narrow, onNarrow, open, onClose }: RailProps) {
  const text = useText(words);
  const wide = useMedia(RAIL.wide);
  if (!wide) {
    return (
      <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width: 288, maxWidth: '88vw' } } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 64, px: 2, flexShrink: 0 }}>
          <Box sx={{ flex: 1, fontWeight: 700 }}>{text.workplace}</Box>
          <IconButton aria-label={text.closeRail} onClick={onClose} sx={{ mr: -1 }}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Entries narrow={false} />
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Box component={Link} to="/" sx={plainLink}>
            {text.site}
          </Box>
        </Box>
      </Drawer>
    );
  }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 64, px: narrow ? 1.75 : 2, flexShrink: 0 }}>
        <Brand compact={narrow} small />
      </Box>
      <Entries narrow={narrow} />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: narrow ? 'center' : 'space-between',
          px: narrow ? 0.5 : 2,
          py: 1,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {narrow ? null : (
          <Box component={Link} to="/" sx={plainLink}>
            {text.site}
          </Box>
        )}
        <IconButton
          size="small"
          aria-label={narrow ? text.expand : text.collapse}
          title={narrow ? text.expand : text.collapse}
          onClick={() => onNarrow(!narrow)}
        >
          {narrow ? <ChevronRightIcon /> : <ChevronLeftIcon />}
        </IconButton>
      </Box>
    </>
  );
}
