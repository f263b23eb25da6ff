import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PANELS, RANGES } from '../../db/contract/panels.ts';
import { client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { database, dealWorld, opened, publicResult, step } from './support/deals.ts';
import { AUDITOR, inChinese } from './support/demands.ts';
import { unique } from './support/results.ts';
import { add, put } from './table-calls.ts';

const world = dealWorld();
const ADMIN = '13800000011';

/** A caller with a session is never answered from what is kept for visitors. */
const figures = async () => (await world.stranger.get('/web/v1/figures')).result;
const places = async (of = '') => (await world.stranger.get('/web/v1/figures/places', { of })).result;
const placeOf = async (code: string, of = '') =>
  (await places(of)).places.find((place: { code: string }) => place.code === code);

const recount = async () => (await signedIn(ADMIN, world.server.url)).post('/web/v1/figures/recount', {});

/** Every kept figure, its names in one order. */
async function kept(of = world): Promise<Record<string, Record<string, number>>> {
  const rows = await database<{ kind: string; grp: string; counts: string }>(of, 'SELECT * FROM figure');
  const counted = rows.map(({ kind, grp, counts }) => {
    const names = Object.entries(JSON.parse(counts) as Record<string, number>).sort(([a], [b]) => (a < b ? -1 : 1));
    return [`${kind}:${grp}`, Object.fromEntries(names)] as const;
  });
  return Object.fromEntries(counted.filter(([, names]) => Object.keys(names).length > 0).sort());
}

async function signedDeal(amount: string, { owner, seeker, ...rest } = world): Promise<string> {
  const id = await opened({ owner, seeker, ...rest });
  await step(owner, id, 'contacted');
  await step(seeker, id, 'negotiating');
  await step(seeker, id, 'signed', { amount });
  expect((await step(owner, id, 'signed', { amount })).result.state).toBe('signed');
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

describe('sums of amounts', () => {
  const market = dealWorld();
  const YEAR = new Date(Date.now() + 8 * 3_600_000).getFullYear();
  const cockpitOf = async (range = 'year') =>
    (await market.stranger.get('/web/v1/figures/cockpit', { region: '130000', range })).result;
  /** What everybody reads at every door, in 10,000 yuan. */
  const told = async (): Promise<number | null> => {
    const [own, all, home] = await Promise.all([
      cockpitOf(),
      cockpitOf('all'),
      market.stranger.get('/web/v1/home', { region: '130000' }),
    ]);
    const { amount } = (await market.stranger.get('/web/v1/figures')).result.signed;
    expect([own.signed.amount, all.signed.amount, home.result.figures.signed.amount]).toEqual([amount, amount, amount]);
    return amount;
  };
  const share = async (by: 'owner' | 'seeker', id: string, shares: string | null) =>
    expect((await market[by].post('/web/v1/user/deal/case', { id, shares })).status).toBe(200);
  const show = async (id: string) => {
    await share('owner', id, 'amount');
    await share('seeker', id, 'amount');
  };
  const fieldAmounts = async (range: string): Promise<number[]> =>
    (await cockpitOf(range)).fields.flatMap(({ amount }: { amount: number | null }) => amount ?? []);

  it('give no single amount away, neither by subtraction of public cases nor from one reading to the next', async () => {
    const first = await signedDeal('100', market);
    const second = await signedDeal('200', market);
    expect(await told()).toBeNull();
    await share('owner', first, 'amount');
    await share('seeker', first, 'parties');
    expect(await told()).toBeNull();
    await share('seeker', first, 'amount');
    // One public amount and one that is not: the sum is the public one.
    expect(await told()).toBe(100);
    await signedDeal('300', market);
    expect(await told()).toBe(100);
    await signedDeal('47', market);
    expect(await told()).toBe(647);
    await signedDeal('13', market);
    expect(await told()).toBe(647);
    // Two of three are left that nobody else may read: they leave the sum until others hide them.
    await show(second);
    expect(await told()).toBe(300);
    await signedDeal('1', market);
    expect(await told()).toBe(300);
    await signedDeal('2', market);
    expect(await told()).toBe(663);
    // What was public once is remembered: taking it back changes no sum, and the field tells it no more.
    expect(await fieldAmounts('year')).toContain(300);
    await share('owner', first, null);
    expect(await told()).toBe(663);
    for (const range of ['year', '12m', 'all']) {
      const amounts = await fieldAmounts(range);
      expect([range, ...new Set(amounts)]).toEqual([range, 200]);
    }
    expect((await cockpitOf('12m')).signed).toMatchObject({ n: 7, amount: null });
  });

  it('are judged by the year of the signing', async () => {
    const old = await signedDeal('5000', market);
    const time = Date.UTC(YEAR - 1, 5, 1) / 1000;
    await database(market, 'UPDATE deal_progress SET sign_time = ? WHERE deal_id = ?', time, old);
    expect(await told()).toBe(663);
    expect((await cockpitOf('all')).signed.n).toBe(8);
    expect((await cockpitOf('year')).signed.n).toBe(7);
  });

  it('are the same counted anew', async () => {
    const before = await kept(market);
    const admin = await signedIn(ADMIN, market.server.url);
    expect((await admin.post('/web/v1/figures/recount', {})).status).toBe(200);
    expect(await kept(market)).toEqual(before);
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

  const read = async (server: TestServer | undefined, range = 'year') => {
    const answer = await client(server?.url ?? '').get('/web/v1/figures/cockpit', { region: '130000', range });
    const rows = Number(/rows_read=(\d+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]);
    return { rows, figures: answer.result };
  };

  it('INFO-006 reads at most sixty rows, and no more where there are thousands of items, whatever the time', async () => {
    for (const range of RANGES) {
      const [small, large] = [await read(servers[0], range), await read(servers[1], range)];
      expect(large.figures.totals.results).toBeGreaterThanOrEqual(small.figures.totals.results + 1_500);
      expect(large.rows).toBeGreaterThan(0);
      expect(large.rows).toBeLessThanOrEqual(60);
      expect(large.rows).toBeLessThanOrEqual(small.rows);
    }
  });

  it('reads as few where a million items, ten years of deals and thousands of meetings are counted', async () => {
    const server = await startServer({ crons: false });
    try {
      const db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
      const many = (n: number) => `WITH RECURSIVE k(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM k WHERE i < ${n})`;
      await db.batch(
        [
          `UPDATE facet_count SET counts = json_set(counts, '$."*"', 1000000) WHERE kind = 'result' AND grp = '*'`,
          `INSERT INTO deal_progress (deal_id, open_time, answer_seconds, sign_time, yuan, facets)
           ${many(3_000)} SELECT 'many' || i, unixepoch() - i * 100000, i * 500, unixepoch() - i * 100000, 10000 + i, '["s1","r130000"]' FROM k`,
          `INSERT INTO meeting (id, name, start_time, add_time) ${many(3_000)} SELECT 'many' || i, '会', unixepoch() + i * 3600, 1 FROM k`,
        ].map((sql) => db.prepare(sql)),
      );
      for (const range of RANGES) {
        const answer = await client(server.url).get('/web/v1/figures/cockpit', { region: '130000', range });
        expect(answer.result.totals.results).toBe(1_000_000);
        expect(Number(/rows_read=(\d+)/.exec(answer.headers.get('server-timing') ?? '')?.[1])).toBeLessThanOrEqual(60);
      }
    } finally {
      await server.stop();
    }
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
    expect(sum(Object.values(all.states))).toBeGreaterThanOrEqual(all.signed.n);
    const { published, answered, talks, signed } = all.flow;
    expect([published, answered, talks, signed]).toEqual([published, answered, talks, signed].sort((a, b) => b - a));
    const hebei = all.country.places.find(({ code }: { code: string }) => code === '130000');
    expect(hebei.results).toBe(await listed({ region: '130000' }));
  });

  it('tells of the running year, of twelve months or of all, and of the year for any other word', async () => {
    const answers = await Promise.all(['year', '12m', 'all', 'x'].map((range) => read(servers[0], range)));
    const [year, twelve, all, other] = answers.map(({ figures: found }) => found);
    expect(twelve.steps).toHaveLength(12);
    expect(other.range).toBe('year');
    expect(other.steps).toEqual(year.steps);
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
    for (const found of [year, twelve, all]) {
      expect(found.steps).toHaveLength(found.released.results.length);
      expect(sum(found.released.demands)).toBe(found.flow.published);
      expect(sum(found.pushes.steps)).toBe(found.pushes.reached);
    }
    expect(all.flow.published).toBeGreaterThanOrEqual(Math.max(year.flow.published, twelve.flow.published));
    expect(year.meetings.next.length).toBeGreaterThan(0);
    for (const { name_en, address_en } of year.meetings.next) {
      expect(`${name_en} ${address_en}`).not.toMatch(/null|\p{Script=Han}/u);
    }
  });

  it('INFO-006 SIGN-001 neither counts nor names meetings that are closed or called off, and names none before it is published or after it was taken away', async () => {
    const server = servers[0] as TestServer;
    const editor = await signedIn('13800000013', server.url);
    const at = Math.floor(Date.now() / 1000);
    const meetings = async () => (await read(server, 'all')).figures.meetings;
    const before = await meetings();
    // Sooner than all others, so that they would stand in front.
    const held = async (values: object) =>
      (await add(editor, 'meeting', { name: '驾驶舱会议', start_time: at + 600, ...values })).result.id;
    const shown = await held({});
    const counted = await meetings();
    expect(counted.n).toBe(before.n + 1);
    const named = async () => (await meetings()).next.map(({ id }: { id: string }) => id);
    expect(await named()).toContain(shown);
    const hidden = [
      await held({ is_open: 0 }),
      await held({ publish_time: at + 3600 }),
      await held({ unpublish_time: at - 1 }),
    ];
    for (const id of hidden) expect(await named()).not.toContain(id);
    const closed = await held({ is_open: 0 });
    expect((await meetings()).n).toBe(counted.n + 2);
    await put(editor, 'meeting', { is_open: 1 }, { id: closed });
    expect((await meetings()).n).toBe(counted.n + 3);
    await editor.post('/web/v1/content/meeting/cancel', { id: shown, reason: '场地停电' });
    await put(editor, 'meeting', { is_open: 0 }, { id: closed });
    expect((await meetings()).n).toBe(counted.n + 1);
    expect(await named()).not.toContain(shown);
    expect(await named()).not.toContain(closed);
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
