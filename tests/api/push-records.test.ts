import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../functions/platform/random.ts';
import { addRecipients, makePush, operatorOf, publicItems, settled } from '../queues/support/pushes.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { rowsRead } from '../setup/queries.ts';
import { startServer, type TestServer } from '../setup/server.ts';

const ORG_ADMIN = '13800000001';
const PUBLISHER = '13800000002';
const STRANGER = '13800000010';

let server: TestServer;
let database: D1Database;
let operator: Client;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  operator = await operatorOf(server.url);
});
afterAll(() => server.stop());

const as = (account: string) => signedIn(account, server.url);
const confirm = (id: string) => operator.post('/web/v1/push/confirm', { id });

/** The organisation whose messages an account receives, as administrator. */
async function organizationOf(account: string): Promise<string> {
  const row = await database
    .prepare(
      `SELECT m.organization_id AS id FROM organisation_user m JOIN user u ON u.user_id = m.user_id
       JOIN organization o ON o.organization_id = m.organization_id AND o.user_id = u.user_id
       WHERE u.account = ? AND m.is_admin = 1 AND m.is_delete = 0`,
    )
    .bind(account)
    .first<{ id: string }>();
  if (!row) throw new Error(`no organisation of ${account}`);
  return row.id;
}

async function addFeedback(push: { id: string; groupId: string; items: string[] }, org: string, remark: string) {
  const id = newId();
  await database
    .prepare(
      `INSERT INTO feedback (id, phone, name, remark, files, item_id, item_type, push_wechat_id, push_group_id, org_id,
         openid, source, add_time, is_delete)
       VALUES (?, '0311-85550101', '吴敏', ?, ?, ?, 2, ?, ?, ?, 'openid-secret', 1, 1800000000, 0)`,
    )
    .bind(
      id,
      remark,
      JSON.stringify([{ name: '照片.jpg', url: '/files/a.jpg' }]),
      push.items[0],
      push.id,
      push.groupId,
      org,
    )
    .run();
  return id;
}

