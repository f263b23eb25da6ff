import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { AUDITOR, byPerson, unique } from './support/results.ts';

/** A word of names and of profiles that are published here: the demo data holds none of it. */
const WORD = '石墨烯';

/** A server of its own: what is found must be the same from one call to the next. */
let server: TestServer;
let visitor: Client;
beforeAll(async () => {
  server = await startServer();
  visitor = client(server.url);
  const auditor = await signedIn(AUDITOR, server.url);
  const texts = [
    [`高导热${WORD}复合膜`, '用于高功率器件的散热。'],
    ['散热涂层', `以${WORD}为填料的水性涂层。`],
    [`${WORD}导电浆料`, '用于锂电池的电极。'],
    ['柔性加热布', `织入${WORD}纤维。`],
  ];
  for (const [name = '', profile] of texts) {
    const result = { name: unique(name), profile: `<p>${profile}</p>` };
    expect((await auditor.post('/web/v1/user/chengguo', byPerson({ result }))).result.audit_status).toBe(4);
  }
});
afterAll(() => server.stop());

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
    const found = await total(WORD);
    expect(found).toBeGreaterThanOrEqual(4);
    expect(await total(`  ${WORD}  `)).toBe(found);
    expect(await total(`${WORD} 膜`)).toBeGreaterThan(0);
    expect(await total(`${WORD} qqqq`)).toBe(0);
    expect(await total('ｚｚｚ')).toBe(0);
  });

  it('PUB-101 puts names before profiles, and the newest first among each', async () => {
    const cards = (await search('chengguo', WORD)).result.records as Card[];
    const named = cards.map((card) => card.name.includes(WORD));
    expect([named.includes(true), named.includes(false)]).toEqual([true, true]);
    expect(named.lastIndexOf(true)).toBeLessThan(named.indexOf(false));
    const newest = (await search('chengguo', WORD, { order: 'newest' })).result.records as Card[];
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
    // Names that every object has are no places and no fields.
    for (const value of ['__proto__', 'constructor', 'toString']) {
      for (const group of ['scope', 'region']) {
        const { code, result } = await search('chengguo', '', { [group]: value });
        expect([code, result?.total], `${group} ${value}`).toEqual([200, 0]);
      }
    }
  });

  it('a hundred words cost what a few do: each word counts once, and of many those at the front', async () => {
    const asked = async (path: string, keyword: string) => {
      const { code, result, headers } = await visitor.get(path, { keyword });
      expect(code).toBe(200);
      return { result, took: Number(/db;dur=([\d.]+)/.exec(headers.get('server-timing') ?? '')?.[1]) };
    };
    const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'].join(' ');
    for (const path of ['/web/v1/search', '/web/v1/search/suggest']) {
      const few = await asked(path, 'a b');
      const repeated = await asked(path, 'a b '.repeat(50));
      expect(repeated.result, path).toEqual(few.result);
      const many = await asked(path, `${letters} ${letters} ${letters}`);
      for (const { took } of [repeated, many]) expect(took, path).toBeLessThan(8 * Math.max(few.took, 10));
    }
  });
});
