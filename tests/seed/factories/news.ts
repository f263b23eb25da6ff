import { AHEAD, DAY } from '../../../db/contract/time.ts';
import { at } from '../random.ts';
import { DEMO_START, demoId, nextNumber, type Row, type TableRows } from '../rows.ts';

/** Type (1 reports, 2 policy, 3 notices), days since it was published, title and paragraphs in both languages. */
const NEWS: readonly {
  type: number;
  days: number;
  title: readonly [string, string];
  zh: readonly string[];
  en: readonly string[];
}[] = [
  {
    type: 1,
    days: 3,
    title: ['平台上线智能匹配服务，供需对接效率明显提升', 'Smart matching goes live on the platform'],
    zh: [
      '智能匹配服务从领域、文本、区域和合作方式等维度给出推荐理由，发布单位可在会员中心随时查看匹配结果。',
      '每条推荐都写明得分由哪些部分组成，双方可以据此判断是否值得联系；没有共同领域或共同词语的，不会硬凑结果。',
    ],
    en: [
      'Smart matching now explains each suggestion by field, wording, place and form of cooperation. Publishers see the matches of what they published at any time in release management.',
      'Every suggestion says how its score comes about, so that both sides can judge whether a conversation is worth it. Where there is no common field and no common word, nothing is suggested.',
    ],
  },
  {
    type: 3,
    days: 6,
    title: ['关于征集新材料专场对接会企业技术需求的通知', 'Call for demands: new materials matchmaking'],
    zh: [
      '专场面向轻合金、特种陶瓷、碳材料和功能高分子方向征集企业技术需求。请在平台发布需求，并在需求简介中写明指标、预算和期望完成时间。',
      '征集截止后由专家组筛选，并定向邀请院所团队洽谈。未入选的需求仍在平台公开，继续参与日常匹配。',
    ],
    en: [
      'The session takes demands on light alloys, special ceramics, carbon materials and functional polymers. Please publish them on the platform with figures, budget and the time by which you need a solution.',
      'Experts select after the closing date and invite research teams to talk. Demands that are not selected stay public and go on being matched.',
    ],
  },
  {
    type: 2,
    days: 11,
    title: [
      '技术合同登记全程网办，材料由七项压减到四项',
      'Registering technology contracts: online, with four documents instead of seven',
    ],
    zh: [
      '技术合同登记实行全程网办，提交材料由七项压减到四项，认定结果在三个工作日内反馈。',
      '企业可凭认定结果直接办理税收优惠备案，不再重复提交合同原件。平台的交易记录可以导出，作为登记材料的附件。',
    ],
    en: [
      'Technology contracts are now registered online throughout. Four documents are needed instead of seven, and the decision comes within three working days.',
      'Companies use the decision for tax relief without handing in the contract again. The record of a deal on this platform can be exported and attached.',
    ],
  },
  {
    type: 1,
    days: 17,
    title: ['绿色冶金成果在百吨转炉成功应用', 'A result in green metallurgy runs on a hundred-tonne converter'],
    zh: [
      '终点碳温双命中控制系统在百吨转炉连续运行半年，补吹率显著下降，吨钢氧耗和铁耗同步降低。',
      '该成果通过平台发布后与钢铁企业达成意向，从首次联系到签约历时七周，目前具备在同类产线推广的条件。',
    ],
    en: [
      'A control system that hits carbon and temperature at once has run on a hundred-tonne converter for half a year: fewer reblows, less oxygen and less iron lost per tonne.',
      'The steelmaker found the result on this platform. Seven weeks lay between the first message and the contract; the system can now be carried to similar lines.',
    ],
  },
  {
    type: 2,
    days: 24,
    title: ['科技成果评价改革政策问答', 'Questions and answers on the evaluation of results'],
    zh: [
      '围绕评价主体、分类标准、结果运用和中介机构责任，对企业和科研人员关心的问题逐一解答。',
      '要点：应用类成果看用户和市场，不以论文数量为依据；评价报告须写明适用范围和局限；委托方对所提供材料的真实性负责。',
    ],
    en: [
      'Who evaluates, by which standards, what the outcome is used for, and what intermediaries answer for: the questions that companies and researchers ask most.',
      'In short: applied results are judged by users and the market, not by papers; a report says where its conclusions hold and where not; whoever commissions it answers for the material.',
    ],
  },
  {
    type: 1,
    days: 33,
    title: ['技术经理人培训班开班，八十名学员参加', 'Eighty technology managers begin their training'],
    zh: [
      '本期培训设置成果评价、合同实务和科技金融等课程，来自高校院所与园区的八十名学员参加。',
      '课程视频将陆续在平台公开，没有报上名的人员也可以在线学习。',
    ],
    en: [
      'Evaluation, contracts and finance are on the programme for eighty people from universities, institutes and parks.',
      'Recordings will be published on the platform, open to those who found no place.',
    ],
  },
  {
    type: 3,
    days: 41,
    title: ['关于组织申报年度科技成果推荐项目的通知', 'Annual call for recommended projects'],
    zh: [
      '申报单位应在平台完成信息登记并上传佐证材料，推荐单位、推荐人和专家在线填写推荐意见，逾期不再受理。',
      '申报入口在“专题”栏目。往年入选项目的公示信息可在同一页面查阅。',
    ],
    en: [
      'Register the project on the platform and upload its evidence; recommending units, recommending persons and experts write their opinions online. Nothing is taken after the closing date.',
      'The way in is under “Topics”, where the projects of earlier years are published as well.',
    ],
  },
  {
    type: 1,
    days: 52,
    title: ['首批县区科技成果转化工作站启动建设', 'The first county workstations begin their work'],
    zh: [
      '工作站承担需求征集、成果推介和技术诊断等任务，每站配备两名以上技术经理人，年度服务企业不少于一百家。',
      '各站的联系方式可在首页选择地区后查看。',
    ],
    en: [
      'The workstations collect demands, present results and look into technical problems on site. Each has at least two technology managers and serves a hundred companies a year.',
      'Choose your region on the home page to find the nearest one.',
    ],
  },
  {
    type: 2,
    days: 66,
    title: ['职务科技成果赋权改革要点解读', 'Rights in service inventions: what changes'],
    zh: [
      '单位可以与成果完成人约定权属比例，赋权后由完成人自主实施转化，收益按约定分配。',
      '单位应建立尽职免责清单，程序齐备、没有牟取私利的，不因后续市场变化追究决策责任。',
    ],
    en: [
      'An institution may share the rights in an invention with those who made it, who then put it to use themselves; what it earns is shared as agreed.',
      'Institutions keep a list of what counts as due care: whoever followed it and sought no private gain does not answer for what the market does later.',
    ],
  },
  {
    type: 1,
    days: 79,
    title: ['平台开通消息推送，合作单位可在微信中直接回复', 'Pushed messages: partners answer in the chat app'],
    zh: [
      '运营人员按领域和地区把成果与需求推送给合作单位，管理员在微信中点开即可查看，并一键回复是否感兴趣。',
      '接收范围、免打扰时段和频次均由单位自己设定，随时可以关闭。',
    ],
    en: [
      'Results and demands now come to partner organisations in the chat app, chosen by field and region. One press says whether they are of interest.',
      'What is received, when and how often is the recipient’s own choice, and can be switched off at any time.',
    ],
  },
  {
    type: 3,
    days: 95,
    title: ['平台服务窗口工作时间调整通知', 'New hours of the service desk'],
    zh: ['即日起服务台工作日受理时间为上午九时至下午五时三十分，节假日通过反馈表单留言，次个工作日答复。'],
    en: [
      'The service desk is open on working days from 9:00 to 17:30. Messages that come on holidays are answered on the next working day.',
    ],
  },
  {
    type: 1,
    days: 112,
    title: ['食品加工企业与院所签订中试合作协议', 'A food company and an institute agree on pilot production'],
    zh: [
      '双方围绕植物蛋白改性开展中试，企业提供产线和原料，院所派驻工程师，数据共享，知识产权按投入约定。',
      '这是平台上线中试服务信息以来签订的又一项合作。',
    ],
    en: [
      'The two will take modified plant protein to pilot scale: the company gives line and material, the institute sends engineers, data are shared, and rights follow what each puts in.',
    ],
  },
  {
    type: 2,
    days: 133,
    title: ['高新技术企业研发费用加计扣除申报指引', 'Claiming the extra deduction for research expenses'],
    zh: [
      '企业应按研发项目设置辅助账，委托研发需签订技术开发合同并登记。常见退回原因：人员工时没有原始记录、共用设备未分摊、合同未登记。',
    ],
    en: [
      'Keep accounts for each research project; contract research needs a registered contract. Claims are most often returned because hours were not recorded, shared equipment was not apportioned, or the contract was not registered.',
    ],
  },
  {
    type: 1,
    days: 160,
    title: ['平台年度运行情况公布', 'How the platform did this year'],
    zh: ['平台公布年度运行情况：成果、需求和单位数量持续增长，需求首次答复时间进一步缩短。详细数据可在数据页查阅。'],
    en: [
      'Results, demands and organisations have grown over the year, and demands are answered sooner than before. The figures stand on the data page.',
    ],
  },
];

