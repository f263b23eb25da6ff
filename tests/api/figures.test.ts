import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PANELS } from '../../db/contract/panels.ts';
import { client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { database, dealWorld, opened, publicResult, step } from './support/deals.ts';
import { AUDITOR, inChinese } from './support/demands.ts';
import { unique } from './support/results.ts';

const world = dealWorld();
const ADMIN = '13800000011';

/** A caller with a session is never answered from what is kept for visitors. */
const figures = async () => (await world.stranger.get('/web/v1/figures')).result;
const places = async (of = '') => (await world.stranger.get('/web/v1/figures/places', { of })).result;
const placeOf = async (code: string, of = '') =>
  (await places(of)).places.find((place: { code: string }) => place.code === code);

const recount = async () => (await signedIn(ADMIN, world.server.url)).post('/web/v1/figures/recount', {});

/** Every kept figure, its names in one order. */
async function kept(): Promise<Record<string, Record<string, number>>> {
  const rows = await database<{ kind: string; grp: string; counts: string }>(world, 'SELECT * FROM figure');
  const counted = rows.map(({ kind, grp, counts }) => {
    const names = Object.entries(JSON.parse(counts) as Record<string, number>).sort(([a], [b]) => (a < b ? -1 : 1));
    return [`${kind}:${grp}`, Object.fromEntries(names)] as const;
  });
  return Object.fromEntries(counted.filter(([, names]) => Object.keys(names).length > 0).sort());
}

async function signedDeal(amount: string): Promise<string> {
  const id = await opened(world);
  await step(world.owner, id, 'contacted');
  await step(world.seeker, id, 'negotiating');
  await step(world.seeker, id, 'signed', { amount });
  expect((await step(world.owner, id, 'signed', { amount })).result.state).toBe('signed');
  return id;
}

async function publicDemand(): Promise<string> {
  const answer = await world.owner.post('/web/v1/user/xuqiu', inChinese({ demand: { name: unique('测算需求') } }));
  const auditor = await signedIn(AUDITOR, world.server.url);
  const id = answer.result.xuqiu_id as string;
  expect((await auditor.post('/web/v1/user/xuqiu/audit', { id, audit_status: 4 })).code).toBe(200);
  return id;
}

describe('figures of the year', () => {
  it('count a deal when it is signed, and its publisher’s first answer', async () => {
    const before = await figures();
    await signedDeal('100');
    const after = await figures();
    expect(after.signed.n).toBe(before.signed.n + 1);
    expect(after.signed.months.at(-1)).toBe(before.signed.months.at(-1) + 1);
    expect(after.first_answer.n).toBe(before.first_answer.n + 1);
    expect(after.months).toHaveLength(12);
    expect(after.counted_time).toBeGreaterThanOrEqual(before.counted_time);
  });

  it('tell a sum from three amounts on, rounded to three digits', async () => {
    for (const amount of ['120.5', '80', '33.333']) await signedDeal(amount);
    const { signed } = await figures();
    const [row] = await database<{ yuan: number }>(world, 'SELECT sum(yuan) AS yuan FROM deal_progress');
    expect(signed.amount).toBe(Number(((row?.yuan ?? 0) / 10_000).toPrecision(3)));
  });

  it('count a published demand once, and as answered when somebody turns to it, however often', async () => {
    const before = await figures();
    const id = await publicDemand();
    expect((await figures()).demands).toMatchObject({
      published: before.demands.published + 1,
      answered: before.demands.answered,
    });
    await opened(world, id, { item_type: 2 });
    await world.stranger.post('/web/v1/user/deal', {
      item_type: 2,
      item_id: id,
      name: '另一家',
      phone: '0311-80001235',
      remark: '我们有现成方案。',
    });
    expect((await figures()).demands.answered).toBe(before.demands.answered + 1);
    const auditor = await signedIn(AUDITOR, world.server.url);
    expect((await auditor.delete('/web/v1/user/xuqiu', { xuqiu_id: id })).result.changed).toBe(1);
    expect((await figures()).demands).toMatchObject({
      published: before.demands.published,
      answered: before.demands.answered,
    });
  });

  it('lose nothing when many are written at once', async () => {
    const before = await figures();
    const items = await Promise.all(Array.from({ length: 6 }, () => publicResult(world)));
    const ids = await Promise.all(items.map((item) => opened(world, item)));
    await Promise.all(ids.map((id) => step(world.owner, id, 'contacted')));
    expect((await figures()).first_answer.n).toBe(before.first_answer.n + 6);
  });

  it('are the same counted anew, which the administrator alone may ask for', async () => {
    const before = await kept();
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['deal:signed', 'demand:month', 'result:month']));
    expect((await client(world.server.url).post('/web/v1/figures/recount', {})).status).toBe(100);
    expect((await world.operator.post('/web/v1/figures/recount', {})).status).toBe(403);
    expect((await recount()).status).toBe(200);
    expect(await kept()).toEqual(before);
  });
});

