import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { newMember } from './support/accounts.ts';
import { AUDITOR, audit, ENTRY, inChinese, inEnglish, nameOf, publish } from './support/demands.ts';
import { COMPANY, INDIVIDUAL, MEMBER, OTHER_SCOPE, SCOPE, unique } from './support/results.ts';

interface Listed {
  xuqiu_id: string;
  [column: string]: unknown;
}

const QUEUE = '/web/v1/xuqiu/audit/list';
const rows = async (who: Client, path: string, query: Record<string, unknown> = {}) =>
  (await who.get(path, { pageSize: '100', ...query })).result.records as Listed[];
const ids = (records: Listed[]) => records.map(({ xuqiu_id }) => xuqiu_id);

describe('own demands', () => {
  it('PUB-133 PUB-135 lists them in every state, and nobody else sees them', async () => {
    const person = await signedIn(INDIVIDUAL);
    const [first, second] = [await publish(person, inChinese()), await publish(person, inEnglish())];
    await audit(await signedIn(AUDITOR), first.xuqiu_id, 4);
    for (const path of ['/v1/user/xuqiu/list', '/user/xuqiu/service/list']) {
      const own = await rows(person, path, { _t: '1' });
      const found = (id: string) => own.find(({ xuqiu_id }) => xuqiu_id === id);
      expect(found(first.xuqiu_id)).toMatchObject({
        audit_status: 4,
        is_public: 1,
        is_expired: 0,
        match_state: 0,
        contact_reveals: 0,
        open_comments: 0,
        version: 2,
        region_name: '河北省,石家庄市,长安区',
        expire_time: expect.any(Number),
      });
      expect(found(second.xuqiu_id)).toMatchObject({ audit_status: 1, is_public: 0, region_name: null });
      expect(ids(own).indexOf(second.xuqiu_id)).toBeLessThan(ids(own).indexOf(first.xuqiu_id));
      expect((await client().get(path)).status).toBe(100);
    }
    const approved = await rows(person, '/v1/user/xuqiu/list', { audit_status: '4', keyword: first.code });
    expect(ids(approved)).toEqual([first.xuqiu_id]);
    expect(ids(await rows(await signedIn(COMPANY), '/v1/user/xuqiu/list'))).not.toContain(first.xuqiu_id);
  });
});

describe('the audit queue of demands', () => {
  it('PUB-132 shows what waits, with its age and its publisher, to auditors alone', async () => {
    const person = await signedIn(INDIVIDUAL);
    const auditor = await signedIn(AUDITOR);
    const body = inChinese();
    const { xuqiu_id } = await publish(person, body);
    const [row] = await rows(auditor, QUEUE, { keyword: nameOf(body) });
    expect(row).toMatchObject({ xuqiu_id, audit_status: 1, open_comments: 0, publisher_name: expect.any(String) });
    expect([Number(row?.wait_seconds) >= 0, Number(row?.wait_seconds) < 120]).toEqual([true, true]);
    await audit(auditor, xuqiu_id, 3, { opinion: '补充' });
    expect(await rows(auditor, QUEUE, { keyword: nameOf(body) })).toEqual([]);
    expect(ids(await rows(auditor, QUEUE, { keyword: nameOf(body), audit_status: '3,5' }))).toEqual([xuqiu_id]);
    for (const account of [INDIVIDUAL, ENTRY, '13800000004']) {
      expect((await (await signedIn(account)).get(QUEUE)).code).toBe(403);
    }
    expect((await client().get(QUEUE)).status).toBe(100);
  });

  it('PUB-132 filters by field, region and code, and turns its order round', async () => {
    const person = await signedIn(MEMBER);
    const auditor = await signedIn(AUDITOR);
    const word = unique('排队');
    const named = (n: number) => ({ name: `${word}第${n}项` });
    const sent = [
      await publish(person, inChinese({ demand: named(1) })),
      await publish(person, inChinese({ demand: named(2), scopes: [OTHER_SCOPE.id] })),
      await publish(
        person,
        inChinese({ demand: { ...named(3), org_province: '110000', org_city: '110100', org_county: '110101' } }),
      ),
    ];
    const [a, b, c] = sent.map(({ xuqiu_id }) => xuqiu_id);
    const asked = (query: object) => rows(auditor, QUEUE, { keyword: word, ...query }).then(ids);
    expect(new Set(await asked({}))).toEqual(new Set([a, b, c]));
    expect(await asked({ scope: OTHER_SCOPE.id })).toEqual([b]);
    expect(await asked({ region: '110100' })).toEqual([c]);
    expect(await asked({ scope: OTHER_SCOPE.parent, region: '130102', order: 'oldest' })).toEqual([a, b]);
    expect(await rows(auditor, QUEUE, { keyword: sent[1]?.code.toLowerCase() }).then(ids)).toEqual([b]);
    const oldest = await rows(auditor, QUEUE, { order: 'oldest', pageSize: '5' });
    const times = oldest.map(({ add_time }) => Number(add_time));
    expect(times).toEqual([...times].sort((x, y) => x - y));
    const answer = await auditor.get(QUEUE, { keyword: word, pageSize: '2', pageIndex: '2' });
    expect(answer.result).toMatchObject({ current: 2, pages: 2, total: 3 });
    expect(answer.result.records).toHaveLength(1);
  });
});

describe('recommended items', () => {
  /** A server of its own: on the shared one another test's item may be the newest. */
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it('PUB-138 PUB-156 members are recommended the newest of their own fields, visitors the newest', async () => {
    const auditor = await signedIn(AUDITOR, server.url);
    const visitor = client(server.url);
    const scope = (await visitor.list('scope', { where: { level: 3 }, order: [['id', 'desc']], pageSize: 1 })).result
      .records[0];
    const { browser: member } = await newMember(server.url);
    const near = await publish(auditor, inChinese({ scopes: [scope.id], organization: { name: unique('推荐甲') } }));
    const far = await publish(auditor, inChinese({ organization: { name: unique('推荐乙') } }));
    const path = '/xuqiu/recommend/list';
    expect(ids(await rows(member, path)).slice(0, 2)).toEqual([far.xuqiu_id, near.xuqiu_id]);
    await publish(member, inChinese({ scopes: [scope.id], organization: { name: unique('推荐丙') } }));
    const mine = await rows(member, path);
    expect(mine[0]?.xuqiu_id).toBe(near.xuqiu_id);
    const fields = mine.map((row) => (row.scope as { id: string }[]).some(({ id }) => id === scope.id));
    expect(new Set(fields)).toEqual(new Set([true]));
    expect(ids(await rows(member, path, { scope: SCOPE.id }))).toContain(far.xuqiu_id);
    for (const noun of ['xuqiu', 'chengguo']) {
      const answer = await visitor.get(`/${noun}/recommend/list`);
      expect([answer.status, answer.result.records.length]).toEqual([200, 10]);
    }
  });
});
