import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { rowsRead } from '../setup/queries.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { inChinese } from './support/demands.ts';
import { AUDITOR, byOrganization, byPerson, COMPANY, INDIVIDUAL, MEMBER } from './support/results.ts';

interface Match {
  id: string;
  name: string;
  score: number;
  reasons: { code: string; score: number; values: unknown[] }[];
  region_name: string | null;
  scope: { id: string }[];
}

/** A server of its own, with enough items that a bound on the rows read can be broken. */
let server: TestServer;
let visitor: Client;
let results: { chengguo_id: string }[];
let demands: { xuqiu_id: string }[];
beforeAll(async () => {
  server = await startServer({ demoScale: 3_000 });
  visitor = client(server.url);
  results = (await visitor.get('/web/v1/chengguo/list', { pageSize: 20 })).result.records;
  demands = (await visitor.get('/web/v1/xuqiu/list', { pageSize: 20 })).result.records;
});
afterAll(() => server.stop());

const match = (item_type: number, id: string, from: Client = visitor) =>
  from.get('/web/egg/match/match', { item_type, id, pageSize: 100 });

async function publish(scopes: string[], profile: string, name: string): Promise<string> {
  const auditor = await signedIn(AUDITOR, server.url);
  const answer = await auditor.post('/web/v1/user/chengguo', byPerson({ result: { name, profile }, scopes }));
  expect(answer.msg, answer.text).toBeTruthy();
  expect(answer.result.audit_status).toBe(4);
  return answer.result.chengguo_id;
}

