import { medianDays, toldSum, type YearFigures } from '../../../db/contract/figures.ts';
import { now, shownTime } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { byMonth, figuresNow, groupOf, type KeptFigures, lastMonths, sumOf } from './kept.ts';

/**
 * The four figures, from what is kept.
 * @param at unix seconds: the year that runs then, and the twelve months up to it
 */
export function yearFiguresOf(kept: KeptFigures, at: number): YearFigures {
  const month = shownTime(at).slice(0, 7);
  const year = month.slice(0, 4);
  const months = lastMonths(month);
  const counts = (kind: string, group: string) => groupOf(kept, kind, group);
  const inYear = (kind: string, group: string) => sumOf(counts(kind, group), year);
  const answers = Object.entries(counts('deal', 'answer')).flatMap(([name, n]): [number, number][] => {
    const [of, tenths] = name.split(':');
    return of === year ? [[Number(tenths), n]] : [];
  });
  return {
    counted_time: at,
    year: Number(year),
    months,
    signed: {
      n: inYear('deal', 'signed'),
      amount: toldSum(inYear('deal', 'yuan'), inYear('deal', 'priced')),
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
    first_answer: { n: answers.reduce((sum, [, n]) => sum + n, 0), days: medianDays(new Map(answers)) },
  };
}

/** The platform in four figures of the running year: some twenty kept rows, in one round trip. */
export const yearFigures = async (db: Database): Promise<YearFigures> => yearFiguresOf(await figuresNow(db), now());
