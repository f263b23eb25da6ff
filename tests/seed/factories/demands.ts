import { shownTime } from '../../../db/contract/time.ts';
import { englishOf } from '../fields/english-items.ts';
import { FIELDS } from '../fields/index.ts';
import type { DemandText, FieldText } from '../fields/shape.ts';
import { scopeIds } from '../fields/shape.ts';
import { contactName, landline } from '../people.ts';
import { placeText } from '../places.ts';
import { at, chooser } from '../random.ts';
import { codeCounter, demoId, demoTime, nextNumber, type Row, type TableRows } from '../rows.ts';
import { scopeLinks } from './links.ts';
import { administratorOf, organizationFacts } from './organizations.ts';
import { matchState, released, unreleased } from './results.ts';
import { accountId } from './users.ts';

/** The demands of all fields, one of each field in turn. */
const TEXTS: readonly { field: FieldText; text: DemandText }[] = [0, 1, 2, 3].flatMap((turn) =>
  FIELDS.flatMap((field) => field.demands.slice(turn, turn + 1).map((text) => ({ field, text }))),
);

/** How many demo demands there are. */
export const DEMAND_COUNT = TEXTS.length;

const PENDING = [9, 23, 35];
/** Hours since they were handed in: of those that wait, and of the newest that were approved. */
const WAITING_HOURS = [5, 31, 98];
const NEWEST = { [TEXTS.length - 1]: 55, [TEXTS.length - 2]: 80 } as Readonly<Record<number, number>>;
const RETURNED = [16];
const REJECTED = [28];
const COMPANIES = [1, 3, 6, 10, 12, 13, 14, 15, 16, 17, 20, 23, 25, 26, 28];

/** Id of the n-th demo demand, from 0. */
export const demandId = (number: number): string => demoId('demand', number, demoTime(number, DEMAND_COUNT));

/** audit_status of a demo demand. */
export function demandStatus(number: number): number {
  if (PENDING.includes(number)) return 1;
  if (RETURNED.includes(number)) return 3;
  return REJECTED.includes(number) ? 5 : 4;
}

/** Organisation that asks: one of the same field where there is one, else any company. */
function demandOrganization(number: number) {
  const { field } = at(TEXTS, number);
  const own = COMPANIES.filter((index) => FIELDS[organizationFacts(index).field] === field);
  const index = own.length > 0 ? at(own, Math.floor(number / FIELDS.length)) : at(COMPANIES, number);
  return { ...organizationFacts(index), user: administratorOf(index) ?? accountId(5) };
}

/** What a demand may cost, in 10,000 yuan. */
const budgetOf = (number: number): number => 100 + chooser(`demand budget ${number}`).below(30) * 50;

/** Rich text of a demand (core§5: situation and goals, then the technology that is expected). */
function demandProfile(number: number): string {
  const { text } = at(TEXTS, number);
  const choose = chooser(`demand profile ${number}`);
  const [province, , county] = demandOrganization(number).place.names;
  const months = choose.one(['六', '八', '九', '十', '十二', '十五', '十八']);
  const terms = choose.one([
    `已列入本年度技改计划，预算${budgetOf(number)}万元，分阶段支付，${months}个月内投入使用。`,
    `试验可在${county}的生产现场进行，企业配备原料和技术人员，${months}个月内完成验证。`,
    `愿与技术方联合申报${province}科技计划，企业投入${budgetOf(number)}万元，${months}个月内完成验证。`,
  ]);
  return [
    `<p>${text.need}。</p>`,
    `<h3>现状与难点</h3><p>${text.now}。</p>`,
    `<h3>预期目标</h3><p>${text.goal}。</p>`,
    `<h3>合作条件</h3><p>${terms}</p>`,
  ].join('');
}

/**
 * A demand row; every column may be overridden. By default it waits for its audit and has no code yet.
 * @param overrides wire-named columns; @param number chooses texts and organisation, and makes the id unique
 */
