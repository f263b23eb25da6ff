import { describe, expect, it } from 'vitest';
import { secondsOfShown, shownTime } from '../../db/contract/time.ts';
import { codeMonth, dayEnd, dayStart, monthSpan, monthsLater, namedDay } from '../../functions/platform/clock.ts';

const later = (shown: string, months: number): string => shownTime(monthsLater(secondsOfShown(shown), months));

describe('months of Asia/Shanghai', () => {
  it.each([
    // In London it is still the last of February: its 28th is not what anybody here counts from.
    ['2026-03-01 02:00:00', 1, '2026-04-01 02:00:00'],
    ['2026-01-31 02:00:00', 3, '2026-04-30 02:00:00'],
    ['2026-01-31 23:59:59', 1, '2026-02-28 23:59:59'],
    ['2028-01-31 07:59:59', 1, '2028-02-29 07:59:59'],
    ['2028-02-29 00:00:00', 12, '2029-02-28 00:00:00'],
    ['2027-12-31 00:30:00', 2, '2028-02-29 00:30:00'],
    ['2026-12-01 00:00:00', 1, '2027-01-01 00:00:00'],
    ['2027-01-01 03:00:00', -1, '2026-12-01 03:00:00'],
    ['2026-05-31 06:00:00', -3, '2026-02-28 06:00:00'],
    ['2026-07-15 12:34:56', 0, '2026-07-15 12:34:56'],
  ])('%s and %i months are %s: the same day and time, or the last of the month', (from, months, end) => {
    expect(later(from, months)).toBe(end);
  });

  it('every hour of a year leads into the month so many later, and never back', () => {
    const start = secondsOfShown('2027-12-01 00:00:00');
    let before = 0;
    for (let hour = 0; hour < 400 * 24; hour += 1) {
      const at = start + hour * 3600;
      const end = monthsLater(at, 1);
      const next = monthSpan(shownTime(at).slice(0, 7))[1];
      const [from, to] = monthSpan(shownTime(next).slice(0, 7));
      expect(end >= from && end < to, shownTime(at)).toBe(true);
      // Several days of a long month end on the last of a short one, at their own times.
      expect(dayStart(end)).toBeGreaterThanOrEqual(dayStart(before));
      expect(end - dayStart(end)).toBe(at - dayStart(at));
      before = end;
    }
  });

  it('PUB-123 PUB-124 a code belongs to the month of the moment here, at the turn of the year too', () => {
    const month = (shown: string) => codeMonth(secondsOfShown(shown));
    expect(month('2026-12-31 23:59:59').yyMM).toBe('2612');
    expect(month('2027-01-01 00:00:00')).toEqual({ yyMM: '2701', start: secondsOfShown('2027-01-01 00:00:00') });
    expect(month('2028-02-29 23:59:59').yyMM).toBe('2802');
    expect(month('2028-03-01 07:59:59').yyMM).toBe('2803');
    const midnight = secondsOfShown('2027-01-01 00:00:00');
    expect([dayStart(midnight), dayEnd(midnight - 1)]).toEqual([midnight, midnight]);
  });
});

describe('a day as somebody names it', () => {
  it.each(['2027-02-29', '2026-02-31', '2026-13-01', '2026-00-10', '2026-04-31', '2026-1-1', ''])(
    '%j is none',
    (text) => {
      expect(namedDay(text)).toBeNull();
    },
  );

  it.each(['2028-02-29', '2026-12-31', ' 2026-01-01 '])('%j begins at midnight in Shanghai', (text) => {
    expect(shownTime(namedDay(text) ?? 0)).toBe(`${text.trim()} 00:00:00`);
  });
});
