import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { byPerson, INDIVIDUAL, unique } from './support/results.ts';

const CALL = '/web/v1/content/featured';
const REGION = '130600';
/** One for which no editor chose anything. */
const PLAIN = '130700';

let editor: Client;

beforeAll(async () => {
  editor = await signedIn('13800000013');
});

afterAll(async () => {
  await editor.post(CALL, { region: REGION, items: [] });
});

const save = (items: object[], who = editor) => who.post(CALL, { region: REGION, items });
/** A visitor whom no kept answer knows. */
const home = async (region = REGION) =>
  (await client().get('/web/v1/home', { region, _t: Math.random() })).result as {
    results: { chengguo_id: string }[];
    demands: { xuqiu_id: string }[];
    partners: { organization_id: string }[];
    news: { id: string }[];
    featured: object;
  };

type Home = Awaited<ReturnType<typeof home>>;

const newestOf = ({ results, demands }: Home): string =>
  JSON.stringify([results.map((card) => card.chengguo_id), demands.map((card) => card.xuqiu_id)]);

/** The region's page beside one for which nothing is chosen; nobody published between the two. */
async function pages(): Promise<{ plain: Home; chosen: Home }> {
  let plain = await home(PLAIN);
  for (;;) {
    const chosen = await home();
    const again = await home(PLAIN);
    if (newestOf(plain) === newestOf(again)) return { plain, chosen };
    plain = again;
  }
}

