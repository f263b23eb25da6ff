import { describe, expect, test } from 'vitest';
import { leadingIds } from '../local/coverage.ts';
import { cronIsDue } from '../local/cron.ts';
import { routeMatcher } from '../local/entry/routes.ts';
import { Faults } from '../local/gateway/faults.ts';

describe('requirement coverage', () => {
  test('counts the ids that lead a title, and no others', () => {
    expect(leadingIds('PUB-001 PUB-002, SIGN-003 a name is kept')).toEqual(['PUB-001', 'PUB-002', 'SIGN-003']);
    expect(leadingIds('a name of PUB-001 is kept')).toEqual([]);
  });
});

describe('local routing', () => {
  test('an exclusion of _routes.json wins over an inclusion', () => {
    const reaches = routeMatcher({ include: ['/web/*', '/'], exclude: ['/web/static/*'] });
    expect(['/', '/web/health', '/web/static/a.js', '/x', '/website'].map(reaches)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('local clock', () => {
  test('a cron expression is due in its minutes only', () => {
    const at = (minute: number, hour = 3) => new Date(Date.UTC(2026, 10, 2, hour, minute));
    expect([0, 5, 7].map((minute) => cronIsDue('*/5 * * * *', at(minute)))).toEqual([true, true, false]);
    expect([2, 3].map((hour) => cronIsDue('10 3 * * *', at(10, hour)))).toEqual([false, true]);
    expect([1, 2, 3].map((minute) => cronIsDue('1-2,9 * * * 1', at(minute)))).toEqual([true, true, false]);
  });
});

describe('gateway faults', () => {
  test('a rate is spread evenly, so that counts are exact', () => {
    const faults = new Faults();
    faults.set('wechat', { kind: 'timeout' }, 0.25);
    const kinds = Array.from({ length: 8 }, () => faults.next('wechat').kind);
    expect(kinds.filter((kind) => kind === 'timeout')).toHaveLength(2);
    expect(faults.next('sms').kind).toBe('ok');
  });
});
