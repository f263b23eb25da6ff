import { demoId, nextNumber, type Row, type TableRows, workingTime } from '../rows.ts';
import { accountId, memberId } from './users.ts';

const CATEGORIES: readonly (readonly [name: string, name_en: string])[] = [
  ['成果转化', 'Putting results to use'],
  ['技术难题', 'Technical problems'],
  ['知识产权与合同', 'Intellectual property and contracts'],
  ['中试与产业化', 'Pilot plants and production'],
  ['平台使用', 'Using the platform'],
];

/** What is asked: category, title, text, days ago, what is replied, and which reply (from 0) was accepted. */
interface Told {
  category: number;
  title: string;
  body: string;
  days: number;
  replies?: readonly string[];
  accepted?: number;
}

const THREADS: readonly Told[] = [
  {
    category: 1,
    title: '球墨铸铁件表面气孔怎样减少？',
    body: '我们车间用湿型砂造型，夏季气孔废品率明显上升，已经试过降低浇注温度，效果不大。请教还应检查哪些环节？',
    days: 34,
    replies: [
      '先测型砂水分和透气性，夏季回用砂温度高，水分容易偏离控制范围。',
      '建议把回用砂冷却到四十度以下，水分控制在百分之三左右，再看残留镁和孕育量。我们按这个顺序调整后，废品率从百分之八降到百分之三。',
      '补充一点：型芯的固化和涂料干燥也要检查。',
    ],
    accepted: 1,
  },
  {
    category: 0,
    title: '高校成果作价入股，一般要走哪些流程？',
    body: '企业希望学校以专利作价入股，想了解评估、公示和审批的大致顺序，以及一般需要多长时间。',
    days: 31,
    replies: [
      '通常是立项、评估或协议定价、公示、审批、工商登记和专利权变更，协议定价要公示成果名称和拟交易价格。',
      '时间主要花在评估和公示上，材料齐全的话两到三个月比较常见。',
    ],
    accepted: 0,
  },
  {
    category: 2,
    title: '技术开发合同登记需要准备哪些材料？',
    body: '第一次办理技术合同认定登记，除了合同文本还要准备什么？研发费用明细要写到什么程度？',
    days: 29,
    replies: [
      '合同文本里要写清技术目标、内容、成果归属和验收方法，另附经费预算。',
      '预算按设备、材料、人员等科目写明即可，不必逐笔列出。',
    ],
    accepted: 0,
  },
  {
    category: 3,
    title: '中试线投资由谁承担比较合理？',
    body: '实验室工艺已经稳定，准备放大到百公斤级。高校没有场地，企业担心失败，大家有什么可以参考的合作方式？',
    days: 26,
    replies: [
      '可以分阶段约定：前期由企业提供场地和公用工程，高校派人并承担核心设备，达到约定指标后再追加投入。',
      '也可以使用公共中试平台，按批次付费，先不自建产线。',
      '建议把停止条件写进合同，达不到指标时双方都能退出。',
    ],
  },
  {
    category: 1,
    title: '冷库制冰机组冬季结霜严重怎么办？',
    body: '蒸发器结霜速度比夏季还快，融霜间隔已经缩短到四小时，能耗上升。请有经验的同行指点。',
    days: 24,
    replies: [
      '先看库门密封和风幕，冬季内外湿度差大时，渗入的水汽是主要来源。',
      '可以试试按压差控制融霜，不要固定时间。',
    ],
    accepted: 1,
  },
  {
    category: 4,
    title: '需求发布后多久能看到匹配的成果？',
    body: '刚发布了一条需求，页面上还没有匹配结果，是需要等审核通过吗？',
    days: 22,
    replies: ['需要先通过审核，通过后在需求详情页就能看到匹配的成果和推荐理由。'],
    accepted: 0,
  },
  {
    category: 0,
    title: '怎样判断一项成果的成熟度？',
    body: '考察成果时，研发团队给出的指标多是实验室数据。大家用什么方法判断离产业化还有多远？',
    days: 19,
    replies: [
      '可以对照技术就绪度，看是否有中试数据、连续运行时间和第三方检测报告。',
      '我们会要求看原始记录，并按自己的工况做一次小批量试验。',
    ],
  },
  {
    category: 2,
    title: '合作研发中新产生的专利归谁？',
    body: '企业出资、高校研发，合同里怎样约定新专利的归属和使用权比较公平？',
    days: 17,
    replies: [
      '常见做法是谁完成归谁，共同完成共有，同时约定企业在本领域的优先或独占使用权。',
      '别忘了约定后续改进的归属，很多纠纷出在这里。',
    ],
    accepted: 0,
  },
  {
    category: 1,
    title: '污水站总氮不稳定，碳源投加应怎样优化？',
    body: '出水总氮在十二到十八之间波动，碳源投加量已经不低，请教投加点和回流比怎么调整。',
    days: 15,
    replies: ['把投加点移到缺氧段前端，并核对内回流比，溶解氧带入会消耗碳源。'],
  },
  {
    category: 3,
    title: '有没有可以做锂电材料中试的公共平台？',
    body: '需要一条公斤级到百公斤级的正极材料中试线，最好能提供检测服务。',
    days: 13,
    replies: ['可以在平台的园区页面查看中试基地信息，有的园区对初创团队有费用减免。'],
  },
  {
    category: 4,
    title: '单位资料怎样修改？',
    body: '单位更名后，平台上显示的还是旧名称，应该在哪里修改？',
    days: 11,
    replies: ['单位管理员在会员中心的“我的单位”里提交修改，审核通过后生效。'],
    accepted: 0,
  },
  {
    category: 0,
    title: '技术经理人怎样参与成果对接？',
    body: '刚取得技术经理人证书，想了解在对接中可以承担哪些工作，服务费一般怎样约定。',
    days: 9,
    replies: [
      '可以从需求梳理做起，把企业的话翻译成技术指标，这一步最能体现价值。',
      '服务费按成交额比例或按阶段收取都有，建议书面约定。',
    ],
  },
  {
    category: 1,
    title: '激光焊接铝合金薄板变形大，怎样控制？',
    body: '板厚一毫米，焊缝长三百毫米，焊后翘曲约两毫米。夹具已经加强，还有哪些办法？',
    days: 7,
    replies: ['试试摆动焊接和分段焊，热输入能降下来。'],
  },
  {
    category: 3,
    title: '小批量试产时怎样和企业约定验收指标？',
    body: '第一次和企业做试产，担心指标写得太严或太松，请教大家的经验。',
    days: 5,
    replies: ['指标写成范围，并约定检测方法和抽样数量，双方各留一份样品。'],
  },
  {
    category: 2,
    title: '专利许可和转让，中小企业选哪种更合适？',
    body: '预算有限，又担心同行拿到同样的技术，想听听大家的建议。',
    days: 3,
    replies: ['可以先做区域或领域内的独占许可，约定两年后优先受让。'],
  },
  {
    category: 1,
    title: '大棚番茄根区盐分偏高，如何快速改善？',
    body: '连续种植三年，土壤电导率偏高，叶缘出现焦枯。换土成本太高，有没有见效快的办法？',
    days: 2,
  },
  {
    category: 0,
    title: '京津冀三地的成果转化政策可以叠加享受吗？',
    body: '公司注册地在河北，研发团队在北京，想了解两地的补贴能否同时申请。',
    days: 1,
  },
];

