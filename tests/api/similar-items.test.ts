import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { AUDITOR, byOrganization, MEMBER, unique } from './support/results.ts';
import { audit, RESULT } from './support/reviews.ts';

const SIMILAR = 6;

let server: TestServer;
let visitor: Client;
beforeAll(async () => {
  // The newest of a field are these tests' own.
  server = await startServer({ crons: false });
  visitor = client(server.url);
});
afterAll(() => server.stop());

interface Card {
  scope: { id: string }[];
  chengguo_id?: string;
  xuqiu_id?: string;
}
const idOf = (card: Card) => card.chengguo_id ?? card.xuqiu_id ?? '';

const listed = async (noun: string, scope: string): Promise<string[]> =>
  (await visitor.get(`/web/v1/${noun}/list`, { scope, order: 'newest', pageSize: '20' })).result.records.map(idOf);

const similarOf = async (noun: string, id: string): Promise<string[]> =>
  (await visitor.get(`/web/v1/${noun}/detail`, { id })).result.similar.map(idOf);

describe('similar items of a public page', () => {
  it('PUB-152 the newest of its first field, then those of the field above, never itself', async () => {
    for (const noun of ['chengguo', 'xuqiu']) {
      const { records } = (await visitor.get(`/web/v1/${noun}/list`, { pageSize: '20' })).result;
      expect(records.length).toBeGreaterThan(SIMILAR);
      for (const card of records as Card[]) {
        const first = card.scope[0]?.id ?? '';
        const near = [...(await listed(noun, first)), ...(await listed(noun, first.slice(0, -3)))];
        const expected = [...new Set(near)].filter((id) => id !== idOf(card)).slice(0, SIMILAR);
        expect(await similarOf(noun, idOf(card)), idOf(card)).toEqual(expected);
      }
    }
  });

  it('PUB-152 a new neighbour shows at once, one that was withdrawn no longer', async () => {
    const [publisher, auditor] = [await signedIn(MEMBER, server.url), await signedIn(AUDITOR, server.url)];
    const published: string[] = [];
    // More of one field than are shown: the field above brings none.
    for (let count = 0; count < SIMILAR + 3; count++) {
      const { result } = await publisher.post(RESULT, byOrganization({ result: { name: unique('相似成果') } }));
      expect((await audit(auditor, result.chengguo_id, 4)).status).toBe(200);
      published.unshift(result.chengguo_id);
    }
    const [newest = '', second = ''] = published;
    const read = async (id: string) =>
      (await publisher.get('/web/v1/chengguo/detail', { id })).result.similar.map(idOf) as string[];
    expect(await read(newest)).toEqual(published.slice(1, SIMILAR + 1));
    expect(await read(published.at(-1) ?? '')).toEqual(published.slice(0, SIMILAR));
    expect((await publisher.delete(RESULT, { chengguo_id: second })).status).toBe(200);
    expect(await read(newest)).toEqual(published.slice(2, SIMILAR + 2));
  });
});
