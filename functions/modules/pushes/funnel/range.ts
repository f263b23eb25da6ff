import { FUNNEL_LIMITS } from '../../../../db/contract/push-records.ts';
import { DAY } from '../../../../db/contract/time.ts';
import { dayStart, namedDay, now, shownMonth } from '../../../platform/clock.ts';
import type { Statement } from '../../../platform/database.ts';
import { invalid } from '../../../platform/errors.ts';

/** Days of the range where none is given. */
const USUAL = 92;

/** What the funnel is asked for, as the query says it. */
interface RangeQuery {
  /** First and last day, yyyy-MM-dd in UTC+8. */
  from?: string | undefined;
  to?: string | undefined;
  item_type?: string | undefined;
  push_id?: string | undefined;
}

/** Unix seconds; `to` is the first second after the range. */
export interface Range {
  from: number;
  to: number;
  itemType: number | null;
  pushId: string | null;
}

/**
 * The range that is meant; three months up to today unless told.
 * @throws AppError 422 for one that is longer than a year, or ends before it begins
 */
export function rangeOf(query: RangeQuery): Range {
  const last = namedDay(query.to) ?? dayStart(now());
  const from = namedDay(query.from) ?? last - USUAL * DAY;
  if (from > last) throw invalid([{ field: 'from', code: 'invalid_value' }]);
  if (last - from >= FUNNEL_LIMITS.days * DAY) throw invalid([{ field: 'from', code: 'push_range_long' }]);
  return {
    from,
    to: last + DAY,
    itemType: query.item_type === '1' || query.item_type === '2' ? Number(query.item_type) : null,
    pushId: query.push_id?.trim() || null,
  };
}

/** The months of a range, `yyyy-MM` in UTC+8, first to last. */
export function monthsOf({ from, to }: Range): string[] {
  const months: string[] = [];
  for (let time = from; time < to; time += DAY) {
    const month = shownMonth(time);
    if (months.at(-1) !== month) months.push(month);
  }
  return months;
}

/** What was never begun has chosen nobody yet. */
const BEGUN = 'is_delete = 0 AND (confirm_time IS NOT NULL OR push_status = 1)';

/**
 * Select of the pushes that count, newest first; one alone where it is named. In the order of the index by time alone: no more of
 * them are read than there are in the range, and none is sorted.
 * @param columns of `push_wechat`
 * @param page its rows alone
 */
export function pushesIn(
  { from, to, itemType, pushId }: Range,
  columns = 'id',
  { offset, size }: { offset: number; size: number } = { offset: 0, size: FUNNEL_LIMITS.pushes },
): Statement {
  if (pushId) {
    return {
      sql: `SELECT ${columns} FROM push_wechat WHERE ${BEGUN} AND id = ? LIMIT ? OFFSET ?`,
      params: [pushId, size, offset],
    };
  }
  return {
    sql: `SELECT ${columns} FROM push_wechat WHERE ${BEGUN} AND +item_type ${itemType === null ? 'IN (1, 2)' : '= ?'}
  AND add_time >= ? AND add_time < ? ORDER BY add_time DESC, id DESC LIMIT ? OFFSET ?`,
    params: [
      ...(itemType === null ? [] : [itemType]),
      ...[from, to, Math.max(0, Math.min(size, FUNNEL_LIMITS.pushes - offset)), offset],
    ],
  };
}
