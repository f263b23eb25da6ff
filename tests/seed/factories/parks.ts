import { placeInEnglish } from '../../../functions/platform/place-names.ts';
import { ENGLISH_FIELDS } from '../fields/english.ts';
import { FIELDS } from '../fields/index.ts';
import { fileUrl, parkPictureKey } from '../paths.ts';
import { contactName, landline, mobile } from '../people.ts';
import { PLACES } from '../places.ts';
import { at, chooser } from '../random.ts';
import { demoId, demoTime, nextNumber, type Row, type TableRows } from '../rows.ts';
import { accountId } from './users.ts';

/** Name, number of its place in PLACES and numbers of its leading fields in FIELDS. */
const PARKS: readonly (readonly [string, string, number, readonly [number, number]])[] = [
  ['滹沱河科技创新产业园', 'Hutuo River Park of Innovation', 5, [0, 9]],
  ['鹿泉光电与导航产业园', 'Luquan Park of Photonics and Navigation', 4, [0, 12]],
  ['曹妃甸循环经济示范园', 'Caofeidian Circular Economy Park', 10, [7, 6]],
  ['张北可再生能源产业园', 'Zhangbei Renewable Energy Park', 19, [4, 6]],
  ['赵州绿色食品加工园', 'Zhaozhou Green Food Park', 7, [5, 1]],
  ['保定汽车与新能源装备园', 'Baoding Park of Vehicles and New Energy Equipment', 16, [10, 4]],
];

/** How many demo parks there are. */
export const PARK_COUNT = PARKS.length;

/** Id of the n-th demo park, from 0. */
export const parkId = (number: number): string => demoId('park', number, demoTime(number, PARK_COUNT));

/**
 * A park row (`yuanqu`); every column may be overridden.
 * @param overrides wire-named columns; @param number chooses texts and place, and makes the id unique
 */
export function makePark(overrides: Row = {}, number = nextNumber('park')): Row {
  const [name, nameEn, where, [first, second]] = at(PARKS, number);
  const place = at(PLACES, where);
  const [province, city, county] = place.codes;
  const leading = at(FIELDS, first);
  const other = at(FIELDS, second);
  const choose = chooser(`park ${number}`);
  const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
  return {
    yuanqu_id: parkId(number),
    name: number < PARK_COUNT ? name : `${name}${number}期`,
    name_en: nameEn,
    cover: number < PARK_COUNT ? fileUrl(parkPictureKey(number, 'skyline')) : null,
    profile: p(
      `${name}位于${place.names.join('')}，规划面积${6 + choose.below(20)}平方公里，以${leading.name}和${other.name}为主导产业。`,
    ),
    profile_en: `<p>${nameEn} lies in ${placeInEnglish(place.names.join(','))}. Its leading industries are ${ENGLISH_FIELDS[leading.key]?.name} and ${ENGLISH_FIELDS[other.key]?.name}.</p>`,
    address: `${place.names.join('')}科技大道${12 + number * 6}号`,
    sort: PARK_COUNT - Math.min(number, PARK_COUNT),
    region_bg: p(
      `园区地处${place.names[1]}产业发展轴线，距高速公路出口${2 + choose.below(8)}公里，一小时可达机场与高铁站。`,
      `周边集聚高校院所${3 + choose.below(9)}家，技能人才供给充足。`,
    ),
    build_bg: p(
      `已建成标准厂房${20 + choose.below(60)}万平方米、孵化器${2 + choose.below(5)}座，水电气热和污水处理设施齐备。`,
    ),
    ecology_bg: p(`绿化率${28 + choose.below(15)}%，重点企业全部完成清洁生产审核，园区污水集中处理率百分之百。`),
    link_bg: p(
      `围绕${leading.objects.slice(0, 3).join('、')}形成上下游配套，本地配套率超过${40 + choose.below(30)}%。`,
    ),
    merchants: p(
      `重点招引${choose.some(leading.objects, 2).join('、')}以及${choose.some(other.objects, 2).join('、')}等项目。`,
    ),
    financial_support_policy: p(
      `设立${1 + choose.below(9)}亿元产业引导基金，对首台套和中试项目提供贷款贴息与融资担保。`,
    ),
    incentive_policy: p(`对认定的高新技术企业一次性奖励二十万元，技术合同成交额按比例给予补助。`),
    talent_attraction_policy: p('为高层次人才提供公寓、子女入学和医疗绿色通道，创业团队最高资助三百万元。'),
    supporting_policy: p('提供政务代办、知识产权、检验检测和法律财税等一站式服务。'),
    innovation_policy: p(`支持企业与院所共建${leading.name}方向的创新联合体，按研发投入给予后补助。`),
    contacts: contactName(number + 31),
    contacts_tel: landline(1_100 + number),
    province,
    city,
    county,
    add_time: demoTime(number, PARK_COUNT),
    is_delete: 0,
    ...overrides,
  };
}

const INTENTIONS: readonly (readonly [park: number, org: string, project: string, amount: string, state: number])[] = [
  [0, '冀中导航装备公司', '北斗终端总装线', '8000 万元', 1],
  [0, '滹沱检测技术公司', '无人系统检测实验室', '1500 万元', 2],
  [2, '渤海再生材料公司', '废钢智能分选基地', '2.6 亿元', 1],
  [5, '保北电驱公司', '扁线电机产线', '1.2 亿元', 3],
];

/** Intentions to settle, the last one of the member of account 8. */
const intentions = (): Row[] =>
  INTENTIONS.map(([park, org_name, project, amount, state], number) => ({
    id: demoId('intention', number, demoTime(2 + number, INTENTIONS.length + 2)),
    yuanqu_id: parkId(park),
    name: contactName(number + 61),
    org_name,
    project,
    amount,
    phone: mobile(5_200 + number),
    remark: null,
    user_id: number === INTENTIONS.length - 1 ? accountId(8) : null,
    state,
    note: state === 1 ? null : '已电话联系，约定实地考察。',
    add_time: demoTime(2 + number, INTENTIONS.length + 2),
    update_time: null,
    is_delete: 0,
  }));

/** Demo parks and who means to settle there. */
export function demoParks(): TableRows[] {
  return [
    { table: 'yuanqu', rows: PARKS.map((_, number) => makePark({}, number)) },
    { table: 'yuanqu_intention', rows: intentions() },
  ];
}
