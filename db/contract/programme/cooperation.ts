import * as z from 'zod';
import { telephone } from '../formats.ts';
import type { Pair } from '../words.ts';

/** project_contacts_type: who asks for what (back-office§3). */
export const COOPERATION = { info: 0, visitor: 1, owner: 2 } as const;

/** What somebody who is not the owner of a result may ask for: 1 yes, 2 no, or left open (back-office§3). */
export const VISITOR_SERVICES = {
  equity_investment: ['股权投资', 'Equity investment'],
  financial_credit: ['金融信贷', 'Credit'],
  merger_acquisition: ['并购重组', 'Merger or acquisition'],
  financing_agency: ['融资代理', 'Financing agency'],
  listing_operation: ['上市运作', 'Stock market listing'],
  consulting: ['管理咨询', 'Consulting'],
  joint_construction: ['共建平台', 'Joint construction'],
  research_development: ['联合研发', 'Joint research and development'],
  transfer_transaction: ['转让交易', 'Transfer or licence'],
  resource_supply: ['资源供给', 'Supply of resources'],
  chain_matching: ['产业链配套', 'Place in a supply chain'],
  attract_investment: ['招商引资', 'Attracting investment'],
  policy_support: ['政策支持', 'Support by policy'],
  plan_design: ['规划设计', 'Planning and design'],
  packaging_promotion: ['包装推广', 'Presentation and promotion'],
  expand_development: ['拓展开发', 'Further development'],
  channel_agent: ['渠道代理', 'Distribution'],
} as const satisfies Record<string, Pair>;

/** What the owner of a result may ask for (back-office§3). */
export const OWNER_SERVICES = {
  directional: ['定向推广', 'Promotion to chosen partners'],
  special: ['专项推广', 'Special promotion'],
  special_subject: ['专题推广', 'Promotion by subject'],
  filter: ['项目筛选', 'Selection of projects'],
  matchmaking: ['对接撮合', 'Matchmaking'],
  planning_promotion: ['策划推介', 'Planned presentations'],
  landing_platform: ['落地平台', 'Place to settle'],
  digitized_cloud: ['数字化云展示', 'Digital exhibition'],
  regional: ['区域推广', 'Promotion in a region'],
  industry: ['行业推广', 'Promotion in an industry'],
  international: ['国际推广', 'International promotion'],
  capital_market: ['资本市场', 'Capital market'],
  investment_promotion: ['投资促进', 'Investment promotion'],
  economic_industry: ['产业经济', 'Industrial economy'],
  large_enterprises: ['大型企业对接', 'Contact to large enterprises'],
  medium_sized: ['中小企业对接', 'Contact to small and medium enterprises'],
} as const satisfies Record<string, Pair>;

export const SERVICES = { [COOPERATION.visitor]: VISITOR_SERVICES, [COOPERATION.owner]: OWNER_SERVICES } as const;

/** Longest texts of a cooperation application, in characters (back-office§5). */
export const COOPERATION_LIMITS = {
  contacts_org: 200,
  contacts_position: 100,
  contacts_name: 100,
  contacts_phone: 20,
} as const;

/** The questions of each form by the service that answers them, in the order of their tabs. */
export const SERVICE_GROUPS = {
  [COOPERATION.visitor]: {
    capital: ['equity_investment', 'financial_credit', 'merger_acquisition', 'financing_agency', 'listing_operation'],
    technology: [
      ...(['consulting', 'joint_construction', 'research_development'] as const),
      ...(['transfer_transaction', 'resource_supply'] as const),
    ],
    industry: ['chain_matching', 'attract_investment', 'policy_support', 'plan_design'],
    market: ['packaging_promotion', 'expand_development', 'channel_agent'],
  },
  [COOPERATION.owner]: {
    precise: ['directional', 'special', 'special_subject', 'filter', 'matchmaking'],
    ecology: ['planning_promotion', 'landing_platform', 'digitized_cloud'],
    market: ['regional', 'industry', 'international'],
    capital: ['capital_market', 'investment_promotion', 'economic_industry'],
    industry: ['large_enterprises', 'medium_sized'],
  },
} as const;

const answer = z.union([z.literal(1), z.literal(2)]).optional();
const answersOf = (services: object) => Object.fromEntries(Object.keys(services).map((name) => [name, answer]));
const needed = (max: number, missing: string) => z.string().trim().min(1, missing).max(max);

/** What a visitor fills in: contacts, and a yes or no to whatever is asked for. */
export const cooperationForm = (type: keyof typeof SERVICE_GROUPS) =>
  z.object({
    contacts_org: needed(COOPERATION_LIMITS.contacts_org, 'contacts_org_required'),
    contacts_position: needed(COOPERATION_LIMITS.contacts_position, 'contacts_position_required'),
    contacts_name: needed(COOPERATION_LIMITS.contacts_name, 'contacts_required'),
    contacts_phone: telephone(COOPERATION_LIMITS.contacts_phone, 'contacts_tel_required'),
    ...answersOf(SERVICES[type]),
  });
