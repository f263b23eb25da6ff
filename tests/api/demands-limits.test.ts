import { describe, expect, it } from 'vitest';
import { signedIn } from '../setup/client.ts';
import { ENTRY, inChinese, inEnglish, PATH, publish, rowOf } from './support/demands.ts';
import { textOf } from './support/lengths.ts';
import { INDIVIDUAL } from './support/results.ts';

const LIMITS: [id: string, field: string, max: number][] = [
  ['PUB-083', 'name', 200],
  ['PUB-084', 'contacts_addr', 500],
  ['PUB-085', 'contacts', 50],
  ['PUB-086', 'contacts_tel', 100],
  ['PUB-087', 'investment_amount', 50],
  ['PUB-088', 'uses', 500],
  ['PUB-089', 'cooperative_institute', 500],
  ['PUB-090', 'is_open_info', 500],
  ['PUB-091', 'keyword', 200],
  ['PUB-092', 'contacts_email', 200],
  ['PUB-093', 'contacts_wechat', 100],
];

describe('maxima of a demand', () => {
  it.each(LIMITS)('%s demand.%s', async (_, field, max) => {
    const who = await signedIn(INDIVIDUAL);
    const { xuqiu_id } = await publish(who, inChinese({ demand: { [field]: textOf(field, max) } }));
    expect((await rowOf(who, xuqiu_id))[field]).toHaveLength(max);
    const refused = await who.post(PATH, inChinese({ demand: { [field]: textOf(field, max + 1) } }));
    expect(refused.errors).toEqual([{ field: `demand.${field}`, code: 'too_long', msg: `最多 ${max} 个字符` }]);
    const row = await rowOf(who, xuqiu_id);
    const generic = await who.put('/web/egg/base/put', {
      table: 'xuqiu',
      data: { [field]: textOf(field, max + 1) },
      where: { xuqiu_id },
    });
    expect([generic.code, generic.errors[0]?.field]).toEqual([422, field]);
    expect((await rowOf(who, xuqiu_id)).version).toBe(row.version);
  });

  it.each([
    ['PUB-078', 'name', 100],
    ['PUB-094', 'social_credit_code', 50],
  ] as const)('%s organization.%s', async (_, field, max) => {
    const who = await signedIn(ENTRY);
    await publish(who, inChinese({ organization: { [field]: textOf(field, max) } }));
    const refused = await who.post(PATH, inChinese({ organization: { [field]: textOf(field, max + 1) } }));
    expect(refused.errors).toEqual([{ field: `organization.${field}`, code: 'too_long', msg: `最多 ${max} 个字符` }]);
  });
});

const MISSING: [id: string, body: object, field: string, zh: string, en: string][] = [
  [
    'PUB-078',
    inChinese({ organization: null }),
    'organization.name',
    '请输入单位名称',
    'please enter the organisation name',
  ],
  ['PUB-079', inChinese({ demand: { org_province: '' } }), 'demand.org_province', '请选择地区', 'please select region'],
  ['PUB-080', inChinese({ scopes: [] }), 'scopes', '请选择所属领域', 'please select field'],
  [
    'PUB-081',
    inChinese({ demand: { profile: '<p>&nbsp;</p>' } }),
    'demand.profile',
    '请输入需求简介',
    'please enter demand introduction',
  ],
  ['PUB-083', inChinese({ demand: { name: '  ' } }), 'demand.name', '请输入需求名称', 'please enter demand name'],
  [
    'PUB-084',
    inChinese({ demand: { contacts_addr: '' } }),
    'demand.contacts_addr',
    '请输入联系地址',
    'Please enter the contact address',
  ],
  [
    'PUB-085',
    inChinese({ demand: { contacts: '' } }),
    'demand.contacts',
    '请输入联系人',
    'Please enter the contact person',
  ],
  [
    'PUB-098',
    inChinese({ demand: { contacts_tel: '' } }),
    'demand.contacts_tel',
    '请输入联系电话',
    'Please enter the contact phone',
  ],
  [
    'PUB-095',
    inEnglish({ demand: { org_country: '' } }),
    'demand.org_country',
    '请选择国家',
    'Please select the country',
  ],
  [
    'PUB-096',
    inEnglish({ demand: { contacts_email: '' } }),
    'demand.contacts_email',
    '请输入联系邮箱',
    'Please enter the contact e-mail',
  ],
];

