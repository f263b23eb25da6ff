import { monthsLater } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { monthsOf, readMonths } from '../../../platform/listing.ts';

export { monthsOf, readMonths } from '../../../platform/listing.ts';

/** Months that a listing lasts (setting `listing-months`). */
export const listingMonths = async (db: Database): Promise<number> =>
  monthsOf(await db.all(readMonths.sql, readMonths.params));

/**
 * When a listing that runs until `end` ends after one more term.
 * @param end unix seconds or null; a term that is over counts from `at`
 */
export const renewedEnd = (end: number | null, at: number, months: number): number =>
  monthsLater(Math.max(at, end ?? 0), months);
