import type { Lang } from '../../../../db/contract/errors.ts';
import { FUNNEL_LIMITS, type Funnel } from '../../../../db/contract/push-records.ts';
import { shownMonth } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { type CreditedDeal, figuresOf, noFigures, sumFigures } from '../records/figures.ts';
import { monthsOf, pushesIn, type Range } from './range.ts';

/**
 * What pushes of a range led to, altogether and by the month in which each was made: chosen, sent, failed by reason,
 * opened, answered, deals. A month without a push has a line as well. A deal that several pushes may claim counts once in every sum.
 */
export async function funnelOf(db: Database, range: Range, lang: Lang): Promise<Funnel> {
  const { sql, params } = pushesIn(range, 'id, add_time');
  const rows = (await db.all<{ id: string; add_time: number }>(sql, params)).reverse();
  const ids = rows.map(({ id }) => id);
  const { figures, deals } = await figuresOf(db, ids, null, lang);
  const months = new Map<string, string[]>(range.pushId ? [] : monthsOf(range).map((month) => [month, []]));
  for (const { id, add_time } of rows) {
    const month = shownMonth(add_time);
    months.set(month, [...(months.get(month) ?? []), id]);
  }
  const sum = (of: readonly string[], credited: readonly CreditedDeal[]) =>
    sumFigures(
      of.map((id) => figures.get(id) ?? noFigures()),
      credited,
    );
  return {
    from: range.from,
    to: range.to,
    pushes: rows.length,
    more: rows.length === FUNNEL_LIMITS.pushes,
    total: sum(ids, deals),
    months: [...months].map(([month, of]) => ({
      month,
      pushes: of.length,
      figures: sum(
        of,
        deals.filter(({ push_id }) => of.includes(push_id)),
      ),
    })),
  };
}
