import { FIELDS } from '../fields/index.ts';
import { contactName, landline } from '../people.ts';
import { PLACES } from '../places.ts';
import { at, chooser } from '../random.ts';
import { demoId, demoTime, nextNumber, type Row, type TableRows } from '../rows.ts';

/** Name, number of its place in PLACES and numbers of its leading fields in FIELDS. */
const PARKS: readonly (readonly [string, number, readonly [number, number]])[] = [
  ['滹沱河科技创新产业园', 5, [0, 9]],
  ['鹿泉光电与导航产业园', 4, [0, 12]],
  ['曹妃甸循环经济示范园', 10, [7, 6]],
  ['张北可再生能源产业园', 19, [4, 6]],
  ['赵州绿色食品加工园', 7, [5, 1]],
  ['保定汽车与新能源装备园', 16, [10, 4]],
];

/** How many demo parks there are. */
const PARK_COUNT = PARKS.length;

/** Id of the n-th demo park, from 0. */
export const parkId = (number: number): string => demoId('park', number, demoTime(number, PARK_COUNT));

/**
 * A park row (`yuanqu`); every column may be overridden.
 * @param overrides wire-named columns; @param number chooses texts and place, and makes the id unique
 */
export function makePark(overrides: Row = {}, number = nextNumber('park')): Row {
  const [name, where, [first, second]] = at(PARKS, number);
  const place = at(PLACES, where);
  const [province, city, county] = place.codes;
  const leading = at(FIELDS, first);
  const other = at(FIELDS, second);
  const choose = chooser(`park ${number}`);
  const p = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');
  return {
    yuanqu_id: parkId(number),
    name: number < PARK_COUNT ? name : `${name}${number}期`,
    cover: null,
    profile: p(
      `${name}位于${place.names.join('')}，规划面积${6 + choose.below(20)}平方公里，以${leading.name}和${other.name}为主导产业。`,
    ),
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

/** Demo parks. */
export function demoParks(): TableRows[] {
  return [{ table: 'yuanqu', rows: PARKS.map((_, number) => makePark({}, number)) }];
}
