import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { client } from '../setup/client.ts';

const visitor = client();
const search = (noun: string, keyword: string, more: Record<string, string> = {}) =>
  visitor.get(`/web/v1/${noun}/list`, { keyword, pageSize: '100', ...more });

interface Card {
  chengguo_id?: string;
  xuqiu_id?: string;
  name: string;
  release_time: number;
}

const text = (html: string) => html.replace(/<[^>]*>/g, '');

async function published(noun: string, key: 'chengguo_id' | 'xuqiu_id') {
  const { records } = (await visitor.get(`/web/v1/${noun}/list`, { pageSize: '100' })).result as { records: Card[] };
  const items: { id: string; name: string; profile: string }[] = [];
  for (const card of records) {
    const { result } = await visitor.get(`/web/v1/${noun}/detail`, { id: card[key] });
    if (result) items.push({ id: card[key] ?? '', name: result.name, profile: text(result.profile) });
  }
  return items;
}

describe('search', () => {
  for (const [noun, key] of [
    ['chengguo', 'chengguo_id'],
    ['xuqiu', 'xuqiu_id'],
  ] as const) {
    it(`PUB-101 any 2 to 8 characters of a public name or profile find it (${noun})`, async () => {
      const items = await published(noun, key);
      expect(items.length).toBeGreaterThan(30);
      const place = fc.record({
        item: fc.nat(items.length - 1),
        inName: fc.boolean(),
        at: fc.double({ min: 0, max: 0.999, noNaN: true }),
        length: fc.integer({ min: 2, max: 8 }),
      });
      await fc.assert(
        fc.asyncProperty(place, async ({ item, inName, at, length }) => {
          const chosen = items[item];
          const characters = [...((inName ? chosen?.name : chosen?.profile) ?? '')];
          const from = Math.floor(at * Math.max(1, characters.length - length));
          const keyword = characters.slice(from, from + length).join('');
          if (keyword.trim() === '') return;
          const { result } = await search(noun, keyword);
          const ids = (result.records as Card[]).map((card) => card[key]);
          expect(ids, `"${keyword}"`).toContain(chosen?.id);
        }),
        { numRuns: 150 },
      );
    });
  }

  it('PUB-101 finds whatever the case, the width of the letters and the words in between', async () => {
    const total = async (keyword: string) => (await search('chengguo', keyword)).result.total as number;
    const found = await total('石墨烯');
    expect(found).toBeGreaterThan(0);
    expect(await total('  石墨烯  ')).toBe(found);
    expect(await total('石墨烯 膜')).toBeGreaterThan(0);
    expect(await total('石墨烯 qqqq')).toBe(0);
    expect(await total('ｚｚｚ')).toBe(0);
  });

  it('PUB-101 puts names before profiles, and the newest first among each', async () => {
    const keyword = '石墨烯';
    const cards = (await search('chengguo', keyword)).result.records as Card[];
    const named = cards.map((card) => card.name.includes(keyword));
    expect(named.indexOf(false) === -1 || named.lastIndexOf(true) < named.indexOf(false)).toBe(true);
    const newest = (await search('chengguo', keyword, { order: 'newest' })).result.records as Card[];
    expect(newest.map((card) => card.chengguo_id).sort()).toEqual(cards.map((card) => card.chengguo_id).sort());
  });

  it('PUB-101 whatever is typed is text, never an operator', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (keyword) => {
        const answer = await search('chengguo', keyword);
        expect(answer.status).toBe(200);
      }),
      { numRuns: 60, examples: [['"'], ['* OR name:*'], ['NEAR("a" "b", 3)'], ['\u0000'], ['%'], ['\ud800']] },
    );
    expect((await search('chengguo', '_')).result.total).toBe(0);
  });
});
