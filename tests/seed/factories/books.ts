import { fileUrl } from '../paths.ts';
import { at } from '../random.ts';
import { demoId, demoTime, nextNumber, type Row, type TableRows } from '../rows.ts';

interface BookText {
  name: string;
  name_en: string;
  type: number;
  year: number;
  /** Paragraphs, and the same in English. */
  about: readonly string[];
  about_en: string;
  /** Lines of what can be read online; without any the service desk is asked for it. */
  pages?: readonly string[];
}

const BOOKS: readonly BookText[] = [
  {
    name: '技术转移实务手册',
    name_en: 'Handbook of Technology Transfer',
    type: 1,
    year: 2026,
    about: [
      '面向技术经理人的流程、合同与案例汇编，按“挖掘—评价—对接—签约—登记—跟踪”六个环节组织。',
      '每个环节附有检查清单和常见问题，可以直接带到企业走访现场使用。',
    ],
    about_en:
      'Procedures, contracts and cases for technology managers in six stages: finding, evaluating, matching, signing, registering and following up. Each stage ends with a checklist.',
    pages: [
      '一、挖掘：走访前先读三年内的论文、专利和在研项目，列出可能的应用场景。',
      '二、评价：成熟度、知识产权、市场和团队四个方面分别写出证据，没有证据的不下结论。',
      '三、对接：一次只谈一个问题，会后两天内发出纪要，写清下一步由谁做、何时做。',
      '四、签约：技术指标、验收方法、付款节点、后续改进的归属四项必须写进合同。',
      '五、登记：合同签订后三十日内完成登记，保留付款凭证以备减免税核查。',
      '六、跟踪：投产后第三、第六、第十二个月各回访一次，记录效益和新的需求。',
    ],
  },
  {
    name: '科技成果评价指南',
    name_en: 'Guide to the Evaluation of Results',
    type: 2,
    year: 2026,
    about: [
      '介绍成熟度、创新度与先进度三类评价方法，说明各级别需要的证据以及常见的高估情形。',
      '附自评表样式，可与平台的成果自评页面配合使用。',
    ],
    about_en:
      'Three ways to evaluate a result: readiness, novelty and standing, with the evidence that each level needs and how results are commonly overrated.',
    pages: [
      '成熟度回答“做到哪一步”，以可复核的试验记录为准，不以论文发表为准。',
      '创新度回答“与已有的有何不同”，以查新报告和对比试验为准。',
      '先进度回答“比别人好多少”，以同等条件下的关键指标为准。',
      '常见高估：把单次试验当作稳定运行，把实验室样品当作中试产品。',
    ],
  },
  {
    name: '县域产业技术需求图谱',
    name_en: 'Atlas of Technology Demands by County',
    type: 3,
    year: 2025,
    about: ['按产业集群整理的共性技术需求与解决路径，覆盖装备制造、食品加工、新材料和绿色建材等方向。'],
    about_en:
      'Common technology demands of industrial clusters and ways to meet them: equipment, food processing, new materials and green building materials.',
  },
  {
    name: '技术合同登记操作指南',
    name_en: 'How to Register Technology Contracts',
    type: 2,
    year: 2025,
    about: [
      '逐项说明技术开发、技术转让、技术许可、技术咨询和技术服务合同的登记材料与填写要点。',
      '列出退回最多的十种情形以及修改办法。',
    ],
    about_en:
      'What to hand in for each type of technology contract, how to fill in the forms, and the ten most common reasons for a return.',
    pages: [
      '登记前先确认合同类型：有新技术方案的是开发，转移已有权利的是转让或许可。',
      '技术交易额要与合同总额分开填写，设备款和材料费不计入。',
      '退回最多的原因：缺少验收标准、权属约定前后不一致、附件没有盖章。',
    ],
  },
  {
    name: '中试基地运营报告',
    name_en: 'Report on Pilot Plants',
    type: 3,
    year: 2026,
    about: ['汇总共享中试装置的使用率、收费方式和排期经验，给出从小试到中试的放大检查表。'],
    about_en:
      'Use, pricing and scheduling of shared pilot plants, with a checklist for scaling up from the laboratory.',
  },
  {
    name: '成果转化政策汇编',
    name_en: 'Collected Policies on Technology Transfer',
    type: 4,
    year: 2026,
    about: ['按收益分配、国有资产管理、税收优惠和人才激励四类汇编现行政策条款，并附办理流程和适用条件。'],
    about_en:
      'Current policies in four groups (sharing of returns, state assets, tax relief, incentives), with how and when they apply.',
  },
  {
    name: '企业技术需求挖掘手册',
    name_en: 'Handbook of Finding Demands',
    type: 1,
    year: 2025,
    about: ['如何把“生产不稳定”“成本太高”这样的说法，变成有指标、有期限、有预算的技术需求。'],
    about_en:
      'How to turn “production is unstable” or “it costs too much” into a demand with figures, a date and a budget.',
    pages: [
      '先问现象：何时发生、多久一次、损失多少。',
      '再问边界：哪些工况不能改，哪些设备可以换。',
      '最后写指标：现值、目标值、测量方法，三者缺一不可。',
    ],
  },
  {
    name: '知识产权许可合同要点',
    name_en: 'Key Points of Licence Contracts',
    type: 1,
    year: 2024,
    about: ['独占、排他与普通许可的区别，许可费的四种计算方式，以及改进成果归属的约定办法。'],
    about_en: 'Exclusive, sole and plain licences, four ways to reckon fees, and who owns improvements.',
  },
];

/** Object key of what can be read online of the n-th demo book. */
const bookKey = (number: number): string => `demo/book-${String(number + 1).padStart(2, '0')}.pdf`;

/** Names, texts and keys of the demo books that can be read online. */
export const bookTexts = (): { key: string; name: string; lines: string[] }[] =>
  BOOKS.flatMap(({ name, pages }, number) => (pages ? [{ key: bookKey(number), name, lines: [...pages] }] : []));

const html = (paragraphs: readonly string[]): string => paragraphs.map((text) => `<p>${text}</p>`).join('');

/** A row of the shelf; every column may be overridden. */
export function makeBook(overrides: Row = {}, number = nextNumber('book')): Row {
  const { name, name_en, type, year, about, about_en, pages } = at(BOOKS, number);
  const added = demoTime(number, BOOKS.length);
  return {
    id: demoId('book', number, added),
    name,
    name_en,
    type,
    year,
    isbn: null,
    author: '平台编写组',
    author_en: 'Editors of the platform',
    press: '内部资料',
    press_en: 'Printed for members',
    profile: html(about),
    profile_en: html([about_en]),
    cover: null,
    url: pages ? fileUrl(bookKey(number)) : null,
    sort: number,
    // The last one is still being edited.
    is_open: number === BOOKS.length - 1 ? 0 : 1,
    add_time: added,
    is_delete: 0,
    ...overrides,
  };
}

/** The demo shelf. */
export const demoBooks = (): TableRows[] => [{ table: 'book', rows: BOOKS.map((_, number) => makeBook({}, number)) }];
