import { at } from '../random.ts';
import { demoId, demoTime, nextNumber, type Row, type TableRows } from '../rows.ts';

/** Title, type, source and paragraphs of innovation items; items of one type are shown together. */
const INNOVATIONS: readonly (readonly [string, number, string, ...string[]])[] = [
  [
    '揭榜挂帅：以需求牵引成果落地',
    1,
    '省科学技术厅',
    '企业把生产中的难题写成榜单，写明指标、期限和出资额；高校院所和企业团队公开揭榜，由产业专家和企业一起评审。',
    '经费按里程碑支付：方案通过付三成，样机达标付四成，稳定运行三个月后付清。指标写进合同，双方少了事后争议。',
  ],
  [
    '先使用后付费的许可模式',
    1,
    '高新技术产业开发区',
    '院所把闲置专利列成清单，中小企业零门槛试用一年，期满再决定是否按销售额付费，试用期内不收许可费。',
    '清单每季更新，附有适用场景、所需设备和技术支持人的联系方式，企业可以先看懂再谈。',
  ],
  [
    '中试基地共享机制',
    1,
    '产业技术研究院',
    '把分散在院所和企业里的放大装置登记入册，由专业团队统一排期、运营和保养，按批次收费。',
    '首批入册装置四十余台套，覆盖化工、食品和新材料，预约从申请到上机不超过十个工作日。',
  ],
  [
    '概念验证中心的运行经验',
    2,
    '大学科技园',
    '对尚在实验室阶段的成果给予小额资金，只支持原型和市场验证，不支持论文和人员费用。',
    '每个项目六个月一评：由产业专家决定继续、转向还是终止，终止的项目公开说明原因，供后来者参考。',
  ],
  [
    '职务成果单列管理做法',
    2,
    '高等院校联合课题组',
    '职务科技成果不再按一般国有资产清产核资，转化定价由单位集体决策并公示，十五天无异议即可签约。',
    '同时明确尽职免责清单：程序齐备、没有牟取私利的，不因后续市场变化追究决策责任。',
  ],
  [
    '产业集群联合创新体',
    2,
    '县域特色产业集群',
    '由龙头企业牵头、几十家配套企业入股，共同购买检测、模具和工艺改进等共性技术，成果在集群内共享。',
    '会员按产值缴费、按使用次数结算，小企业花很少的钱就能用上整条产线的改进方案。',
  ],
  [
    '科技特派团驻县服务',
    3,
    '农业农村技术推广部门',
    '围绕一县一业组团选派农艺、加工、电商等方向的专家，按年度任务清单驻点服务，年底由企业和农户评价。',
    '特派团与县里共建试验田和示范车间，新品种、新工艺先在示范点跑通，再向周边推开。',
  ],
  [
    '技术交易全流程数字化',
    3,
    '技术合同登记机构',
    '挂牌、洽谈、签约、登记都在线上留痕，合同常见条款缺失时自动提示，登记材料一次提交、多处复用。',
    '登记办理由五个工作日缩短到当天，减免税所需的证明可以直接下载。',
  ],
  [
    '技术经理人全程陪跑',
    3,
    '技术转移机构联盟',
    '每项重点成果配一名技术经理人，从需求核实、专利布局到合同谈判和落地投产全程跟进，报酬与到账金额挂钩。',
  ],
];

/** Their English titles; some have none yet. */
const TITLES_EN: readonly (string | null)[] = [
  'Open competitions: companies post the problem, teams compete to solve it',
  'Licences that are tried first and paid later',
  'How pilot plants are shared',
  'Running a proof-of-concept centre',
  'Managing inventions of employees apart from state assets',
  'Innovation consortia of industrial clusters',
  null,
  'Technology trading, digital from offer to registration',
  null,
];

const STARS: readonly (readonly [string, string])[] = [
  ['正定高新技术星站', '130123'],
  ['鹿泉光电星站', '130110'],
  ['赵县现代农业星站', '130133'],
];

/** An innovation row; every column may be overridden. */
export function makeInnovation(overrides: Row = {}, number = nextNumber('innovate')): Row {
  const [title, type, source, ...paragraphs] = at(INNOVATIONS, number);
  const added = demoTime(number, INNOVATIONS.length);
  return {
    id: demoId('innovate', number, added),
    title,
    title_en: at(TITLES_EN, number),
    content: paragraphs.map((text) => `<p>${text}</p>`).join(''),
    type,
    cover: null,
    source,
    // The last one is still being written.
    is_open: number === INNOVATIONS.length - 1 ? 0 : 1,
    add_time: added,
    is_delete: 0,
    ...overrides,
  };
}

/** Demo innovation items and star sites. */
export function demoContent(): TableRows[] {
  const stars = STARS.map(([name, area_code], number): Row => {
    const add_time = demoTime(number, STARS.length);
    const profile = `<p>${name}展示本地成果、需求与服务资源，由县区科技主管部门维护。</p>`;
    const built = {
      is_open: number < 2 ? 1 : 0,
      build_count: number < 2 ? 1 : 0,
      build_time: number < 2 ? add_time : null,
    };
    return { id: demoId('star', number, add_time), name, area_code, profile, sort: number, add_time, ...built };
  });
  return [
    { table: 'innovate', rows: INNOVATIONS.map((_, number) => makeInnovation({}, number)) },
    { table: 'star', rows: stars },
  ];
}
