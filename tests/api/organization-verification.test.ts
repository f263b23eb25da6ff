import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { newMember } from './support/accounts.ts';
import { AUDITOR, byOrganization, INDIVIDUAL, MEMBER, PDF, unique, upload } from './support/results.ts';
import { ADMIN, ask, creditCode, DECISION, decide, VERIFICATION, verified } from './support/verification.ts';

const ORGANIZATION = '/web/v1/user/organization';
const DETAIL = '/web/v1/organization/detail';
const EDITOR = '13800000013';

const standing = async (who: Client, organization_id: string) =>
  (await who.get(VERIFICATION, { organization_id })).result;
const isVerified = async (who: Client, id: string) => (await who.get(DETAIL, { id })).result.verified as boolean;
const notices = async (who: Client) => (await who.get('/web/v1/user/notice/list', { pageSize: '20' })).result.records;

let admin: Client;
let outsider: Client;
beforeAll(async () => {
  [admin, outsider] = [(await newMember()).browser, (await newMember()).browser];
});

async function founded(who = admin) {
  const name = unique('待认证研究院');
  const { organization_id: id } = (await who.post(ORGANIZATION, { name, web_site: 'https://site.example.com' })).result;
  return { id: id as string, name };
}

/** What administrators changed of an organisation becomes public by a reviewer's word. */
async function approvedEdit(organization_id: string) {
  const editor = await signedIn(EDITOR);
  const { add_time } = (await editor.get(`${ORGANIZATION}/edit`, { organization_id })).result.edit;
  return editor.put('/web/v1/organization/edit', { organization_id, add_time, audit_status: 4 });
}

const page = async (path: string, who = client()) => {
  const answer = await who.fetch(path);
  return { status: answer.status, text: await answer.text() };
};

