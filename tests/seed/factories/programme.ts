import { CRITERION_NAMES } from '../../../db/contract/programme/criteria.ts';
import { CHOSEN_NONE } from '../../../db/contract/programme/declaration.ts';
import { shownTime } from '../../../db/contract/time.ts';
import { FIELDS } from '../fields/index.ts';
import { scopeIds } from '../fields/shape.ts';
import { demoPasswordHash } from '../password.ts';
import { contactName, expertName, mobile } from '../people.ts';
import { at, chooser } from '../random.ts';
import { demoId, demoTime, nextNumber, type Row } from '../rows.ts';
import { organizationFacts } from './organizations.ts';
import { accountId } from './users.ts';

/** Sign-in name and org_category of recommending units (back-office§3). */
const UNITS: readonly (readonly [string, number])[] = [
  ['冀中产业技术研究会', 3],
  ['燕赵新材料行业协会', 4],
  ['滹沱河科技园区管委会', 7],
  ['太行理工学院科研处', 2],
  ['冀钢装备集团技术中心', 5],
];
const PERSONS = ['推荐人陈老师', '推荐人刘老师', '推荐人赵老师'];
const EXPERTS = [
  '材料组评审专家',
  '装备组评审专家',
  '信息组评审专家',
  '生物组评审专家',
  '能源组评审专家',
  '农业组评审专家',
];

/** Declared projects of the demo data: those of the closed round, then those of the open one. */
export const CLOSED_COUNT = 40;
export const OPEN_COUNT = 14;
const DECLARED_COUNT = CLOSED_COUNT + OPEN_COUNT;

/** Id of the n-th recommender: units first, then persons, then experts. */
const recommenderId = (number: number): string => demoId('recommender', number, demoTime(0, 1));

const personId = (number: number): string => recommenderId(UNITS.length + (number % PERSONS.length));

/** Id of the n-th expert, from 0, counted on from the start again past the last. */
export const expertId = (number: number): string =>
  recommenderId(UNITS.length + PERSONS.length + (number % EXPERTS.length));

/** Id of the n-th declared project, from 0. */
export const declaredId = (number: number): string => demoId('declared', number, demoTime(number, DECLARED_COUNT));

/** A recommender row (`project_recommend`) with the demo password, by default a unit. */
export function makeRecommender(overrides: Row = {}, number = nextNumber('recommender')): Row {
  return {
    id: recommenderId(number),
    org_name: `推荐单位${number}`,
    org_password: demoPasswordHash(),
    org_category: 8,
    identify: 1,
    org_contacts_name: contactName(number + 11),
    org_contacts_phone: mobile(60 + number),
    sex: null,
    area: null,
    duties: null,
    profile: null,
    photos: null,
    add_date: demoTime(0, 1),
    is_delete: 0,
    ...overrides,
  };
}

/**
 * A declared project (`project`); every column may be overridden. By default it is shortlisted and belongs to the
 * demo declarant.
 */
export function makeDeclaredProject(overrides: Row = {}, number = nextNumber('declared')): Row {
  const field = at(FIELDS, number);
  const text = at(field.results, number + 2);
  const choose = chooser(`declared ${number}`);
  const organization = organizationFacts(number * 2);
  const added = demoTime(number, DECLARED_COUNT);
  const enumeration = (limit: number) => 1 + choose.below(limit);
  return {
    id: declaredId(number),
    name: text.name,
    optimize_name: `${text.name}及产业化`,
    optimize_profile: `<p>${text.how}。</p><p>${text.gain}。</p><p>适用于${text.use}。</p>`,
    brief: `${text.how}，${text.gain}。`.slice(0, 500),
    profile: `<p>${choose.one(field.background)}项目${text.how}。</p><p>${choose.one(field.team)}</p>`,
    highlights: `<p>${text.gain}。</p>`,
    market_points: `<p>${choose.one(field.market)}</p>`,
    difficulties: `<p>需要在${text.use}等场景完成规模化验证，工程化配套与上下游标准尚待统一。</p>`,
    scope: scopeIds(text.scopes)[0]?.split('-').slice(0, 3).join('-') ?? null,
    org_name: organization.name,
    org_province_name: organization.place.names[0],
    establish_date: `${2008 + choose.below(12)}-06-06`,
    industrial: enumeration(4),
    business: enumeration(4),
    org_person: String(30 + choose.below(200)),
    org_leader: contactName(number + 2),
    declarant_user_id: accountId(10),
    declarant_name: '申报人周工程师',
    orgRec_id: number % 6 === 1 ? CHOSEN_NONE : recommenderId(number % UNITS.length),
    personRec_id: number % 6 === 0 ? CHOSEN_NONE : personId(number),
    recommend_state: 0,
    recommend_date: null,
    report_type: null,
    height: enumeration(4),
    attribute: enumeration(4),
    achievement: enumeration(4),
    shape: enumeration(4),
    scale: enumeration(4),
    expect: enumeration(4),
    difficulty: enumeration(3),
    degree: enumeration(3),
    strength: enumeration(3),
    trl1_9: 3 + choose.below(6),
    // No reviewer of the demo data bears one of these names.
    leader_name: expertName(8 + (number % 12)),
    leader_education: enumeration(2),
    leader_title: 1,
    team_names: `${expertName(8 + ((number + 3) % 12))}，${expertName(8 + ((number + 7) % 12))}`,
    team_person: enumeration(2),
    team_intermediate: enumeration(2),
    team_experience: 1,
    last_selected: 0,
    sort_show: number,
    add_date: added,
    update_date: shownTime(added),
    is_delete: 0,
    ...overrides,
  };
}

/** A recommendation opinion with all 18 criteria; `project_id` and `roc_org` belong into the overrides. */
export function makeOpinion(overrides: Row = {}, number = nextNumber('opinion')): Row {
  const choose = chooser(`opinion ${number}`);
  const added = demoTime(number, DECLARED_COUNT) + 5 * 86_400;
  return {
    id: demoId('opinion', number, added),
    project_id: declaredId(number),
    roc_org: recommenderId(0),
    comment: '该成果技术路线清晰，核心指标处于国内先进水平，团队稳定，具备产业化条件，同意推荐。',
    recommend_type: 1 + (number % 3),
    ...Object.fromEntries(CRITERION_NAMES.map((criterion) => [criterion, 1 + choose.below(2)])),
    add_date: added,
    update_date: shownTime(added),
    is_delete: 0,
    ...overrides,
  };
}

/** All recommenders of the demo data. */
export function demoRecommenders(): Row[] {
  const units = UNITS.map(([org_name, org_category], number) => makeRecommender({ org_name, org_category }, number));
  const persons = PERSONS.map((org_name, number) =>
    makeRecommender({ org_name, org_category: null, identify: 2 }, UNITS.length + number),
  );
  const experts = EXPERTS.map((org_name, number) => {
    const area = at(FIELDS, [3, 2, 0, 1, 4, 5][number] ?? 0).name;
    const contact = { org_contacts_name: expertName(number + 2), org_contacts_phone: mobile(80 + number) };
    const profile = `<p>从事${area}研究多年，熟悉成果评价与产业化路径。</p>`;
    const columns = { org_name, ...contact, sex: 1 + (number % 2), area, duties: 1 + (number % 4), profile };
    return makeRecommender({ org_category: null, identify: 3, ...columns }, UNITS.length + PERSONS.length + number);
  });
  return [...units, ...persons, ...experts];
}
