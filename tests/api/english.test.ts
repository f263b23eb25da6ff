import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

const EDITOR = '13800000013';

interface Card {
  chengguo_id: string;
  name_en: string | null;
  summary_en: string | null;
  unit: string | null;
  org_name_en: string | null;
}

describe('what is written for readers abroad', () => {
  let server: TestServer;
  let visitor: Client;
  beforeAll(async () => {
    server = await startServer();
    visitor = client(server.url);
  });
  afterAll(() => server.stop());

  const list = async (noun: string, query: Record<string, string>) =>
    (await visitor.get(`/web/v1/${noun}/list`, query)).result;

  it('is a filter of both lists, whose number holds', async () => {
    for (const noun of ['chengguo', 'xuqiu']) {
      const all = await list(noun, { pageSize: '100' });
      const [facet] = all.facets.language;
      const some = await list(noun, { language: '1', pageSize: '100' });
      expect(some.total).toBe(facet.n);
      expect(some.total).toBeGreaterThan(all.total / 2);
      expect(some.total).toBeLessThan(all.total);
      expect(some.records.every((card: Card) => card.name_en && card.summary_en)).toBe(true);
    }
  });

  it('is found by its English words, and the page says it', async () => {
    const { records } = await list('chengguo', { keyword: 'coaxial heat' });
    expect(records.map((card: Card) => card.name_en)).toEqual([
      'Deep geothermal heating by coaxial heat exchange, without taking water',
    ]);
    const { result } = await visitor.get('/web/v1/chengguo/detail', { id: records[0].chengguo_id });
    expect(result).toMatchObject({ name_en: records[0].name_en, summary_en: records[0].summary_en });
    expect(result.org.name_en).toBe(records[0].org_name_en);
  });

  it('names an organisation on the cards of its items as soon as it is called so', async () => {
    const { records } = await list('chengguo', { language: '1', pageSize: '50' });
    const card = records.find(({ unit }: Card) => unit) as Card;
    const editor = await signedIn(EDITOR, server.url);
    const name_en = 'Institute under another name';
    const put = await editor.put('/web/egg/base/put', {
      table: 'organization',
      data: { name_en },
      where: { organization_id: card.unit },
    });
    expect(put.status).toBe(200);
    const { result } = await client(server.url).get('/web/v1/chengguo/detail', { id: card.chengguo_id, fresh: '1' });
    expect(result.org_name_en).toBe(name_en);
  });
});
