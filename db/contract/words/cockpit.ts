import type { Tree } from '../words.ts';

const share = (part: number, whole: number): number => Math.round((part / whole) * 100);

/** What the cockpit says, before its script is there and after: titles, and what each picture comes to. */
export const cockpit = {
  title: ['成果转移转化驾驶舱', 'Technology transfer cockpit'],
  lead: [
    '成果、需求、签约、推送、科技计划与会议的实时全景：按领域、地区和月份统计。',
    'Results, demands, deals, pushes, programme and meetings as they stand: by field, place and month.',
  ],
  panels: {
    flow: ['从需求到签约', 'From demand to deal'],
    map: ['成果在哪里', 'Where results come from'],
    fields: ['各领域的成果、需求和签约', 'Results, demands and deals by field'],
    months: ['新增成果和需求', 'New results and demands'],
    activity: ['活跃度', 'Activity'],
    deals: ['交易', 'Deals'],
    pushes: ['推送', 'Pushes'],
    programme: ['科技计划和会议', 'Programme and meetings'],
  },
  counted: (time: string) => [`统计于 ${time}`, `Counted ${time}`],
  /** The time that figures tell of, within a sentence. */
  times: {
    year: ['今年', 'this year'],
    '12m': ['近十二个月', 'in the last twelve months'],
    all: ['历年', 'so far'],
  },
  step: {
    month: (number: number, name: string) => [`${number} 月`, name],
    quarter: (year: string, number: string) => [`${year} 年第 ${number} 季度`, `Q${number} ${year}`],
    year: (year: string) => [`${year} 年`, year],
  },
  says: {
    noDemands: (time: string) => [`${time}还没有发布需求。`, `No demand was published ${time}.`],
    flow: (time: string, published: number, answered: number, signed: number) => [
      `${time}发布的 ${published} 项需求中，${answered} 项有回应，${signed} 项签约。`,
      `Of ${published} demands published ${time}, ${answered} were answered and ${signed} led to a signed deal.`,
    ],
    lostMost: (step: string, n: number) => [
      `掉得最多的一步是“${step}”，${n} 项。`,
      `Most are lost at “${step}”: ${n}.`,
    ],
    noResults: ['还没有公开的成果。', 'There are no public results yet.'],
    map: (all: number, region: string, own: number) => [
      `${region} ${own} 项成果，占全国 ${all} 项的 ${share(own, all)}%。`,
      `${region} has ${own} of ${all} results with a place (${share(own, all)}%).`,
    ],
    mostOf: (place: string, n: number) => [`其中${place}最多，${n} 项。`, `Most of them, ${n}, come from ${place}.`],
    country: (place: string, n: number, all: number) => [
      `${place}最多，${n} 项，占全国 ${all} 项的 ${share(n, all)}%。`,
      `Most, ${n} of ${all} (${share(n, all)}%), come from ${place}.`,
    ],
    noFields: ['各领域还没有成果和需求。', 'No field has results or demands yet.'],
    fields: (field: string, n: number) => [`${field}成果最多，${n} 项。`, `${field} has most results: ${n}.`],
    scarce: (field: string, ratio: number) => [
      `${field}最缺成果：每项需求对应 ${ratio} 项成果。`,
      `${field} lacks results most: ${ratio} for each demand.`,
    ],
    noneInMonths: (time: string) => [`${time}没有新增。`, `Nothing was published ${time}.`],
    months: (time: string, results: number, demands: number) => [
      `${time}新增成果 ${results} 项、需求 ${demands} 项。`,
      `${results} ${results === 1 ? 'result' : 'results'} and ${demands} ${demands === 1 ? 'demand' : 'demands'} were published ${time}.`,
    ],
    peak: (step: string, n: number) => [`成果 ${step}最多，${n} 项。`, `Most results came in ${step}: ${n}.`],
    noActivity: (time: string) => [`${time}还没有成果、需求、签约和推送。`, `Nothing happened ${time}.`],
    activity: (step: string) => [
      `${step}最活跃：各项与各自的最高值相比，合起来最高。`,
      `${step} was the busiest time, each line measured by its own highest.`,
    ],
    noDeals: ['还没有交易。', 'There are no deals yet.'],
    deals: (time: string, n: number, open: number) => [
      `${time}签约 ${n} 单，另有 ${open} 单正在推进。`,
      `${n} ${n === 1 ? 'deal was' : 'deals were'} signed ${time}; ${open} are under way.`,
    ],
    amount: (amount: number) => [
      `合同额约 ${amount} 万元。`,
      `Their amounts come to about CNY ${Math.round(amount) / 100} million.`,
    ],
    noPushes: (time: string) => [`${time}还没有推送送达。`, `No push reached anybody ${time}.`],
    pushes: (time: string, opened: number, answered: number) => [
      `${time}每送达 100 家单位，${opened} 家打开，${answered} 家答复。`,
      `Of each 100 organisations reached ${time}, ${opened} opened the push and ${answered} answered.`,
    ],
    noProgramme: ['还没有项目申报。', 'No project was declared yet.'],
    programme: (declared: number, published: number) => [
      `${declared} 份申报，${published} 项入选公布。`,
      `${declared} ${declared === 1 ? 'project declared' : 'projects declared'}, ${published} selected and published.`,
    ],
    meeting: (day: string) => [`下一场会议在 ${day.slice(5)}。`, `The next meeting is on ${day}.`],
  },
  steps: {
    published: ['发布', 'Published'],
    answered: ['有回应', 'Answered'],
    talks: ['洽谈', 'In talks'],
    signed: ['签约', 'Signed'],
  },
} satisfies Tree;
