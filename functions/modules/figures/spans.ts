import type { Range } from '../../../db/contract/panels.ts';
import { shownMonth } from '../../platform/clock.ts';
import { type Counts, groupOf, type KeptFigures, lastMonths } from './kept.ts';

/** Steps that one picture can show: longer times are told by quarters, then by years. */
const MOST = 20;
const MONTHS = 12;

/** Kept groups by month, of which the earliest one begins all that there was. */
const BY_MONTH = [
  ['result', 'month'],
  ['demand', 'month'],
  ['deal', 'signed'],
  ['push', 'reached'],
] as const;

/** A time that figures tell of, in steps. */
export interface Span {
  range: Range;
  /** The oldest first: months `yyyy-MM`, quarters `yyyy-Qn` or years. */
  steps: readonly string[];
  /** Whether a kept name, which begins with its month or year, is within. */
  holds: (name: string) => boolean;
  /** The step of a month. */
  stepOf: (month: string) => string;
}

const quarterOf = (month: string): string => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`;
const yearOf = (month: string): string => month.slice(0, 4);
const monthOf = (name: string): string => name.slice(0, 7);

/** All months from one to another, both included. */
function monthsFrom(first: string, last: string): string[] {
  const months: string[] = [];
  for (let [year = 0, month = 1] = first.split('-').map(Number); ; month += 1) {
    if (month > MONTHS) [year, month] = [year + 1, 1];
    const name = `${year}-${String(month).padStart(2, '0')}`;
    if (name > last) return months;
    months.push(name);
  }
}

function allOf(kept: KeptFigures, running: string): Span {
  const names = BY_MONTH.flatMap(([kind, group]) => Object.keys(groupOf(kept, kind, group)));
  const first = [running, ...names].sort()[0] ?? running;
  const months = monthsFrom(first, running);
  const stepOf = months.length <= MONTHS ? monthOf : months.length <= MOST * 3 ? quarterOf : yearOf;
  return { range: 'all', steps: [...new Set(months.map(stepOf))].slice(-MOST), holds: () => true, stepOf };
}

/**
 * The time that a range means.
 * @param at unix seconds: the running month
 */
export function spanOf(range: Range, at: number, kept: KeptFigures): Span {
  const running = shownMonth(at);
  if (range === 'all') return allOf(kept, running);
  const year = yearOf(running);
  const steps = range === 'year' ? monthsFrom(`${year}-01`, running) : lastMonths(running);
  const holds =
    range === 'year' ? (name: string) => yearOf(name) === year : (name: string) => steps.includes(monthOf(name));
  return { range, steps, holds, stepOf: monthOf };
}

/** The numbers within, together. */
export const sumIn = ({ holds }: Span, counts: Counts): number =>
  Object.entries(counts).reduce((sum, [name, n]) => (holds(name) ? sum + n : sum), 0);

/** The numbers of each step, from those of months. */
export function byStep({ steps, stepOf }: Span, counts: Counts): number[] {
  const sums = new Map<string, number>();
  for (const [month, n] of Object.entries(counts)) sums.set(stepOf(month), (sums.get(stepOf(month)) ?? 0) + n);
  return steps.map((step) => sums.get(step) ?? 0);
}

/** The numbers within by facet token, from names of a month and a token. */
export function byToken({ holds }: Span, counts: Counts): Counts {
  const sums: Record<string, number> = {};
  for (const [name, n] of Object.entries(counts)) {
    const token = name.slice(name.indexOf(':') + 1);
    if (holds(name)) sums[token] = (sums[token] ?? 0) + n;
  }
  return sums;
}
