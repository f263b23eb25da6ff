import { FIELDS } from '../fields/index.ts';
import { scopeIds } from '../fields/shape.ts';
import { contactName, landline } from '../people.ts';
import { at, chooser } from '../random.ts';
import { demoId, demoTime, nextNumber, type Row, type TableRows } from '../rows.ts';
import { administratorOf, organizationFacts } from './organizations.ts';
import { released } from './results.ts';
import { accountId } from './users.ts';

/** How many demo projects there are. */
const PROJECT_COUNT = 12;

const ENDINGS = ['产业化示范项目', '中试基地建设项目', '智能工厂改造项目', '成果转化加速项目'];

/** Id of the n-th demo project, from 0. */
const projectId = (number: number): string => demoId('xiangmu', number, demoTime(number, PROJECT_COUNT));

/**
 * A project row (`xiangmu`); every column may be overridden. By default it waits for its audit.
 * @param overrides wire-named columns; @param number chooses texts and organisation, and makes the id unique
 */
export function makeProject(overrides: Row = {}, number = nextNumber('xiangmu')): Row {
  const field = at(FIELDS, number + 2);
  const choose = chooser(`project ${number}`);
  const organization = organizationFacts(number + 1);
  const [province, city, county] = organization.place.codes;
  const added = demoTime(number, PROJECT_COUNT) + 10_800;
  const object = at(field.objects, number);
  return {
    xiangmu_id: projectId(number),
    name: `${object}${at(ENDINGS, number)}`,
    cover: null,
    profile: [
      `<h3>建设内容</h3><p>${choose.one(field.background)}项目以${choose.some(field.methods, 2).join('、')}为核心，建设年产${2 + choose.below(20)}万套${object}的生产与检测条件。</p>`,
      `<h3>市场分析</h3><p>${choose.one(field.market)}目标用户包括${choose.some(field.uses, 3).join('、')}。</p>`,
      `<h3>合作需求</h3><p>寻求战略投资和产业链协同伙伴，项目用地、环评等前期手续已基本完成。${choose.one(field.team)}</p>`,
    ].join(''),
    type: 1 + (number % 3),
    scope: scopeIds(at(field.results, number).scopes).join(','),
    unit: organization.id,
    org_name: organization.name,
    investment_amount: String(1_000 + choose.below(40) * 500),
    contacts: contactName(number + 9),
    contacts_tel: landline(900 + number),
    contacts_email: `project${number + 1}@example.com`,
    province,
    city,
    county,
    region_name: organization.place.names.join(','),
    add_user: administratorOf(number + 1) ?? accountId(11),
    add_time: added,
    release_time: null,
    update_time: added,
    audit_status: 1,
    audit_opinion: null,
    is_delete: 0,
    ...overrides,
  };
}

/** Demo projects: all but the last two are approved. */
export function demoProjects(): TableRows[] {
  const rows = Array.from({ length: PROJECT_COUNT }, (_, number) => {
    const { sort_time: _order, ...state } = released(demoTime(number, PROJECT_COUNT));
    return makeProject(number < PROJECT_COUNT - 2 ? state : {}, number);
  });
  return [{ table: 'xiangmu', rows }];
}