describe('verification of an organisation', () => {
  it('is asked for by its administrators, decided by the platform, and told', async () => {
    const { id, name } = await founded();
    expect(await standing(admin, id)).toMatchObject({ verified: false, last: null });
    const code = creditCode();
    const asked = await ask(admin, id, code);
    expect(asked.result.state).toBe(1);
    expect((await ask(admin, id)).code).toBe(409);
    const queue = (await (await signedIn(ADMIN)).get(`${DECISION}/list`, { state: '1', keyword: name })).result;
    expect(queue.records).toMatchObject([
      { organization_id: id, name, social_credit_code: code, document: expect.stringMatching(/^\/files\//) },
    ]);
    expect((await decide(asked.result.id, 4)).code).toBe(200);
    expect(await standing(admin, id)).toMatchObject({ verified: true, social_credit_code: code, last: { state: 4 } });
    expect(await isVerified(client(), id)).toBe(true);
    expect((await notices(admin))[0]).toMatchObject({ topic: 'verification', params: { name, code: 4 } });
    expect((await ask(admin, id)).code).toBe(409);
  });

  it('is refused and taken back with a reason, and may be asked for again', async () => {
    const { id } = await founded();
    const first = (await ask(admin, id)).result.id;
    expect((await decide(first, 5)).errors[0]).toMatchObject({ field: 'opinion', code: 'opinion_required' });
    expect((await decide(first, 5, '文件不清晰')).code).toBe(200);
    expect((await standing(admin, id)).last).toMatchObject({ state: 5, opinion: '文件不清晰' });
    expect((await decide(first, 4)).code).toBe(409);
    const second = await verified(admin, id);
    expect((await decide(second, 6)).code).toBe(422);
    expect((await decide(second, 6, '登记已注销')).code).toBe(200);
    expect(await standing(admin, id)).toMatchObject({ verified: false, last: { state: 6, opinion: '登记已注销' } });
    expect((await ask(admin, id)).code).toBe(200);
  });

  it('may be taken back by who asked while it waits', async () => {
    const { id } = await founded();
    const { id: check } = (await ask(admin, id)).result;
    expect((await admin.call('DELETE', VERIFICATION, { query: { organization_id: id } })).result).toEqual({
      changed: 1,
    });
    expect((await decide(check, 4)).code).toBe(409);
    expect((await ask(admin, id)).code).toBe(200);
  });

  it('is decided once, whoever decides at the same moment; the same decision twice changes nothing', async () => {
    const { id } = await founded();
    const { id: check } = (await ask(admin, id)).result;
    const answers = await Promise.all([decide(check, 4), decide(check, 5, '不一致'), decide(check, 4)]);
    const codes = answers.map(({ code }) => code);
    expect([
      [200, 409, 200],
      [409, 200, 409],
    ]).toContainEqual(codes);
    const made = codes[0] === 200 ? 4 : 5;
    const before = await notices(admin);
    expect((await decide(check, made, '不一致')).result).toEqual({ id: check, state: made });
    expect(await notices(admin)).toEqual(before);
  });

  it('holds no longer when the name or the credit code becomes another one, at whatever door', async () => {
    const [staff, editor] = [await signedIn(ADMIN), await signedIn(EDITOR)];
    const other = () => creditCode();
    const doors: [string, (id: string, name: string) => Promise<{ code: number }>][] = [
      [
        'form',
        async (id) => {
          await admin.put(ORGANIZATION, { organization_id: id, social_credit_code: other() });
          expect(await isVerified(admin, id)).toBe(true);
          return approvedEdit(id);
        },
      ],
      [
        'table',
        (id) =>
          editor.put('/web/egg/base/put', {
            table: 'organization',
            data: { social_credit_code: other() },
            where: { organization_id: id },
          }),
      ],
      ['rename', (id) => staff.put('/web/v1/admin/organization', { organization_id: id, name: unique('更名') })],
      [
        'submission',
        async (_, name) => {
          const body = byOrganization({ organization: { name, social_credit_code: other() } });
          const { chengguo_id } = (await admin.post('/web/v1/user/chengguo', body)).result;
          const auditor = await signedIn(AUDITOR);
          return auditor.post('/web/v1/user/chengguo/audit', { id: chengguo_id, audit_status: 4 });
        },
      ],
    ];
    for (const [door, change] of doors) {
      const { id, name } = await founded();
      await verified(admin, id);
      expect((await admin.put(ORGANIZATION, { organization_id: id, director: '新负责人' })).code).toBe(200);
      expect([door, await isVerified(admin, id)]).toEqual([door, true]);
      expect([door, (await change(id, name)).code]).toEqual([door, 200]);
      expect([door, await isVerified(admin, id)]).toEqual([door, false]);
      expect((await standing(admin, id)).last.state).toBe(7);
    }
  });

  it('is closed to everybody else: asking to outsiders, deciding to all but administrators of the platform', async () => {
    const { id } = await founded();
    for (const who of [outsider, await signedIn(INDIVIDUAL)]) {
      expect((await ask(who, id)).code).toBe(404);
      expect((await who.get(VERIFICATION, { organization_id: id })).code).toBe(404);
    }
    expect((await client().get(VERIFICATION, { organization_id: id })).status).toBe(100);
    const { id: check } = (await ask(admin, id)).result;
    for (const account of [MEMBER, AUDITOR, EDITOR]) {
      const who = await signedIn(account);
      expect((await who.put(DECISION, { id: check, state: 4 })).code).toBe(403);
      expect((await who.get(`${DECISION}/list`)).code).toBe(403);
    }
    expect((await admin.put(DECISION, { id: check, state: 4 })).code).toBe(403);
  });

  it('needs a code and a document that the asker uploaded', async () => {
    const { id } = await founded();
    const given = { organization_id: id, social_credit_code: creditCode(), document: '' };
    const fields = async (change: object) =>
      (await admin.post(VERIFICATION, { ...given, ...change })).errors.map(({ field }) => field);
    const own = await upload(admin, '证书.pdf', PDF, 'application/pdf');
    expect(await fields({})).toEqual(['document']);
    expect(await fields({ document: own.url, social_credit_code: 'x' })).toEqual(['social_credit_code']);
    const foreign = await upload(outsider);
    for (const document of [foreign.url, 'https://evil.example/x.pdf', '/files/none.pdf'])
      expect(await fields({ document })).toEqual(['document']);
    expect(await fields({ document: own.url })).toEqual([]);
  });
});

describe('an organisation that nobody checked and that published nothing', () => {
  it('stands on no public page: home, directory, its own page, the tables, the sitemap', async () => {
    const visitor = client();
    const { id, name } = await founded();
    const plain = await newMember();
    const published = unique('新名发布单位');
    await plain.browser.post('/web/v1/user/chengguo', byOrganization({ organization: { name: published } }));
    for (const each of [name, published]) {
      expect((await visitor.get('/web/v1/organization/list', { keyword: each })).result.total).toBe(0);
      expect((await visitor.list('organization', { where: { name: each } })).result.total).toBe(0);
      expect((await outsider.list('organization', { where: { name: each } })).result.total).toBe(0);
      expect((await page('/')).text).not.toContain(each);
      expect((await visitor.get('/web/v1/home')).text).not.toContain(each);
      expect((await page('/organization')).text).not.toContain(each);
    }
    expect((await page('/sitemaps/organizations.xml')).text).not.toContain(id);
    for (const who of [visitor, outsider]) expect((await who.get(DETAIL, { id })).code).toBe(404);
    const [shown, absent] = [await page(`/organizationDetail/${id}`), await page('/organizationDetail/none')];
    expect(shown.text).not.toContain(name);
    expect(shown.text).toContain('noindex');
    expect(shown.status).toBe(absent.status);
  });

  it('is there for its members and for staff, and no search result', async () => {
    const { id, name } = await founded();
    for (const who of [admin, await signedIn(AUDITOR), await signedIn(EDITOR)]) {
      expect((await who.get(DETAIL, { id })).result).toMatchObject({ name, verified: false, listed: false });
      expect((await who.list('organization', { where: { name } })).result.total).toBe(1);
    }
    const own = await page(`/organizationDetail/${id}`, admin);
    expect(own.text).toContain(name);
    expect(own.text).toContain('noindex');
  });

  it('becomes public by an approved publication, and ceases to be with it', async () => {
    const { id, name } = await founded();
    const auditor = await signedIn(AUDITOR);
    const { chengguo_id } = (await admin.post('/web/v1/user/chengguo', byOrganization({ organization: { name } })))
      .result;
    const isListed = async () =>
      (await client().get('/web/v1/organization/list', { keyword: name })).result.total === 1;
    const audit = (audit_status: number) =>
      auditor.post('/web/v1/user/chengguo/audit', { id: chengguo_id, audit_status, opinion: '见说明' });
    expect(await isListed()).toBe(false);
    await audit(4);
    expect(await isListed()).toBe(true);
    expect((await client().get(DETAIL, { id })).result).toMatchObject({ name, verified: false, listed: true });
    expect((await page('/sitemaps/organizations.xml')).text).toContain(id);
    await audit(3);
    expect(await isListed()).toBe(false);
    expect((await client().get(DETAIL, { id })).code).toBe(404);
  });

  it('becomes public by the mark of staff', async () => {
    const { id, name } = await founded();
    await verified(admin, id);
    expect((await client().get('/web/v1/organization/list', { keyword: name })).result.records).toMatchObject([
      { organization_id: id, verified: true },
    ]);
  });

  it('is counted on the home page no earlier than it is shown', async () => {
    const counted = async () => (await client().get('/web/v1/home')).result.counters.organizations as number;
    const listed = async () => (await client().get('/web/v1/organization/list')).result.total as number;
    await founded();
    expect(await counted()).toBe(await listed());
  });
});

describe('the kind of an organisation', () => {
  it("is not the member's to tell, at whatever door", async () => {
    const editor = await signedIn(EDITOR);
    const typeOf = async (name: string) =>
      (await editor.list('organization', { where: { name } })).result.records[0].type;
    const add = (who: Client, name: string, type: number) =>
      who.post('/web/egg/base/add', { table: 'organization', data: { name, type } });
    for (const type of [3, 4, 9]) {
      const [table, form] = [unique('类型'), unique('类型')];
      expect((await add(admin, table, type)).code).toBe(200);
      expect(await typeOf(table)).toBe(5);
      await admin.post(ORGANIZATION, { name: form, type });
      expect(await typeOf(form)).toBe(5);
      const { organization_id } = (await editor.list('organization', { where: { name: form } })).result.records[0];
      await admin.put(ORGANIZATION, { organization_id, type });
      await admin.put('/web/egg/base/put', { table: 'organization', data: { type }, where: { organization_id } });
      expect(await typeOf(form)).toBe(5);
      const made = unique('类型');
      await admin.post('/web/v1/user/chengguo', byOrganization({ organization: { name: made, type } }));
      expect(await typeOf(made)).toBe(4);
    }
    const centre = unique('类型');
    await add(editor, centre, 3);
    expect(await typeOf(centre)).toBe(3);
  });

  it('and the marks cannot be written through the tables by anybody', async () => {
    const { id } = await founded();
    for (const who of [admin, await signedIn(EDITOR), await signedIn(ADMIN)]) {
      const data = { director: '某人', verified_time: 1, is_shown: 1 };
      await who.put('/web/egg/base/put', { table: 'organization', data, where: { organization_id: id } });
      expect((await admin.get(DETAIL, { id })).result).toMatchObject({ verified: false, listed: false });
    }
  });
});

describe('links and linked data of an organisation', () => {
  const site = 'https://site.example.com';

  it('carry no weight until it is verified, and JSON-LD names its site only then', async () => {
    const { id, name } = await founded();
    const body = byOrganization({ organization: { name } });
    const { chengguo_id } = (await admin.post('/web/v1/user/chengguo', body)).result;
    await (await signedIn(AUDITOR)).post('/web/v1/user/chengguo/audit', { id: chengguo_id, audit_status: 4 });
    const pages = [`/organizationDetail/${id}`, `/resultDetail/${chengguo_id}`];
    for (const path of pages) {
      const { text } = await page(path);
      expect(text).toContain(`<a href="${site}" rel="nofollow ugc noopener">`);
      expect(text).not.toMatch(new RegExp(`"(?:sameAs|url)":"${site}`));
      expect(text).toContain('未认证单位');
      expect((await page(`${path}?lang=en`)).text).toContain('Not verified');
    }
    expect((await client().get('/web/v1/chengguo/detail', { id: chengguo_id })).result.org.verified).toBe(false);
    await verified(admin, id);
    for (const path of pages) {
      const { text } = await page(path);
      expect(text).toContain(`<a href="${site}" rel="noopener">`);
      expect(text).toMatch(new RegExp(`"(?:sameAs|url)":"${site}`));
      expect(text).toContain('已认证单位');
      expect((await page(`${path}?lang=en`)).text).toContain('Verified organisation');
    }
    expect((await client().get('/web/v1/chengguo/detail', { id: chengguo_id })).result.org.verified).toBe(true);
  });

  it('in rich text are marked as those of users', async () => {
    const { id } = await founded();
    const profile = '<p><a href="https://a.example" rel="dofollow">链接</a></p>';
    await admin.put(ORGANIZATION, { organization_id: id, profile });
    expect((await approvedEdit(id)).code).toBe(200);
    expect((await admin.get(DETAIL, { id })).result.profile).toContain('rel="nofollow ugc noopener noreferrer"');
  });
});
