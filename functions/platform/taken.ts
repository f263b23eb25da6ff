import type { Page } from './envelope.ts';
import { pageOf } from './envelope.ts';
import type { pagingOf } from './paging.ts';

type Paged = ReturnType<typeof pagingOf>;

/** Rows that a page of a list reads where nothing narrows it (house 9, decision 176). */
const ROWS = 60;

/**
 * How many rows a page takes from the database: its own, and of those that follow as many as it may read, which tell how many there are.
 * @param beside rows that the page reads besides
 */
export const taken = ({ size, offset }: Paged, beside = 0): number => size + Math.max(1, ROWS - beside - offset - size);

/**
 * The page of rows that were taken so; `more` says that others follow those that were counted.
 * @param rows from the page's first on
 * @param most how many were asked for
 */
export function pageTaken<T>(rows: readonly T[], { current, size, offset }: Paged, most: number): Page<T> {
  const more = rows.length === most;
  return pageOf(rows.slice(0, size), current, size, offset + rows.length - (more ? 1 : 0), more);
}