describe('Matching', () => {
  it('MAT-009 counterparts come best first, and the reasons of each sum to its score', async () => {
    for (const [type, id] of [
      ...results.map(({ chengguo_id }): [number, string] => [1, chengguo_id]),
      ...demands.map(({ xuqiu_id }): [number, string] => [2, xuqiu_id]),
    ]) {
      const { status, result } = await match(type, id);
      expect(status).toBe(200);
      const records = result.records as Match[];
      expect(records.length).toBeGreaterThan(0);
      for (const { score, reasons } of records) {
        expect(reasons.reduce((sum, reason) => sum + reason.score, 0)).toBe(score);
        expect(score).toBeGreaterThan(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(reasons.every((reason) => reason.score > 0)).toBe(true);
        expect(reasons.some(({ code }) => ['topics', 'text', 'fields'].includes(code))).toBe(true);
      }
      const scores = records.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((one, other) => other - one));
    }
  });

  it('MAT-009 an item without a field or a word in common has no matches', async () => {
    const id = await publish(['s-101-01-01'], '<p>Qwyjibo zzyzx</p>', 'Xyloqwz vrblk');
    const { result } = await match(1, id);
    const related = (result.records as Match[]).filter(({ reasons }) => reasons.some(({ code }) => code === 'text'));
    expect(related).toEqual([]);
    for (const { scope } of result.records as Match[]) {
      expect(scope.some((each) => each.id.startsWith('s-101-01'))).toBe(true);
    }
  });

  it('MAT-009 rows read stay bounded, whatever the number of items', async () => {
    for (const { chengguo_id } of results) {
      const answer = await match(1, chengguo_id);
      const rows = rowsRead(answer);
      expect(rows).toBeLessThanOrEqual(1_600);
    }
  });

  it('PUB-157 PUB-139 a result has matching demands, a demand matching results', async () => {
    const [one] = results;
    const [other] = demands;
    const ofResult = await visitor.get('/web/v1/chengguo/match', { id: one?.chengguo_id });
    expect(ofResult.result.records[0].xuqiu_id).toBe(ofResult.result.records[0].id);
    const ofDemand = await visitor.get('/web/v1/xuqiu/match', { id: other?.xuqiu_id });
    expect(ofDemand.result.records[0].chengguo_id).toBe(ofDemand.result.records[0].id);
  });

  it('PUB-153 PUB-136 the match lists answer for an item, for own items, and visitors', async () => {
    const [one] = results;
    const byId = await visitor.get('/web/xuqiu/match/list', { chengguo_id: one?.chengguo_id });
    expect(byId.result.records.length).toBeGreaterThan(0);
    const nobody = await visitor.get('/web/chengguo/match/list');
    expect(nobody.status).toBe(200);
    expect(nobody.result.records).toEqual([]);
    const member = await signedIn(MEMBER, server.url);
    const own = await member.get('/web/xuqiu/match/list');
    expect(own.status).toBe(200);
    expect(own.result.records.length).toBeGreaterThan(0);
    expect(new Set(own.result.records.map(({ id }: Match) => id)).size).toBe(own.result.records.length);
  });

  it('MAT-009 what an organisation offers is not matched with what it seeks itself', async () => {
    const name = `蒸发冷凝换热管束${Date.now().toString(36)}`;
    const publisher = await signedIn(MEMBER, server.url);
    const offered = await publisher.post('/web/v1/user/chengguo', byOrganization({ result: { name } }));
    const sought = inChinese({ demand: { name } });
    const own = await publisher.post('/web/v1/user/xuqiu', sought);
    const company = await signedIn(COMPANY, server.url);
    const other = await company.post('/web/v1/user/xuqiu', { ...sought, organization: { name: '太行机械制造公司' } });
    for (const [account, noun, id] of [
      [AUDITOR, 'chengguo', offered.result.chengguo_id],
      ['13800000006', 'xuqiu', own.result.xuqiu_id],
      ['13800000006', 'xuqiu', other.result.xuqiu_id],
    ]) {
      const auditor = await signedIn(account, server.url);
      expect((await auditor.post(`/web/v1/user/${noun}/audit`, { id, audit_status: 4 })).status).toBe(200);
    }
    const found = (await match(1, offered.result.chengguo_id)).result.records.map(({ id }: Match) => id);
    expect(found).toContain(other.result.xuqiu_id);
    expect(found).not.toContain(own.result.xuqiu_id);
  });

  it('MAT-009 words that everybody writes do not make a match', async () => {
    const heat = (await visitor.get('/web/v1/chengguo/list', { keyword: '中深层地热井下' })).result.records[0];
    const records = (await match(1, heat.chengguo_id)).result.records as Match[];
    const grid = records.find(({ name }) => name === '农村电网台区电压越限治理');
    expect(grid?.score ?? 0).toBeLessThan(65);
    const text = grid?.reasons.find(({ code }) => code === 'text');
    expect(text?.score ?? 0).toBeLessThan(12);
    expect(text?.values ?? []).not.toEqual(expect.arrayContaining(['提供']));
  });

  it('MAT-010 own public items with their best matches; visitors are told to sign in', async () => {
    expect((await visitor.get('/web/egg/match/matchByMyData')).status).toBe(100);
    const member = await signedIn(MEMBER, server.url);
    const { result } = await member.get('/web/egg/match/matchByMyData');
    expect(result.records.length).toBeGreaterThan(0);
    for (const { id, item_type } of result.records) {
      const noun = item_type === 1 ? 'chengguo' : 'xuqiu';
      const own = await member.get(`/web/v1/user/${noun}/list`, { pageSize: 100 });
      expect(own.result.records.map((row: Record<string, unknown>) => row[`${noun}_id`])).toContain(id);
    }
  });

  it('MAT-009 a version under review is matched for its publisher alone', async () => {
    const owner = await signedIn(INDIVIDUAL, server.url);
    const { result } = await owner.post('/web/v1/user/chengguo', byPerson());
    expect((await match(1, result.chengguo_id, owner)).status).toBe(200);
    expect((await match(1, result.chengguo_id)).status).toBe(404);
    const stranger = await signedIn('13800000010', server.url);
    expect((await match(1, result.chengguo_id, stranger)).status).toBe(404);
    expect((await match(3, result.chengguo_id, owner)).status).toBe(422);
  });

  it('MAT-009 nothing but public values leaves with a match', async () => {
    const [one] = demands;
    const { text } = await match(2, one?.xuqiu_id ?? '');
    for (const column of ['contacts', 'contacts_tel', 'id_number', 'add_user', 'openid']) {
      expect(text).not.toContain(`"${column}"`);
    }
  });
});
