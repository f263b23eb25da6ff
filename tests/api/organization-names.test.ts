import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { newMember, OTHER_PASSWORD, PASSWORD } from './support/accounts.ts';
import { byOrganization, unique } from './support/results.ts';
import { add, adds } from './table-calls.ts';

const FALSE_NAMES = [
  '【平台通知】您的账户存在风险',
  '风险提示请立即访问 http://evil.example/a',
  '点击 www.evil.example 领取',
  'evil.com 科技',
  'ｅｖｉｌ．ｃｏｍ科技',
  '客服 400-0311-0012 公司',
  '加微信１３９００００１２３４公司',
  '研究院\u0000',
  '研究院\u202e院',
  '研究\u200b院',
  '研究院\n通知',
  'a@evil.example',
];
const TRUE_NAMES = [
  '中国电子科技集团公司第五十四研究所',
  '河北3D打印有限公司',
  '石家庄 No.1 机床厂（集团）',
  '北京２１世纪科技公司',
  'Node.js & Co., Ltd.',
];

let server: TestServer;
let inviter: Client;
let admin: Client;
let organization_id: string;

beforeAll(async () => {
  server = await startServer({ crons: false });
  [inviter, admin] = (await Promise.all(
    ['13800000009', '13800000011'].map((account) => signedIn(account, server.url)),
  )) as [Client, Client];
  const { records } = (await inviter.get('/web/v1/user/organization/mine')).result;
  organization_id = records.find((each: { is_admin: number }) => each.is_admin === 1).organization_id;
});
afterAll(() => server.stop());

let phones = 13_700_100_000;
const invite = (by = inviter) =>
  by.post('/web/v1/user/organization/invite', { organization_id, phone: String(phones++) });
const smsTo = async (to: number) =>
  (await client(server.url).get('/dev/outbox', { to: String(to), channel: 'sms' })).result.records as {
    body: string;
    template_id: string;
  }[];
const setting = (id: string, value: string) => admin.put('/web/v1/admin/setting', { id, value });