const authorOf = (number: number): string => (number % 4 === 0 ? accountId(2) : memberId(1 + (number % 6)));

/** A thread row, which everybody reads unless told otherwise. */
function makeThread(overrides: Row = {}, number = nextNumber('thread')): Row {
  const plain = String(overrides.plain ?? '请教大家的经验。');
  return {
    id: demoId('thread', number, Number(overrides.add_time ?? 0)),
    title: '一个问题',
    body: `<p>${plain}</p>`,
    plain,
    lang: 'zh',
    add_user: authorOf(number),
    last_time: overrides.add_time ?? 0,
    ...overrides,
  };
}

/** Categories, threads and replies of the community, one thread held and one hidden. */
export function demoThreads(now: number): TableRows[] {
  const categories = CATEGORIES.map(([name, name_en], number): Row => {
    const add_time = workingTime(now, 60, number);
    return {
      id: demoId('thread_category', number, add_time),
      name,
      name_en,
      sort: (number + 1) * 10,
      threads: 0,
      add_time,
    };
  });
  const replies: Row[] = [];
  const threads = THREADS.map(({ category, title, body, days, replies: said = [], accepted }, number) => {
    const add_time = workingTime(now, days, number % 7);
    const thread = makeThread({ category_id: categories[category]?.id ?? null, title, plain: body, add_time }, number);
    const own = said.map((text, place): Row => {
      const time = add_time + (place + 1) * 2_700;
      return {
        id: demoId('reply', number * 10 + place, time),
        thread_id: thread.id ?? null,
        body: `<p>${text}</p>`,
        lang: 'zh',
        add_user: number % 5 === 1 && place === 0 ? accountId(2) : memberId(1 + ((number + place + 1) % 6)),
        add_time: time,
      };
    });
    replies.push(...own);
    const answer = accepted === undefined ? undefined : own[accepted];
    return {
      ...thread,
      accepted_reply_id: answer?.id ?? null,
      accept_time: answer ? Number(answer.add_time) + 600 : null,
    };
  });
  const withheld = [
    makeThread(
      {
        category_id: categories[4]?.id ?? null,
        title: '新用户想了解平台服务的范围',
        plain: '刚注册，想了解平台能为初创企业提供哪些帮助。',
        add_time: workingTime(now, 1, 5),
        hold_time: workingTime(now, 1, 5),
      },
      90,
    ),
    makeThread(
      {
        category_id: categories[0]?.id ?? null,
        title: '低价代办各类资质',
        plain: '专业代办，价格优惠。',
        add_time: workingTime(now, 6, 3),
        hide_time: workingTime(now, 5, 2),
        hide_user: accountId(13),
        hide_reason: '广告内容，与社区主题无关。',
      },
      91,
    ),
  ];
  const rows = [...threads, ...withheld].map(
    (row): Row => ({
      hold_time: null,
      hide_time: null,
      hide_user: null,
      hide_reason: null,
      accepted_reply_id: null,
      accept_time: null,
      ...row,
    }),
  );
  return [
    { table: 'thread_category', rows: categories },
    { table: 'thread', rows },
    { table: 'reply', rows: replies },
  ];
}
