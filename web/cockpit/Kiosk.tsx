import Box from '@mui/material/Box';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { PANELS, type Panel } from '../../db/contract/panels';
import words from '../i18n/cockpit';
import { useText } from '../kit/i18n';
import { button } from './button';
import { grown } from './grown';
import { useTour } from './useTour';

interface KioskProps {
  seconds: number;
  /** The figures above, and the panel that stands. */
  head: ReactNode;
  panel: (panel: Panel) => ReactNode;
  onLeave: () => void;
}

/** For screens on walls: one panel after the other over the whole window, dark, until Esc; everything else is out of reach meanwhile. */
export function Kiosk({ seconds, head, panel, onLeave }: KioskProps) {
  const text = useText(words);
  const dialog = useRef<HTMLDialogElement>(null);
  const tour = useTour(PANELS.length, seconds);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // The first link would be marked as if somebody had chosen it.
    shown?.focus();
    return () => shown?.close();
  }, []);
  useEffect(() => {
    // Esc leaves the full screen before it reaches the page.
    const onChange = () => document.fullscreenElement === null && onLeave();
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [onLeave]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') tour.go(1);
    else if (event.key === 'ArrowLeft') tour.go(-1);
    else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) tour.setPaused(!tour.paused);
    else return;
    event.preventDefault();
  };
  const now = PANELS[tour.at] ?? 'flow';
  return (
    <Box
      component="dialog"
      ref={dialog}
      tabIndex={-1}
      data-theme="dark"
      aria-label={text.kiosk}
      onKeyDown={onKeyDown}
      onCancel={onLeave}
      sx={{
        width: '100vw',
        height: '100vh',
        maxWidth: 'none',
        maxHeight: 'none',
        m: 0,
        p: '1rem',
        border: 0,
        bgcolor: 'background.default',
        color: 'text.primary',
        display: 'flex',
        flexDirection: 'column',
        gap: '1rem',
        overflow: 'auto',
        '& [data-panel] [data-controls], & [data-panel][data-controls]': { display: 'none' },
        // Read from across a room.
        '& [data-panel]': { flex: { xs: '1 0 auto', lg: '1 1 0' }, ...grown(1.75) },
        '&:focus': { outline: 'none' },
      }}
    >
      <Box sx={{ ...grown(1), display: 'grid', gap: '0.75rem' }}>
        <Box sx={{ fontSize: '1.375rem', fontWeight: 700 }}>{text.title}</Box>
        {head}
      </Box>
      {panel(now)}
      <Box
        sx={{
          ...grown(1),
          display: 'flex',
          flexWrap: 'wrap',
          gap: '0.5rem 1rem',
          alignItems: 'center',
          color: 'text.secondary',
        }}
      >
        <span>{text.tour(tour.at + 1, PANELS.length)}</span>
        <Box aria-hidden sx={{ display: 'flex', gap: '0.375rem', flex: '1 1 8rem' }}>
          {PANELS.map((each, index) => (
            <Box
              key={each}
              sx={{
                flex: 1,
                height: '0.25rem',
                borderRadius: '0.125rem',
                bgcolor: index === tour.at ? 'warning.main' : 'divider',
              }}
            />
          ))}
        </Box>
        <span>{tour.still ? text.still : text.keys}</span>
        {tour.still ? null : (
          <Box
            component="button"
            type="button"
            aria-pressed={tour.paused}
            onClick={() => tour.setPaused(!tour.paused)}
            sx={button}
          >
            {tour.paused ? text.go : text.pause}
          </Box>
        )}
        <Box component="button" type="button" onClick={onLeave} sx={button}>
          {text.leave}
        </Box>
      </Box>
    </Box>
  );
}
