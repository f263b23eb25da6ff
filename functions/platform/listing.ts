import { monthsLater } from './clock.ts';
import type { Statement } from './database.ts';

/** Months of a listing where the setting says nothing that can be understood. */
const DEFAULT_MONTHS = 12;

/** Reads the setting `listing-months`; `monthsOf` takes its rows. */
export const readMonths: Statement = { sql: `SELECT value FROM setting WHERE id = 'listing-months'`, params: [] };

/** Months that a listing lasts, from the rows of `readMonths`: 1 to 120. */
export function monthsOf(rows: readonly unknown[] | undefined): number {
  const months = Number((rows?.[0] as { value?: string } | undefined)?.value);
  return Number.isInteger(months) && months >= 1 && months <= 120 ? months : DEFAULT_MONTHS;
}

/**
 * When a listing that begins now ends.
 * @param rows rows of `readMonths`; @param at unix seconds
 */
export const listingEnd = (rows: readonly unknown[] | undefined, at: number): number => monthsLater(at, monthsOf(rows));
