import { shownTime } from '../../../db/contract/time.ts';
import { englishOf } from '../fields/english-items.ts';
import { FIELDS } from '../fields/index.ts';
import type { FieldText, ResultText } from '../fields/shape.ts';
import { scopeIds } from '../fields/shape.ts';
import { contactName, expertName, landline, mobile } from '../people.ts';
import { PLACES, placeText, regionOf } from '../places.ts';
import { at, chooser } from '../random.ts';
import { codeCounter, demoId, demoTime, nextNumber, type Row, type TableRows } from '../rows.ts';
import { scopeLinks } from './links.ts';
import { administratorOf, ORGANIZATION_COUNT, organizationFacts } from './organizations.ts';
import { accountId } from './users.ts';

/** How many demo results there are: five for each field. */
export const RESULT_COUNT = FIELDS.length * 5;

const PENDING = [11, 24, 37, 50, 63];
/** Hours since they were handed in: of those that wait, and of the newest that were approved. */
const WAITING_HOURS = [2, 27, 74, 130, 219];
const NEWEST = { 64: 50, 62: 74, 61: 98 } as Readonly<Record<number, number>>;
const RETURNED = [18, 31, 44];
const REJECTED = [21, 34, 57];

/** Id of the n-th demo result, from 0. */
export const resultId = (number: number): string => demoId('result', number, demoTime(number, RESULT_COUNT));

/** Field and texts of a result: neighbours in number belong to different fields. */
export function resultText(number: number): { field: FieldText; text: ResultText } {
  const field = at(FIELDS, number);
  return { field, text: at(field.results, Math.floor(number / FIELDS.length)) };
}

/** audit_status of a demo result: most are approved, some wait, were returned or rejected. */
export function resultStatus(number: number): number {
  if (PENDING.includes(number)) return 1;
  if (RETURNED.includes(number)) return 3;
  return REJECTED.includes(number) ? 5 : 4;
}

const list = (text: string): string =>
  `<ul>${text
    .split('，')
    .map((part) => `<li>${part}。</li>`)
    .join('')}</ul>`;

/** Rich text of a result (core§5: at least 100 Chinese characters), composed from its own facts and its field. */
function resultProfile(number: number): string {
  const { text } = resultText(number);
  const choose = chooser(`result profile ${number}`);
  const some = (...counts: string[]) => choose.one(counts);
  const months = some('三', '五', '六', '八', '九', '十一', '十四');
  const stage = choose.one([
    `中试线已稳定运行${months}个月，正在开展示范应用。`,
    `样机经第三方检测，${text.gain.split('，').length} 项主要指标达到设计要求，已试用${months}个月。`,
    `已在${some('两', '三', '四', '五')}家企业连续运行${months}个月，用户反馈良好。`,
    `实验室验证历时${months}个月、共${some('四', '五', '六', '七', '八')}轮，具备放大试验条件。`,
  ]);
  const offer = choose.one([
    `可提供全套图纸、工艺文件和${some('十', '十五', '二十', '三十')}天现场指导，也可按承接方条件二次开发。`,
    `愿意以技术许可或作价入股方式合作，派${some('三', '四', '五', '六')}名成员全程参与产业化。`,
    `欢迎具备生产基础的企业联合建设示范线，${some('三', '五', '八')}年内知识产权按投入比例共享。`,
  ]);
  return [
    `<p>面向${text.use}，本成果${text.how}。</p>`,
    `<h3>主要指标</h3>${list(text.gain)}`,
    `<h3>研发基础</h3><p>${stage}</p>`,
    `<h3>合作方式</h3><p>${offer}</p>`,
  ].join('');
}

/** Columns that tell who publishes: an organisation, or for every ninth result a person (core§3). */
function publisher(number: number): Row {
  if (number % 9 === 4) {
    const place = at(PLACES, number * 5);
    return {
      sub_type: 2,
      unit: null,
      org_name: null,
      add_user: accountId(2),
      director: '独立研发者',
      id_number: '13010019900101000X',
      contacts: '独立研发者',
      contacts_tel: mobile(2_000 + number),
      contacts_addr: `${placeText(place)}创新路${number + 6}号`,
      ...regionOf(place),
    };
  }
  const { id, name, place } = organizationFacts(resultOrganization(number));
  return {
    sub_type: 1,
    unit: id,
    org_name: name,
    add_user: administratorOf(resultOrganization(number)) ?? accountId(3),
    director: expertName(number),
    id_number: null,
    contacts: contactName(number),
    contacts_tel: landline(number),
    contacts_addr: `${placeText(place)}科技路${18 + number}号`,
    ...regionOf(place),
  };
}

/** Number of the organisation that publishes a result: one of its own field where there is one. */
export function resultOrganization(number: number): number {
  const field = number % FIELDS.length;
  const own = Array.from({ length: ORGANIZATION_COUNT }, (_, index) => index).filter(
    (index) => organizationFacts(index).field === field,
  );
  return at(own, Math.floor(number / FIELDS.length));
}

