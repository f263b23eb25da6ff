import { shownTime } from '../../../db/contract/time.ts';
import { ENGLISH_FIELDS } from '../fields/english.ts';
import { FIELDS } from '../fields/index.ts';
import { scopeIds } from '../fields/shape.ts';
import { fileUrl, portraitKey } from '../paths.ts';
import { expertName, landline } from '../people.ts';
import { at, chooser } from '../random.ts';
import { demoId, demoTime, nextNumber, type Row, type TableRows } from '../rows.ts';
import { organizationFacts } from './organizations.ts';
import { resultOrganization, resultText } from './results.ts';
import { accountId } from './users.ts';

/** The expert of the clinic who signs in, as demo account 9 (README "Demo accounts"). */
export const CLINIC_SELF = 2;

/** How many demo experts there are, and how many beside them wait for their review. */
export const EXPERT_COUNT = 24;
const WAITING = 2;
const ALL = EXPERT_COUNT + WAITING;

// In the order of the surnames of `expertName`.
const NAMES_EN = 'Chen Liu Zhao Sun Li Wang Zhou Wu Zheng Feng Xu He Cao Guo Ma Liang Song Han Tang Dong'.split(' ');
const TITLES_EN = ['Professor', 'Research fellow', 'Principal engineer', 'Associate professor', 'Senior engineer'];
const ADDRESSED = ['Prof.', 'Dr', 'Dr', 'Prof.', 'Dr'];
const QUALIFICATIONS = ['教授、博士生导师', '研究员', '正高级工程师', '副教授', '高级工程师'];

/** Id of the n-th demo expert, from 0. */
export const expertId = (number: number): string => demoId('expert', number, demoTime(number, ALL));

/** Most have a portrait; of the others the standing figure is shown. */
export const hasPortrait = (number: number): boolean => number < EXPERT_COUNT && number % 6 !== 5;

/** The field that somebody works in, and what of it: who led a result works in its field. */
function topicsOf(number: number) {
  const { field, text } = resultText(number);
  const english = ENGLISH_FIELDS[field.key];
  const from = Math.floor(number / FIELDS.length) % 2 === 0 ? 0 : 3;
  return {
    field,
    text,
    fieldEn: english?.name ?? '',
    topics: field.objects.slice(from, from + 3),
    topicsEn: (english?.objects ?? []).slice(from, from + 3),
  };
}

/** Who led a demo result works where it was made; who led none, elsewhere in the field. */
const organizationOf = (number: number) =>
  organizationFacts(number % 9 === 4 ? number * 3 : resultOrganization(number));

/**
 * An expert row; every column may be overridden.
 * @param overrides wire-named columns; @param number chooses field and texts, and makes the id unique
 */
export function makeExpert(overrides: Row = {}, number = nextNumber('expert')): Row {
  const { field, text, fieldEn, topics, topicsEn } = topicsOf(number);
  const choose = chooser(`expert ${number}`);
  const { id, name, place } = organizationOf(number);
  const [province, city, county] = place.codes;
  const added = demoTime(number, ALL);
  const [projects, patents, used] = [4 + choose.below(9), 8 + choose.below(25), 2 + choose.below(6)];
  const methods = choose.some(field.methods, 2).join('、');
  return {
    expert_id: expertId(number),
    name: expertName(number),
    name_en: `${at(ADDRESSED, number)} ${at(NAMES_EN, number)}`,
    sex: number % 3 === 2 ? 2 : 1,
    qualification: at(QUALIFICATIONS, number),
    qualification_en: at(TITLES_EN, number),
    duties: choose.one(['省级重点研发项目负责人', '技术创新中心主任', '产业技术联盟专家委员', '科技特派团成员']),
    avatar: hasPortrait(number) ? fileUrl(portraitKey(number)) : null,
    profile: [
      `<p>长期从事${field.name}领域的教学、科研与成果转化工作，主要研究方向为${topics.join('、')}。</p>`,
      `<p>主持省部级以上项目${projects}项，授权发明专利${patents}件，其中${used}件实现转化。${choose.one(field.team)}</p>`,
      `<p>可为企业提供${methods}等方面的技术诊断、方案论证和人才培训。</p>`,
    ].join(''),
    profile_en: `<p>Works in ${fieldEn}: teaching, research and transfer, above all ${topicsEn.join(', ')}.</p><p>Led ${projects} projects at provincial level or above and holds ${patents} patents, ${used} of which are in use.</p><p>Advises companies on diagnosis, assessment of solutions and training.</p>`,
    direction: topics.join('、'),
    direction_en: topicsEn.join(', '),
    unit: id,
    org_name: name,
    scope: [...new Set(scopeIds(text.scopes))].join(','),
    contacts_tel: landline(800 + number),
    contacts_email: `expert${number + 1}@example.com`,
    contact_open: number % 3 === 0 ? 1 : 0,
    is_self: 0,
    province,
    city,
    county,
    region_name: place.names.join(','),
    is_clinic: number % 2 === 0 ? 1 : 0,
    sort: number,
    add_user: accountId(13),
    add_time: added,
    release_time: added,
    update_time: added,
    audit_status: 4,
    audit_opinion: null,
    version: 1,
    is_delete: 0,
    ...overrides,
  };
}

