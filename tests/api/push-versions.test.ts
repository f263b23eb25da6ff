import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageOf } from '../../db/contract/errors.ts';
import { addRecipients, detailOf, makePush, operatorOf, settled } from '../queues/support/pushes.ts';
import type { Client } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
let operator: Client;
let database: D1Database;
let orgs: string[];

beforeAll(async () => {
  server = await startServer();
  operator = await operatorOf(server.url);
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  orgs = await addRecipients(database, 3);
});
afterAll(() => server.stop());

const RACE = [1, 2, 3, 4, 5, 6];
const codesOf = (answers: { code: number }[]) => answers.map(({ code }) => code).sort();
const ONE_OF_SIX = [200, 409, 409, 409, 409, 409];

describe('two operators who change the same push', () => {
  const change = (body: object) => operator.put('/web/v1/push', body);

  it('PUSH-068 whoever began with an earlier version is told so, and nothing is written over', async () => {
    const { id, items } = await makePush(operator, { orgs: orgs.slice(0, 2) });
    const { version } = await detailOf(operator, id);
    expect((await change({ id, version, remark: '第一位的备注', orgs: orgs.slice(1) })).code).toBe(200);
    const late = await change({
      id,
      version,
      remark: '第二位的备注',
      items: items.slice(0, 1),
      orgs: orgs.slice(0, 1),
    });
    expect(late).toMatchObject({ code: 409, msg: messageOf('push_changed', 'zh') });
    const kept = await detailOf(operator, id);
    expect(kept).toMatchObject({ remark: '第一位的备注', version: version + 1 });
    expect(kept.items).toHaveLength(items.length);
    expect(kept.targets.map(({ org_id }: { org_id: string }) => org_id)).toEqual(orgs.slice(1));
    expect((await change({ id, version: kept.version, remark: '第二位的备注' })).code).toBe(200);
    expect((await change({ id, title: '不带版本的修改' })).code).toBe(200);
    expect(await detailOf(operator, id)).toMatchObject({ remark: '第二位的备注', title: '不带版本的修改' });
  });

  it('PUSH-068 of several saves at once upon one version, one is stored, whole', async () => {
    const { id } = await makePush(operator, { orgs: orgs.slice(0, 1) });
    const { version } = await detailOf(operator, id);
    const answers = await Promise.all(
      RACE.map((n) => change({ id, version, title: `主题${n}`, remark: `备注${n}`, orgs: [orgs[n % 3]] })),
    );
    expect(codesOf(answers)).toEqual(ONE_OF_SIX);
    const winner = RACE.find((_, place) => answers[place]?.code === 200) ?? 0;
    const stored = await detailOf(operator, id);
    expect(stored).toMatchObject({ title: `主题${winner}`, remark: `备注${winner}`, version: version + 1 });
    expect(stored.targets.map(({ org_id }: { org_id: string }) => org_id)).toEqual([orgs[winner % 3]]);
  });

  it('PUSH-068 a write through the table service is a change as well', async () => {
    const { id, groupId } = await makePush(operator, { orgs: orgs.slice(0, 1) });
    const versions = [(await detailOf(operator, id)).version];
    const written = async (write: Promise<{ code: number }>) => {
      expect((await write).code).toBe(200);
      versions.push((await detailOf(operator, id)).version);
    };
    const table = 'push_wechat_orgs';
    await written(
      operator.put('/web/egg/base/put', { table: 'push_wechat', where: { id }, data: { remark: '另一处' } }),
    );
    const data = { push_id: id, org_id: orgs[1], push_group_id: groupId };
    await written(operator.post('/web/egg/base/add', { table, data }));
    const where = { push_id: id, org_id: orgs[1] };
    await written(operator.call('DELETE', '/web/egg/base/del', { body: { table, where } }));
    expect(versions).toEqual([0, 1, 2, 3].map((step) => Number(versions[0]) + step));
    expect((await change({ id, version: versions[0], remark: '太晚' })).code).toBe(409);
  });
});

