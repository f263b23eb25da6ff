import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, type RefObject, type TouchEvent, useEffect, useRef, useState } from 'react';
import words from '../../i18n/talk';
import { useText } from '../i18n';
import { ChevronLeftIcon, ChevronRightIcon } from '../layout/icons';
import { FullscreenIcon, LeaveFullscreenIcon, PauseIcon, PlayIcon } from './icons';

/** How long each picture stands (core§4, core§9). */
const AUTOPLAY_MS = 5000;

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Carousel {
  at: number;
  /** Steps on, wrapping around at both ends. */
  step: (by: number) => void;
  show: (at: number) => void;
  playing: boolean;
  toggle: () => void;
  fullscreen: boolean;
  toggleFullscreen: () => void;
}

/** Which of the pictures is shown: the next one by itself, unless it was paused or fills the screen. */
function useCarousel(frame: RefObject<HTMLElement | null>, count: number, first = 0): Carousel {
  const [at, setAt] = useState(Math.min(Math.max(first, 0), Math.max(count - 1, 0)));
  const [playing, setPlaying] = useState(() => !prefersStill());
  const [fullscreen, setFullscreen] = useState(false);

  useEffect(() => {
    const follow = () => setFullscreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that was just chosen stands for its full time.
  useEffect(() => {
    if (!playing || fullscreen || count < 2) return;
    const timer = setTimeout(() => setAt((now) => (now + 1) % count), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [playing, fullscreen, count, at]);

  const toggleFullscreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void frame.current?.requestFullscreen?.();
  };
  return {
    at,
    step: (by) => setAt((now) => (now + by + count) % count),
    show: setAt,
    playing,
    toggle: () => setPlaying((now) => !now),
    fullscreen,
    toggleFullscreen,
  };
}

/** A finger that moves no further than this means nothing (core§9), in CSS pixels. */
const THRESHOLD = 50;

interface Swipe {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/**
 * One finger that moves sideways steps on or back; moving up or down scrolls the page.
 * @param step called with 1 for the next, -1 for the previous
 */
function useSwipe(step: (by: 1 | -1) => void): Swipe {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      const finger = touches[0];
      from.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const begun = from.current;
      const finger = changedTouches[0];
      from.current = null;
      if (!begun || !finger) return;
      const across = finger.clientX - begun.x;
      if (Math.abs(across) <= THRESHOLD || Math.abs(across) < Math.abs(finger.clientY - begun.y)) return;
      step(across < 0 ? 1 : -1);
    },
  };
}

interface CarouselProps {
  images: readonly string[];
  /** What the pictures show. */
  name: string;
  first?: number;
  /** Makes each picture a button. */
  onPick?: (at: number) => void;
  /** A cover fills its frame, a picture to look at is shown whole. */
  fit?: 'cover' | 'contain';
}

const onPicture = {
  position: 'absolute',
  color: '#fff',
  bgcolor: 'rgba(12, 22, 36, 0.62)',
  '&:hover': { bgcolor: 'rgba(12, 22, 36, 0.82)' },
} as const;

const middle = { top: 'calc(50% - 20px)' } as const;

/** Pictures one after the other (core§2, core§4): previous, next, pause and the whole screen. */
export default function Carousel({ images, name, first = 0, onPick, fit = 'cover' }: CarouselProps) {
  const text = useText(words).carousel;
  const frame = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(frame, images.length, first);
  const { at, fullscreen } = carousel;
  const several = images.length > 1;
  const swipe = useSwipe(carousel.step);
  const picture = (
    <Box
      component="img"
      src={images[at]}
      alt={`${name} ${text.slide(at + 1, images.length)}`}
      width={960}
      height={540}
      decoding="async"
      sx={{
        display: 'block',
        width: '100%',
        height: fullscreen ? '100vh' : 'auto',
        aspectRatio: fullscreen ? 'auto' : '16 / 9',
        objectFit: fullscreen ? 'contain' : fit,
      }}
    />
  );
  return (
    <Box
      component="section"
      ref={frame}
      aria-roledescription="carousel"
      aria-label={text.label}
      data-at={at}
      {...swipe}
      sx={{ position: 'relative', borderRadius: 3, overflow: 'hidden', background: 'var(--cover-pattern)' }}
    >
      {onPick ? (
        <Box
          component="button"
          type="button"
          aria-label={text.enlarge(at + 1)}
          onClick={() => onPick(at)}
          sx={{ display: 'block', width: '100%', p: 0, border: 0, bgcolor: 'transparent', cursor: 'zoom-in' }}
        >
          {picture}
        </Box>
      ) : (
        picture
      )}
      {several ? (
        <>
          <Control label={text.previous} sx={{ ...middle, left: 12 }} onClick={() => carousel.step(-1)}>
            <ChevronLeftIcon />
          </Control>
          <Control label={text.next} sx={{ ...middle, right: 12 }} onClick={() => carousel.step(1)}>
            <ChevronRightIcon />
          </Control>
          <Control
            label={carousel.playing ? text.pause : text.play}
            sx={{ bottom: 12, left: 12 }}
            onClick={carousel.toggle}
          >
            {carousel.playing ? <PauseIcon /> : <PlayIcon />}
          </Control>
        </>
      ) : null}
      <Control
        label={fullscreen ? text.leaveFullscreen : text.fullscreen}
        sx={{ bottom: 12, right: 12 }}
        onClick={carousel.toggleFullscreen}
      >
        {fullscreen ? <LeaveFullscreenIcon /> : <FullscreenIcon />}
      </Control>
      {several ? (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            bottom: 18,
            left: '50%',
            transform: 'translateX(-50%)',
            px: 1.25,
            py: 0.25,
            borderRadius: 4,
            fontSize: '0.8125rem',
            color: '#fff',
            bgcolor: 'rgba(12, 22, 36, 0.62)',
          }}
        >
          {at + 1} / {images.length}
        </Box>
      ) : null}
    </Box>
  );
}

interface ControlProps {
  label: string;
  sx: object;
  onClick: () => void;
  children: ReactNode;
}

function Control({ label, sx, onClick, children }: ControlProps) {
  return (
    <IconButton className="no-print" aria-label={label} title={label} onClick={onClick} sx={{ ...onPicture, ...sx }}>
      {children}
    </IconButton>
  );
}