describe('what an organisation may be called', () => {
  it('no door takes an address, a number, a bracket or an unseen character for a name', async () => {
    const member = await signedIn('13800000002', server.url);
    for (const name of FALSE_NAMES) {
      const refused = [
        await member.post('/web/v1/user/organization', { name }),
        await member.post('/web/v1/user/organization/bind', { name }),
        await add(member, 'organization', { name }),
        await adds(member, 'organization', [{ name }]),
        await member.post('/web/v1/user/chengguo', byOrganization({ organization: { name } })),
        await admin.put('/web/v1/admin/organization', { organization_id, name }),
      ];
      for (const [door, answer] of refused.entries()) {
        expect([name, door, answer.code, answer.errors[0]?.field.split('.').at(-1)]).toEqual([name, door, 422, 'name']);
      }
    }
    const [rows] = [(await admin.list('organization', { where: { name: { like: 'evil' } } })).result.records];
    expect(rows).toEqual([]);
    for (const name of TRUE_NAMES) {
      const made = await member.post('/web/v1/user/organization', { name: unique(name.slice(0, 20)) });
      expect([name, made.code]).toEqual([name, 200]);
    }
  });

  it('ORG-011 no door takes a name that looks like that of another organisation for a new one, and who names it so means that one', async () => {
    const { browser: member } = await newMember(server.url);
    const code = Math.random().toString(36).slice(2, 8).toUpperCase();
    const name = `相似单位${code}（集团）`;
    const { id } = (await add(member, 'organization', { name })).result;
    const wide = (text: string) =>
      text.replace(/[A-Z0-9]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
    const alike = [
      ...[`${name} `, ` ${name}`, `${name}\u3000`, `相似 单位${code}（集团）`, `相似单位${code}(集团)`],
      ...[name.toLowerCase(), wide(name)],
    ];
    for (const same of alike) {
      const codes = [
        await add(member, 'organization', { name: same }),
        await adds(member, 'organization', [{ name: same }]),
        await member.post('/web/v1/user/organization', { name: same }),
        await admin.put('/web/v1/admin/organization', { organization_id, name: same }),
      ].map((answer) => answer.code);
      expect([same, codes]).toEqual([same, [409, 409, 409, 409]]);
      const result = byOrganization({ organization: { name: same } });
      const { chengguo_id } = (await member.post('/web/v1/user/chengguo', result)).result;
      const [row] = (await member.list('chengguo', { where: { chengguo_id }, columns: ['unit'] })).result.records;
      expect([same, row?.unit]).toEqual([same, id]);
    }
    const unseen = ['\ufe0f', '\u3164', '\u2800', '\u00ad'].map((sign) => `${name}${sign}`);
    for (const hidden of [...unseen, `${name}客服。com`, `${name}١٢٣٤٥٦٧٨`]) {
      expect([hidden, (await add(member, 'organization', { name: hidden })).code]).toEqual([hidden, 422]);
      const { code: called } = await member.post('/web/v1/user/organization', { name: hidden });
      expect([hidden, called]).toEqual([hidden, 422]);
    }
    // Two of one call are no more than two calls.
    expect((await adds(member, 'organization', [{ name: `另${name}` }, { name: `另 ${name}` }])).code).toBe(409);
    // Its own name is taken by nobody else.
    expect(
      (await admin.put('/web/v1/admin/organization', { organization_id: id, name: `相似单位${code}(集团)` })).code,
    ).toBe(200);
  });
});

describe('short messages', () => {
  it('an organisation that nobody checked is not named in a message to a stranger', async () => {
    const to = phones;
    const sent = await invite();
    expect(sent.result.sent).toBe(true);
    const [message] = await smsTo(to);
    expect(message?.template_id).toBe('organization-invitation-unnamed');
    expect(message?.body).toContain(sent.result.url);
    const name = (await inviter.get('/web/egg/user/session')).result.orgs[0].name as string;
    expect(message?.body).not.toContain(name);
  });

  it('an unverified organisation sends five invitations a day, and is told that links need none', async () => {
    for (let sent = 1; sent < 5; sent += 1) expect((await invite()).code).toBe(200);
    const to = phones;
    const refused = await invite();
    expect([refused.code, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(refused.msg).toMatch(/今日短信已达上限.*邀请链接/);
    expect(await smsTo(to)).toEqual([]);
    const link = await inviter.post('/web/v1/user/organization/invite', { organization_id });
    expect(link.code).toBe(200);
    expect((await inviter.get('/web/v1/user/organization/invite', { organization_id })).result.total).toBe(6);
  });

  it('the platform as a whole sends no more in a day than its setting says', async () => {
    expect((await setting('sms-daily', 'many')).code).toBe(422);
    expect((await setting('sms-daily', '0')).code).toBe(200);
    const phone = String(phones++);
    const refused = await client(server.url).post('/web/verificationCode', { phone, type: 1 });
    expect([refused.code, refused.msg]).toEqual([429, expect.stringContaining('今日短信已达上限')]);
    expect(await smsTo(Number(phone))).toEqual([]);
    expect((await setting('sms-daily', '20000')).code).toBe(200);
    const other = await client(server.url).post('/web/verificationCode', { phone: String(phones++), type: 1 });
    expect(other.code).toBe(200);
  });

  it('beyond the budget what is told by short message is done all the same, at both doors, and answered as done', async () => {
    const [owner, changed, first, second] = await Promise.all([1, 2, 3, 4].map(() => newMember(server.url)));
    const at = await server.runtime.miniflare.getD1Database('DB');
    const unowned = await Promise.all(
      [1, 2].map(async () => {
        const name = unique('无人管理研究院');
        const { result } = await add(owner?.browser as Client, 'organization', { name });
        const organization_id = String(result.organization_id);
        await at.prepare('DELETE FROM organisation_user WHERE organization_id = ?').bind(organization_id).run();
        const tel = 'UPDATE organization SET contacts_tel = ? WHERE organization_id = ?';
        await at.prepare(tel).bind(String(phones++), organization_id).run();
        return { name, organization_id };
      }),
    );
    const password = { old_password: PASSWORD, password: OTHER_PASSWORD };
    expect((await setting('sms-daily', '0')).code).toBe(200);
    try {
      expect((await changed?.browser.post('/web/v1/user/password', password))?.code).toBe(200);
      const account = changed?.phone;
      const again = await client(server.url).post('/web/egg/user/login', { account, password: OTHER_PASSWORD });
      expect(again.code).toBe(200);
      const bound = await first?.browser.post('/web/v1/user/organization/bind', { name: unowned[0]?.name });
      expect([bound?.code, bound?.result.waits_for]).toEqual([200, 'platform']);
      const asked = await add(second?.browser as Client, 'organisation_user', {
        organization_id: unowned[1]?.organization_id,
      });
      expect(asked.code).toBe(200);
      const invitation = { organization_id, phone: String(phones++) };
      await at
        .prepare('UPDATE organization SET verified_time = 1 WHERE organization_id = ?')
        .bind(organization_id)
        .run();
      const invited = await inviter.post('/web/v1/user/organization/invite', invitation);
      expect([invited.code, invited.result?.sent, typeof invited.result?.url]).toEqual([200, false, 'string']);
    } finally {
      await setting('sms-daily', '20000');
    }
  });
});