describe('a confirmation', () => {
  const confirm = (body: object) => operator.post('/web/v1/push/confirm', body);
  const change = (body: object) => operator.put('/web/v1/push', body);
  const messagesOf = (id: string) =>
    server.runtime.gateway.outbox.list({ channel: 'wechat' }).filter(({ url }) => url?.includes(id));

  it('PUSH-059 PUSH-068 a subject cannot be emptied through either door', async () => {
    const { id } = await makePush(operator, { orgs: orgs.slice(0, 1) });
    for (const title of ['', '   ', '\u3000']) {
      const own = await change({ id, title });
      expect([own.code, own.errors[0]?.code]).toEqual([422, 'push_title_required']);
      const data = { table: 'push_wechat', where: { id }, data: { title } };
      expect((await operator.put('/web/egg/base/put', data)).code).toBe(422);
    }
    expect((await detailOf(operator, id)).title).not.toBe('');
  });

  it('PUSH-059 PUSH-060 asks again for what a new push must hold: nothing is sent without it', async () => {
    const { id } = await makePush(operator, { orgs: orgs.slice(0, 1) });
    await change({ id, remark: '' });
    const refused = await confirm({ id });
    expect([refused.code, refused.errors]).toMatchObject([422, [{ field: 'remark', code: 'push_remark_required' }]]);
    await database.prepare(`UPDATE push_wechat SET title = '' WHERE id = ?`).bind(id).run();
    expect((await confirm({ id, now: true })).errors.map(({ code }) => code)).toEqual([
      'push_title_required',
      'push_remark_required',
    ]);
    expect([(await detailOf(operator, id)).run_state, messagesOf(id)]).toEqual(['', []]);
  });

  it('PUSH-059 a time that comes sends no message without a subject, and says why', async () => {
    const { id } = await makePush(operator, { orgs: orgs.slice(0, 1) });
    await database
      .prepare(`UPDATE push_wechat SET title = '', auto_push_time = unixepoch() - 1 WHERE id = ?`)
      .bind(id)
      .run();
    await operator.post('/dev/cron', {});
    expect(await detailOf(operator, id)).toMatchObject({ run_state: 'stopped', error_code: 'push_incomplete' });
    expect(messagesOf(id)).toEqual([]);
  });

  it('PUSH-068 of another version than the one that was looked at is refused, and nothing is sent', async () => {
    const { id } = await makePush(operator, { orgs: orgs.slice(0, 1) });
    const { version } = await detailOf(operator, id);
    await change({ id, title: '之后修改的主题' });
    const late = await confirm({ id, version });
    expect(late).toMatchObject({ code: 409, msg: messageOf('push_confirm_changed', 'zh') });
    expect([(await detailOf(operator, id)).run_state, messagesOf(id)]).toEqual(['', []]);
    expect((await confirm({ id, version: version + 1 })).result).toEqual({ queued: 1, auto_push_time: 0 });
    // The same click twice is one run, and no complaint.
    expect((await confirm({ id, version: version + 1 })).result).toEqual({ queued: 0, auto_push_time: 0 });
    await settled(operator, id);
    expect(messagesOf(id)).toHaveLength(1);
  });

  it('PUSH-068 beside an edit sends what was looked at or nothing', async () => {
    const { id } = await makePush(operator, { orgs: orgs.slice(0, 1), title: '原来的主题' });
    const { version } = await detailOf(operator, id);
    const [sent, edited] = await Promise.all([confirm({ id, version }), change({ id, version, title: '改过的主题' })]);
    expect([sent.code, edited.code].sort()).toEqual([200, 409]);
    if (sent.code === 200) await settled(operator, id);
    const subjects = messagesOf(id).map(({ data }) => (data as { first: { value: string } }).first.value);
    expect(subjects).toEqual(sent.code === 200 ? ['原来的主题'] : []);
  });
});

describe('two operators who change the same organisation group', () => {
  const save = (body: object) => operator.post('/web/v1/push/orgGroup', body);
  const read = async (id: string) =>
    (await operator.get('/web/v1/push/orgGroups')).result.records.find((row: { id: string }) => row.id === id);
  const membersOf = (group: { members: { org_id: string }[] }) => group.members.map(({ org_id }) => org_id).sort();

  it('ORG-035 an earlier version is refused, the latest one is saved, and so is a call without one', async () => {
    const { id } = (await save({ name: '重点院所', orgs: orgs.slice(0, 1) })).result;
    const { version } = await read(id);
    expect((await save({ id, version, name: '第一位', orgs: orgs.slice(0, 2) })).code).toBe(200);
    const late = await save({ id, version, name: '第二位', orgs: [] });
    expect(late).toMatchObject({ code: 409, msg: messageOf('organization_group_changed', 'zh') });
    const kept = await read(id);
    expect(kept).toMatchObject({ name: '第一位', version: version + 1 });
    expect(membersOf(kept)).toEqual(orgs.slice(0, 2).sort());
    expect((await save({ id, version: kept.version, name: '第二位', orgs })).code).toBe(200);
    expect((await save({ id, name: '不带版本', orgs })).code).toBe(200);
    expect(await read(id)).toMatchObject({ name: '不带版本', version: version + 3 });
  });

  it('ORG-035 of several saves at once upon one version, one is stored, whole', async () => {
    const { id } = (await save({ name: '同时保存', orgs: [] })).result;
    const { version } = await read(id);
    const answers = await Promise.all(RACE.map((n) => save({ id, version, name: `分组${n}`, orgs: [orgs[n % 3]] })));
    expect(codesOf(answers)).toEqual(ONE_OF_SIX);
    const winner = RACE.find((_, place) => answers[place]?.code === 200) ?? 0;
    const stored = await read(id);
    expect(stored).toMatchObject({ name: `分组${winner}`, version: version + 1 });
    expect(membersOf(stored)).toEqual([orgs[winner % 3]]);
  });
});
