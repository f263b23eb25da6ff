import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Declared, MOST } from '../../db/contract/matching.ts';
import { papers } from '../../db/reference/papers.ts';
import { comparable } from '../../functions/modules/matching/grams.ts';
import { isNoWorse, type Lesson, learnedScopes, trialOf } from '../../functions/modules/matching/lessons.ts';
import { decodeModel, encodeModel, isSure, type TopicModel, topicsOf } from '../../functions/modules/matching/model.ts';
import {
  askingOf,
  type Compared,
  explained,
  readTexts,
  scored,
  weightOfText,
  withNeighbours,
} from '../../functions/modules/matching/score.ts';
import { Training, trainedModel } from '../../functions/modules/matching/training.ts';

/** Every fifth paper is kept from the model, to try it on. */
const all = papers();
const learned = all.filter((_, place) => place % 5 > 0);
const kept = all.filter((_, place) => place % 5 === 0);
const model = trainedModel('unit', [
  ...learned.map(({ text, discipline }) => ({ text, label: discipline })),
  ...kept.map(({ text }) => ({ text, label: null })),
]);

const NOTHING: Declared = { scopes: [], facets: new Set(), cooperation: [] };

const compared = (text: string, declared: Declared = NOTHING): Compared => ({
  ...declared,
  name: text.slice(0, 12),
  text,
  topics: topicsOf(model, text),
  ...weightOfText(model, text),
});

const sides = all.map(({ text }, place) =>
  compared(text, {
    scopes: [`s-101-0${place % 9}-01`, `s-103-0${place % 7}-02`],
    facets: new Set([`r${130000 + (place % 3) * 10000}`, `m${(place % 9) + 1}`, `u${(place % 6) + 1}`]),
    cooperation: [place % 8],
  }),
);

const side = (place: number): Compared => sides[place % sides.length] as Compared;

describe('topics', () => {
  test('MAT-009 a model names the discipline of papers that it has not seen, and says where it is unsure', () => {
    const right = kept.filter(({ text, discipline }) => topicsOf(model, text)[0]?.label === discipline).length;
    // One of 67 disciplines by chance would be right in three of two hundred.
    expect(right / kept.length).toBeGreaterThan(0.5);
    expect(isSure(topicsOf(model, '😀 qwyjibo'))).toBe(false);
    expect(isSure(topicsOf(model, '石墨烯复合材料的力学性能与断裂韧性研究，采用热压烧结制备陶瓷基复合材料'))).toBe(
      true,
    );
  });

  test('MAT-009 a kept model answers as the one that was trained, and something else is no model', () => {
    const again = decodeModel(encodeModel(model));
    for (const { text } of kept.slice(0, 40)) expect(topicsOf(again, text)).toEqual(topicsOf(model, text));
    expect(() => decodeModel(encodeModel(model).slice(0, -5))).toThrow();
  });

  test('MAT-009 training goes on from an earlier model with texts that have no label', () => {
    const first = trainedModel(
      'first',
      learned.map(({ text, discipline }) => ({ text, label: discipline })),
    );
    const training = new Training(first.labels, first);
    for (const { text } of kept) training.count(text);
    training.open();
    training.learned();
    for (let round = 0; round < 2; round++) {
      for (const { text } of kept) training.read(text);
      training.endRound();
    }
    const next = training.model('next');
    expect(next.texts).toBe(first.texts + kept.length);
    const right = (tried: TopicModel) =>
      kept.filter(({ text, discipline }) => topicsOf(tried, text)[0]?.label === discipline).length;
    expect(right(next)).toBeGreaterThanOrEqual(right(first) - 4);
  });

  test('MAT-009 a model that names fields at random is not taken, one that names them as well is', () => {
    const heldOut = kept.map(({ text, discipline }): Lesson => ({ text, scopes: [discipline], heldOut: true }));
    const muddled = trainedModel(
      'muddled',
      learned.map(({ text }, place) => ({ text, label: learned[(place * 7919) % learned.length]?.discipline ?? '' })),
    );
    const [good, bad] = [trialOf(model, heldOut), trialOf(muddled, heldOut)];
    expect(good.agreement).toBeGreaterThan(0.8);
    expect(isNoWorse(bad, good)).toBe(false);
    expect(isNoWorse(good, good)).toBe(true);
    expect(learnedScopes(new Map([['s-101-01-01', 500]]))).toEqual([]);
  });
});

describe('score', () => {
  test('MAT-009 in ten thousand pairs the reasons sum to the score, and each word counts what it says', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.nat(999), fc.nat(999), (from, to, near) => {
        const source = side(from);
        const alone = askingOf(model, source);
        const read = readTexts(model, alone, [side(to), side(near)]);
        const asking = withNeighbours(alone, read);
        for (const each of read) {
          const pair = scored('result', source, asking, each);
          const { score, reasons } = explained(model, asking, pair);
          expect(reasons.reduce((sum, reason) => sum + reason.score, 0)).toBe(score);
          expect(score).toBeLessThanOrEqual(100);
          for (const reason of reasons) expect(reason.score).toBeLessThanOrEqual(MOST[reason.code]);
          const text = reasons.find(({ code }) => code === 'text');
          const [word] = text?.values ?? [];
          if (!text || word === undefined) continue;
          // The same candidate without the word: as long as before, and with the same topics.
          const { candidate } = each;
          const without = comparable(candidate.text).replaceAll(String(word), '·'.repeat([...String(word)].length));
          const [less] = readTexts(model, asking, [{ ...candidate, text: without }]);
          if (!less) throw new Error('nothing read');
          expect(pair.score - scored('result', source, asking, less).score).toBe(text.points?.[0]);
        }
      }),
      { numRuns: 5_000, seed: 20_261_124 },
    );
  });

  test('MAT-009 what is known of one is found among a thousand, long and short', () => {
    let found = 0;
    for (const place of kept.keys()) {
      const title = (kept[place]?.text ?? '').split(' ')[0] ?? '';
      const source = compared(title);
      const alone = askingOf(model, source);
      const read = readTexts(model, alone, sides);
      const asking = withNeighbours(alone, read);
      const best = read
        .map((each) => scored('demand', source, asking, each))
        .sort((one, other) => other.score - one.score || other.exact - one.exact)
        .slice(0, 10);
      if (best.some(({ candidate }) => candidate === side(place * 5))) found += 1;
    }
    expect(found / kept.length).toBeGreaterThan(0.95);
  });
});
