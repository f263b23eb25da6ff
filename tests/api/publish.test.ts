import { describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import {
  AUDITOR,
  byOrganization,
  byPerson,
  COMPANY,
  INDIVIDUAL,
  INPUT,
  MEMBER,
  OTHER_SCOPE,
  PDF,
  SCOPE,
  unique,
  upload,
} from './support/results.ts';

const PATH = '/web/v1/user/chengguo';

const form = async (who: Client, id: string) => (await who.get(`${PATH}/detail`, { id })).result;
const isPublic = async (id: string) => (await client().get('/web/v1/chengguo/detail', { id })).status === 200;
const publish = async (who: Client, body: object, headers = {}) => {
  const answer = await who.post(PATH, body, headers);
  expect(answer.msg).toBe('成功');
  return answer.result as { chengguo_id: string; code: string; audit_status: number };
};

/** The month of a code in Shanghai, as the clock of this machine tells it. */
function month(): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Shanghai', year: '2-digit', month: '2-digit' });
  const values = Object.fromEntries(parts.formatToParts(new Date()).map(({ type, value }) => [type, value]));
  return `${values.year}${values.month}`;
}

describe('publishing', () => {
  it('PUB-142 PUB-100 PUB-039 PUB-027 a member publishes for the organisation; the result waits for its audit', async () => {
    const member = await signedIn(MEMBER);
    const given = {
      process: 5,
      cooperation: [3, 1],
      investment: '120',
      investment_use: '中试放大',
      implementation_conditions: '三百平方米厂房',
      term: '两年',
      ranges: '全国',
      secrecy: 0,
      extension_mode: '示范应用',
      is_open: 3,
      ownership: '独占',
      intellectual_property: '发明专利',
      intellectual_property_code: 'ZL202310000000.0',
      complete_time: '2025-06-30 08:00:00',
      contacts_email: 'contact@example.com',
      contacts_wechat: 'window-1',
      director: '项目负责人',
    };
    const body = byOrganization({ result: given });
    const { chengguo_id, code, audit_status } = await publish(member, body);
    expect([audit_status, code]).toEqual([1, expect.stringMatching(`^CGGRZZ${month()}\\d{3,}$`)]);
    const row = (await member.list('chengguo', { where: { chengguo_id } })).result.records[0];
    expect(row).toMatchObject({ ...given, cooperation: '1,3', level: 0, platform: 'THTT', is_delete: 0 });
    expect(row.unit).toBe((await member.get('/web/egg/user/session')).result.orgs[0].organization_id);
    expect([row.region_id, row.region_name]).toEqual(['130000,130100,130102', '河北省,石家庄市,长安区']);
    expect(Math.abs(row.add_time - Date.now() / 1000)).toBeLessThan(120);
    expect(await isPublic(chengguo_id)).toBe(false);
    expect((await client().list('chengguo', { where: { chengguo_id } })).result.records).toEqual([]);
  });

  it('PUB-029 PUB-055 a person publishes without an organisation', async () => {
    const person = await signedIn(INDIVIDUAL);
    const { chengguo_id } = await publish(person, byPerson());
    const shown = await form(person, chengguo_id);
    expect(shown.result).toMatchObject({ sub_type: 2, director: '独立研发者', region_id: '130000,130100' });
    expect(shown.organization).toBeNull();
  });

  it('PUB-068 PUB-051 the overseas variant asks for a country and an e-mail, not for a region', async () => {
    const person = await signedIn(INDIVIDUAL);
    const overseas = { region_id: '', org_country: 'Germany', contacts_email: 'a@example.org' };
    const { chengguo_id } = await publish(person, byPerson({ result: overseas }));
    expect(await form(person, chengguo_id)).toMatchObject({
      variant: 'overseas',
      result: { org_country: 'Germany', region_id: null },
    });
    const missing = await person.post(PATH, byPerson({ variant: 'overseas', result: { region_id: '' } }));
    expect(missing.errors.map((error) => error.field)).toEqual(['result.org_country', 'result.contacts_email']);
  });

  it('PUB-109 cg-input names a recommended organisation, a level and conversion types', async () => {
    const staff = await signedIn(INPUT);
    const names = [unique('推荐机构'), unique('发布机构')];
    const { chengguo_id, code } = await publish(
      staff,
      byOrganization({
        result: { level: 2, conversion_type: [2, 3] },
        organization: { name: names[1] },
        promotion: { name: names[0], contacts_email: 'p@example.com', promotion_type: 'GXTJ' },
      }),
    );
    const shown = await form(staff, chengguo_id);
    expect([shown.promotion.name, shown.organization.name]).toEqual(names);
    expect(shown.result).toMatchObject({ level: 2, conversion_type: '2,3' });
    expect(code).toMatch(/^CGGXTJ/);
    const empty = await staff.post(PATH, byOrganization({ promotion: { name: names[0] } }));
    expect(empty.errors).toEqual([
      expect.objectContaining({ field: 'promotion.contacts_email', code: 'contacts_email_required' }),
    ]);
  });

  it('PUB-039 what others may not decide is refused or left out', async () => {
    const person = await signedIn(INDIVIDUAL);
    const refused = await person.post(PATH, byPerson({ promotion: { name: 'x', contacts_email: 'a@example.com' } }));
    expect([refused.code, refused.errors[0]?.field]).toEqual([422, 'promotion']);
    const ambitious = {
      audit_status: 4,
      level: 3,
      conversion_type: [1],
      add_user: 'x',
      code: 'CGX',
      is_pushed: 1,
      release_time: 1,
    };
    const { chengguo_id, audit_status, code } = await publish(person, byPerson({ result: ambitious }));
    expect([audit_status, code === 'CGX']).toEqual([1, false]);
    const shown = await form(person, chengguo_id);
    expect(shown.result).toMatchObject({ level: 0, conversion_type: null });
    const unknown = await person.post(PATH, byPerson({ result: { is_admin: 1 } }));
    expect([unknown.code, unknown.errors[0]]).toEqual([
      422,
      expect.objectContaining({ field: 'result.is_admin', code: 'unknown_field' }),
    ]);
  });

  it('PUB-028 PUB-112 scopes are linked with their parents', async () => {
    const member = await signedIn(MEMBER);
    const { chengguo_id } = await publish(member, byOrganization({ scopes: [SCOPE.id, OTHER_SCOPE.id, SCOPE.id] }));
    const links = await member.list('chengguo_scope', { where: { chengguo_id } });
    const pairs = links.result.records.map((row: Record<string, string>) => [row.first_scope_id, row.second_scope_id]);
    expect(pairs.sort()).toEqual([
      [SCOPE.parent, SCOPE.id],
      [OTHER_SCOPE.parent, OTHER_SCOPE.id],
    ]);
    const unknown = await member.post(PATH, byOrganization({ scopes: ['none'] }));
    expect(unknown.errors[0]).toMatchObject({ field: 'scopes', code: 'unknown_reference' });
  });

  it('PUB-113 ATT-001 attachments are the own completed uploads, with their own suffix and size', async () => {
    const member = await signedIn(MEMBER);
    const pdf = await upload(member, '检测报告.pdf', PDF, 'application/pdf');
    const picture = await upload(member);
    const { chengguo_id } = await publish(
      member,
      byOrganization({
        result: { cover: picture.url },
        attachments: [
          { type: 'enclosure', file_name: '报告.pdf', file_path: pdf.url, size: 1, file_suffix: 'exe' },
          { type: 'covers', ...picture },
        ],
      }),
    );
    const { attachments, result } = await form(member, chengguo_id);
    expect(result.cover).toBe(picture.url);
    expect(attachments).toEqual([
      { type: 'enclosure', file_name: '报告.pdf', file_path: pdf.url, file_suffix: 'pdf', size: PDF.byteLength },
      { type: 'covers', file_name: 'figure.png', file_path: picture.url, file_suffix: 'png', size: picture.size },
    ]);
  });

  it('PUB-113 files of others, of nobody and of other kinds are refused', async () => {
    const member = await signedIn(MEMBER);
    const foreign = await upload(await signedIn(COMPANY));
    for (const file_path of [foreign.url, '/files/none.pdf', 'https://evil.example/x.pdf', 'javascript:alert(1)']) {
      const answer = await member.post(PATH, byOrganization({ attachments: [{ file_path }] }));
      expect(answer.errors[0]).toMatchObject({ field: 'attachments.0.file_path', code: 'upload_missing' });
    }
    const cover = await member.post(PATH, byOrganization({ result: { cover: foreign.url } }));
    expect(cover.errors[0]).toMatchObject({ field: 'result.cover', code: 'upload_missing' });
    const gif = await member.post(PATH, byOrganization({ result: { cover: '/files/a.gif' } }));
    expect(gif.errors[0]).toMatchObject({ field: 'result.cover', code: 'file_type_refused' });
  });

  it('PUB-049 rich text is stored clean, and what is empty once clean is refused', async () => {
    const member = await signedIn(MEMBER);
    const profile =
      '<p onclick="x()">好<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x()">链</a></p><svg onload=x>';
    const { chengguo_id } = await publish(member, byOrganization({ result: { profile } }));
    expect((await form(member, chengguo_id)).result.profile).not.toMatch(/script|onerror|onclick|onload|svg/);
    for (const empty of ['', '<p> &nbsp;</p>', '<script>alert(1)</script>']) {
      const answer = await member.post(PATH, byOrganization({ result: { profile: empty } }));
      expect(answer.errors[0]).toMatchObject({
        field: 'result.profile',
        code: 'result_profile_required',
        msg: '请输入成果简介！',
      });
    }
  });

  it('PUB-142 PUB-146 visitors are refused before their input is looked at; the short address is the same', async () => {
    for (const path of [PATH, '/v1/user/chengguo', '/user/chengguo']) {
      expect((await client().post(path, {})).status).toBe(100);
    }
    const person = await signedIn(INDIVIDUAL);
    expect((await person.post('/user/chengguo', byPerson())).result.audit_status).toBe(1);
  });

  it('PUB-142 publishing takes at most two calls to the database', async () => {
    const member = await signedIn(MEMBER);
    await publish(member, byOrganization());
    const answer = await member.post(PATH, byOrganization({ organization: { name: unique('全新单位') } }));
    expect(answer.headers.get('server-timing')).toMatch(/trips;desc="[12]"/);
  });
});

