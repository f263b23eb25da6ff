import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Declared, MOST } from '../../db/contract/matching.ts';
import { papers } from '../../db/reference/papers.ts';
import { readTsv } from '../../db/reference/tsv.ts';
import { confidenceOf } from '../../functions/modules/matching/confidence.ts';
import { comparable } from '../../functions/modules/matching/grams.ts';
import { keptTopics } from '../../functions/modules/matching/kept-topics.ts';
import { isNoWorse, type Lesson, learnedScopes, trialOf } from '../../functions/modules/matching/lessons.ts';
import {
  decodeModel,
  decodeVector,
  encodeModel,
  encodeVector,
  isSure,
  likeness,
  readTopics,
  type TopicModel,
  topicsOf,
} from '../../functions/modules/matching/model.ts';
import {
  askingOf,
  byScore,
  type Compared,
  explained,
  readTexts,
  scored,
  weightOfText,
  withNeighbours,
} from '../../functions/modules/matching/score.ts';
import { Training, trainedModel } from '../../functions/modules/matching/training.ts';
import { rarity } from '../../functions/platform/bm25.ts';
import { paraphrases } from '../bench/paraphrases.ts';

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
  ...readTopics(model, text),
  ...weightOfText(model, text),
});

const sides = all.map(({ text }, place) =>
  compared(text, {
    scopes: [`s-101-0${place % 9}-01`, `s-103-0${place % 7}-02`],
    facets: new Set([`r${130000 + (place % 3) * 10000}`, `m${(place % 9) + 1}`, `u${(place % 6) + 1}`]),
    cooperation: [place % 8],
  }),
);