describe('figures of places', () => {
  it('name the 34 units of the first level, with what the lists of each hold', async () => {
    const { places: provinces } = await places();
    expect(provinces).toHaveLength(34);
    const hebei = provinces.find(({ code }: { code: string }) => code === '130000');
    const list = await world.stranger.get('/web/v1/chengguo/list', { region: '130000' });
    expect(hebei).toMatchObject({ name: '河北省', results: list.result.total });
  });

  it('follow a publication and a signing, in the city as in the province', async () => {
    const before = [await placeOf('130000'), await placeOf('130100', '130000')];
    await publicDemand();
    const after = [await placeOf('130000'), await placeOf('130100', '130000')];
    for (const [index, place] of after.entries()) expect(place.demands).toBe(before[index].demands + 1);
  });

  it('are those of the districts where a province is one city, and none of a place that is not', async () => {
    expect((await places('110000')).places.length).toBeGreaterThan(10);
    expect((await world.stranger.get('/web/v1/figures/places', { of: '999900' })).status).toBe(404);
  });

  it('show an approved map only together with its number', async () => {
    const set = (id: string, value: string) => database(world, 'UPDATE setting SET value = ? WHERE id = ?', value, id);
    await set('approved-map-picture', '/upload/map.svg');
    expect((await places()).approved).toBeNull();
    await set('approved-map-number', '冀S（2026）001号');
    expect((await places()).approved).toEqual({ picture: '/upload/map.svg', number: '冀S（2026）001号' });
    expect((await places('130000')).approved).toBeNull();
    await set('approved-map-picture', '');
    expect((await places()).approved).toBeNull();
  });
});

describe('the cockpit', () => {
  /** Servers of their own, whose items do not change: one with the demo rows, one with thousands more. */
  const servers: TestServer[] = [];
  beforeAll(async () => {
    for (const demoScale of [0, 1_500]) servers.push(await startServer({ demoScale, crons: false }));
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  const read = async (server: TestServer | undefined) => {
    const answer = await client(server?.url ?? '').get('/web/v1/figures/cockpit', { region: '130000' });
    const rows = Number(/rows_read=(\d+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]);
    return { rows, figures: answer.result };
  };

  it('INFO-006 reads at most sixty rows, and no more where there are thousands of items', async () => {
    const [small, large] = [await read(servers[0]), await read(servers[1])];
    expect(large.figures.totals.results).toBeGreaterThanOrEqual(small.figures.totals.results + 1_500);
    expect(large.rows).toBeGreaterThan(0);
    expect(large.rows).toBeLessThanOrEqual(60);
    expect(large.rows).toBeLessThanOrEqual(small.rows);
  });

  it('agrees with the lists: provinces and months sum up to no more than there is, fields and totals are the lists’ own', async () => {
    const { figures: all } = await read(servers[1]);
    const visitor = client(servers[1]?.url ?? '');
    const listed = async (query: object) => (await visitor.get('/web/v1/chengguo/list', { ...query })).result.total;
    expect(all.totals.results).toBe(await listed({}));
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
    expect(sum(all.country.places.map(({ results }: { results: number }) => results))).toBeLessThanOrEqual(
      all.totals.results,
    );
    expect(sum(Object.values(all.states))).toBeGreaterThanOrEqual(all.year.signed.n);
    const { published, answered, talks, signed } = all.flow;
    expect([published, answered, talks, signed]).toEqual([published, answered, talks, signed].sort((a, b) => b - a));
    const hebei = all.country.places.find(({ code }: { code: string }) => code === '130000');
    expect(hebei.results).toBe(await listed({ region: '130000' }));
  });

  it('tells no sum of fewer than three deals', async () => {
    const { figures: all } = await read(servers[0]);
    for (const { deals, amount } of all.fields) if (deals < 3) expect(amount).toBeNull();
  });

  it('INFO-006 comes with its conclusions from the server, under both addresses and in both languages', async () => {
    const page = async (path: string) => (await client(servers[0]?.url ?? '').fetch(path)).text();
    const whole = await page('/bigdata');
    for (const text of ['<h1>成果转移转化驾驶舱</h1>', '从需求到签约', '统计于']) expect(whole).toContain(text);
    expect(whole.match(/<section class="card text">/g)).toHaveLength(PANELS.length);
    expect(await page('/bigdata/x')).toContain('rel="canonical" href');
    expect(await page('/bigdata/deals?lang=en')).toContain('Technology transfer cockpit');
    expect(await page('/sitemaps/pages.xml')).toContain('/bigdata<');
  });

  it('shows the country where a region does not exist', async () => {
    const answer = await client(servers[0]?.url ?? '').get('/web/v1/figures/cockpit', { region: '999999' });
    expect([answer.code, answer.result.region.of, answer.result.region.places.length]).toEqual([200, '', 34]);
  });
});
