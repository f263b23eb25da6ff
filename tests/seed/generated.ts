import { shownTime } from '../../db/contract/time.ts';
import { scopeLinks } from './factories/links.ts';
import {
  administratorOf,
  creditCode,
  makeMember,
  makeOrganization,
  ORGANIZATION_COUNT,
  organizationFacts,
  organizationId,
} from './factories/organizations.ts';
import { accountId, makeUser } from './factories/users.ts';
import { FIELDS } from './fields/index.ts';
import { type FieldText, scopeIds } from './fields/shape.ts';
import { contactName, landline, openidOf } from './people.ts';
import { PLACES } from './places.ts';
import { at, type Chooser, chooser } from './random.ts';
import { type Cell, DEMO_START, demoId, shanghaiMonth, type TableRows } from './rows.ts';

/** Rows of one table as arrays in the order of `columns`: what `bulkInsert` takes. */
export interface TableBatch {
  table: string;
  columns: readonly string[];
  rows: Cell[][];
}

// Ten years before the demo data begins, so that a million rows neither outrank it nor share a month's codes with it.
const FIRST = Date.UTC(2015, 0, 1, 0) / 1000;
const STEP = 315;
const BATCH = 1_000;

const PREFIXES = [
  '高性能',
  '新型',
  '低成本',
  '智能化',
  '模块化',
  '绿色',
  '高可靠',
  '轻量化',
  '一体化',
  '宽温域',
  '自适应',
  '长寿命',
];
const ENDINGS = [
  '关键技术',
  '成套装备',
  '制备工艺',
  '在线监测系统',
  '优化控制方法',
  '示范应用',
  '集成方案',
  '评价方法',
];
const WANTED = ['技术攻关', '工艺改进', '联合开发', '国产替代', '性能提升', '检测方案', '自动化改造', '节能改造'];

const COOPERATION = [
  '可提供试验场地和配套经费',
  '愿意共享知识产权',
  '优先选择有工程案例的团队',
  '接受分阶段实施与付款',
];

interface Facts {
  index: number;
  field: FieldText;
  choose: Chooser;
  time: number;
  codes: string[];
}

const fieldScopes = new Map(
  FIELDS.map((field) => [field.key, [...new Set(field.results.flatMap(({ scopes }) => scopeIds(scopes)))]]),
);

function factsOf(kind: string, index: number): Facts {
  const choose = chooser(`${kind} ${index}`);
  const field = choose.one(FIELDS);
  const codes = choose.some(fieldScopes.get(field.key) ?? [], 2 + choose.below(3));
  return { index, field, choose, time: FIRST + index * STEP, codes };
}

let month = { text: '', first: 0 };

/** Month and running number of a row: numbers start again with each month in Shanghai (core§9). */
function codeTail(index: number): string {
  const text = shanghaiMonth(FIRST + index * STEP);
  if (text !== month.text || index < month.first) {
    const begin = Date.UTC(2000 + Number(text.slice(0, 2)), Number(text.slice(2)) - 1, 1) / 1000 - 8 * 3_600;
    month = { text, first: Math.max(0, Math.ceil((begin - FIRST) / STEP)) };
  }
  return `${text}${String(index - month.first + 1).padStart(3, '0')}`;
}

function linkRows(kind: string, id: string, { index, codes, time }: Facts): Cell[][] {
  return codes.map((scope, nth) => [
    demoId(kind, index * 8 + nth, time),
    id,
    scope.slice(0, scope.lastIndexOf('-')),
    scope,
  ]);
}

const RESULT_COLUMNS = [
  ...['chengguo_id', 'name', 'code', 'scope', 'profile', 'platform', 'sub_type', 'unit', 'org_name', 'add_user'],
  ...['contacts', 'contacts_tel', 'region_id', 'region_name', 'process', 'cooperation', 'level', 'industry_id'],
  ...['add_time', 'release_time', 'sort_time', 'update_time', 'complete_time', 'audit_status'],
];

function resultRow(id: string, { index, field, choose, time, codes }: Facts): Cell[] {
  const [object, method] = [choose.one(field.objects), choose.one(field.methods)];
  const organization = choose.below(ORGANIZATION_COUNT);
  const { id: unit, name: unitName } = organizationFacts(organization);
  const place = choose.one(PLACES);
  const profile =
    `<p>${choose.one(field.background)}本成果以${method}为核心，面向${object}开展研究，` +
    `实现${choose.some(field.effects, 2).join('、')}，综合指标提升${8 + choose.below(60)}%。</p>` +
    `<p>可用于${choose.some(field.uses, 2).join('和')}。${choose.one(field.team)}${choose.one(field.market)}</p>`;
  return [
    id,
    `${choose.one(PREFIXES)}${object}的${method}${choose.one(ENDINGS)}`,
    `CGGRZZ${codeTail(index)}`,
    codes.join(','),
    profile,
    'THTT',
    1,
    unit,
    unitName,
    administratorOf(organization) ?? accountId(3),
    contactName(index),
    landline(index),
    place.codes.join(','),
    place.names.join(','),
    1 + choose.below(9),
    choose
      .some(['0', '1', '2', '3', '4', '5', '6', '7', '8'], 1 + choose.below(3))
      .sort()
      .join(','),
    0,
    JSON.stringify(field.industries.slice(0, 2)),
    time - 172_800,
    time,
    time,
    time,
    shownTime(time - 90 * 86_400),
    4,
  ];
}