/** What nobody but editors sees: one is being written, one comes by itself. */
const WAITING: readonly Omit<(typeof NEWS)[number], 'days'>[] = [
  {
    type: 1,
    title: ['光电产业专场路演筹备中', 'Presentation day for optoelectronics in preparation'],
    zh: ['本条仍在撰写：路演名单和时间待确认后发布。'],
    en: ['Still being written: participants and time will follow.'],
  },
  {
    type: 3,
    title: ['明年上半年课程安排', 'Courses in the first half of next year'],
    zh: ['课程安排已确定，将按计划时间自动发布。报名入口届时同步开放。'],
    en: ['The programme is settled and will be published at its time, together with the registration.'],
  },
];

/** When the waiting one comes, in days from the start. */
const COMES = 20;

const html = (paragraphs: readonly string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');

/**
 * A draft of news; every column may be overridden.
 * @param number of the text, and of the id
 */
export function makeNews(overrides: Row = {}, number = nextNumber('news')): Row {
  const { type, title, zh, en } =
    number < NEWS.length + WAITING.length ? at([...NEWS, ...WAITING], number) : at(NEWS, number);
  return {
    id: demoId('news', number, DEMO_START),
    title: title[0],
    title_en: title[1],
    summary: zh[0] ?? null,
    summary_en: en[0] ?? null,
    content: html(zh),
    content_en: html(en),
    cover: null,
    type,
    source: '平台编辑部',
    source_en: 'The platform’s editors',
    sort: 0,
    is_changed: 1,
    add_time: DEMO_START,
    update_time: DEMO_START,
    is_delete: 0,
    ...overrides,
  };
}

const WRITTEN = [
  ...(['title', 'title_en', 'summary', 'summary_en', 'content', 'content_en'] as const),
  ...(['cover', 'type', 'source', 'source_en', 'sort'] as const),
];

/** The publication of a draft from a time on, and what the draft then says of it. */
function published(draft: Row, start_time: number): { draft: Row; publication: Row } {
  const shown = { version: 1, publish_time: start_time, shown_from: start_time, is_changed: 0 };
  return {
    draft: { ...draft, ...shown },
    publication: {
      id: draft.id ?? '',
      news_id: draft.id ?? '',
      version: 1,
      ...Object.fromEntries(WRITTEN.map((name) => [name, draft[name] ?? null])),
      release_time: start_time,
      start_time,
      add_time: Math.min(start_time, Number(draft.add_time)),
    },
  };
}

/**
 * Demo news: what was published over the last months, the newest notice pinned, a draft, and one that waits for its time.
 * @param now unix seconds
 */
export function demoNews(now: number): TableRows[] {
  // Mornings in Shanghai.
  const today = now - ((now + AHEAD) % DAY);
  const shown = NEWS.map(({ days }, number) => {
    const time = today - days * DAY + 9 * 3600 + ((number * 1_377) % 7_200);
    return published(makeNews({ add_time: time - 3600, update_time: time, sort: number === 1 ? 1 : 0 }, number), time);
  });
  const [writing, coming] = WAITING.map((_, place) =>
    makeNews({ add_time: today - DAY, update_time: today - DAY }, NEWS.length + place),
  );
  if (!writing || !coming) return [];
  const due = published(coming, today + COMES * DAY + 9 * 3600);
  const all = [...shown, due];
  return [
    { table: 'news', rows: [...all.map(({ draft }) => draft), writing] },
    { table: 'news_publication', rows: all.map(({ publication }) => publication) },
  ];
}
