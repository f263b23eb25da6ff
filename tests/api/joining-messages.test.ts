import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client } from '../setup/client.ts';
import { costOf } from '../setup/costs.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { newMember as registered, sentTo } from './support/accounts.ts';
import { runsIn } from './support/database.ts';
import { idOf, OWN, organizationOf } from './support/people.ts';
import { unique } from './support/results.ts';

let server: TestServer;
let database: D1Database;
beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
});
afterAll(() => server.stop());

const newMember = () => registered(server.url);
const run = runsIn(() => database);
const bind = (who: Client, name: string) => who.post(`${OWN}/bind`, { name });
const fault = (channel: string, mode: string) => client(server.url).post('/dev/faults', { channel, mode, rate: 1 });

interface Message {
  channel: string;
  body: string;
  template_id?: string;
}

/** What somebody outside was told about memberships, newest first. */
const toldOf = async (to: string) =>
  ((await sentTo(to, server.url)) as unknown as Message[]).filter((message) =>
    JSON.stringify(message).match(/membership|加入单位申请/),
  );
const notices = async (who: Client) =>
  (await who.get('/web/v1/user/notice/list')).result.records as { topic: string; params: Record<string, string> }[];
const named = async (who: Client, name: string) =>
  who.put('/web/egg/base/put', { table: 'user', data: { name }, where: { user_id: await idOf(who) } });

describe('a request to join', () => {
  it('ORG-014 reaches the administrator by SMS in fixed words, and the applicant hears the answer the same way', async () => {
    const [owner, applicant] = [await newMember(), await newMember()];
    const name = unique('短信通知研究院');
    const organization_id = await organizationOf(owner.browser, name);
    await named(applicant.browser, '申请人甲');
    await bind(applicant.browser, name);
    await applicant.browser.post(`${OWN}/ask`, { organization_id, message: '我在该院工作' });
    const asked = await toldOf(owner.phone);
    expect(asked).toMatchObject([{ channel: 'sms', template_id: 'membership-request' }]);
    expect(asked[0]?.body).toContain('有人申请加入您管理的单位');
    expect(JSON.stringify(asked)).not.toMatch(/短信通知|申请人甲|我在/);
    const [notice] = (await notices(owner.browser)).filter(({ topic }) => topic === 'membership_asked');
    expect(notice?.params).toMatchObject({ name, from: '申请人甲' });

    // What the texts promise: name, phone and words, for administrators alone.
    const [row] = (await owner.browser.get(`${OWN}/members`, { organization_id })).result.records;
    expect(row).toMatchObject({ name: '申请人甲', phone: applicant.phone, message: '我在该院工作' });
    const user_id = await idOf(applicant.browser);
    await owner.browser.put(`${OWN}/member`, { organization_id, user_id, audit_status: 4 });
    expect(await toldOf(applicant.phone)).toMatchObject([{ template_id: 'membership-approved' }]);
    const seen = (await applicant.browser.get(`${OWN}/members`, { organization_id })).result.records;
    expect(seen.some((member: object) => 'phone' in member)).toBe(false);
  });

  it('ORG-014 is told without a look at all that was ever told', async () => {
    const [owner, applicant] = [await newMember(), await newMember()];
    const name = unique('消息很多的研究院');
    await organizationOf(owner.browser, name);
    await run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
       INSERT INTO notice_message (notice_id, user_id, topic, organization_id, state, add_time)
       SELECT 'told-' || i, 'nobody', 'membership_asked', '', 'sent', unixepoch() FROM n`,
    );
    const asked = await bind(applicant.browser, name);
    await run(`DELETE FROM notice_message WHERE user_id = 'nobody'`);
    expect(asked.result).toMatchObject({ waits_for: 'administrator' });
    expect(costOf(asked.headers)?.[2]).toBeLessThan(1000);
    expect(await toldOf(owner.phone)).toHaveLength(1);
  });

  it('ORG-014 of many requests on a day some are messages, all are notices, and a refusal is told however it is made', async () => {
    const owner = await newMember();
    const name = unique('多人申请研究院');
    const organization_id = await organizationOf(owner.browser, name);
    await run('UPDATE organization SET verified_time = 1 WHERE organization_id = ?', organization_id);
    for (const way of ['member', 'del', 'refuse', 'refuse']) {
      const { browser, phone } = await newMember();
      const user_id = await idOf(browser);
      const row = { table: 'organisation_user', data: { organization_id } };
      await (way === 'del' ? browser.post('/web/egg/base/add', row) : bind(browser, name));
      const where = { organization_id, user_id };
      if (way === 'member') await owner.browser.delete(`${OWN}/member`, where);
      else if (way === 'refuse') await owner.browser.put(`${OWN}/member`, { ...where, audit_status: 5 });
      else await owner.browser.call('DELETE', '/web/egg/base/del', { body: { table: 'organisation_user', where } });
      const answers = await toldOf(phone);
      expect(answers).toMatchObject([{ template_id: 'membership-refused-named' }]);
      // Of what people wrote, the name of a checked organisation alone goes out.
      expect(answers[0]?.body).toContain(`“${name}”`);
    }
    expect(await toldOf(owner.phone)).toHaveLength(3);
    expect((await notices(owner.browser)).filter(({ topic }) => topic === 'membership_asked')).toHaveLength(4);
  });

  it('ORG-014 goes to the chat app where it is bound, and by SMS where the chat app does not bring it', async () => {
    for (const [openid, channel] of [
      ['oJoiningBound', 'wechat'],
      ['unfollowed-joining', 'sms'],
    ] as const) {
      const owner = await newMember();
      const name = unique('微信通知研究院');
      await organizationOf(owner.browser, name);
      await run('UPDATE user SET openid = ? WHERE user_id = ?', openid, await idOf(owner.browser));
      await bind((await newMember()).browser, name);
      expect((await toldOf(openid)).map((message) => message.channel)).toEqual(channel === 'wechat' ? ['wechat'] : []);
      expect(await toldOf(owner.phone)).toHaveLength(channel === 'sms' ? 1 : 0);
    }
  });

  it('ORG-014 what the gateway refuses is tried again by the schedule, what it may have taken is not', async () => {
    const [refused, lost, applicant] = [await newMember(), await newMember(), await newMember()];
    const names = [unique('拒收研究院'), unique('失联研究院')];
    const [first] = [
      await organizationOf(refused.browser, names[0] ?? ''),
      await organizationOf(lost.browser, names[1] ?? ''),
    ];
    await fault('sms', 'error:500');
    expect((await bind(applicant.browser, names[0] ?? '')).status).toBe(200);
    await fault('sms', 'lost-reply');
    expect((await bind(applicant.browser, names[1] ?? '')).status).toBe(200);
    await fault('sms', 'ok');
    expect(await toldOf(refused.phone)).toHaveLength(0);
    const next = await database
      .prepare('SELECT state, next_time FROM notice_message WHERE organization_id = ?')
      .bind(first ?? '')
      .first<{ state: string; next_time: number }>();
    expect(next?.state).toBe('waiting');
    expect(next?.next_time).toBeGreaterThan(Date.now() / 1000);
    await run("UPDATE notice_message SET next_time = 1 WHERE state = 'waiting'");
    await client(server.url).post('/dev/cron', {});
    expect([await toldOf(refused.phone), await toldOf(lost.phone)].map(({ length }) => length)).toEqual([1, 1]);
    await client(server.url).post('/dev/cron', {});
    expect([await toldOf(refused.phone), await toldOf(lost.phone)].map(({ length }) => length)).toEqual([1, 1]);
  });
});