describe('organisations', () => {
  it('PUB-109 a new name makes an organisation of which the publisher is administrator', async () => {
    const person = await signedIn(INDIVIDUAL);
    const name = unique('新设研究院');
    await publish(person, byOrganization({ organization: { name, profile: '<p>简介</p><script>x</script>' } }));
    const row = (await person.list('organization', { where: { name } })).result.records[0];
    expect(row).toMatchObject({ type: 4, audit_status: 4, profile: '<p>简介</p>', provinceName: '河北省' });
    const own = (await person.get('/web/egg/user/session')).result.orgs;
    expect(own).toContainEqual({ organization_id: row.organization_id, name, name_en: null, is_admin: 1 });
  });

  it('PUB-108 PUB-109 an organisation is found by its name among those that are not deleted', async () => {
    const person = await signedIn(INDIVIDUAL);
    const name = unique('同名研究院');
    const unitOf = async (): Promise<string> => {
      const { chengguo_id } = await publish(person, byOrganization({ organization: { name } }));
      return (await person.list('chengguo', { where: { chengguo_id } })).result.records[0].unit;
    };
    const first = await unitOf();
    expect(await unitOf()).toBe(first);
    const editor = await signedIn('13800000013');
    const gone = await editor.call('DELETE', '/web/egg/base/del', {
      body: { table: 'organization', where: { organization_id: first } },
    });
    expect(gone.result).toEqual({ changed: 1 });
    const second = await unitOf();
    expect(second).not.toBe(first);
    expect(await unitOf()).toBe(second);
  });

  it('PUB-109 one name twice at the same time makes one organisation', async () => {
    const person = await signedIn(INDIVIDUAL);
    const name = unique('并发研究院');
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => person.post(PATH, byOrganization({ organization: { name } }))),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect((await person.list('organization', { where: { name } })).result.total).toBe(1);
  });

  it('PUB-109 a foreign organisation is linked and not changed, the own one and one under staff hands is, once approved', async () => {
    const name = unique('被引用的研究院');
    const member = await signedIn(MEMBER);
    const given = (web_site: string) => byOrganization({ organization: { name, web_site } });
    const address = async () => {
      const rows = await member.list('organization', { where: { name }, columns: ['web_site'] });
      return rows.result.records[0].web_site;
    };
    const approved = async (who: Client, body: object) => {
      const { chengguo_id } = await publish(who, body);
      await (await signedIn(AUDITOR)).post(`${PATH}/audit`, { id: chengguo_id, audit_status: 4 });
    };
    await publish(member, given('https://first.example.com'));
    await approved(await signedIn(INDIVIDUAL), given('https://evil.example'));
    expect(await address()).toBe('https://first.example.com');
    await approved(member, given('https://own.example.com'));
    expect(await address()).toBe('https://own.example.com');
    await approved(await signedIn(INPUT), given('https://staff.example.com'));
    expect(await address()).toBe('https://staff.example.com');
  });
});

describe('the same submission twice', () => {
  it('PUB-111 one key makes one result, one after the other and side by side', async () => {
    const person = await signedIn(INDIVIDUAL);
    const key = { 'idempotency-key': unique('form-') };
    const body = byPerson();
    const together = await Promise.all(Array.from({ length: 5 }, () => person.post(PATH, body, key)));
    const later = await person.post(PATH, body, key);
    const ids = [...together, later].map((answer) => answer.result.chengguo_id);
    expect(new Set(ids).size).toBe(1);
    const other = await (await signedIn(COMPANY)).post(PATH, body, key);
    expect(other.result.chengguo_id).not.toBe(ids[0]);
  });
});

describe('codes', () => {
  it('PUB-123 PUB-110 twenty at once get twenty codes that follow each other', async () => {
    const person = await signedIn(INDIVIDUAL);
    const first = await publish(person, byPerson());
    const answers = await Promise.all(Array.from({ length: 20 }, () => publish(person, byPerson())));
    const tails = [first, ...answers].map(({ code }) => Number(code.slice('CGGRZZ0000'.length)));
    expect(new Set(tails).size).toBe(21);
    expect(Math.min(...tails)).toBe(tails[0]);
  });
});