const ENGLISH_WORKS: readonly ((topic: string) => string)[] = [
  (topic) => `Key processes of ${topic}: mechanism and control`,
  (topic) => `A method to make ${topic}`,
  (topic) => `Technical requirements for ${topic}`,
  (topic) => `Engineering and demonstration of ${topic}`,
  (topic) => `Provincial award for progress in ${topic}`,
];

/** What a demo expert did: a paper, a patent, a standard or an award, and a project that was transferred. */
function worksOf(number: number): Row[] {
  const { field, topics, topicsEn } = topicsOf(number);
  const choose = chooser(`works ${number}`);
  const last = Number(shownTime(demoTime(ALL, ALL)).slice(0, 4));
  const [first, second, third] = topics as [string, string, string];
  const [firstEn = '', secondEn = '', thirdEn = ''] = topicsEn;
  const method = choose.one(field.methods);
  const write = (index: number) =>
    (ENGLISH_WORKS[index] as (topic: string) => string)([firstEn, secondEn, thirdEn, firstEn, secondEn][index] ?? '');
  const all: Row[] = [
    {
      kind: 1,
      title: `${first}的${method}机理与控制`,
      title_en: write(0),
      source: `《${field.name}学报》第 ${3 + choose.below(9)} 期`,
      is_highlight: 1,
    },
    { kind: 2, title: `一种${second}及其制备方法`, title_en: write(1), source: '发明专利', is_highlight: 0 },
    { kind: 3, title: `${third}技术要求`, title_en: write(2), source: '团体标准', is_highlight: 0 },
    { kind: 5, title: `${first}工程化与示范应用`, title_en: write(3), source: '技术转让', is_highlight: number % 2 },
    { kind: 4, title: `${second}关键技术（科技进步奖）`, title_en: write(4), source: '省级科技奖励', is_highlight: 0 },
  ];
  return all.slice(0, 3 + (number % 3)).map((work, sort) => ({
    id: demoId(`work ${sort}`, number, demoTime(number, ALL)),
    expert_id: expertId(number),
    ...work,
    year: last - 1 - choose.below(6),
    url: null,
    sort,
    add_time: demoTime(number, ALL),
  }));
}

/** Demo experts with their works; two members entered one each, which wait. Their fields follow from the rows. */
export function demoExperts(): TableRows[] {
  const numbers = Array.from({ length: ALL }, (_, number) => number);
  const waiting = (number: number): Row => ({
    add_user: accountId(number === EXPERT_COUNT ? 1 : 8),
    is_self: number === EXPERT_COUNT ? 1 : 0,
    audit_status: 1,
    release_time: null,
  });
  return [
    {
      table: 'zhuanjia',
      rows: numbers.map((number) =>
        makeExpert(
          number >= EXPERT_COUNT
            ? waiting(number)
            : number === CLINIC_SELF
              ? { add_user: accountId(9), is_self: 1 }
              : {},
          number,
        ),
      ),
    },
    { table: 'zhuanjia_work', rows: numbers.flatMap(worksOf) },
  ];
}
