import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Format } from '../../db/contract/form.ts';
import { FORMATTED } from '../../db/contract/formats.ts';
import * as schema from '../../db/schema/index.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { inChinese, inEnglish } from './support/demands.ts';
import { byOrganization, byPerson, unique } from './support/results.ts';

/** Whatever is called so holds an e-mail address, a telephone number, an address of the web, an amount, a place or a country. */
const TELLING =
  /mail|phone|(^|_)tel$|(^|_)url$|site|^amount$|_amount$|investment|region|province|(^|_)city$|county|country$|area_code/;

/** … but for these, each with what it is instead. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'meeting.check_phone': 'a tick',
  'course.check_phone': 'a tick',
  'project_contacts.equity_investment': 'a tick',
  'project_contacts.attract_investment': 'a tick',
  'project_contacts.investment_promotion': 'a tick',
  'project_contacts.regional': 'a tick',
  'project_rec_opinion.investment_heat': 'a score',
  'comment.like_amount': 'a count',
  'publishing_request.amount': 'a count',
  'chengguo.investment_use': 'words',
  'yuanqu.region_bg': 'words',
  'deal.seeker_phone': 'its own call',
  'deal.amount': 'its own call',
  'user.email': 'its own call',
  'deal_event.amount': 'its own call',
  'organization_invitation.phone': 'its own call',
  'notice_message.phone': 'the platform’s own',
  'post_code.province': 'reference data',
  'post_code.city': 'reference data',
  'push_wechat.site_origin': 'of the server',
  'user_push.site_origin': 'of the server',
  'course_material.url': 'a page of this site or another',
  'book.url': 'a page of this site or another',
  'zhuanjia_work.url': 'a page of this site or another',
  'yuanqu_intention.amount': 'words of whoever asks',
  'inquiry.country': 'words of whoever asks',
  'inquiry.mail_time': 'a time',
  'video.url': 'a page of this site or another',
  'star.url': 'a page of this site or another',
  'region.center_url': 'a page of this site or another',
  'region_feature.region': 'a key of the regions that have a front page, checked by its call',
  'workstation.url': 'a page of this site or another',
  'workstation.platform_url': 'a page of this site or another',
};
/** Names that follow from a code. */
const isName = (column: string) => /_?name$/i.test(column);

const columns = Object.values(schema)
  .filter((value) => value instanceof SQLiteTable)
  .map((table) => getTableConfig(table))
  .flatMap(({ name, columns: all }) => all.map((column) => ({ table: name, column: column.name })));

/** What is none of each format, and the words of the refusal in both languages. */
const WRONG: Record<Format, { values: unknown[]; zh: string; en: string }> = {
  email: {
    values: ['not an email', 'a@', '@b.cn', 'a b@c.cn'],
    zh: '请输入正确的邮箱',
    en: 'Please enter a valid e-mail address',
  },
  telephone: {
    values: ['abc', '12', '电话不完整', '0311-8000000/abc', '1'.repeat(20)],
    zh: '请输入正确的电话号码，多个号码用“/”隔开',
    en: 'Please enter a valid phone number; several are separated by “/”',
  },
  contact: {
    values: ['abc', '12', 'a@', '13900000000/abc', 'a b@c.cn'],
    zh: '请输入正确的电话号码或邮箱，多个用“/”隔开',
    en: 'Please enter a valid phone number or e-mail address; several are separated by “/”',
  },
  webSite: {
    values: ['javascript:alert(1)', 'http://', 'https://user@example.com', '没有网址'],
    zh: '请输入以 http:// 或 https:// 开头的网址',
    en: 'Please enter an address that begins with http:// or https://',
  },
  amount: {
    values: ['很多钱', '-1', '1e5', '12.', '1.23456'],
    zh: '请输入数字，单位为万元',
    en: 'Please enter a number, in 10,000 yuan',
  },
  place: {
    values: ['999999', '130000,110000,120000', '130000,110101', 'ZZZ', '13'],
    zh: '请从列表中选择一个地区：省、市、区县须逐级对应',
    en: 'Please choose one place from the list: province, city and county must belong together',
  },
  province: { values: ['999999', '990000', '130100', '110000,120000', 'ZZZ'], zh: '', en: '' },
  city: { values: ['999999', '139900', '110100', '130000'], zh: '', en: '' },
  county: { values: ['999999', '130199', '110101', '130100'], zh: '', en: '' },
  country: { values: ['ZZZ', '火星', '999999'], zh: '请从列表中选择国家', en: 'Please choose a country from the list' },
};
for (const level of ['province', 'city', 'county'] as const) {
  WRONG[level].zh = WRONG.place.zh;
  WRONG[level].en = WRONG.place.en;
}