/** Process labels of the demo: portraits are completed where `is_tagging` says so, the others stand before it (core§9). */
export const matchState = (number: number): number => at([0, 3, 1, 3, 2, 3], number);

/**
 * A result row; every column may be overridden. By default it waits for its audit and has no code yet.
 * @param overrides wire-named columns; @param number chooses texts and publisher, and makes the id unique
 */
export function makeResult(overrides: Row = {}, number = nextNumber('result')): Row {
  const { field, text } = resultText(number);
  const choose = chooser(`result ${number}`);
  const added = demoTime(number, RESULT_COUNT);
  const process = 2 + choose.below(7);
  return {
    chengguo_id: resultId(number),
    name: text.name,
    ...englishOf(text.name),
    code: null,
    scope: scopeIds(text.scopes).join(','),
    cover: null,
    profile: resultProfile(number),
    old_profile: null,
    level: number % 4 === 0 ? 1 : 0,
    conversion_type: choose.some(['1', '2', '3', '4'], 2).sort().join(','),
    platform: 'THTT',
    ...publisher(number),
    promotion_org: null,
    contacts_email: `result${number + 1}@example.com`,
    contacts_wechat: `result-window-${number + 1}`,
    intellectual_property: choose.one(['发明专利', '发明专利', '实用新型专利', '技术秘密']),
    intellectual_property_code: `ZL20${18 + choose.below(7)}1${String(choose.below(10_000_000)).padStart(7, '0')}.${choose.below(10)}`,
    ownership: choose.one(['独占', '共有']),
    process,
    cooperation: choose
      .some(['0', '1', '2', '3', '4', '5', '6'], 2 + choose.below(2))
      .sort()
      .join(','),
    investment: String(50 + choose.below(60) * 25),
    investment_use: `用于${at(field.objects, number)}的中试放大、设备购置和市场推广。`,
    implementation_conditions: `需要约${300 + choose.below(20) * 100}平方米厂房，水电条件满足一般工业要求。`,
    term: `${1 + choose.below(4)}年`,
    ranges: '全国',
    secrecy: 0,
    extension_mode: choose.one(['技术培训', '示范应用', '技术服务', '产品销售']),
    is_open: 0,
    add_time: added,
    release_time: null,
    sort_time: null,
    update_time: added,
    complete_time: shownTime(added - 120 * 86_400),
    is_delete: 0,
    audit_status: 1,
    audit_opinion: null,
    industry_id: JSON.stringify(field.industries.slice(0, 2)),
    is_pushed: 0,
    is_tagging: number % 2,
    match_state: matchState(number),
    version: 1,
    submission_key: null,
    ...overrides,
  };
}

const OPINIONS: Record<number, string> = {
  3: '请补充第三方检测报告，并说明与现有产品相比的主要差异。',
  5: '内容与已发布成果重复，且缺少知识产权证明材料，不予通过。',
};

/** When a demo result was entered: long ago, but lately where it waits or is among the newest. */
function enteredAt(number: number, now: number): number {
  const hours = WAITING_HOURS[PENDING.indexOf(number)] ?? NEWEST[number];
  return hours === undefined ? demoTime(number, RESULT_COUNT) : now - hours * 3600;
}

/** What approval adds: the release, two days after the entry, and the place in the order. */
export function released(added: number): Row {
  const release = added + 2 * 86_400;
  return { audit_status: 4, release_time: release, sort_time: release, update_time: release };
}

/** What stands in a row that waits, or was refused: nothing of it is matched yet. */
export const unreleased = (audit_status: number, opinion = ''): Row => ({
  audit_status,
  audit_opinion: opinion || null,
  match_state: 0,
  is_tagging: 0,
});

/**
 * Demo results with their scope links.
 * @param now unix seconds of the load
 */
export function demoResults(now: number): TableRows[] {
  const nextCode = codeCounter();
  const results: Row[] = [];
  const scopes: Row[] = [];
  // Codes are numbered in the order in which the rows were entered.
  const numbers = Array.from({ length: RESULT_COUNT }, (_, number) => number);
  for (const number of numbers.sort((one, other) => enteredAt(one, now) - enteredAt(other, now))) {
    const status = resultStatus(number);
    const added = enteredAt(number, now);
    const code = nextCode('CGGRZZ', added);
    const state = status === 4 ? released(added) : unreleased(status, OPINIONS[status]);
    const times = { add_time: added, update_time: added, complete_time: shownTime(added - 120 * 86_400) };
    results.push(makeResult({ code, ...times, ...state }, number));
    scopes.push(...scopeLinks('chengguo_id', resultId(number), resultText(number).text.scopes));
  }
  return [
    { table: 'chengguo', rows: results },
    { table: 'chengguo_scope', rows: scopes },
  ];
}
