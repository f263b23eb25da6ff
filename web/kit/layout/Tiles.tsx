import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface TilesProps<C> {
  label?: string;
  rows: readonly C[];
  idOf: (row: C) => string;
  tile: (row: C) => ReactNode;
  /** Pixels that a tile needs at least. */
  min?: number;
  /** As many to a line on wide screens, whatever room a tile needs; half as many on narrower ones. */
  columns?: number;
  gap?: number;
  /** Other rows are on their way. */
  busy?: boolean;
}

/** Cards side by side, as many to a line as have room. */
export function Tiles<C>({ label, rows, idOf, tile, min = 320, columns, gap = 2.5, busy = false }: TilesProps<C>) {
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
        gridTemplateColumns: columns
          ? {
              xs: 'minmax(0, 1fr)',
              sm: `repeat(${columns % 2 ? columns : 2}, minmax(0, 1fr))`,
              md: `repeat(${columns}, minmax(0, 1fr))`,
            }
          : `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`,
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
