import { AHEAD, DAY, shownTime } from '../../db/contract/time.ts';
import type { Cell } from '../../db/reference/tables.ts';
import { hash32 } from './random.ts';

export type { Cell };

/** One row under its wire names. */
export type Row = Record<string, Cell>;

/** Rows of one table, under its wire name. */
export interface TableRows {
  table: string;
  rows: Row[];
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function base32(value: number, width: number): string {
  let text = '';
  for (let rest = value, i = 0; i < width; i++) {
    text = ALPHABET.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/**
 * A ULID that is always the same for the same row, whenever the demo is loaded (decision 19): it sorts by time, and kind and
 * number make it unique.
 * @param kind what the row is, such as `result`
 * @param number running number within the kind, below 2^35
 * @param time unix seconds
 */
export function demoId(kind: string, number: number, time: number): string {
  const mixed = Math.imul(number ^ 0x5bd1e995, 0x9e3779b1) >>> 0;
  return base32((time - MOVED) * 1000, 10) + base32(hash32(kind), 4) + base32(mixed, 5) + base32(number, 7);
}

const counters = new Map<string, number>();

/** Number of the next row that a test makes of a kind; far above the numbers of the demo data. */
export function nextNumber(kind: string): number {
  const number = (counters.get(kind) ?? 900_000) + 1;
  counters.set(kind, number);
  return number;
}

/** Days of the demo period, and 09:30 in Shanghai of the day from which keys count them. */
const PERIOD = 660;
const FIRST = Date.UTC(2025, 0, 1, 1, 30) / 1000;

/** Whole days by which the period is moved, so that it ends yesterday. */
const MOVED = (Math.floor((Date.now() / 1000 - FIRST) / DAY) - PERIOD - 1) * DAY;

/** 09:30 in Shanghai on the first day of the demo data, in unix seconds. */
export const DEMO_START = FIRST + MOVED;

/**
 * A time in working hours of the demo period, which ends yesterday.
 * @param number row number; @param total how many rows share the period evenly
 * @returns unix seconds, growing with the number, for test rows (beyond `total`) the end of the period
 */
export function demoTime(number: number, total: number): number {
  const day = Math.floor((Math.min(number, total) * PERIOD) / total);
  return DEMO_START + day * DAY + ((number * 2_477) % (8 * 3600));
}

/**
 * A time in working hours of a day before the load.
 * @param now unix seconds of the load; @param days how many days before, at least 1; @param hours after nine in Shanghai
 */
export const workingTime = (now: number, days: number, hours: number): number =>
  now - ((now + AHEAD) % DAY) - days * DAY + (9 + hours) * 3600;

/** Year and month of unix seconds in Shanghai as four digits, the middle of a code (core§9). */
export function shanghaiMonth(time: number): string {
  return shownTime(time).slice(2, 7).replace('-', '');
}

/** Numbers codes month by month, as the platform does (core§9). */
export function codeCounter(): (prefix: string, time: number) => string {
  const last = new Map<string, number>();
  return (prefix, time) => {
    const month = shanghaiMonth(time);
    const number = (last.get(month) ?? 0) + 1;
    last.set(month, number);
    return `${prefix}${month}${String(number).padStart(3, '0')}`;
  };
}
