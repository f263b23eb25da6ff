import type { Pair } from '../words.ts';

/** The six groups of an opinion and their criteria, three each in the order of back-office§3 (decision 99). */
export const CRITERIA = {
  technology: {
    label: ['技术水平', 'Technology'],
    criteria: {
      original: ['原创性', 'Originality'],
      innovate: ['创新性', 'Degree of innovation'],
      core: ['核心技术自主可控', 'Core technology in own hands'],
    },
  },
  industry: {
    label: ['产业价值', 'Value for industry'],
    criteria: {
      tradition: ['传统产业改造提升', 'Renews traditional industry'],
      develop: ['新兴产业培育', 'Develops emerging industry'],
      strategy: ['符合战略方向', 'Serves the strategy of the region'],
    },
  },
  prospect: {
    label: ['市场前景', 'Market prospects'],
    criteria: {
      realize: ['产业化可实现', 'Can be brought to production'],
      market: ['市场容量', 'Size of the market'],
      profit: ['盈利能力', 'Profitability'],
    },
  },
  marketing: {
    label: ['推广条件', 'Ways to market'],
    criteria: {
      target_market: ['目标市场明确', 'Clear target market'],
      promote: ['推广路径可行', 'Feasible promotion channel'],
      life_cycle: ['产品生命周期', 'Life cycle of the product'],
    },
  },
  investment: {
    label: ['投资与团队', 'Investment and team'],
    criteria: {
      investment_heat: ['投资热度', 'Interest of investors'],
      team_operations: ['团队运营能力', 'The team’s ability to operate'],
      implementation_risk: ['实施风险可控', 'Risks under control'],
    },
  },
  conditions: {
    label: ['转化条件', 'Conditions for transfer'],
    criteria: {
      generality: ['技术通用性', 'General applicability'],
      resources: ['资源配套', 'Resources at hand'],
      prepare: ['前期准备', 'Preparation'],
    },
  },
} as const satisfies Record<string, { label: Pair; criteria: Record<string, Pair> }>;

type Groups = typeof CRITERIA;
type Union<T> = T extends unknown ? keyof T : never;

/** Column of an opinion that holds one criterion: 1 meets, 2 general, 0 not chosen. */
export type Criterion = Union<Groups[keyof Groups]['criteria']>;

/** The 18 criteria in their order. */
export const CRITERION_NAMES = Object.values(CRITERIA).flatMap(({ criteria }) => Object.keys(criteria)) as Criterion[];