export function makeDemand(overrides: Row = {}, number = nextNumber('demand')): Row {
  const { field, text } = at(TEXTS, number);
  const choose = chooser(`demand ${number}`);
  const organization = demandOrganization(number);
  const [org_province, org_city, org_county] = organization.place.codes;
  const [org_province_name, org_city_name, org_county_name] = organization.place.names;
  const added = demoTime(number, DEMAND_COUNT) + 5_400;
  const is_open = choose.one([0, 0, 0, 3]);
  return {
    xuqiu_id: demandId(number),
    name: text.name,
    ...englishOf(text.name),
    code: null,
    scope: scopeIds(text.scopes).join(','),
    source: 2,
    level: number % 3 === 0 ? 1 : 0,
    docking_type: choose.some(['1', '2', '3', '4'], 2).sort().join(','),
    profile: demandProfile(number),
    detail_desc: `${text.now}。${text.need}。`,
    cover: null,
    enclosure: null,
    platform: 'THTT',
    type: 1 + (number % 6),
    unit: organization.id,
    org_name: organization.name,
    org_country: null,
    investment_amount: `${budgetOf(number)}`,
    uses: `用于${at(field.objects, number + 2)}相关技术引进、试验验证和设备改造。`,
    cooperative_institute: choose.one(['高等院校', '科研院所', '专精特新企业', '不限']),
    cooperation_mode: number % 9,
    secrecy: 0,
    is_open,
    is_open_info: is_open === 3 ? '企业名称与联系方式仅向达成意向的技术方公开' : null,
    keyword: [...choose.some(field.methods, 2), at(field.objects, number)].join(' '),
    contacts_addr: `${placeText(organization.place)}产业大道${20 + number}号`,
    contacts: contactName(number + 5),
    contacts_tel: landline(500 + number),
    contacts_email: `demand${number + 1}@example.com`,
    contacts_wechat: `demand-window-${number + 1}`,
    org_province,
    org_city,
    org_county,
    org_province_name,
    org_city_name,
    org_county_name,
    add_time: added,
    release_time: null,
    sort_time: null,
    update_time: added,
    complete_time: shownTime(added + 270 * 86_400),
    add_user: organization.user,
    is_delete: 0,
    audit_status: 1,
    audit_opinion: null,
    is_tagging: number % 2,
    is_pushed: 0,
    industry_id: JSON.stringify(field.industries.slice(0, 2)),
    activity_id: null,
    process: 0,
    match_state: matchState(number),
    version: 1,
    submission_key: null,
    ...overrides,
  };
}

const OPINIONS: Record<number, string> = {
  3: '请补充预期指标的量化要求和可投入的经费范围。',
  5: '需求描述过于笼统，无法组织对接，请重新整理后另行发布。',
};

/** When a demo demand was entered: long ago, but lately where it waits or is among the newest. */
function enteredAt(number: number, now: number): number {
  const hours = WAITING_HOURS[PENDING.indexOf(number)] ?? NEWEST[number];
  return hours === undefined ? demoTime(number, DEMAND_COUNT) + 5_400 : now - hours * 3600;
}

/**
 * Demo demands with their scope links; the code carries the post code of the county (core§9).
 * @param now unix seconds of the load
 */
export function demoDemands(now: number): TableRows[] {
  const nextCode = codeCounter();
  const demands: Row[] = [];
  const scopes: Row[] = [];
  // Codes are numbered in the order in which the rows were entered.
  const numbers = Array.from({ length: DEMAND_COUNT }, (_, number) => number);
  for (const number of numbers.sort((one, other) => enteredAt(one, now) - enteredAt(other, now))) {
    const status = demandStatus(number);
    const added = enteredAt(number, now);
    const code = nextCode(`XQ${demandOrganization(number).place.postCode}`, added);
    const state = status === 4 ? released(added) : unreleased(status, OPINIONS[status]);
    const times = { add_time: added, update_time: added, complete_time: shownTime(added + 270 * 86_400) };
    demands.push(makeDemand({ code, ...times, ...state }, number));
    scopes.push(...scopeLinks('xuqiu_id', demandId(number), at(TEXTS, number).text.scopes));
  }
  return [
    { table: 'xuqiu', rows: demands },
    { table: 'xuqiu_scope', rows: scopes },
  ];
}
