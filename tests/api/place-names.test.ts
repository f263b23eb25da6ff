import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeInEnglish } from '../../functions/platform/place-names.ts';
import { type Client, client } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

const HAN = /\p{Script=Han}/u;

/** A server of its own: what a list names must still be there for the next call. */
let server: TestServer;
let visitor: Client;
beforeAll(async () => {
  server = await startServer();
  visitor = client(server.url);
});
afterAll(() => server.stop());

interface Placed {
  region_name: string | null;
  region_name_en: string | null;
}

const english = ({ region_name, region_name_en }: Placed) => {
  expect(region_name_en).toBe(placeInEnglish(region_name));
  if (region_name) expect(region_name_en).not.toMatch(HAN);
};

describe('places in English', () => {
  it('REF-006 PUB-101 lists, details, organisations and the choices of their filters name places in both languages', async () => {
    for (const noun of ['chengguo', 'xuqiu']) {
      const { records, facets } = (await visitor.get(`/web/v1/${noun}/list?region=130100&pageSize=5`)).result;
      expect(records.length).toBeGreaterThan(0);
      for (const card of records) english(card);
      expect(facets.region).toContainEqual(expect.objectContaining({ name: '石家庄市', name_en: 'Shijiazhuang' }));
      for (const facet of facets.region) expect(facet.name_en).not.toMatch(HAN);
      const detail = (await visitor.get(`/web/v1/${noun}/detail`, { id: records[0][`${noun}_id`] })).result;
      english(detail);
      if (detail.org) english(detail.org);
    }
    const organizations = (await visitor.get('/web/v1/organization/list')).result.records;
    expect(organizations.length).toBeGreaterThan(0);
    for (const card of organizations) english(card);
  });

  it('REF-006 the English page of an item names its place in English, for people and for search engines', async () => {
    const [card] = (await visitor.get('/web/v1/chengguo/list?region=130100')).result.records;
    const html = await (await visitor.fetch(`/resultDetail/${card.chengguo_id}/x?lang=en`)).text();
    expect(html).toContain(card.region_name_en.replaceAll("'", '&#39;'));
    const linked = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(linked).locationCreated).toEqual({ '@type': 'Place', name: card.region_name_en });
    const chinese = await (await visitor.fetch(`/resultDetail/${card.chengguo_id}/x`)).text();
    expect(chinese).toContain(card.region_name);
  });
});
