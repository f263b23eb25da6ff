import { FIELDS } from '../fields/index.ts';
import { scopeIds } from '../fields/shape.ts';
import { expertName, landline } from '../people.ts';
import { at, chooser } from '../random.ts';
import { demoId, demoTime, nextNumber, type Row, type TableRows } from '../rows.ts';
import { scopeLinks } from './links.ts';
import { organizationFacts } from './organizations.ts';
import { accountId } from './users.ts';

/** How many demo experts there are. */
const EXPERT_COUNT = 20;

// In the order of the surnames of `expertName`.
const NAMES_EN = 'Chen Liu Zhao Sun Li Wang Zhou Wu Zheng Feng Xu He Cao Guo Ma Liang Song Han Tang Dong'.split(' ');
const QUALIFICATIONS = ['教授、博士生导师', '研究员', '正高级工程师', '副教授', '高级工程师'];

/** Id of the n-th demo expert, from 0. */
export const expertId = (number: number): string => demoId('expert', number, demoTime(number, EXPERT_COUNT));

/**
 * An expert row; every column may be overridden.
 * @param overrides wire-named columns; @param number chooses field and texts, and makes the id unique
 */
export function makeExpert(overrides: Row = {}, number = nextNumber('expert')): Row {
  const field = at(FIELDS, number);
  const choose = chooser(`expert ${number}`);
  const { id, name, place } = organizationFacts(number * 3);
  const [province, city, county] = place.codes;
  const added = demoTime(number, EXPERT_COUNT);
  const topics = choose.some(field.objects, 3).join('、');
  return {
    expert_id: expertId(number),
    name: expertName(number),
    name_en: `Prof. ${at(NAMES_EN, number)}`,
    sex: number % 3 === 2 ? 2 : 1,
    qualification: at(QUALIFICATIONS, number),
    duties: choose.one(['省级重点研发项目负责人', '技术创新中心主任', '产业技术联盟专家委员', '科技特派团成员']),
    avatar: null,
    profile: [
      `<p>长期从事${field.name}领域的教学、科研与成果转化工作，主要研究方向为${topics}。</p>`,
      `<p>主持省部级以上项目${4 + choose.below(9)}项，授权发明专利${8 + choose.below(25)}件，其中${2 + choose.below(6)}件实现转化。${choose.one(field.team)}</p>`,
      `<p>可为企业提供${choose.some(field.methods, 2).join('、')}等方面的技术诊断、方案论证和人才培训。</p>`,
    ].join(''),
    direction: topics,
    unit: id,
    org_name: name,
    scope: scopeIds(at(field.results, number).scopes).join(','),
    contacts_tel: landline(800 + number),
    contacts_email: `expert${number + 1}@example.com`,
    province,
    city,
    county,
    region_name: place.names.join(','),
    is_clinic: number % 2 === 0 ? 1 : 0,
    sort: number,
    add_user: accountId(13),
    add_time: added,
    update_time: added,
    audit_status: 4,
    audit_opinion: null,
    is_delete: 0,
    ...overrides,
  };
}

/** Demo experts with their scope links. */
export function demoExperts(): TableRows[] {
  const numbers = Array.from({ length: EXPERT_COUNT }, (_, number) => number);
  const links = (number: number) =>
    scopeLinks('expert_id', expertId(number), at(at(FIELDS, number).results, number).scopes);
  return [
    { table: 'zhuanjia', rows: numbers.map((number) => makeExpert({}, number)) },
    { table: 'zhuanjia_scope', rows: numbers.flatMap(links) },
  ];
}
