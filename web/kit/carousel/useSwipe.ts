import { type TouchEvent, useRef } from 'react';

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
export function useSwipe(step: (by: 1 | -1) => void): Swipe {
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
