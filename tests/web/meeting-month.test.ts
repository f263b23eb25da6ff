import { expect, it } from 'vitest';
import { LAST_TIME } from '../../db/contract/time';
import { daysOf } from '../../web/features/meetings/month';

const at = (shown: string): number => Date.parse(`${shown}:00+08:00`) / 1000;
const meeting = (id: string, start_time: number | null, end_time: number | null) =>
  ({ id, start_time, end_time }) as Parameters<typeof daysOf>[1][number];
const idsOf = (month: string, meetings: Parameters<typeof daysOf>[1]) =>
  [...daysOf(month, meetings)].map(([day, held]) => [day, held.map(({ id }) => id)]);

it('SIGN-001 a month shows a meeting on each of its days, across the ends of the month and on the leap day', () => {
  const all = [
    meeting('into', at('2028-01-31T20:00'), at('2028-02-02T12:00')),
    meeting('until midnight', at('2028-02-27T09:00'), at('2028-02-28T00:00')),
    meeting('leap', at('2028-02-29T23:30'), at('2028-03-01T00:30')),
    meeting('untimed', null, null),
    meeting('turned', at('2028-02-10T12:00'), at('2028-02-09T12:00')),
  ];
  expect(idsOf('2028-02', all)).toEqual([
    ['2028-02-01', ['into']],
    ['2028-02-02', ['into']],
    ['2028-02-10', ['turned']],
    ['2028-02-27', ['until midnight']],
    ['2028-02-29', ['leap']],
  ]);
});

it('SIGN-001 a meeting without an end in sight costs a month no more than its days', () => {
  const begun = performance.now();
  const days = idsOf('2028-02', [meeting('for ever', at('2028-02-20T09:00'), LAST_TIME)]);
  expect(days.map(([day]) => day)).toEqual(Array.from({ length: 10 }, (_, place) => `2028-02-${20 + place}`));
  expect(performance.now() - begun).toBeLessThan(500);
});