describe('what a demand needs', () => {
  it.each(MISSING)('%s %#', async (_, body, field, zh, en) => {
    const who = await signedIn(INDIVIDUAL);
    expect((await who.post(PATH, body)).errors).toEqual([expect.objectContaining({ field, msg: zh })]);
    const english = await who.post(PATH, body, { 'x-lang': 'en' });
    expect(english.errors).toEqual([expect.objectContaining({ field, msg: en })]);
  });

  it('PUB-097 PUB-086 the Chinese variant asks for no e-mail, the English one for no phone', async () => {
    const who = await signedIn(INDIVIDUAL);
    const chinese = await publish(who, inChinese({ demand: { contacts_email: '' } }));
    expect(await rowOf(who, chinese.xuqiu_id)).toMatchObject({ contacts_email: null, org_country: null });
    const english = await publish(who, inEnglish({ demand: { contacts_tel: '' } }));
    expect(await rowOf(who, english.xuqiu_id)).toMatchObject({ contacts_tel: null, org_country: 'Germany' });
  });

  it('PUB-084 contacts that stand with the organisation serve the demand', async () => {
    const who = await signedIn(ENTRY);
    const own = { contacts: '', contacts_tel: '', contacts_addr: '', org_province: '', org_city: '', org_county: '' };
    const organization = {
      contacts: '单位联系人',
      contacts_tel: '0311-80001111',
      address: '体育大街9号',
      province: '130000',
      city: '130100',
    };
    const { xuqiu_id } = await publish(who, inChinese({ demand: own, organization }));
    expect(await rowOf(who, xuqiu_id)).toMatchObject({
      contacts: '单位联系人',
      contacts_tel: '0311-80001111',
      contacts_addr: '体育大街9号',
      org_city_name: '石家庄市',
    });
  });

  it('PUB-033 PUB-034 PUB-035 PUB-036 values outside the lists are refused, those inside are stored', async () => {
    const who = await signedIn(INDIVIDUAL);
    const last = { type: 6, cooperation_mode: 8, secrecy: 1, is_open: 3 };
    expect(await rowOf(who, (await publish(who, inChinese({ demand: last }))).xuqiu_id)).toMatchObject(last);
    const first = { type: 1, cooperation_mode: 0, secrecy: 0, is_open: 0 };
    expect(await rowOf(who, (await publish(who, inChinese({ demand: first }))).xuqiu_id)).toMatchObject(first);
    for (const wrong of [
      { type: 7, cooperation_mode: 9, secrecy: 2, is_open: 2 },
      { type: 0, cooperation_mode: -1, secrecy: 'x', is_open: 4 },
    ]) {
      const refused = await who.post(PATH, inChinese({ demand: wrong }));
      expect(refused.errors.map(({ field }) => field)).toEqual(
        expect.arrayContaining(['demand.type', 'demand.cooperation_mode', 'demand.secrecy', 'demand.is_open']),
      );
    }
    const unknown = await who.post(PATH, inChinese({ demand: { is_admin: 1 } }));
    expect(unknown.errors[0]).toMatchObject({ field: 'demand.is_admin', code: 'unknown_field' });
  });

  it('PUB-081 rich text is cleaned before it is stored', async () => {
    const who = await signedIn(INDIVIDUAL);
    const hostile = '<p onclick="x()">需求<script>alert(1)</script></p>';
    const { xuqiu_id } = await publish(who, inChinese({ demand: { profile: hostile, detail_desc: hostile } }));
    const row = await rowOf(who, xuqiu_id);
    expect([row.profile, row.detail_desc]).toEqual(['<p>需求</p>', '<p>需求</p>']);
    const only = await who.post(PATH, inChinese({ demand: { profile: '<script>alert(1)</script>' } }));
    expect(only.errors[0]).toMatchObject({ field: 'demand.profile', code: 'demand_profile_required' });
  });
});
