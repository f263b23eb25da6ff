import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** How many stand side by side on screens of each width. */
export type Columns = Readonly<Record<'xs' | 'sm' | 'md' | 'lg', number>>;

const repeated = (count: number): string => `repeat(${count}, minmax(0, 1fr))`;

/** The columns of a grid on screens of each width. */
export const gridColumns = ({ xs, sm, md, lg }: Columns) => ({
  ...{ xs: repeated(xs), sm: repeated(sm), md: repeated(md), lg: repeated(lg) },
});

const evenly = (columns: number): Columns => ({
  ...{ xs: 1, sm: columns % 2 ? columns : 2, md: columns, lg: columns },
});

export interface TilesProps<C> {
  label?: string;
  rows: readonly C[];
  idOf: (row: C) => string;
  tile: (row: C) => ReactNode;
  /** Pixels that a tile needs at least. */
  min?: number;
  /** As many to a line on wide screens, whatever room a tile needs, and half as many on narrower ones; or how many on each. */
  columns?: number | Columns;
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
          ? gridColumns(typeof columns === 'number' ? evenly(columns) : columns)
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
