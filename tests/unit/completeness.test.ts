import { expect, test } from 'vitest';
import { placeTokens } from '../../db/contract/facets.ts';
import {
  type Criterion,
  comparedText,
  completenessOf,
  MOST,
  MOST_SAID,
  type Side,
} from '../../db/contract/matching.ts';

const NAME = '稀土永磁体晶界扩散装置';
const BODY =
  '面向新能源汽车驱动电机与直驱风机，以晶界扩散代替整体添加重稀土，用量降低百分之四十，矫顽力不降，已有年产五十吨生产线连续运转。';

const BARE: Side = { name: '', text: '', scopes: [], facets: new Set(), cooperation: [] };

const WHOLE: Record<'result' | 'demand', Side> = {
  result: {
    name: NAME,
    text: comparedText(NAME, BODY),
    scopes: ['s-101-01-01'],
    facets: new Set([...placeTokens('130102'), 'm5']),
    cooperation: [3],
  },
  demand: {
    name: NAME,
    text: comparedText(NAME, BODY),
    scopes: ['s-101-01-01'],
    facets: new Set([...placeTokens('130102'), 'u1']),
    cooperation: [3],
  },
};

const sum = (points: Record<string, number>) => Object.values(points).reduce((all, each) => all + each, 0);

test.each(['result', 'demand'] as const)('MAT-009 a complete %s has the most of every criterion', (kind) => {
  expect(completenessOf(kind, WHOLE[kind])).toEqual(MOST_SAID);
  expect(sum(MOST_SAID)).toBe(100);
  expect(sum(MOST)).toBe(100);
  expect(sum(completenessOf(kind, BARE))).toBe(0);
});

test.each(['result', 'demand'] as const)('MAT-009 what a %s leaves out earns no points', (kind) => {
  const side = WHOLE[kind];
  const places = [...side.facets].filter((token) => !/^[mu]/.test(token));
  const less: [missing: Criterion, side: Side][] = [
    ['region', { ...side, facets: new Set([...side.facets].filter((token) => /^[mu]/.test(token))) }],
    ['cooperation', { ...side, cooperation: [] }],
    ['maturity', { ...side, facets: new Set(places) }],
  ];
  for (const [missing, left] of less) {
    const points = completenessOf(kind, left);
    expect(points[missing], missing).toBe(0);
    expect(sum(points), missing).toBe(100 - MOST_SAID[missing]);
  }
  expect(completenessOf(kind, { ...side, scopes: [] }).fields).toBe(0);
  expect(completenessOf(kind, { ...side, name: '', text: '' }).text).toBe(0);
  const unnamed = completenessOf(kind, { ...side, name: '技术' }).text;
  expect(unnamed).toBeGreaterThan(0);
  expect(unnamed).toBeLessThan(MOST_SAID.text);
});
