import * as z from 'zod';

/**
 * Deals whose amounts enter a sum together at least, and that a told sum holds at least unless everybody reads their amounts: fewer
 * would tell what a party paid, once the amounts of public cases are subtracted.
 */
export const DEALS_TOLD = 3;

/** Digits of a sum that are told. */
const DIGITS = 3;

/** The amounts of a year as they are kept, in yuan. */
interface KeptAmounts {
  /** Of deals whose amount everybody reads. */
  shown: number;
  /** Of deals whose amount their parties keep to themselves, as far as it has entered the sum. */
  told: number;
  /** How many deals `told` is made of. */
  deals: number;
}

/**
 * A sum as everybody may read it, in 10,000 yuan, rounded to three digits: public amounts, and the others where there are enough.
 * @returns null where nothing may be told
 */
export function toldSum(years: readonly KeptAmounts[]): number | null {
  const yuan = years.reduce((sum, { shown, told, deals }) => sum + shown + (deals >= DEALS_TOLD ? told : 0), 0);
  return yuan > 0 ? Number((yuan / 10_000).toPrecision(DIGITS)) : null;
}

/**
 * The median of durations that are counted by tenths of a day.
 * @param counts number of durations by tenths
 * @returns days with one decimal, null without any
 */
export function medianDays(counts: ReadonlyMap<number, number>): number | null {
  const ordered = [...counts].sort(([a], [b]) => a - b);
  const total = ordered.reduce((sum, [, n]) => sum + n, 0);
  const at = (place: number): number => {
    let passed = 0;
    for (const [tenths, n] of ordered) {
      passed += n;
      if (passed > place) return tenths;
    }
    return 0;
  };
  if (total === 0) return null;
  return Math.round((at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2) / 10;
}

const counts = z.array(z.number());

/** The platform in four figures, of the running year but for the demands, each with its last twelve months (`months`, the oldest first). */
export const yearFigures = z.object({
  /** When they were counted, unix seconds. */
  counted_time: z.number(),
  year: z.number(),
  /** `yyyy-MM` in UTC+8; the last one is still running. */
  months: z.array(z.string()),
  /** Deals signed, and the sum of their amounts in 10,000 yuan as it may be told. */
  signed: z.object({ n: z.number(), amount: z.number().nullable(), months: counts }),
  /** All demands published so far, those of them that somebody turned to, and these by the month of their publication. */
  demands: z.object({ published: z.number(), answered: z.number(), months: counts }),
  /** Messages to organisations that reached them, and those that were opened. */
  pushes: z.object({ reached: z.number(), opened: z.number(), months: counts }),
  /** Deals opened this year that the publishing side answered, and the median days until it did. */
  first_answer: z.object({ n: z.number(), days: z.number().nullable() }),
});
export type YearFigures = z.output<typeof yearFigures>;

const place = z.object({
  code: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  results: z.number(),
  demands: z.number(),
  /** Signed deals about results and demands from there. */
  deals: z.number(),
});
export type PlaceFigures = z.output<typeof place>;

/** A map that the authority approved: shown in place of the tiles, always with the number of its approval. */
const approvedMap = z.object({ picture: z.string(), number: z.string() });
export type ApprovedMap = z.output<typeof approvedMap>;

/** Provinces, or the places of one: public results and demands, signed deals. */
export const placeFigures = z.object({
  counted_time: z.number(),
  /** The place whose parts they are; empty for the country. */
  of: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  places: z.array(place),
  approved: approvedMap.nullable(),
});
export type PlacesFigures = z.output<typeof placeFigures>;
