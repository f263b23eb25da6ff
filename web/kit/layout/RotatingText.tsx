import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import words from '../../i18n/kitParts';
import { PauseIcon, PlayIcon } from '../carousel/icons';
import { useText } from '../i18n';
import { oneLine } from './clamp';
import { ChevronDownIcon } from './icons';
import { useMedia } from './useMedia';

const STAYS_MS = 4000;
const MOVES_MS = 450;
const HEIGHT = 44;

interface RotatingLine {
  key: string;
  text: string;
  /** Where it leads. */
  to?: string;
}

const placeOf = (at: number, current: number, count: number): 'shown' | 'gone' | 'waits' => {
  if (at === current) return 'shown';
  return at === (current - 1 + count) % count ? 'gone' : 'waits';
};

const MOVED = { shown: 'translateY(0)', gone: 'translateY(-100%)', waits: 'translateY(100%)' } as const;

/**
 * Lines that move up one after another (core§2). They stop for who points at them or walks through them by keyboard, and
 * stand still from the beginning for who wants no motion; a button goes on to the next.
 */
export function RotatingText({ label, lines }: { label: string; lines: readonly RotatingLine[] }) {
  const text = useText(words).rotating;
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [looked, setLooked] = useState(false);
  const count = lines.length;
  const runs = !still && !stopped && !looked && count > 1;
  const at = Math.min(current, count - 1);

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setCurrent((now) => (now + 1) % count), STAYS_MS);
    return () => clearInterval(timer);
  }, [runs, count]);

  return (
    <Box
      component="section"
      aria-label={label}
      data-running={runs}
      onMouseEnter={() => setLooked(true)}
      onMouseLeave={() => setLooked(false)}
      onFocus={() => setLooked(true)}
      onBlur={() => setLooked(false)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        bgcolor: 'brand.tint',
      }}
    >
      <Box component="strong" sx={{ flexShrink: 0, fontSize: '0.875rem', display: { xs: 'none', sm: 'block' } }}>
        {label}
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          flex: 1,
          minWidth: 0,
          position: 'relative',
          overflow: 'hidden',
          height: HEIGHT,
        }}
      >
        {lines.map((line, index) => {
          const place = placeOf(index, at, count);
          return (
            <Box
              component="li"
              key={line.key}
              inert={place !== 'shown'}
              sx={{
                position: 'absolute',
                inset: 0,
                lineHeight: `${HEIGHT}px`,
                ...oneLine,
                transform: MOVED[place],
                visibility: place === 'shown' || (place === 'gone' && !still) ? 'visible' : 'hidden',
                transition: still || place === 'waits' ? 'none' : `transform ${MOVES_MS}ms ease`,
              }}
            >
              {line.to ? (
                <Box component={Link} to={line.to} sx={{ color: 'text.primary', textDecorationColor: 'transparent' }}>
                  {line.text}
                </Box>
              ) : (
                line.text
              )}
            </Box>
          );
        })}
      </Box>
      {still ? null : (
        <IconButton
          size="small"
          aria-label={stopped ? text.goOn : text.stop}
          onClick={() => setStopped(!stopped)}
          sx={{ flexShrink: 0 }}
        >
          {stopped ? <PlayIcon /> : <PauseIcon />}
        </IconButton>
      )}
      <IconButton
        size="small"
        aria-label={text.next}
        onClick={() => setCurrent((now) => (now + 1) % count)}
        sx={{ flexShrink: 0 }}
      >
        <ChevronDownIcon />
      </IconButton>
    </Box>
  );
}
