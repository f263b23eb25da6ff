import { type RefObject, useEffect, useState } from 'react';

/** How long each picture stands (core§4, core§9). */
const AUTOPLAY_MS = 5000;

const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export interface Carousel {
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
export function useCarousel(frame: RefObject<HTMLElement | null>, count: number, first = 0): Carousel {
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