describe('push records', () => {
  it('PUSH-011 PUSH-048 PUSH-049 PUSH-054 PUSH-073 tell how each push stands and how many it reached', async () => {
    const orgs = await addRecipients(database, 2);
    const refused = await addRecipients(database, 1, (place) => `unfollowed-${place}`);
    const title = '推送记录之一';
    const push = await makePush(operator, { orgs: [...orgs, ...refused], title });
    const one = async () =>
      (await operator.get('/web/v1/push/list', { keyword: title })).result.records.find(
        ({ id }: { id: string }) => id === push.id,
      );
    const before = await one();
    expect([before.phase, before.push_status, before.push_time, before.items]).toEqual(['draft', 0, null, 2]);
    expect(before.figures).toMatchObject({ chosen: 3, waiting: 3, sent: 0 });
    expect(before.first_items.map(({ item_id }: { item_id: string }) => item_id).sort()).toEqual(push.items.sort());

    await confirm(push.id);
    await settled(operator, push.id);
    const after = await one();
    expect([after.phase, after.push_status, after.push_time > 0]).toEqual(['done', 1, true]);
    expect(after.figures).toMatchObject({ chosen: 3, waiting: 0, sent: 2, failed: 1, uncertain: 0 });
    expect(after.figures.reasons).toEqual([{ code: '43004', hint: '接收人未关注服务号，请其关注后重试', count: 1 }]);

    const failed = await operator.get('/web/v1/push/targets', { push_id: push.id, stage: 'failed' });
    expect(failed.result.total).toBe(1);
    expect(failed.result.records[0]).toMatchObject({ org_id: refused[0], state: 'refused', error_code: '43004' });
    expect(failed.text).not.toMatch(/unfollowed-|openid/);
  });

  it('PUSH-056 earlier pushes are those that reached somebody, by kind', async () => {
    const orgs = await addRecipients(database, 1);
    const sent = await makePush(operator, { orgs, title: '历史推送甲', item_type: 1 });
    const draft = await makePush(operator, { orgs, title: '历史推送乙', item_type: 1 });
    await confirm(sent.id);
    await settled(operator, sent.id);
    const ids = async (query: Record<string, string>) =>
      (await operator.get('/web/v1/push/list', { keyword: '历史推送', ...query })).result.records.map(
        ({ id }: { id: string }) => id,
      );
    expect(await ids({ earlier: '1', item_type: '1' })).toEqual([sent.id]);
    expect(await ids({ earlier: '1', item_type: '2' })).toEqual([]);
    expect(await ids({})).toEqual(expect.arrayContaining([sent.id, draft.id]));
    const items = await operator.list('push_group_items', { where: { push_group_id: sent.groupId, push_state: 2 } });
    expect(items.result.total).toBe(2);

    const again = await operator.post('/web/v1/push/again', { id: sent.id }, { 'idempotency-key': 'again-1' });
    const twice = await operator.post('/web/v1/push/again', { id: sent.id }, { 'idempotency-key': 'again-1' });
    expect(twice.result.id).toBe(again.result.id);
    expect(again.result).toMatchObject({ item_type: 1, items: 2, left_out: 0 });
    const fresh = await operator.list('push_group_items', { where: { push_group_id: again.result.id } });
    expect(fresh.result.records.map(({ push_state }: { push_state: number }) => push_state)).toEqual([0, 0]);
  });

  it('PUSH-011 ORG-035 are narrowed to a push group, and to those that went to an organisation group', async () => {
    const [member, other] = await addRecipients(database, 2);
    const org_group = (await operator.post('/web/v1/push/orgGroup', { name: '重点院所', orgs: [member] })).result.id;
    const within = await makePush(operator, { orgs: [String(member), String(other)], title: '分组筛选甲' });
    const without = await makePush(operator, { orgs: [String(other)], title: '分组筛选乙' });
    const ids = async (query: Record<string, string>) =>
      (await operator.get('/web/v1/push/list', query)).result.records.map(({ id }: { id: string }) => id);
    expect(await ids({ push_group_id: without.groupId })).toEqual([without.id]);
    expect(await ids({ org_group_id: org_group })).toEqual([within.id]);
    expect(await ids({ org_group_id: org_group, push_group_id: without.groupId })).toEqual([]);
    const removal = { table: 'organization_group', where: { id: org_group } };
    await operator.call('DELETE', '/web/egg/base/del', { body: removal });
    expect(await ids({ org_group_id: org_group })).toEqual([]);
  });

  it('PUSH-037 PUSH-038 PUSH-083 PUSH-084 administrators of an organisation see their own part alone', async () => {
    const own = await organizationOf(ORG_ADMIN);
    const others = await addRecipients(database, 1);
    const push = await makePush(operator, { orgs: [own, ...others], title: '反馈查看' });
    const admin = await as(ORG_ADMIN);
    expect((await admin.get('/web/v1/push/targets', { push_id: push.id })).code).toBe(404);
    await confirm(push.id);
    await settled(operator, push.id);
    const mine = await addFeedback(push, own, '希望与贵单位对接');
    const theirs = await addFeedback(push, String(others[0]), '暂不考虑');

    const all = await operator.get('/web/v1/push/targets', { push_id: push.id });
    const remarks = all.result.records.flatMap(({ feedback }: { feedback: { remark: string }[] }) =>
      feedback.map(({ remark }) => remark),
    );
    expect(remarks.sort()).toEqual(['希望与贵单位对接', '暂不考虑']);
    expect(all.text).not.toContain('openid');

    const limited = await admin.get('/web/v1/push/targets', { push_id: push.id });
    expect(limited.result.records.map(({ org_id }: { org_id: string }) => org_id)).toEqual([own]);
    expect(limited.text).not.toContain('暂不考虑');
    expect((await admin.get('/web/v1/push/record', { id: push.id })).result.figures.chosen).toBe(1);
    const file = await (await admin.fetch(`/web/v1/push/targets.csv?push_id=${push.id}`)).text();
    expect(file).toContain('希望与贵单位对接');
    expect(file).not.toContain('暂不考虑');

    const detail = await admin.get('/web/v1/push/feedback', { id: mine });
    expect(detail.result).toMatchObject({ name: '吴敏', phone: '0311-85550101', remark: '希望与贵单位对接' });
    expect(detail.text).not.toContain('openid');
    expect((await admin.get('/web/v1/push/feedback', { id: theirs })).code).toBe(404);
    const stranger = await as(STRANGER);
    expect((await stranger.get('/web/v1/push/targets', { push_id: push.id })).code).toBe(403);
    expect((await stranger.get('/web/v1/push/feedback', { id: mine })).code).toBe(404);
    expect((await client(server.url).get('/web/v1/push/targets', { push_id: push.id })).status).toBe(100);
    for (const path of ['list', 'funnel', 'funnel/list', 'funnel/targets', 'funnel/deals']) {
      expect((await admin.get(`/web/v1/push/${path}`)).code).toBe(403);
    }
  });

  it('PUSH-011 PUSH-049 PUSH-083 name an item as it was approved, never as its publisher writes it now', async () => {
    const [item = ''] = await publicItems(operator, 'xuqiu', 1);
    const own = await organizationOf(ORG_ADMIN);
    const push = await makePush(operator, { orgs: [own], items: [item], title: '改名的需求' });
    await confirm(push.id);
    await settled(operator, push.id);
    const feedback = await addFeedback(push, own, '请发资料');
    const given = { push_id: push.id, org_id: own, item_id: item, answer: 'interested', version: 0 };
    expect((await (await as(ORG_ADMIN)).post('/web/v1/inbox/answer', given)).code).toBe(200);
    const names = async () => {
      const [detail, list, targets, said] = await Promise.all([
        operator.get('/web/v1/push/detail', { id: push.id }),
        operator.get('/web/v1/push/list', { keyword: '改名的需求' }),
        operator.get('/web/v1/push/targets', { push_id: push.id }),
        operator.get('/web/v1/push/feedback', { id: feedback }),
      ]);
      return [
        detail.result.items[0].name,
        list.result.records[0].first_items[0].name,
        targets.result.records[0].answers[0].item_name,
        said.result.item_name,
      ];
    };
    const [approved = ''] = await names();
    const run = (sql: string) => database.prepare(sql).bind(item).run();
    await run("UPDATE xuqiu SET name = '无人审核的名称', audit_status = 1 WHERE xuqiu_id = ?");
    expect(await names()).toEqual(Array(4).fill(approved));
    // Out of the public lists as well, it keeps the name that was approved last.
    await run('DELETE FROM demand_publication WHERE item_id = ?');
    await run(`INSERT OR REPLACE INTO approved_version (item_id, item_type, version, form, approve_time)
VALUES (?, 2, 1, json_object('demand', json_object('name', '审核通过的名称')), 1)`);
    expect(await names()).toEqual(Array(4).fill('审核通过的名称'));
  });

  it('PUSH-036 PUSH-047 PUSH-074 the record of a demand names its groups and the organisations in them', async () => {
    const [demand] = await publicItems(operator, 'xuqiu', 1);
    const [sent] = await addRecipients(database, 1);
    const [failing] = await addRecipients(database, 1, (place) => `bad-${place}`);
    const first = await makePush(operator, { orgs: [String(sent), String(failing)], title: '需求推送一' });
    await confirm(first.id);
    await settled(operator, first.id);
    const second = await makePush(operator, { orgs: [String(sent)], title: '需求推送二' });
    const query = { item_type: '2', item_id: String(demand) };
    const groups = (await operator.get('/web/v1/push/item', query)).result.records as {
      push_group_id: string;
      rows: { org_id: string; push_status: number; push_time: number | null; contacts: string }[];
    }[];
    const of = (group: string) =>
      groups
        .find(({ push_group_id }) => push_group_id === group)
        ?.rows.map(({ org_id, push_status, push_time }) => [org_id, push_status, (push_time ?? 0) > 0]);
    expect(of(first.groupId)).toEqual([
      [sent, 1, true],
      [failing, 3, false],
    ]);
    expect(of(second.groupId)).toEqual([[sent, 0, false]]);
    expect((await (await as(STRANGER)).get('/web/v1/push/item', query)).code).toBe(404);
  });

  it('PUSH-036 PUSH-087 the record of an item goes on behind its first organisations, each once, at the same cost', async () => {
    const [item] = await publicItems(operator, 'chengguo', 1);
    const orgs = await addRecipients(database, 45);
    const push = await makePush(operator, { orgs, item_type: 1, items: [String(item)] });
    await makePush(operator, { orgs: orgs.slice(0, 1), item_type: 1, items: [String(item)] });
    const read = async (more: Record<string, string> = {}) => {
      const answer = await operator.get('/web/v1/push/item', { item_type: '1', item_id: String(item), ...more });
      return { ...answer, rows: rowsRead(answer) };
    };
    const first = await read();
    const groups = first.result.records as { push_group_id: string; total: number; next: string | null }[];
    const group = groups.find(({ push_group_id }) => push_group_id === push.groupId);
    expect([group?.total, group?.next !== null]).toEqual([45, true]);
    expect(first.result.total).toBe(groups.length);
    const seen: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page = await read({ push_group_id: push.groupId, after });
      expect(page.rows).toBeLessThan(400);
      const [only] = page.result.records as { rows: { org_id: string }[]; next: string | null }[];
      seen.push(...(only?.rows ?? []).map(({ org_id }) => org_id));
      after = only?.next ?? null;
    }
    expect(seen).toEqual([...orgs].sort());
  });
});

