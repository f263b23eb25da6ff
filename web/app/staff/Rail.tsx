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
import { PATHS } from './paths';
import { type RailEntry, type RailGroup, useRail } from './useRail';

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
