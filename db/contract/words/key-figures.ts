import { grouped, type Tree } from '../words.ts';

/** What the year's figures say on the home page, before its script is there and after. */
export const keyFigureWords = {
  label: ['今年的成效', 'What came about this year'],
  names: {
    signed: ['今年已签约', 'Deals signed this year'],
    answered: ['今年需求已有人响应', 'Demands answered this year'],
    pushes: ['今年推送送达', 'Pushes delivered this year'],
    answer: ['首次答复中位时间', 'Median time to a first answer'],
  },
  deals: ['项', ''],
  sum: (amount: number) => [
    `合同额约 ${grouped(amount)} 万元`,
    `Contracts of about CNY ${(amount / 100).toLocaleString('en', { maximumFractionDigits: 1 })} million`,
  ],
  sumUntold: ['双方公开的案例可查看详情', 'See the cases that both sides show'],
  ofDemands: (n: number) => [`/ ${n} 项`, `of ${n}`],
  answeredSays: ['发布后收到交易意向或推送答复', 'With a deal opened or a push answered'],
  messages: ['条', ''],
  openedShare: (percent: number) => [`其中 ${percent}% 已被打开`, `${percent}% of them were opened`],
  pushesSay: ['按单位精准推送成果与需求', 'Results and demands sent to the right organisations'],
  days: ['天', 'days'],
  answersCounted: (n: number) => [
    `按今年 ${n} 笔已答复的意向计算`,
    `Over ${n} ${n === 1 ? 'answered interest' : 'answered interests'} of this year`,
  ],
  noAnswers: ['今年还没有已答复的意向', 'No interest was answered this year yet'],
  counted: (time: string, year: number) => [
    `${year} 年，统计至 ${time}；点击任一数字查看明细。`,
    `${year}, counted at ${time}. Each figure leads to its details.`,
  ],
} satisfies Tree;
