import { FIELDS } from '../fields/index.ts';
import { PROJECTS } from '../fields/products.ts';
import { scopeIds } from '../fields/shape.ts';
import { contactName, landline } from '../people.ts';
import { at, chooser } from '../random.ts';
import { demoId, demoTime, nextNumber, type Row, type TableRows } from '../rows.ts';
import { administratorOf, organizationFacts } from './organizations.ts';
import { released } from './results.ts';
import { accountId } from './users.ts';

/** How many demo projects there are. */
const PROJECT_COUNT = 12;

/** Which organisation leads each project: one of its field. */
const LEADERS = [1, 15, 8, 20, 2, 9, 7, 10, 12, 26, 13, 3];

/** Id of the n-th demo project, from 0. */
const projectId = (number: number): string => demoId('xiangmu', number, demoTime(number, PROJECT_COUNT));

/**
 * A project row (`xiangmu`); every column may be overridden. By default it waits for its audit.
 * @param overrides wire-named columns; @param number chooses texts and organisation, and makes the id unique
 */
function makeProject(overrides: Row = {}, number = nextNumber('xiangmu')): Row {
  const field = at(FIELDS, number + 2);
  const choose = chooser(`project ${number}`);
  const organization = organizationFacts(at(LEADERS, number));
  const [province, city, county] = organization.place.codes;
  const added = demoTime(number, PROJECT_COUNT) + 10_800;
  const { how, gain, use, scopes } = at(field.results, 0);
  return {
    xiangmu_id: projectId(number),
    ...at(PROJECTS, number),
    cover: null,
    profile: [
      `<h3>建设内容</h3><p>${how}。项目据此建设生产与检测条件，分两期实施。</p>`,
      `<h3>主要指标</h3><p>${gain}。</p>`,
      `<h3>目标用户</h3><p>${use}。</p>`,
      `<h3>合作需求</h3><p>寻求战略投资和产业链协同伙伴，项目用地、环评等前期手续已基本完成。</p>`,
    ].join(''),
    type: 1 + (number % 3),
    scope: scopeIds(scopes).join(','),
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
    add_user: administratorOf(at(LEADERS, number)) ?? accountId(11),
    add_time: added,
    release_time: null,
    update_time: added,
    audit_status: 1,
    audit_opinion: null,
    is_delete: 0,
    ...overrides,
  };
}

/** Hours for which the last two have waited. */
const WAITING_HOURS = [101, 7];

/**
 * Demo projects: all but the last two are approved.
 * @param now unix seconds of the load
 */
export function demoProjects(now: number): TableRows[] {
  const rows = Array.from({ length: PROJECT_COUNT }, (_, number) => {
    const { sort_time: _order, ...state } = released(demoTime(number, PROJECT_COUNT));
    const waited = WAITING_HOURS[number - (PROJECT_COUNT - WAITING_HOURS.length)];
    if (waited === undefined) return makeProject(state, number);
    const added = now - waited * 3600;
    return makeProject({ add_time: added, update_time: added }, number);
  });
  return [{ table: 'xiangmu', rows }];
}