/** Of every third one staff kept topics, whatever its text says. */
const portrayed = sides.map((each, place): Compared => {
  const labels = [model.labels[place % model.labels.length], model.labels[(place * 7) % model.labels.length]];
  const portrait = JSON.stringify(labels.slice(0, 1 + (place % 2)).map((label) => ({ label, sentence: '' })));
  return place % 3 === 0 ? { ...each, ...keptTopics(model, portrait) } : each;
});

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

  test('MAT-009 a topic vector is kept in a byte a field, and papers of one discipline point the same way', () => {
    const read = kept.map(({ text, discipline }) => ({ discipline, vector: readTopics(model, text).vector }));
    for (const { vector } of read.slice(0, 40)) {
      expect(likeness(vector, decodeVector(encodeVector(vector)))).toBeGreaterThan(0.99);
    }
    expect(decodeVector(encodeVector([]))).toEqual([]);
    const pairs = read.flatMap((one, at) => read.slice(at + 1).map((other) => ({ one, other })));
    const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [same, others] = [true, false].map((isSame) =>
      average(
        pairs
          .filter(({ one, other }) => (one.discipline === other.discipline) === isSame)
          .map(({ one, other }) => likeness(one.vector, other.vector)),
      ),
    );
    expect(same).toBeGreaterThan((others ?? 1) + 0.3);
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
      fc.property(fc.nat(999), fc.nat(999), fc.nat(999), fc.boolean(), (from, to, near, arePortrayed) => {
        const side = (place: number) => (arePortrayed ? portrayed : sides)[place] as Compared;
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
          for (const { code, kept } of reasons) {
            if (kept) expect([code, arePortrayed]).toEqual(['topics', true]);
          }
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

  test('MAT-002 topics that staff kept are what an item is compared by, and the reason says so', () => {
    const [from = '', to = ''] = ['法学', '园艺学'];
    expect(keptTopics(model, null)).toBeNull();
    expect(keptTopics(model, '[]')).toBeNull();
    expect(keptTopics(model, JSON.stringify([{ label: 'of a former model' }]))).toBeNull();
    const of = (label: string) => all.findIndex(({ discipline }) => discipline === label);
    const [one, other] = [side(of(from)), side(of(to))];
    const topicsReason = (source: Compared, candidate: Compared) => {
      const alone = askingOf(model, source);
      const asking = withNeighbours(alone, readTexts(model, alone, [candidate, ...sides.slice(0, 50)]));
      const [read] = readTexts(model, asking, [candidate]);
      return read && scored('demand', source, asking, read).reasons.find(({ code }) => code === 'topics');
    };
    const portrayedAs = (label: string, item: Compared): Compared => ({
      ...item,
      ...keptTopics(model, JSON.stringify([{ label, sentence: '' }])),
    });
    const before = topicsReason(one, other)?.score ?? 0;
    expect(before).toBeLessThan(MOST.topics / 4);
    const moved = topicsReason(one, portrayedAs(from, other));
    expect(moved?.score).toBeGreaterThan(before + MOST.topics / 4);
    expect(moved).toMatchObject({ kept: [from] });
    expect(topicsReason(portrayedAs(to, one), other)).toMatchObject({ kept: [to] });
    expect(topicsReason(portrayedAs(from, one), portrayedAs(from, other))?.score).toBe(MOST.topics);
    expect(topicsReason(portrayedAs(from, one), portrayedAs(to, other))).toBeUndefined();
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

  test('MAT-009 a paper that is asked for in other words keeps three quarters of its place', () => {
    const titles = new Map(readTsv('papers.tsv').map(([title = ''], place) => [title, place]));
    const judging = paraphrases().filter(({ part, way }) => part === 'judging' && way !== 'described');
    const places = [...new Set([...judging.map(({ title }) => titles.get(title) ?? 0), ...all.keys()])].slice(0, 300);
    const pool = places.map(side);
    const rankOf = (text: string, wanted: Compared): number => {
      const source = compared(text);
      const alone = askingOf(model, source);
      const read = readTexts(model, alone, pool);
      const asking = withNeighbours(alone, read);
      const order = read.map((each) => scored('demand', source, asking, each)).sort(byScore);
      return order.findIndex(({ candidate }) => candidate === wanted) + 1;
    };
    const ranks = judging.map(({ title, text }) => {
      const wanted = side(titles.get(title) ?? 0);
      return [rankOf(title, wanted), rankOf(text, wanted)] as const;
    });
    const [before, after] = [0, 1].map((at) => ranks.reduce((sum, pair) => sum + 1 / (pair[at] ?? Infinity), 0));
    expect(judging.length).toBe(50);
    expect(after).toBeGreaterThan((before ?? 0) * 0.75);
  });

  test('MAT-009 where results show their titles alone, and demands are short, a match tells fields better than common characters do', () => {
    const wordings = paraphrases().filter(({ way }) => way === 'described');
    const titles = readTsv('papers.tsv').map(([title = '', , discipline = ''], place) => ({
      title,
      discipline,
      place,
    }));
    const own = titles
      .filter(({ place }) => place % 5 === 0)
      .map((paper) => ({ ...paper, side: compared(paper.title) }));
    const grams = (text: string) => new Set([...text].slice(1).map((character, at) => `${[...text][at]}${character}`));
    const rarityOf = (gram: string) => rarity(own.filter(({ title }) => title.includes(gram)).length, own.length);
    /** How often a title of the same discipline is before one of another. */
    const won = (scores: readonly { good: boolean; score: number }[]) => {
      const rest = scores.filter(({ good }) => !good);
      const wins = scores
        .filter(({ good }) => good)
        .flatMap((one) => rest.map((other) => (one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0)));
      return wins.length > 0 ? [wins.reduce<number>((sum, win) => sum + win, 0) / wins.length] : [];
    };
    const areas = wordings.flatMap(({ title, text }) => {
      const meant = titles.find((paper) => paper.title === title);
      const others = own.filter(({ place }) => place !== meant?.place);
      const source = compared(text);
      const alone = askingOf(model, source);
      const read = readTexts(
        model,
        alone,
        others.map((other) => other.side),
      );
      const asking = withNeighbours(alone, read);
      const scores = new Map(
        read.map((each) => {
          const { score, exact } = scored('demand', source, asking, each);
          return [each.candidate, score + exact / 10];
        }),
      );
      const rare = new Map([...grams(text)].map((gram) => [gram, rarityOf(gram)]));
      const asked = (score: (other: (typeof own)[number]) => number) =>
        won(others.map((other) => ({ good: other.discipline === meant?.discipline, score: score(other) })));
      const [match] = asked((other) => scores.get(other.side) ?? 0);
      const [common] = asked((other) => [...grams(other.title)].reduce((sum, gram) => sum + (rare.get(gram) ?? 0), 0));
      return match === undefined || common === undefined ? [] : [[match, common] as const];
    });
    const [match, common] = [0, 1].map((at) => areas.reduce((sum, pair) => sum + (pair[at] ?? 0), 0) / areas.length);
    expect(match).toBeGreaterThan((common ?? 1) + 0.1);
  });

  test('MAT-009 what is stated with more confidence is more often about the same, in papers that the model has not seen', () => {
    const unseen = readTsv('papers.tsv').flatMap(([title = '', abstract = '', discipline = ''], place) =>
      place % 5 === 0 ? [{ title, discipline, side: compared(abstract) }] : [],
    );
    const disciplines = new Map(unseen.map((paper) => [paper.side, paper.discipline]));
    const pool = unseen.map((paper) => paper.side);
    const stated = unseen.flatMap(({ title, discipline }) => {
      const source = compared(title);
      const alone = askingOf(model, source);
      const read = readTexts(model, alone, pool);
      const asking = withNeighbours(alone, read);
      return read
        .map((each) => scored('demand', source, asking, each))
        .sort(byScore)
        .slice(0, 40)
        .map(({ candidate, score, exact }) => ({
          confidence: confidenceOf(score + exact / 10),
          same: disciplines.get(candidate) === discipline ? 1 : 0,
        }));
    });
    const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const tenths = [...Map.groupBy(stated, ({ confidence }) => Math.min(9, Math.floor(confidence * 10)))]
      .sort(([one], [other]) => one - other)
      .map(([, own]) => ({
        stated: average(own.map(({ confidence }) => confidence)),
        same: average(own.map(({ same }) => same)),
        count: own.length,
      }))
      // Of a few pairs a share says little.
      .filter(({ count }) => count >= 100);
    expect(tenths.length).toBeGreaterThanOrEqual(6);
    for (const [place, tenth] of tenths.entries()) {
      expect(tenth.same).toBeGreaterThanOrEqual(tenths[place - 1]?.same ?? 0);
      expect(Math.abs(tenth.same - tenth.stated)).toBeLessThan(0.1);
    }
  });
});