const RIGHT: Record<Format, string[]> = {
  email: ['info@example-university.de', 'office@example.technology', 'a.b+c@mail.example.com'],
  telephone: [
    '13900000000',
    '0311-8000000 / 95588',
    '+86 (311) 8000 0000',
    '0311-80000000转8021',
    '95588',
    '400-0311-001',
  ],
  contact: ['13900000000', 'reader@example.org', '0311-8000000 / reader@example.org'],
  webSite: ['https://example.com/a', 'www.example.com'],
  amount: ['300', '1,200.5', '12.3456'],
  place: ['130000', '130102'],
  province: ['130000'],
  city: ['130100'],
  county: ['130102'],
  country: ['Germany', '日本', 'FR'],
};

const MEMBER = '13800000001';
const OPERATOR = '13800000011';
const EDITOR = '13800000013';
const PROGRAMME = '13800000012';

type Values = Record<string, unknown>;
type Send = (who: Client, values: Values, headers: Record<string, string>) => ReturnType<Client['post']>;

/** A door to columns of a table. */
interface Door {
  name: string;
  table: string;
  send: Send;
  /** Account, or nobody's. */
  who?: string | null;
  /** In front of the columns where complaints name them. */
  prefix?: string;
  /** Columns of the table that this door does not ask for. */
  without?: readonly string[];
  /** What is right is sent as well: it leaves rows behind. */
  accepts?: boolean;
}

/** Rows that the doors need. */
const ids: Record<'organization' | 'chengguo' | 'user' | 'meeting' | 'course' | 'project', string> = {
  ...{ organization: '', chengguo: '', user: '', meeting: '', course: '', project: '' },
};

const call = (
  name: string,
  table: string,
  [method, path]: readonly ['post' | 'put', string],
  body: (values: Values) => object,
  more: Partial<Door> = {},
): Door => ({ name, table, ...more, send: (who, values, headers) => who[method](path, body(values), headers) });

const add = (table: string, data: () => Values, more: Partial<Door> = {}): Door[] => [
  call(`add ${table}`, table, ['post', '/web/egg/base/add'], (values) => ({ table, data: { ...data(), ...values } }), {
    accepts: true,
    ...more,
  }),
  call(
    `adds ${table}`,
    table,
    ['post', '/web/egg/base/adds'],
    (values) => ({ table, data: [data(), { ...data(), ...values }] }),
    { prefix: '1.', ...more },
  ),
];

const put = (table: string, where: () => Values, more: Partial<Door> = {}): Door =>
  call(
    `put ${table}`,
    table,
    ['put', '/web/egg/base/put'],
    (values) => ({ table, data: values, where: where() }),
    more,
  );

const RESULT = '/web/v1/user/chengguo';
const DEMAND = '/web/v1/user/xuqiu';
const ORGANIZATION = '/web/v1/user/organization';
const abroad = {
  variant: 'overseas',
  result: { region_id: null, org_country: 'Germany', contacts_email: 'a@example.org' },
};
const inChina = { without: ['org_country'] };
const person = () => ({ name: unique('报名者'), phone: '13900000000' });
const asResult = () => ({ ...(byPerson().result as object), scope: 's-101-01-01' });
const asDemand = () => ({ ...(inChinese().demand as object), org_name: '燕赵先进材料研究院', scope: 's-101-01-01' });
const application = () => ({
  ...{ project_item_id: ids.project, project_contacts_type: 0, contacts_org: 'o', contacts_position: 'p' },
  ...{ contacts_name: 'n', contacts_phone: '13900000000' },
});