const DEMAND_COLUMNS = [
  ...['xuqiu_id', 'name', 'code', 'scope', 'profile', 'platform', 'type', 'unit', 'org_name', 'add_user'],
  ...['contacts', 'contacts_tel', 'org_province', 'org_city', 'org_county', 'org_province_name', 'org_city_name'],
  ...['org_county_name', 'investment_amount', 'cooperation_mode', 'keyword', 'industry_id', 'add_time', 'release_time'],
  ...['sort_time', 'update_time', 'audit_status'],
];

function demandRow(id: string, { index, field, choose, time, codes }: Facts): Cell[] {
  const [object, method] = [choose.one(field.objects), choose.one(field.methods)];
  const organization = choose.below(ORGANIZATION_COUNT);
  const { id: unit, name: unitName } = organizationFacts(organization);
  const place = at(PLACES, choose.below(PLACES.length));
  const profile =
    `<p>${choose.one(field.background)}我单位在${choose.one(field.uses)}中使用${object}，目前性能与成本不能满足要求。</p>` +
    `<p>希望引进${method}等技术，实现${choose.some(field.effects, 2).join('、')}，` +
    `主要指标改善${10 + choose.below(50)}%以上，并在${6 + choose.below(18)}个月内完成现场验证，${choose.one(COOPERATION)}。</p>`;
  return [
    id,
    `${object}${method}${choose.one(WANTED)}需求`,
    `XQ${place.postCode}${codeTail(index)}`,
    codes.join(','),
    profile,
    'THTT',
    1 + choose.below(6),
    unit,
    unitName,
    administratorOf(organization) ?? accountId(5),
    contactName(index),
    landline(index),
    ...place.codes,
    ...place.names,
    String(20 + choose.below(100) * 10),
    choose.below(9),
    `${object} ${method}`,
    JSON.stringify(field.industries.slice(0, 2)),
    time - 172_800,
    time,
    time,
    time,
    4,
  ];
}

function* generate(
  kind: 'chengguo' | 'xuqiu',
  columns: readonly string[],
  row: (id: string, facts: Facts) => Cell[],
  n: number,
  startAt: number,
): Generator<TableBatch[]> {
  const key = `${kind}_id`;
  const linkColumns = ['id', key, 'first_scope_id', 'second_scope_id'];
  for (let from = startAt; from < startAt + n; from += BATCH) {
    const rows: Cell[][] = [];
    const links: Cell[][] = [];
    for (let index = from; index < Math.min(from + BATCH, startAt + n); index++) {
      const facts = factsOf(kind, index);
      const id = demoId(`generated ${kind}`, index, facts.time);
      rows.push(row(id, facts));
      links.push(...linkRows(`${kind} link`, id, facts));
    }
    yield [
      { table: kind, columns, rows },
      { table: `${kind}_scope`, columns: linkColumns, rows: links },
    ];
  }
}

/**
 * Approved results for load work (README "The two commands", DEMO_SCALE), with their scope links, a thousand a batch.
 * Row k is always the same; release times grow with k. They refer to the demo organisations and users.
 * @param n how many; @param startAt number of the first one, so that a broken load can go on
 */
export const generatedResults = (n: number, startAt = 0): Generator<TableBatch[]> =>
  generate('chengguo', RESULT_COLUMNS, resultRow, n, startAt);

/** Approved demands for load work, as `generatedResults`. */
export const generatedDemands = (n: number, startAt = 0): Generator<TableBatch[]> =>
  generate('xuqiu', DEMAND_COLUMNS, demandRow, n, startAt);

/** Organisations that a load makes at most: more than one push reaches. */
export const MOST_ORGANIZATIONS = 20_000;

/**
 * Organisations for load work, each with an administrator who is bound to the chat app, a thousand a batch; row k is always
 * the same.
 * @param n how many; @param startAt number of the first one
 */
export function* generatedOrganizations(n: number, startAt = 0): Generator<TableRows[]> {
  for (let from = startAt; from < startAt + n; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, startAt + n - from) }, (_, place) => from + place);
    const users = numbers.map((index) => {
      const phone = `1380${String(1_000_000 + index)}`;
      const user_id = demoId('generated administrator', index, DEMO_START);
      return makeUser({ user_id, account: phone, tel: phone, openid: openidOf(10_000 + index) }, 1_000 + index);
    });
    const organizations = numbers.map((index, place) => {
      const number = ORGANIZATION_COUNT + index;
      const checked = { social_credit_code: creditCode(number), verified_time: DEMO_START };
      return makeOrganization({ user_id: users[place]?.user_id ?? null, add_time: DEMO_START, ...checked }, number);
    });
    const members = organizations.map(({ organization_id, user_id }, place) =>
      makeMember(String(organization_id), String(user_id), {}, 1_000 + from + place),
    );
    const scopes = numbers.flatMap((index) => {
      const number = ORGANIZATION_COUNT + index;
      const chosen = at(FIELDS, organizationFacts(number).field).results.slice(0, 2);
      return scopeLinks('org_id', organizationId(number), chosen.map((result) => result.scopes).join(' '));
    });
    // Fields before their organisations: each enters the directory's index once, with all of them.
    yield [
      { table: 'user', rows: users },
      { table: 'organization_scope', rows: scopes },
      { table: 'organization', rows: organizations },
      { table: 'organisation_user', rows: members },
    ];
  }
}
