import { describe, expect, it } from 'vitest';
import { client, signedIn } from '../setup/client.ts';
import { startServer } from '../setup/server.ts';
import { INDIVIDUAL, MEMBER } from './support/results.ts';
import { publicResult } from './support/talk.ts';

const CALL = '/web/v1/user/favourite';
const COMPANY = '13800000008';

const list = async (c: Awaited<ReturnType<typeof signedIn>>, query = {}) =>
  (await c.get(`${CALL}/list`, query)).result as {
    total: number;
    records: { item_id: string; item_type: number; gone: boolean; card: { name: string } | null }[];
  };

describe('favourites', () => {
  it('PUB-001 PUB-002 PUB-037 a member keeps results, demands, products, projects, experts and parks, and finds their cards', async () => {
    const member = await signedIn(COMPANY);
    const visitor = client();
    // The oldest are of the demo data: what other tests publish may be gone a moment later.
    const [result] = (await visitor.get('/web/v1/chengguo/list', { order: 'oldest' })).result.records;
    const [demand] = (await visitor.get('/web/v1/xuqiu/list', { order: 'oldest' })).result.records;
    const first = async (table: string, where = {}) =>
      (await visitor.list(table, { where, order: [['add_time', 'asc']] })).result.records[0];
    const product = await first('chanpin', { audit_status: 4 });
    const project = await first('xiangmu', { audit_status: 4 });
    const expert = await first('zhuanjia', { audit_status: 4 });
    const park = await first('yuanqu');
    const kept = [
      { item_type: 1, id: result.chengguo_id, name: result.name },
      { item_type: 2, id: demand.xuqiu_id, name: demand.name },
      { item_type: 4, id: product.chanpin_id, name: product.name },
      { item_type: 5, id: project.xiangmu_id, name: project.name },
      { item_type: 6, id: expert.expert_id, name: expert.name },
      { item_type: 3, id: park.yuanqu_id, name: park.name },
    ];
    for (const { item_type, id } of kept) {
      expect((await member.get(CALL, { id })).result).toEqual({ favourite: false });
      expect((await member.post(CALL, { item_type, id })).result).toEqual({ favourite: true });
      expect((await member.post(CALL, { item_type, id })).result).toEqual({ favourite: true });
      expect((await member.get(CALL, { id })).result).toEqual({ favourite: true });
    }
    const page = await list(member);
    expect(page.total).toBe(6);
    const shown = page.records.map(({ item_type, item_id, card }) => ({ item_type, id: item_id, name: card?.name }));
    expect(shown).toEqual(expect.arrayContaining(kept));
    expect((await list(member, { item_type: '2' })).records).toMatchObject([{ item_id: demand.xuqiu_id, gone: false }]);
    for (const { id } of kept) expect((await member.delete(CALL, { id })).result).toEqual({ changed: 1 });
    expect((await member.delete(CALL, { id: result.chengguo_id })).result).toEqual({ changed: 0 });
    expect((await list(member)).records).toEqual([]);
  });

  it('PUB-001 what was taken down stays in the list, without its card, and nobody reads another one’s list', async () => {
    const owner = await signedIn(INDIVIDUAL);
    const member = await signedIn(COMPANY);
    const id = await publicResult(owner);
    await member.post(CALL, { item_type: 1, id });
    expect((await list(owner)).records.some(({ item_id }) => item_id === id)).toBe(false);
    expect((await owner.delete('/web/v1/user/chengguo', { chengguo_id: id })).status).toBe(200);
    expect((await list(member)).records.find(({ item_id }) => item_id === id)).toMatchObject({
      gone: true,
      card: null,
    });
    await member.delete(CALL, { id });
  });

  it('PUB-001 both doors keep, show and let go the same', async () => {
    const member = await signedIn(MEMBER);
    const [{ xuqiu_id: id }] = (await client().get('/web/v1/xuqiu/list', { order: 'oldest' })).result.records;
    const star = '/web/ns/star';
    expect((await member.post(`${star}/add`, { item_id: id, item_type: 2 })).result).toEqual({ favourite: true });
    expect((await member.get(CALL, { id })).result).toEqual({ favourite: true });
    expect((await member.post(CALL, { item_type: 2, id })).result).toEqual({ favourite: true });
    expect((await member.get(`${star}/list`, { mine: '1' })).result.total).toBe((await list(member)).total);
    expect((await member.delete(CALL, { id })).result).toEqual({ changed: 1 });
    expect((await member.get(`${star}/info`, { item_id: id })).result).toEqual({ favourite: false });
    expect((await member.put(`${star}/del`, { item_id: id })).result).toEqual({ changed: 0 });
    // The table itself is no third one.
    const data = { item_id: id, item_type: 2 };
    expect((await member.post('/web/egg/base/add', { table: 'favourite', data })).code).toBe(404);
  });

  it('PUB-001 what is not public cannot be kept, and visitors keep nothing', async () => {
    const member = await signedIn(COMPANY);
    expect((await member.post(CALL, { item_type: 1, id: 'x' })).code).toBe(404);
    expect((await member.post(CALL, { item_type: 9, id: 'x' })).code).toBe(422);
    // An expert who was taken off is none to be kept.
    expect((await member.post(CALL, { item_type: 6, id: 'x' })).code).toBe(404);
    for (const answer of [
      await client().post(CALL, { item_type: 1, id: 'x' }),
      await client().get(`${CALL}/list`),
      await client().delete(CALL, { id: 'x' }),
    ])
      expect(answer.status).toBe(100);
  });

  it('PUB-001 the last free place is given once, however many calls ask for it at once', async () => {
    const server = await startServer();
    try {
      const member = await signedIn(COMPANY, server.url);
      const database = await server.runtime.miniflare.getD1Database('DB');
      const { user_id } = (await member.get('/web/egg/user/session')).result;
      await database
        .prepare(
          `INSERT INTO favourite (id, user_id, item_type, item_id, add_time)
           WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 999)
           SELECT 'f' || i, ?, 1, 'gone' || i, 1 FROM n`,
        )
        .bind(user_id)
        .run();
      const { records } = (await client(server.url).get('/web/v1/chengguo/list', { pageSize: '20' })).result;
      const ids = records.map(({ chengguo_id }: { chengguo_id: string }) => chengguo_id) as string[];
      const answers = await Promise.all(ids.map((id) => member.post(CALL, { item_type: 1, id })));
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      expect(answers.filter(({ code }) => code === 409)).toHaveLength(ids.length - 1);
      expect((await list(member)).total).toBe(1000);
      const kept = ids[answers.findIndex(({ code }) => code === 200)];
      expect((await member.post(CALL, { item_type: 1, id: kept })).result).toEqual({ favourite: true });
      expect((await member.post(CALL, { item_type: 1, id: 'x' })).code).toBe(404);
    } finally {
      await server.stop();
    }
  });
});