describe('the front page of a region', () => {
  it('shows what editors chose, in their order, and then the newest', async () => {
    expect((await home()).featured).toEqual({ result: 0, demand: 0, organization: 0, news: 0 });
    const picked = async (path: string, key: string): Promise<string> => {
      const { records } = (await client().get(path, { pageSize: 50, order: 'oldest' })).result;
      return records.at(-1)[key];
    };
    const results = (await client().get('/web/v1/chengguo/list', { pageSize: 3, order: 'oldest' })).result.records;
    const [one, two] = results.map((card: { chengguo_id: string }) => card.chengguo_id);
    const demand = await picked('/web/v1/xuqiu/list', 'xuqiu_id');
    const organization = await picked('/web/v1/organization/list', 'organization_id');
    const news = await picked('/web/v1/news/list', 'id');
    const items = [
      { kind: 'result', item_id: two },
      { kind: 'result', item_id: one },
      { kind: 'demand', item_id: demand },
      { kind: 'organization', item_id: organization },
      { kind: 'news', item_id: news },
    ];
    const saved = await save(items);
    expect(saved.code, saved.text).toBe(200);
    expect(saved.result.records).toMatchObject(items.map((item) => ({ ...item, public: true })));

    const { plain: before, chosen: after } = await pages();
    expect(before.featured).toMatchObject({ result: 0 });
    expect(after.featured).toEqual({ result: 2, demand: 1, organization: 1, news: 1 });
    expect(after.results.slice(0, 2).map((card) => card.chengguo_id)).toEqual([two, one]);
    expect(after.results).toHaveLength(before.results.length);
    expect(new Set(after.results.map((card) => card.chengguo_id)).size).toBe(after.results.length);
    expect(after.results[2]?.chengguo_id).toBe(
      before.results.find(({ chengguo_id }) => ![one, two].includes(chengguo_id))?.chengguo_id,
    );
    expect(after.demands[0]?.xuqiu_id).toBe(demand);
    expect(after.partners[0]?.organization_id).toBe(organization);
    expect(after.news[0]?.id).toBe(news);

    // Chosen once more in another order, without what was taken out.
    await save(items.slice(0, 2).toReversed());
    const { plain, chosen } = await pages();
    const { results: turned, demands, featured } = chosen;
    expect(turned.slice(0, 2).map((card) => card.chengguo_id)).toEqual([one, two]);
    expect(demands.map((card) => card.xuqiu_id)).toEqual(plain.demands.map((card) => card.xuqiu_id));
    expect(featured).toMatchObject({ result: 2, demand: 0 });
  });

  it('shows an entry between its times alone; editors see and set them, an end before the beginning is refused at its field', async () => {
    const [card] = (await client().get('/web/v1/chengguo/list', { pageSize: 1, order: 'oldest' })).result.records;
    const [demand] = (await client().get('/web/v1/xuqiu/list', { pageSize: 1, order: 'oldest' })).result.records;
    const [organization] = (await client().get('/web/v1/organization/list', { pageSize: 1 })).result.records;
    const [news] = (await client().get('/web/v1/news/list', { pageSize: 1 })).result.records;
    const chosen = [
      { kind: 'result', item_id: card.chengguo_id },
      { kind: 'demand', item_id: demand.xuqiu_id },
      { kind: 'organization', item_id: organization.organization_id },
      { kind: 'news', item_id: news.id },
    ];
    const now = Math.floor(Date.now() / 1000);
    for (const [publish_time, unpublish_time, n] of [
      [now + 3600, null, 0],
      [now - 3600, now + 3600, 1],
      [null, now - 60, 0],
      [null, null, 1],
    ] as const) {
      const items = chosen.map((item) => ({ ...item, publish_time, unpublish_time }));
      const saved = await save(items);
      expect(saved.code, saved.text).toBe(200);
      expect(saved.result.records).toMatchObject(items);
      expect((await editor.get(CALL, { region: REGION })).result.records).toMatchObject(items);
      expect([publish_time, unpublish_time, (await home()).featured]).toEqual([
        ...[publish_time, unpublish_time],
        { result: n, demand: n, organization: n, news: n },
      ]);
    }
    const turned = await save([{ ...chosen[0], publish_time: now, unpublish_time: now - 60 }]);
    expect([turned.code, turned.errors[0]?.field, turned.errors[0]?.code]).toEqual([
      422,
      'items.0.unpublish_time',
      'shown_end_first',
    ]);
    // What is put without times has none.
    await save(chosen);
    expect((await home()).featured).toEqual({ result: 1, demand: 1, organization: 1, news: 1 });
  });

  it('takes only what is public, each once, as many as there is room for, by editors, for a region that exists', async () => {
    const owner = await signedIn(INDIVIDUAL);
    const own = byPerson({ result: { name: unique('待审推荐成果') } });
    const item_id = (await owner.post('/web/v1/user/chengguo', own)).result.chengguo_id;
    expect((await save([{ kind: 'result', item_id }])).code).toBe(422);
    const { records } = (await client().get('/web/v1/news/list', { pageSize: 10 })).result;
    const news = records.map(({ id }: { id: string }) => ({ kind: 'news', item_id: id }));
    expect((await save(news.slice(0, 6))).text).toContain('最多 5 项');
    expect((await save([news[0], news[0]])).code).toBe(422);
    expect((await save(news.slice(0, 1), owner)).code).toBe(403);
    expect((await client().get(CALL, { region: REGION })).code).toBe(401);
    expect((await editor.post(CALL, { region: '999999', items: [] })).code).toBe(404);
  });

  it('what left the public lists is told to editors and shown to nobody', async () => {
    const [owner, auditor] = [await signedIn(INDIVIDUAL), await signedIn('13800000004')];
    const own = byPerson({ result: { name: unique('撤下的推荐成果') } });
    const item_id = (await owner.post('/web/v1/user/chengguo', own)).result.chengguo_id;
    await auditor.post('/web/v1/user/chengguo/audit', { id: item_id, audit_status: 4 });
    const chosen = [{ kind: 'result', item_id }];
    expect((await save(chosen)).code).toBe(200);
    expect((await home()).results[0]?.chengguo_id).toBe(item_id);
    await owner.post('/web/v1/user/chengguo/withdraw', { id: item_id });
    const { featured, results } = await home();
    expect(featured).toMatchObject({ result: 0 });
    expect(results.map((card) => card.chengguo_id)).not.toContain(item_id);
    expect((await editor.get(CALL, { region: REGION })).result.records).toMatchObject([{ item_id, public: false }]);
    // The others may still be arranged around it.
    expect((await save(chosen)).code).toBe(200);
  });
});
