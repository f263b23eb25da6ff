import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TilesProps<C> {
  label?: string;
  rows: readonly C[];
  idOf: (row: C) => string;
  tile: (row: C) => ReactNode;
  /** Pixels that a tile needs at least. */
  min?: number;
  gap?: number;
  /** Other rows are on their way. */
  busy?: boolean;
}

/** Cards side by side, as many to a line as have room. */
export function Tiles<C>({ label, rows, idOf, tile, min = 320, gap = 2.5, busy = false }: TilesProps<C>) {
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={busy}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`,
        opacity: busy ? 0.6 : 1,
        transition: 'opacity 120ms',
      }}
    >
      {rows.map((row) => (
        <li key={idOf(row)}>{tile(row)}</li>
      ))}
    </Box>
  );
}
