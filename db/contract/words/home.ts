import type { Tree } from '../words.ts';

/** What the home page says before its script is there, and after. */
export const home = {
  heroTitle: ['让成果走向产业，让需求遇见创新', 'Where research meets industry'],
  heroLead: [
    '检索经审核公开的科技成果与技术需求，找到可以合作的团队。',
    'Search reviewed research results and technical demands, and find the team to work with.',
  ],
  searchLabel: ['搜索科技成果', 'Search results'],
  search: ['搜索', 'Search'],
  popular: ['热门领域', 'Popular fields'],
  heroCount: (results: number, demands: number, organizations: number) => [
    `${results} 项经审核的科技成果，${demands} 项技术需求，来自 ${organizations} 家单位。从检索到签约，全程有人负责。`,
    `${results} reviewed results and ${demands} technical demands from ${organizations} organisations, with somebody in charge from the search to the contract.`,
  ],
  figures: {
    label: ['今年的成效', 'What came about this year'],
    names: {
      signed: ['今年已签约', 'Deals signed this year'],
      answered: ['今年需求已有人响应', 'Demands answered this year'],
      pushes: ['今年推送送达', 'Pushes delivered this year'],
      answer: ['首次答复中位时间', 'Median time to a first answer'],
    },
    deals: ['项', ''],
    sum: (amount: number) => [
      `合同额约 ${amount.toLocaleString('en')} 万元`,
      `Contracts of about CNY ${(amount / 100).toLocaleString('en', { maximumFractionDigits: 1 })} million`,
    ],
    sumUntold: ['双方公开的案例可查看详情', 'See the cases that both sides show'],
    ofDemands: (n: number) => [`/ ${n} 项`, `of ${n}`],
    answeredSays: ['发布后收到交易意向或推送答复', 'With a deal opened or a push answered'],
    messages: ['条', ''],
    openedShare: (percent: number) => [`其中 ${percent}% 已被打开`, `${percent}% of them were opened`],
    pushesSay: ['按单位精准推送成果与需求', 'Results and demands sent to the right organisations'],
    days: ['天', 'days'],
    answersCounted: (n: number) => [`按今年 ${n} 笔已答复的意向计算`, `Over ${n} answered interests of this year`],
    noAnswers: ['今年还没有已答复的意向', 'No interest was answered this year yet'],
    counted: (time: string, year: number) => [
      `${year} 年，统计至 ${time}；点击任一数字查看明细。`,
      `${year}, counted at ${time}. Each figure leads to its details.`,
    ],
  },
  newResults: ['最新成果', 'Newest results'],
  newDemands: ['带预算的技术需求', 'Demands with a budget'],
  featuredResults: ['本区域推荐成果', 'Featured results'],
  featuredDemands: ['本区域推荐需求', 'Featured demands'],
  news: ['新闻与政策', 'News and policy'],
  meetings: ['近期会议', 'Meetings to come'],
  courses: ['近期课程', 'Courses to come'],
} satisfies Tree;
