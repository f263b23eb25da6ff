import { medianDays, toldSum, type YearFigures } from '../../../db/contract/figures.ts';
import { now, shownMonth } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { byMonth, figuresNow, groupOf, type KeptFigures, lastMonths, sumOf } from './kept.ts';

/**
 * Deals that the publishing side answered, and the median days until it did.
 * @param holds whether a deal opened in a month `yyyy-MM` is meant
 */
export function firstAnswers(kept: KeptFigures, holds: (name: string) => boolean): YearFigures['first_answer'] {
  const tenths = new Map<number, number>();
  for (const [name, n] of Object.entries(groupOf(kept, 'deal', 'answer'))) {
    const lasted = Number(name.slice(name.indexOf(':') + 1));
    if (holds(name)) tenths.set(lasted, (tenths.get(lasted) ?? 0) + n);
  }
  return { n: [...tenths.values()].reduce((sum, n) => sum + n, 0), days: medianDays(tenths) };
}

/** The sum of the amounts signed in calendar years, in 10,000 yuan as it may be told. */
export function amountOf(kept: KeptFigures, years: readonly string[]): number | null {
  const [shown, told, deals] = ['shown', 'told', 'told-n'].map((group) => groupOf(kept, 'deal', group));
  return toldSum(
    years.map((year) => ({ shown: shown?.[year] ?? 0, told: told?.[year] ?? 0, deals: deals?.[year] ?? 0 })),
  );
}

/**
 * The four figures, from what is kept.
 * @param at unix seconds: the year that runs then, and the twelve months up to it
 */
function yearFiguresOf(kept: KeptFigures, at: number): YearFigures {
  const month = shownMonth(at);
  const year = month.slice(0, 4);
  const months = lastMonths(month);
  const counts = (kind: string, group: string) => groupOf(kept, kind, group);
  const inYear = (kind: string, group: string) => sumOf(counts(kind, group), year);
  return {
    counted_time: at,
    year: Number(year),
    months,
    signed: {
      n: inYear('deal', 'signed'),
      amount: amountOf(kept, [year]),
      months: byMonth(counts('deal', 'signed'), months),
    },
    demands: {
      published: sumOf(counts('demand', 'month')),
      answered: sumOf(counts('demand', 'answered')),
      months: byMonth(counts('demand', 'answered'), months),
    },
    pushes: {
      reached: inYear('push', 'reached'),
      opened: inYear('push', 'opened'),
      months: byMonth(counts('push', 'reached'), months),
    },
    first_answer: firstAnswers(kept, (name) => name.startsWith(year)),
  };
}

/** The platform in four figures of the running year: some twenty kept rows, in one round trip. */
export const yearFigures = async (db: Database): Promise<YearFigures> => yearFiguresOf(await figuresNow(db), now());
