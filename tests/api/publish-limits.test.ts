import { describe, expect, it } from 'vitest';
import { signedIn } from '../setup/client.ts';
import { textOf } from './support/lengths.ts';
import { byOrganization, byPerson, INDIVIDUAL, INPUT, MEMBER, unique } from './support/results.ts';

const PATH = '/web/v1/user/chengguo';

type Make = (value: unknown) => object;
const ofResult =
  (field: string): Make =>
  (value) =>
    byPerson({ result: { [field]: value } });
const ofOrganization =
  (field: string): Make =>
  (value) =>
    byOrganization({ organization: { [field]: value } });
const overseas = { region_id: '', org_country: 'Japan', contacts_email: 'a@example.org' };
const ofOverseas =
  (field: string): Make =>
  (value) =>
    byPerson({ result: { ...overseas, [field]: value } });
const ofOverseasOrganization =
  (field: string): Make =>
  (value) =>
    byOrganization({ result: overseas, organization: { name: unique('海外机构'), [field]: value } });
const ofPromotion =
  (field: string): Make =>
  (value) =>
    byOrganization({
      result: overseas,
      promotion: { name: '推荐机构甲', contacts_email: 'p@example.com', [field]: value },
    });

const LIMITS: [id: string, field: string, make: Make, max: number, account: string][] = [
  ['PUB-047', 'result.name', ofResult('name'), 200, INDIVIDUAL],
  ['PUB-053', 'organization.name', ofOrganization('name'), 100, INPUT],
  ['PUB-055', 'result.director', ofResult('director'), 20, INDIVIDUAL],
  ['PUB-056', 'result.id_number', ofResult('id_number'), 100, INDIVIDUAL],
  ['PUB-057', 'result.director', (value) => byOrganization({ result: { director: value } }), 50, MEMBER],
  ['PUB-058', 'result.contacts_addr', ofResult('contacts_addr'), 500, INDIVIDUAL],
  ['PUB-059', 'result.contacts', ofResult('contacts'), 50, INDIVIDUAL],
  ['PUB-060', 'result.contacts_tel', ofResult('contacts_tel'), 100, INDIVIDUAL],
  ['PUB-061', 'result.contacts_email', ofResult('contacts_email'), 200, INDIVIDUAL],
  ['PUB-062', 'result.contacts_wechat', ofResult('contacts_wechat'), 100, INDIVIDUAL],
  ['PUB-063', 'result.intellectual_property_code', ofResult('intellectual_property_code'), 255, INDIVIDUAL],
  ['PUB-064', 'result.investment', ofResult('investment'), 11, INDIVIDUAL],
  ...['investment_use', 'implementation_conditions', 'term', 'ranges', 'extension_mode', 'ownership'].map(
    (field): [string, string, Make, number, string] => ['PUB-065', `result.${field}`, ofResult(field), 500, INDIVIDUAL],
  ),
  ['PUB-069', 'result.contacts_email', ofOverseas('contacts_email'), 100, INDIVIDUAL],
  ['PUB-070', 'promotion.contacts_email', ofPromotion('contacts_email'), 200, INPUT],
  ['PUB-071', 'promotion.name', ofPromotion('name'), 100, INPUT],
  ['PUB-072', 'promotion.web_site', ofPromotion('web_site'), 200, INPUT],
  ['PUB-073', 'promotion.contacts', ofPromotion('contacts'), 50, INPUT],
  ['PUB-074', 'promotion.contacts_tel', ofPromotion('contacts_tel'), 100, INPUT],
  ['PUB-075', 'promotion.address', ofPromotion('address'), 500, INPUT],
  ['PUB-076', 'organization.web_site', ofOverseasOrganization('web_site'), 200, MEMBER],
  ['PUB-077', 'organization.address', ofOverseasOrganization('address'), 100, MEMBER],
];

describe('maxima', () => {
  it.each(LIMITS)('%s %s', async (_, field, make, max, account) => {
    const who = await signedIn(account);
    expect((await who.post(PATH, make(textOf(field, max)))).errors).toEqual([]);
    const refused = await who.post(PATH, make(textOf(field, max + 1)));
    expect(refused.code).toBe(422);
    expect(refused.errors).toEqual([{ field, code: 'too_long', msg: `最多 ${max} 个字符` }]);
  });
});

