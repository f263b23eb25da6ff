import Box from '@mui/material/Box';
import { type PointerEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useMedia } from './useMedia';

/** How long after its content changed the bar is measured again (core§9). */
const MEASURE_MS = 1000;
/** Pixels a second, and milliseconds for which it waits at either end. */
const SPEED = 24;
const RESTS_MS = 2000;
const LEAST = 24;

interface Measure {
  view: number;
  whole: number;
}

interface ScrollAreaProps {
  /** What is scrolled, for assistive technology. */
  label: string;
  /** Pixels; what is less high stands without a bar. */
  height: number;
  /** Scrolls by itself, until somebody points at it, walks into it, or wants no motion. */
  autoScroll?: boolean;
  children: ReactNode;
}

/** Moves the box on by itself while it runs, and begins anew at the end. */
function useAutoScroll(box: React.RefObject<HTMLDivElement | null>, runs: boolean): void {
  useEffect(() => {
    const { current } = box;
    if (!runs || !current) return;
    let frame = 0;
    let before = performance.now();
    let place = current.scrollTop;
    let rests = before + RESTS_MS;
    const step = (now: number) => {
      const passed = now - before;
      before = now;
      if (now >= rests) {
        const end = current.scrollHeight - current.clientHeight;
        if (place >= end) place = 0;
        else place = Math.min(end, place + (passed * SPEED) / 1000);
        if (place === 0 || place >= end) rests = now + RESTS_MS;
        current.scrollTop = place;
      }
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [box, runs]);
}

/** A box with a bar of its own beside what it scrolls (core§2); wheel, touch and keys work as in any other. */
export function ScrollArea({ label, height, autoScroll = false, children }: ScrollAreaProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [looked, setLooked] = useState(false);
  const [{ view, whole }, setMeasure] = useState<Measure>({ view: height, whole: height });
  const [place, setPlace] = useState(0);
  const room = whole - view;
  useAutoScroll(box, autoScroll && !still && !looked && room > 1);

  const measure = useCallback(() => {
    const { current } = box;
    if (current) setMeasure({ view: current.clientHeight, whole: current.scrollHeight });
  }, []);
  useEffect(() => {
    measure();
    let timer = 0;
    const later = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = window.setTimeout(measure, MEASURE_MS);
    });
    if (inner.current) later.observe(inner.current);
    return () => {
      clearTimeout(timer);
      later.disconnect();
    };
  }, [measure]);

  const bar = Math.max(LEAST, (view / Math.max(whole, 1)) * view);
  const top = room > 0 ? (place / room) * (view - bar) : 0;
  const drag = (event: PointerEvent<HTMLElement>) => {
    const { current } = box;
    if (!current || event.button !== 0) return;
    event.preventDefault();
    const track = event.currentTarget;
    const from = event.clientY - track.getBoundingClientRect().top;
    // On the thumb it is taken where it is, beside it the thumb comes there.
    const held = from >= top && from <= top + bar ? from - top : bar / 2;
    const moveTo = (y: number) => {
      const free = Math.max(view - bar, 1);
      current.scrollTop = ((y - track.getBoundingClientRect().top - held) / free) * room;
    };
    const move = (moved: globalThis.PointerEvent) => moveTo(moved.clientY);
    const end = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
    moveTo(event.clientY);
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };

  return (
    <Box
      onMouseEnter={() => setLooked(true)}
      onMouseLeave={() => setLooked(false)}
      onFocus={() => setLooked(true)}
      onBlur={() => setLooked(false)}
      onTouchStart={() => setLooked(true)}
      sx={{ position: 'relative' }}
    >
      <Box
        ref={box}
        id={id}
        role="region"
        aria-label={label}
        // What scrolls must be reached by keyboard.
        tabIndex={0}
        onScroll={(event) => setPlace(event.currentTarget.scrollTop)}
        sx={{
          maxHeight: height,
          overflowY: 'auto',
          scrollbarWidth: 'none',
          '&::-webkit-scrollbar': { display: 'none' },
          pr: 2,
          '&:focus-visible': { outline: '3px solid', outlineColor: 'brand.line', borderRadius: 1 },
        }}
      >
        <Box ref={inner}>{children}</Box>
      </Box>
      {room > 1 ? (
        <Box
          role="scrollbar"
          aria-controls={id}
          aria-orientation="vertical"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={Math.round(room)}
          aria-valuenow={Math.round(Math.min(place, room))}
          onPointerDown={drag}
          sx={{
            position: 'absolute',
            top: 0,
            right: 0,
            width: 10,
            height: view,
            borderRadius: 5,
            bgcolor: 'action.hover',
            touchAction: 'none',
            cursor: 'pointer',
          }}
        >
          <Box
            sx={{
              position: 'absolute',
              right: 2,
              width: 6,
              borderRadius: 3,
              bgcolor: 'action.disabled',
              '&:hover': { bgcolor: 'primary.main' },
            }}
            style={{ top, height: bar }}
          />
        </Box>
      ) : null}
    </Box>
  );
}
