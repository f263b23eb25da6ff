import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FRONT_DOOR_PAGES } from '../../db/contract/front-door.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { ADMIN, idOf, members } from './support/people.ts';
import { AUDITOR, byPerson, unique } from './support/results.ts';

const HERE = '130100';
const THERE = '310000';

let admin: Client;
let limited: Client;
let user_id: string;
const word = unique('地区词');
const ids = { here: '', near: '', there: '' };

async function published(auditor: Client, region_id: string): Promise<string> {
  const body = byPerson({ result: { name: unique(word), region_id } });
  return (await auditor.post('/web/v1/user/chengguo', body)).result.chengguo_id;
}

beforeAll(async () => {
  admin = await signedIn(ADMIN);
  const auditor = await signedIn(AUDITOR);
  [limited] = (await members(4)) as [Client];
  user_id = await idOf(limited);
  ids.here = await published(auditor, '130000,130100,130102');
  ids.near = await published(auditor, '130100');
  ids.there = await published(auditor, '310000,310100');
});

const limit = (values: object) => admin.put('/web/v1/admin/user', { user_id, ...values });
afterAll(() => limit({ visible_province: '', visible_city: '', visible_county: '' }));

const listed = async (who: Client, path = '/web/v1/chengguo/list') => {
  const { result } = await who.get(path, { keyword: word });
  return (result.records as { chengguo_id: string }[]).map((card) => card.chengguo_id).sort();
};

interface Card {
  region_name: string | null;
}
interface Brought {
  records?: Card[];
  results?: Card[];
  demands?: Card[];
  similar?: Card[];
}
/** The answer that comes with the document of a page. */
async function brought<T = Brought>(who: Client, path: string): Promise<T> {
  const html = await (await who.fetch(path)).text();
  return JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]')[0].result;
}
/** What a list of the front door answers: cards, or items of which each is one kind. */
interface Item {
  result: Card | null;
  demand: Card | null;
}
interface Door {
  results?: Card[];
  demands?: Card[];
  records?: Item[];
}
const itemOf = ({ result, demand }: Item): Card | null => result ?? demand;
const cardsOf = ({ records = [], results = [], demands = [], similar = [] }: Brought): Card[] => [
  ...[...records, ...results],
  ...[...demands, ...similar],
];

describe('regional visibility', () => {
  it('ACC-051 lists show a limited user the items of the area only, whatever the call; others see all', async () => {
    const all = Object.values(ids).sort();
    const area = [ids.here, ids.near].sort();
    expect(await listed(limited)).toEqual(all);
    await limit({ visible_province: '130000', visible_city: HERE });
    for (const path of ['/web/v1/chengguo/list', '/web/chengguo/list', '/web/chengguo/recommend/list'])
      expect(await listed(limited, path)).toEqual(area);
    expect(await listed(client())).toEqual(all);
    const rows = await limited.list('chengguo', { where: { chengguo_id: { in: all } } });
    expect(rows.result.records.map((row: { chengguo_id: string }) => row.chengguo_id).sort()).toEqual(area);
    const there = await limited.get('/web/v1/chengguo/list', { keyword: word, region: THERE });
    expect(there.result.total).toBe(0);
    const { result } = await limited.get('/web/v1/chengguo/list', { keyword: word });
    expect(result).toMatchObject({ total: 2 });
    expect(result.facets.region.map(({ id }: { id: string }) => id)).toEqual(['130000']);
  });

  it('ACC-051 the narrowest area counts, and staff is not limited', async () => {
    await limit({ visible_province: '130000', visible_city: HERE, visible_county: '130102' });
    expect(await listed(limited)).toEqual([ids.here]);
    await limit({ visible_province: '130000', visible_city: '', visible_county: '' });
    expect(await listed(limited)).toEqual([ids.here, ids.near].sort());
    await limit({ visible_province: '130000', authority: 'content-admin' });
    expect(await listed(limited)).toEqual(Object.values(ids).sort());
    await limit({ authority: '' });
  });

  it('ACC-051 demands, the home page and similar items keep to the area too', async () => {
    await limit({ visible_province: THERE });
    const demands = (await limited.get('/web/v1/xuqiu/list', { pageSize: '100' })).result;
    const everybody = (await client().get('/web/v1/xuqiu/list', { pageSize: '100' })).result;
    expect(demands.total).toBeLessThan(everybody.total);
    for (const card of demands.records) expect(card.region_name).toContain('上海');
    const home = (await limited.get('/web/v1/home')).result;
    expect(home.results.length).toBeGreaterThan(0);
    for (const card of [...home.results, ...home.demands]) expect(card.region_name).toContain('上海');
    const { similar } = (await limited.get('/web/v1/chengguo/detail', { id: ids.here })).result;
    for (const card of similar) expect(card.region_name).toContain('上海');
    expect((await client().get('/web/v1/chengguo/detail', { id: ids.here })).result.similar.length).toBeGreaterThan(0);
  });

  it('ACC-051 the lists of the international front door keep to the area too, and are kept whole for others', async () => {
    const calls = ['home', 'selected', 'top?by=newest'].map((name) => `/web/v1/frontDoor/${name}`);
    const pages = [FRONT_DOOR_PAGES.home, FRONT_DOOR_PAGES.selected, `${FRONT_DOOR_PAGES.top}?by=newest`];
    const places = (list: Door) =>
      [...(list.results ?? []), ...(list.demands ?? []), ...(list.records ?? []).map(itemOf)].flatMap(
        (card) => card?.region_name ?? [],
      );
    const elsewhere = (list: Door) => places(list).filter((name) => !name.includes('上海'));
    await limit({ visible_province: THERE });
    for (const path of calls) {
      expect(elsewhere((await client().get(path)).result).length, path).toBeGreaterThan(0);
      expect(elsewhere((await limited.get(path)).result), path).toEqual([]);
      expect(elsewhere((await client().get(path)).result).length, path).toBeGreaterThan(0);
    }
    expect(elsewhere((await limited.get('/web/v1/frontDoor/top')).result)).toEqual([]);
    for (const path of pages) {
      expect(elsewhere(await brought<Door>(client(), path)).length, path).toBeGreaterThan(0);
      expect(elsewhere(await brought<Door>(limited, path)), path).toEqual([]);
    }
  });

  it('ACC-051 so does what comes with the documents of pages, and nothing of it is kept for others', async () => {
    await limit({ visible_province: THERE });
    const detail = `/resultDetail/${ids.here}`;
    for (const path of ['/', '/home', '/homeFiveSjz', detail, `${detail}/name`, '/results', '/demands']) {
      const own = await brought(limited, path);
      for (const card of cardsOf(own)) expect(card.region_name, path).toContain('上海');
      const others = cardsOf(await brought(client(), path));
      expect(others.filter((card) => !card.region_name?.includes('上海')).length, path).toBeGreaterThan(0);
      expect(cardsOf(await brought(limited, path)), path).toEqual(cardsOf(own));
    }
  });
});