describe('applications for a push', () => {
  async function own(): Promise<string> {
    const [id] = await publicItems(operator, 'xuqiu', 1);
    await database
      .prepare('UPDATE xuqiu SET add_user = (SELECT user_id FROM user WHERE account = ?) WHERE xuqiu_id = ?')
      .bind(PUBLISHER, id)
      .run();
    return String(id);
  }
  const mineOf = async (publisher: Client, id: string) =>
    (await publisher.get('/web/v1/user/pushApplication/list', { item_type: '2', pageSize: '50' })).result.records.find(
      (row: { id: string }) => row.id === id,
    );

  it('PUSH-014 PUSH-015 PUSH-085 MAT-002 are made by publishers, decided once by staff, and done by the push', async () => {
    const item = await own();
    const [publisher, auditor] = [await as(PUBLISHER), await as('13800000006')];
    const input = { item_type: 2, item_id: item, remark: '面向华北地区的化工企业' };
    const both = await Promise.all([1, 2].map(() => publisher.post('/web/v1/user/pushApplication', input)));
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409]);
    expect((await mineOf(publisher, item)).application).toMatchObject({ state: 'applied', remark: input.remark });

    const waiting = await auditor.get('/web/v1/pushApplication/list', { state: 'applied' });
    const row = waiting.result.records.find(({ item_id }: { item_id: string }) => item_id === item);
    expect(row).toMatchObject({ state: 'applied', version: 1, is_public: 1 });
    const decide = (state: string, reason?: string) =>
      auditor.post('/web/v1/pushApplication/decide', {
        id: row.id,
        version: row.version,
        state,
        ...(reason && { reason }),
      });
    expect((await decide('declined')).errors).toMatchObject([{ field: 'reason', code: 'push_decline_reason' }]);
    const raced = await Promise.all([decide('confirmed'), decide('declined', '暂无合适单位')]);
    expect(raced.map(({ code }) => code).sort()).toEqual([200, 409]);
    if (raced[1]?.code === 200) {
      expect((await mineOf(publisher, item)).application).toMatchObject({ state: 'declined', reason: '暂无合适单位' });
      await publisher.post('/web/v1/user/pushApplication', input);
    }

    const push = await makePush(operator, { orgs: await addRecipients(database, 2), title: '申请后的推送' });
    await confirm(push.id);
    await settled(operator, push.id);
    const done = await mineOf(publisher, item);
    expect([done.application.state, done.organizations >= 2]).toEqual(['pushed', true]);
    const topics = (await publisher.get('/web/v1/user/notice/list', { pageSize: '50' })).result.records
      .filter(({ item_id }: { item_id: string }) => item_id === item)
      .map(({ topic }: { topic: string }) => topic);
    expect(topics).toContain('push_reached');
    const log = await database
      .prepare(`SELECT count(*) AS n FROM audit_log WHERE action = 'push-application' AND item_id = ?`)
      .bind(row.id)
      .first<{ n: number }>();
    expect(log?.n).toBe(1);
  });

  it('PUSH-014 PUSH-085 tell how far an item went to very many, without reading whom it went to', async () => {
    const item = String((await publicItems(operator, 'xuqiu', 6)).at(-1));
    await database
      .prepare('UPDATE xuqiu SET add_user = (SELECT user_id FROM user WHERE account = ?) WHERE xuqiu_id = ?')
      .bind(PUBLISHER, item)
      .run();
    const publisher = await as(PUBLISHER);
    const pushTo = async (many: number, opened: number) => {
      const orgs = await addRecipients(database, 1);
      const push = await makePush(operator, { orgs, items: [item], item_type: 2 });
      const numbers = `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${many})`;
      await database.batch([
        database
          .prepare(
            `${numbers} INSERT INTO push_answer (id, push_id, org_id, item_id, answer, opened_time)
             SELECT ?1 || n, ?1, 'many-' || n, '', iif(n <= 3, 'interested', ''), 1 FROM n WHERE n <= ${opened}`,
          )
          .bind(push.id),
        database
          .prepare(
            `${numbers} INSERT INTO push_wechat_orgs (id, push_id, org_id, push_group_id, push_status, state, sent_at)
             SELECT ?1 || n, ?1, 'many-' || n, ?2, 1, 'sent', 1 FROM n`,
          )
          .bind(push.id, push.groupId),
      ]);
    };
    const reach = async () => {
      const answer = await publisher.get('/web/v1/user/pushApplication/list', { item_type: '2', pageSize: '50' });
      const { pushes, organizations, opened, interested, more } = answer.result.records.find(
        ({ id }: { id: string }) => id === item,
      );
      return { rows: rowsRead(answer), told: { pushes, organizations, opened, interested, more } };
    };
    await pushTo(50, 10);
    expect((await reach()).told).toEqual({ pushes: 1, organizations: 50, opened: 10, interested: 3, more: false });
    await pushTo(20, 12);
    expect((await reach()).told).toEqual({ pushes: 2, organizations: 50, opened: 12, interested: 3, more: false });
    await pushTo(2_500, 40);
    const many = await reach();
    expect(many.told).toEqual({ pushes: 3, organizations: 2_500, opened: 40, interested: 3, more: true });
    expect(many.rows).toBeLessThan(1_500);
  });

  it('PUSH-085 cannot be made for what others published, and are decided by the staff of the kind alone', async () => {
    const item = await own();
    const input = { item_type: 2, item_id: item };
    expect((await (await as(STRANGER)).post('/web/v1/user/pushApplication', input)).code).toBe(404);
    const { result } = await (await as(PUBLISHER)).post('/web/v1/user/pushApplication', input);
    const decision = { id: result.id, version: 1, state: 'confirmed' };
    expect((await (await as('13800000004')).post('/web/v1/pushApplication/decide', decision)).code).toBe(404);
    expect((await (await as(PUBLISHER)).post('/web/v1/pushApplication/decide', decision)).code).toBe(403);
    expect((await operator.post('/web/v1/pushApplication/decide', decision)).result.state).toBe('confirmed');
    const mine = await (await as(PUBLISHER)).get('/web/v1/user/notice/list', { pageSize: '50' });
    expect(mine.result.records.map(({ topic }: { topic: string }) => topic)).toContain('push_confirmed');
  });
});