const DOORS: Door[] = [
  call('publish a result', 'chengguo', ['post', RESULT], (result) => byPerson({ result }), {
    ...{ prefix: 'result.', accepts: true, ...inChina },
  }),
  call(
    'publish a result from abroad',
    'chengguo',
    ['post', RESULT],
    (result) => byPerson({ ...abroad, result: { ...abroad.result, ...result } }),
    { prefix: 'result.', accepts: true, without: ['region_id'] },
  ),
  call(
    'edit a result',
    'chengguo',
    ['put', RESULT],
    (result) => ({ ...byPerson({ result }), chengguo_id: ids.chengguo }),
    {
      ...{ prefix: 'result.', ...inChina },
    },
  ),
  call(
    'publish a result for an organisation',
    'organization',
    ['post', RESULT],
    (organization) => byOrganization({ organization }),
    { prefix: 'organization.', accepts: true },
  ),
  call(
    'publish a recommended result',
    'organization',
    ['post', RESULT],
    (promotion) => byOrganization({ promotion: { name: '推荐机构甲', contacts_email: 'p@example.com', ...promotion } }),
    { prefix: 'promotion.', who: '13800000003' },
  ),
  call('publish a demand', 'xuqiu', ['post', DEMAND], (demand) => inChinese({ demand }), {
    ...{ prefix: 'demand.', accepts: true, ...inChina },
  }),
  call('publish a demand in English', 'xuqiu', ['post', DEMAND], (demand) => inEnglish({ demand }), {
    ...{ prefix: 'demand.', accepts: true, without: ['org_province', 'org_city', 'org_county'] },
  }),
  call(
    'publish a demand for an organisation',
    'organization',
    ['post', DEMAND],
    (organization) => inChinese({ organization }),
    { prefix: 'organization.' },
  ),
  call(
    'register an organisation',
    'organization',
    ['post', ORGANIZATION],
    (values) => ({ name: unique('格式核对单位'), ...values }),
    { accepts: true },
  ),
  call('edit an organisation', 'organization', ['put', ORGANIZATION], (values) => ({
    ...{ organization_id: ids.organization, province: '', city: '', county: '' },
    ...values,
  })),
  call('subscribe', 'subscription', ['put', '/web/v1/user/subscription'], (values) => ({
    ...{ item_type: 1, scopes: ['s-101', 's-102', 's-103', 's-104'] },
    ...values,
  })),
  ...add('organization', () => ({ name: unique('格式核对单位') })),
  ...add('chengguo', asResult, inChina),
  ...add('xuqiu', asDemand, inChina),
  ...add('xiangmu', () => ({ name: '格式核对项目' })),
  ...add('zhuanjia', () => ({ name: '格式核对专家' }), { who: EDITOR }),
  ...add('yuanqu', () => ({ name: '格式核对园区' }), { who: EDITOR }),
  ...add('star', () => ({ name: '格式核对站点' }), { who: EDITOR }),
  ...add('feedback', () => ({ ...person(), remark: 'r' }), { who: null, accepts: true }),
  ...add('clinic_application', () => ({ org_name: 'o', contacts: 'c', phone: '13900000000' })),
  ...add('meeting_user', () => ({ ...person(), meeting_id: ids.meeting }), { who: null }),
  ...add('course_user', () => ({ ...person(), course_id: ids.course }), { who: null }),
  ...add('forum_cooperation', person, { who: null }),
  ...add('project_contacts', application, { who: null }),
  ...add(
    'project_recommend',
    () => ({ org_name: unique('推荐单位'), org_password: 'Quiet-River-42', org_category: 1, identify: 1 }),
    { who: PROGRAMME },
  ),
  put('organization', () => ({ organization_id: ids.organization })),
  put('chengguo', () => ({ chengguo_id: ids.chengguo }), inChina),
  put('user', () => ({ user_id: ids.user }), { who: OPERATOR }),
  put('workstation', () => ({ area_code: '130109' }), { who: OPERATOR }),
];

const LEVELS: readonly Format[] = ['province', 'city', 'county'];

/** A value of a column, with the wider places that it lies in, and none within it. */
function withPath(table: string, column: string, value: unknown): Values {
  const formats = FORMATTED[table] ?? {};
  const level = LEVELS.indexOf(formats[column] as Format);
  if (level < 0) return { [column]: value };
  const around = Object.entries(formats).flatMap(([name, format]) => {
    const at = LEVELS.indexOf(format);
    return at < 0 || name === column ? [] : [[name, at < level ? RIGHT[format][0] : ''] as const];
  });
  return { ...Object.fromEntries(around), [column]: value };
}

const asked = ({ table, without = [] }: Door) =>
  Object.entries(FORMATTED[table] ?? {}).filter(([column]) => !without.includes(column));

const clientOf = ({ who = MEMBER }: Door) => (who === null ? client() : signedIn(who));