const REQUIRED: [id: string, field: string, make: Make, zh: string, en: string][] = [
  ['PUB-047', 'result.name', ofResult('name'), '请输入成果名称！', 'Please enter the achievement name!'],
  ['PUB-049', 'result.profile', ofResult('profile'), '请输入成果简介！', 'Please enter the achievement profile!'],
  ['PUB-051', 'result.region_id', ofResult('region_id'), '请选择所在地区！', 'Please select the region!'],
  ['PUB-053', 'organization.name', ofOrganization('name'), '请输入单位名称', 'please enter the organisation name'],
  [
    'PUB-054',
    'organization.org_type',
    ofOrganization('org_type'),
    '请选择单位类型',
    'Please select the type of organisation',
  ],
  ['PUB-055', 'result.director', ofResult('director'), '请输入成果负责人', 'Please enter the person in charge'],
  ['PUB-056', 'result.id_number', ofResult('id_number'), '请输入证件号码', 'Please enter the identity number'],
  ['PUB-058', 'result.contacts_addr', ofResult('contacts_addr'), '请输入联系地址', 'Please enter the contact address'],
  ['PUB-059', 'result.contacts', ofResult('contacts'), '请输入联系人', 'Please enter the contact person'],
  ['PUB-060', 'result.contacts_tel', ofResult('contacts_tel'), '请输入联系电话', 'Please enter the contact phone'],
  [
    'PUB-069',
    'result.contacts_email',
    ofOverseas('contacts_email'),
    '请输入联系邮箱',
    'Please enter the contact e-mail',
  ],
];

describe('required fields', () => {
  it.each(REQUIRED)('%s %s, missing, empty or blank, in both languages', async (_, field, make, zh, en) => {
    const who = await signedIn(INDIVIDUAL);
    for (const value of [undefined, null, '', '  ']) {
      const answer = await who.post(PATH, make(value));
      expect(answer.code).toBe(422);
      expect(answer.errors.map((error) => [error.field, error.msg])).toEqual([[field, zh]]);
      expect(answer.msg).toBe(zh);
    }
    expect((await who.post(PATH, make(''), { 'x-lang': 'en' })).msg).toBe(en);
  });

  it('PUB-048 at least one scope is required', async () => {
    const who = await signedIn(INDIVIDUAL);
    for (const scopes of [[], undefined]) {
      const answer = await who.post(PATH, byPerson({ scopes }), { 'x-lang': 'en' });
      expect(answer.errors).toEqual([{ field: 'scopes', code: 'scope_required', msg: 'Please select a field!' }]);
    }
  });

  it('PUB-052 PUB-029 sub_type is required and is 1 or 2', async () => {
    const who = await signedIn(INDIVIDUAL);
    const fields = async (sub_type: unknown) =>
      (await who.post(PATH, byPerson({ result: { sub_type } }))).errors.map((error) => error.field);
    expect(await fields(null)).toEqual(['result.sub_type']);
    expect(await fields(3)).toContain('result.sub_type');
    expect(await fields('2')).toEqual([]);
  });

  it('PUB-048 one answer names every wrong field', async () => {
    const who = await signedIn(INDIVIDUAL);
    const answer = await who.post(PATH, {
      result: { sub_type: 2, investment: '字'.repeat(12), process: 99 },
      scopes: [],
    });
    expect(answer.errors.map((error) => error.field)).toEqual(
      expect.arrayContaining(['result.investment', 'result.process', 'result.name', 'scopes', 'result.id_number']),
    );
  });

  it('PUB-036 PUB-027 is_open takes 0, 1 and 3, complete_time a real time', async () => {
    const who = await signedIn(INDIVIDUAL);
    const errors = async (result: object) => (await who.post(PATH, byPerson({ result: { ...result } }))).errors;
    for (const is_open of [0, 1, 3]) expect(await errors({ is_open })).toEqual([]);
    expect((await errors({ is_open: 2 }))[0]?.field).toBe('result.is_open');
    expect(await errors({ complete_time: '2024-02-29 23:59:59' })).toEqual([]);
    expect((await errors({ complete_time: '2025-02-29 00:00:00' }))[0]?.field).toBe('result.complete_time');
  });
});
