import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

const ADMIN = '13800000011';
const RESULT_AUDITOR = '13800000004';
const DEMAND_INPUT = '13800000005';
const OPERATOR = '13800000007';
const MEMBER = '13800000001';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const namesOf = async (account: string) =>
  ((await (await signedIn(account, server.url)).get('/web/v1/user/workGroups')).result as { name: string }[]).map(
    ({ name }) => name,
  );

describe('studios of staff', () => {
  it('ACC-053 staff belong to the studios that hold one of their authorities, and members to none', async () => {
    expect(await namesOf(RESULT_AUDITOR)).toEqual(['科研院所专员工作室', '标注专家工作室']);
    expect(await namesOf(OPERATOR)).toEqual(['精准推送工作室']);
    for (const account of [ADMIN, MEMBER, DEMAND_INPUT]) expect(await namesOf(account)).toEqual([]);
    expect((await client(server.url).get('/web/v1/user/workGroups')).status).toBe(100);
  });

  it('ACC-053 an administrator makes, changes and removes one; nobody else reads or writes the table', async () => {
    const admin = await signedIn(ADMIN, server.url);
    const data = { name: '需求受理工作室', name_en: 'Demand intake', authorities: 'xq-input', sort: 9 };
    const wrong = await admin.post('/web/egg/base/add', {
      table: 'work_group',
      data: { ...data, authorities: 'root' },
    });
    expect([wrong.code, wrong.errors[0]?.field]).toEqual([422, 'authorities']);
    const { id } = (await admin.post('/web/egg/base/add', { table: 'work_group', data })).result;
    expect(await namesOf(DEMAND_INPUT)).toEqual(['需求受理工作室']);
    const put = { table: 'work_group', data: { name: '需求登记工作室' }, where: { id } };
    const auditor = await signedIn(RESULT_AUDITOR, server.url);
    expect((await auditor.put('/web/egg/base/put', put)).result?.changed ?? 0).toBe(0);
    expect((await auditor.list('work_group', {})).result?.records ?? []).toEqual([]);
    expect((await admin.put('/web/egg/base/put', put)).result.changed).toBe(1);
    expect(await namesOf(DEMAND_INPUT)).toEqual(['需求登记工作室']);
    await admin.call('DELETE', '/web/egg/base/del', { body: { table: 'work_group', where: { id } } });
    expect(await namesOf(DEMAND_INPUT)).toEqual([]);
  });
});