beforeAll(async () => {
  const member = await signedIn(MEMBER);
  const first = async (table: string, where: Values = {}) =>
    (await member.list(table, { where, pageSize: 1 })).result.records[0];
  ids.organization = (await member.post(ORGANIZATION, { name: unique('格式核对单位') })).result.organization_id;
  ids.chengguo = (await member.post(RESULT, byPerson())).result.chengguo_id;
  ids.user = (await (await signedIn('13800000002')).get('/web/egg/user/session')).result.user_id;
  const editor = await signedIn('13800000013');
  const start_time = Math.floor(Date.now() / 1000) + 30 * 86_400;
  for (const table of ['meeting', 'course'] as const) {
    ids[table] = (
      await editor.post('/web/egg/base/add', { table, data: { name: unique('格式核对'), start_time } })
    ).result.id;
  }
  ids.project = (await first('project', { last_selected: 1 }))?.id ?? '';
});

describe('texts of a format', () => {
  it('stand in the list of formats, or are named as something else', () => {
    const telling = columns.filter(({ column }) => TELLING.test(column) && !isName(column));
    const unnamed = telling
      .filter(({ table, column }) => !FORMATTED[table]?.[column])
      .map(({ table, column }) => `${table}.${column}`);
    expect(unnamed.filter((name) => !OTHERWISE[name])).toEqual([]);
    expect(Object.keys(OTHERWISE).filter((name) => !unnamed.includes(name))).toEqual([]);
    const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    const listed = Object.entries(FORMATTED).flatMap(([table, of]) =>
      Object.keys(of).map((name) => `${table}.${name}`),
    );
    expect(listed.filter((name) => !known.has(name))).toEqual([]);
    const reached = new Set(DOORS.flatMap((door) => asked(door).map(([column]) => `${door.table}.${column}`)));
    // Intentions have a call of their own (parks.test.ts), and who applies for a course does so once (courses.test.ts); regions with a front page are named by the key, which nothing changes.
    expect(listed.filter((name) => !reached.has(name))).toEqual([
      'yuanqu_intention.phone',
      'inquiry.email',
      'course_application.phone',
      'region.id',
    ]);
  });

  it.each(DOORS)('PUB-060 PUB-061 are asked for at the door: $name', async (door) => {
    const { table, prefix = '', accepts, send } = door;
    const who = await clientOf(door);
    for (const [column, format] of asked(door)) {
      const { values, zh, en } = WRONG[format];
      for (const value of values) {
        const answer = await send(who, withPath(table, column, value), {});
        const told = answer.errors.map(({ field, msg }) => ({ field, msg }));
        expect([value, answer.code, told]).toEqual([value, 422, [{ field: prefix + column, msg: zh }]]);
      }
      const english = await send(who, withPath(table, column, values[0]), { 'x-lang': 'en' });
      expect(english.errors[0]?.msg).toBe(en);
    }
    if (!accepts) return;
    const most = Math.max(...asked(door).map(([, format]) => RIGHT[format].length));
    for (let place = 0; place < most; place += 1) {
      const values = Object.fromEntries(
        asked(door).map(([column, format]) => [column, RIGHT[format][place % RIGHT[format].length]]),
      );
      const answer = await send(who, values, {});
      expect([answer.errors, answer.code]).toEqual([[], 200]);
    }
  });

  it('are stored in one form', async () => {
    const member = await signedIn(MEMBER);
    const { chengguo_id } = (await member.post(RESULT, byPerson({ result: { investment: '１,200' } }))).result;
    expect((await member.list('chengguo', { where: { chengguo_id } })).result.records[0].investment).toBe('1200');
    const values = { web_site: 'www.example.com', contacts_email: ' office@example.com ' };
    const { organization_id } = (await member.post(ORGANIZATION, { name: unique('格式核对单位'), ...values })).result;
    expect((await member.get(ORGANIZATION, { organization_id })).result).toMatchObject({
      ...{ web_site: 'http://www.example.com', contacts_email: 'office@example.com' },
    });
  });

  it('a place is one with all that lies around it, and keeps the names of its codes', async () => {
    const member = await signedIn(MEMBER);
    const change = (data: Values) =>
      member.put('/web/egg/base/put', { table: 'organization', data, where: { organization_id: ids.organization } });
    expect((await change({ province: '130000', city: '130100' })).code).toBe(200);
    // The province stands there already.
    expect((await change({ city: '110100' })).errors.map(({ field }) => field)).toEqual(['city']);
    const body = byOrganization({
      organization: { name: unique('格式核对单位'), province: '130000', provinceName: '别的省' },
    });
    const { chengguo_id: id } = (await member.post(RESULT, body)).result;
    const form = (await member.get(`${RESULT}/detail`, { id })).result;
    expect(form.organization).toMatchObject({ province: '130000', provinceName: '河北省' });
  });
});
