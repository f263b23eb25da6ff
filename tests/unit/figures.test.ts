import { describe, expect, it } from 'vitest';
import { DEALS_TOLD, medianDays, toldSum } from '../../db/contract/figures.ts';
import { classLimits, classOf, tileLayout, tileName } from '../../db/contract/tile-map.ts';
import { type KeptFigures, lastMonths } from '../../functions/modules/figures/kept.ts';
import { byStep, spanOf, sumIn } from '../../functions/modules/figures/spans.ts';

describe('sums that are told', () => {
  const of = (shown: number, told = 0, deals = 0) => ({ shown, told, deals });

  it('hold public amounts, and the others where they are those of enough deals, rounded to three digits', () => {
    expect(toldSum([of(0, 1_234_567, DEALS_TOLD - 1)])).toBeNull();
    expect(toldSum([of(500_000, 1_234_567, DEALS_TOLD - 1)])).toBe(50);
    expect(toldSum([of(0, 34_184_600, DEALS_TOLD)])).toBe(3_420);
    expect(toldSum([of(0, 0, 5)])).toBeNull();
  });

  it('are judged year by year', () => {
    expect(toldSum([of(100_000, 900_000, 2), of(200_000, 300_000, 3)])).toBe(60);
    expect(toldSum([])).toBeNull();
  });
});

describe('the times of the cockpit', () => {
  const NOVEMBER = Date.UTC(2026, 10, 15) / 1000;
  const kept = (...names: string[]): KeptFigures =>
    new Map([['result:month', Object.fromEntries(names.map((name) => [name, 2]))]]);

  it('are the months of the year, twelve months, or all in as few steps as can be shown', () => {
    expect(spanOf('year', NOVEMBER, kept()).steps).toHaveLength(11);
    expect(spanOf('12m', NOVEMBER, kept()).steps).toEqual(lastMonths('2026-11'));
    expect(spanOf('all', NOVEMBER, kept()).steps).toEqual(['2026-11']);
    expect(spanOf('all', NOVEMBER, kept('2025-09')).steps).toEqual([
      '2025-Q3',
      '2025-Q4',
      '2026-Q1',
      '2026-Q2',
      '2026-Q3',
      '2026-Q4',
    ]);
    expect(spanOf('all', NOVEMBER, kept('2015-02')).steps.at(0)).toBe('2015');
    expect(spanOf('all', NOVEMBER, kept('1970-01')).steps).toHaveLength(20);
  });

  it('count what is within them', () => {
    const counts = { '2025-11': 1, '2025-12': 2, '2026-01': 4, '2026-12': 8 };
    const [year, twelve, all] = (['year', '12m', 'all'] as const).map((range) =>
      spanOf(range, NOVEMBER, kept('2025-11')),
    );
    expect([year, twelve, all].map((span) => span && sumIn(span, counts))).toEqual([12, 6, 15]);
    expect(all && byStep(all, counts)).toEqual([3, 4, 0, 0, 8]);
  });
});

describe('the median', () => {
  it('is of the durations that were counted, with one decimal', () => {
    expect(medianDays(new Map())).toBeNull();
    expect(medianDays(new Map([[16, 1]]))).toBe(1.6);
    expect(
      medianDays(
        new Map([
          [30, 1],
          [2, 2],
          [10, 1],
        ]),
      ),
    ).toBe(0.6);
  });
});

describe('twelve months', () => {
  it('end with the running one, over the end of a year', () => {
    expect(lastMonths('2026-02')).toEqual([
      ...['2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11'],
      ...['2025-12', '2026-01', '2026-02'],
    ]);
  });
});

const codesOf = (layout: ReturnType<typeof tileLayout>) => Object.keys(layout);
const placesOf = (layout: ReturnType<typeof tileLayout>) => Object.values(layout).map(String);

describe('the tile map', () => {
  it('has a tile of its own for each of the 34 units of the first level', () => {
    const layout = tileLayout('', []);
    expect(codesOf(layout)).toHaveLength(34);
    expect(new Set(placesOf(layout)).size).toBe(34);
  });

  it('draws the cities of the province and the counties of its capital, each on a place of its own', () => {
    for (const of of ['130000', '130100']) {
      const layout = tileLayout(of, []);
      expect(new Set(placesOf(layout)).size).toBe(codesOf(layout).length);
    }
  });

  it('is an orderly grid where nobody drew a layout, or where it lacks a place', () => {
    expect(tileLayout('140000', ['140300', '140100', '140200'])).toEqual({
      '140100': [1, 1],
      '140200': [2, 1],
      '140300': [3, 1],
    });
    expect(tileLayout('130000', ['130100', '139999'])['139999']).toEqual([2, 1]);
  });

  it('shortens names to what a tile can bear', () => {
    expect(tileName('zh', '130000', '河北省', 'Hebei Province')).toBe('冀');
    expect(tileName('en', '130000', '河北省', 'Hebei Province')).toBe('HE');
    expect(tileName('zh', '130100', '石家庄市', 'Shijiazhuang')).toBe('石家庄');
    expect(tileName('zh', '130133', '赵县', 'Zhao County')).toBe('赵县');
    expect(tileName('en', '130133', '赵县', 'Zhao County')).toBe('Zhao');
  });

  it('shades by at most five classes with rising limits, nothing apart', () => {
    expect(classLimits([0, 0])).toEqual([]);
    expect(classLimits([3, 1])).toEqual([1, 2]);
    const limits = classLimits([2914, 412, 5, 0]);
    expect(limits).toEqual([...limits].sort((a, b) => a - b));
    expect(limits.length).toBeLessThanOrEqual(5);
    expect([classOf(limits, 0), classOf(limits, 1), classOf(limits, 2914)]).toEqual([0, 1, limits.length]);
  });
});
