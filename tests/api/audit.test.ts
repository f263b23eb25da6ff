import { describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { AUDITOR, byOrganization, byPerson, COMPANY, INDIVIDUAL, INPUT, MEMBER, unique } from './support/results.ts';

const PATH = '/web/v1/user/chengguo';
const audit = (who: Client, id: string, audit_status: number, more: object = {}) =>
  who.post(`${PATH}/audit`, { id, audit_status, ...more });
const form = async (who: Client, id: string) => (await who.get(`${PATH}/detail`, { id })).result;
/** What a visitor reads, past every cache. */
const publicName = async (id: string) =>
  (await (await signedIn(COMPANY)).get('/web/v1/chengguo/detail', { id })).result?.name as string | undefined;

async function submitted(account = MEMBER) {
  const who = await signedIn(account);
  const body = account === MEMBER ? byOrganization() : byPerson();
  const { result } = await who.post(PATH, body);
  return { who, body, id: result.chengguo_id as string };
}

describe('auditing', () => {
  it('PUB-145 PUB-040 an approved result is public, its publisher sees it so', async () => {
    const { who, body, id } = await submitted();
    const auditor = await signedIn(AUDITOR);
    const listed = await auditor.get('/web/v1/chengguo/audit/list', {
      keyword: (body.result as { name: string }).name,
    });
    expect(listed.result.records.map((row: { chengguo_id: string }) => row.chengguo_id)).toEqual([id]);
    expect((await audit(auditor, id, 4)).result).toMatchObject({ chengguo_id: id, audit_status: 4 });
    expect(await publicName(id)).toBe((body.result as { name: string }).name);
    expect(await form(who, id)).toMatchObject({ audit_status: 4 });
    const found = await client().get('/web/v1/chengguo/list', { keyword: (body.result as { name: string }).name });
    expect(found.result.records.map((row: { chengguo_id: string }) => row.chengguo_id)).toContain(id);
  });

  it('PUB-040 what an auditor publishes is public at once, and an own edit shows at once', async () => {
    const auditor = await signedIn(AUDITOR);
    const body = byPerson();
    const { result } = await auditor.post(PATH, body);
    expect(result.audit_status).toBe(4);
    const name = unique('审核员修改');
    const edited = { ...body, result: { ...(body.result as object), name }, chengguo_id: result.chengguo_id };
    expect((await auditor.put(PATH, edited)).result.audit_status).toBe(4);
    expect(await publicName(result.chengguo_id)).toBe(name);
  });

  it('PUB-145 a return needs an opinion, the publisher reads it, edits, and it is under review again', async () => {
    const { who, body, id } = await submitted(INDIVIDUAL);
    const auditor = await signedIn(AUDITOR);
    for (const status of [3, 5]) {
      const answer = await audit(auditor, id, status);
      expect(answer.errors).toEqual([{ field: 'opinion', code: 'opinion_required', msg: '请填写审核意见' }]);
    }
    expect((await audit(auditor, id, 3, { opinion: '请补充检测报告' })).status).toBe(200);
    const returned = await form(who, id);
    expect(returned).toMatchObject({ audit_status: 3, audit_opinion: '请补充检测报告' });
    const edited = await who.put(PATH, { ...body, chengguo_id: id, version: returned.version });
    expect(edited.result.audit_status).toBe(1);
    expect(await publicName(id)).toBeUndefined();
  });

  it('PUB-143 the last approved version stays public until an edit is approved', async () => {
    const { who, body, id } = await submitted(INDIVIDUAL);
    const auditor = await signedIn(AUDITOR);
    await audit(auditor, id, 4);
    const [before, after] = [(body.result as { name: string }).name, unique('修改后的名称')];
    const edited = await who.put(PATH, {
      ...body,
      result: { ...(body.result as object), name: after },
      chengguo_id: id,
    });
    expect(edited.result.audit_status).toBe(1);
    expect([await publicName(id), (await form(who, id)).result.name]).toEqual([before, after]);
    await audit(auditor, id, 3, { opinion: '名称不规范' });
    expect(await publicName(id)).toBe(before);
    await who.put(PATH, { ...body, result: { ...(body.result as object), name: after }, chengguo_id: id });
    await audit(auditor, id, 4);
    expect(await publicName(id)).toBe(after);
  });

  it('PUB-145 an approved result can be taken back, a decided one is not decided again', async () => {
    const { id } = await submitted(INDIVIDUAL);
    const auditor = await signedIn(AUDITOR);
    await audit(auditor, id, 4);
    expect((await audit(auditor, id, 4)).code).toBe(409);
    expect((await audit(auditor, id, 5, { opinion: '重复发布' })).status).toBe(200);
    expect(await publicName(id)).toBeUndefined();
    expect((await audit(auditor, id, 4)).code).toBe(409);
  });

  it('PUB-145 others than auditors are refused, and unknown results are not found', async () => {
    const { who, id } = await submitted(INDIVIDUAL);
    for (const account of [INDIVIDUAL, COMPANY, INPUT, '13800000006', '13800000013']) {
      const other = account === INDIVIDUAL ? who : await signedIn(account);
      expect((await audit(other, id, 4)).code).toBe(403);
      expect((await other.get('/web/v1/chengguo/audit/list')).code).toBe(403);
    }
    expect((await audit(client(), id, 4)).status).toBe(100);
    const auditor = await signedIn(AUDITOR);
    expect((await audit(auditor, 'none', 4)).code).toBe(404);
    expect((await audit(auditor, id, 1)).code).toBe(422);
    expect((await form(who, id)).audit_status).toBe(1);
  });

  it('PUB-145 of decisions side by side one holds; one about an older version is refused', async () => {
    const { who, body, id } = await submitted(INDIVIDUAL);
    const auditor = await signedIn(AUDITOR);
    await who.put(PATH, { ...body, chengguo_id: id });
    expect((await audit(auditor, id, 4, { version: 1 })).code).toBe(409);
    const opinion = '意见';
    const answers = await Promise.all([4, 3, 5].map((status) => audit(auditor, id, status, { opinion })));
    // The later of two may still withdraw what the first one approved, never decide over a return.
    expect(answers.some((answer) => answer.status === 200)).toBe(true);
    const { audit_status } = await form(who, id);
    expect((await publicName(id)) !== undefined).toBe(audit_status === 4);
  });

  it('PUB-145 every decision is written down with its author', async () => {
    const { id } = await submitted(INDIVIDUAL);
    await audit(await signedIn(AUDITOR), id, 5, { opinion: '材料不实' });
    const admin = await signedIn('13800000011');
    const log = await admin.list('audit_log', { where: { item_id: id, action: 'audit' } });
    expect(log.result.records[0]).toMatchObject({ before: '1', after: '5', opinion: '材料不实' });
  });

  it('PUB-150 the audit list shows what is under review unless states are named', async () => {
    await submitted(INDIVIDUAL);
    const auditor = await signedIn(AUDITOR);
    const states = async (query: object) => {
      const { result } = await auditor.get('/web/v1/chengguo/audit/list', { pageSize: '100', ...query });
      return new Set(result.records.map((row: { audit_status: number }) => row.audit_status));
    };
    expect(await states({})).toEqual(new Set([1]));
    expect(await states({ audit_status: '4' })).toEqual(new Set([4]));
    expect((await auditor.get('/web/v1/chengguo/audit/list', { keyword: "' OR 1=1 --" })).result.total).toBe(0);
  });
});
