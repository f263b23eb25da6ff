import type { Lang } from '../../../../db/contract/errors.ts';
import type { Figures, TargetStage } from '../../../../db/contract/push-records.ts';
import { deliveryHint } from '../../../../db/contract/pushes.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { holdsId } from './conditions.ts';

/** Whose targets are looked at: those of some organisations, or all. */
export type Organizations = readonly string[] | null;

const answerIs = (condition: string): string =>
  `EXISTS (SELECT 1 FROM push_answer a WHERE a.push_id = t.push_id AND a.org_id = t.org_id AND ${condition})`;

const PASSED = "(a.answer = 'passed' OR a.passed_to IS NOT NULL)";

/** What makes a target `t` belong to a stage. */
export const STAGE: Readonly<Record<TargetStage, string>> = {
  chosen: '1',
  waiting: "t.state IN ('waiting', 'sending')",
  sent: "t.state = 'sent'",
  delivered: "t.state = 'sent' AND t.delivered_at IS NOT NULL",
  failed: "t.state IN ('failed', 'refused')",
  uncertain: "t.state = 'uncertain'",
  cancelled: "t.state = 'cancelled'",
  opened: answerIs("a.item_id = '' AND a.opened_time IS NOT NULL"),
  answered: answerIs("a.answer <> ''"),
  interested: answerIs("a.answer = 'interested'"),
  irrelevant: answerIs("a.answer = 'irrelevant'"),
  passed: answerIs(PASSED),
  replied: answerIs("a.answer = 'replied'"),
};

const OF_STATE: Readonly<Record<string, TargetStage>> = {
  waiting: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  failed: 'failed',
  refused: 'failed',
  uncertain: 'uncertain',
  cancelled: 'cancelled',
};

/** Deals on the items of a push `p` that an organisation opened after the message had reached it; `i` items, `t` targets. */
export const DEALS_OF_PUSHES = `push_wechat p
JOIN push_group_items i ON i.push_group_id = p.push_group_id AND ${holdsId('i.push_wechat_ids', 'p.id')}
JOIN deal d ON d.item_id = i.item_id AND d.item_type = i.item_type
JOIN push_wechat_orgs t ON t.push_id = p.id AND t.org_id = d.seeker_org AND t.state = 'sent' AND d.add_time >= t.sent_at`;

/** The condition that keeps a column to some organisations. */
export const within = (column: string, orgs: Organizations): Statement =>
  orgs === null
    ? { sql: '1', params: [] }
    : { sql: `${column} IN (SELECT value FROM json_each(?))`, params: [JSON.stringify(orgs)] };

/** Numbers before anything is counted. */
export const noFigures = (): Figures => ({
  chosen: 0,
  waiting: 0,
  sent: 0,
  delivered: 0,
  failed: 0,
  uncertain: 0,
  cancelled: 0,
  opened: 0,
  answered: 0,
  interested: 0,
  irrelevant: 0,
  passed: 0,
  replied: 0,
  deals: 0,
  signed: 0,
  reasons: [],
});

function reads(ids: readonly string[], orgs: Organizations): Statement[] {
  const list = JSON.stringify(ids);
  const own = within('t.org_id', orgs);
  const params = [list, ...own.params];
  const of = `t.push_id IN (SELECT value FROM json_each(?)) AND ${own.sql}`;
  return [
    {
      sql: `SELECT t.push_id, t.state, count(*) AS n, count(t.delivered_at) AS arrived FROM push_wechat_orgs t WHERE ${of} GROUP BY t.push_id, t.state`,
      params,
    },
    {
      sql: `SELECT t.push_id, coalesce(t.error_code, '') AS code, count(*) AS n FROM push_wechat_orgs t
WHERE ${of} AND t.state IN ('failed', 'refused', 'uncertain') GROUP BY t.push_id, code`,
      params,
    },
    {
      sql: `SELECT push_id, sum(opened) AS opened, sum(answered) AS answered, sum(interested) AS interested,
  sum(irrelevant) AS irrelevant, sum(passed) AS passed, sum(replied) AS replied
FROM (SELECT t.push_id, max(a.item_id = '' AND a.opened_time IS NOT NULL) AS opened, max(a.answer <> '') AS answered,
    max(a.answer = 'interested') AS interested, max(a.answer = 'irrelevant') AS irrelevant, max(${PASSED}) AS passed,
    max(a.answer = 'replied') AS replied
  FROM push_answer a JOIN push_wechat_orgs t ON t.push_id = a.push_id AND t.org_id = a.org_id
  WHERE a.push_id IN (SELECT value FROM json_each(?)) AND ${own.sql} GROUP BY t.push_id, t.org_id)
GROUP BY push_id`,
      params,
    },
    {
      sql: `SELECT p.id AS push_id, d.id, d.state FROM ${DEALS_OF_PUSHES}
WHERE p.id IN (SELECT value FROM json_each(?)) AND ${own.sql} GROUP BY p.id, d.id`,
      params,
    },
  ];
}

interface Counted {
  push_id: string;
  state: string;
  n: number;
  /** Reported by the chat app as arrived. */
  arrived: number;
}

type Answered = Pick<Figures, 'opened' | 'answered' | 'interested' | 'irrelevant' | 'passed' | 'replied'>;

/** A deal that a push is given credit for. */
export interface CreditedDeal {
  push_id: string;
  id: string;
  state: string;
}

/**
 * The numbers of pushes, in four indexed aggregates however many there are.
 * @param ids pushes, at most 500
 * @param orgs organisations whose targets count, null for all
 * @returns numbers by push, and the deals behind theirs: one may stand with several pushes
 */
export async function figuresOf(
  db: Database,
  ids: readonly string[],
  orgs: Organizations,
  lang: Lang,
): Promise<{ figures: Map<string, Figures>; deals: CreditedDeal[] }> {
  const figures = new Map(ids.map((id) => [id, noFigures()]));
  if (ids.length === 0) return { figures, deals: [] };
  const answers = await db.batch<unknown>(reads(ids, orgs));
  for (const { push_id, state, n, arrived } of answers[0] as Counted[]) {
    const own = figures.get(push_id);
    const stage = OF_STATE[state];
    if (!own || !stage) continue;
    own.chosen += n;
    own[stage] += n;
    if (stage === 'sent') own.delivered += arrived;
  }
  for (const { push_id, code, n } of answers[1] as { push_id: string; code: string; n: number }[]) {
    figures.get(push_id)?.reasons.push({ code, hint: deliveryHint(code, lang) ?? null, count: n });
  }
  for (const { push_id, ...counts } of answers[2] as ({ push_id: string } & Answered)[]) {
    Object.assign(figures.get(push_id) ?? {}, counts);
  }
  const deals = answers[3] as CreditedDeal[];
  for (const { push_id, state } of deals) {
    const own = figures.get(push_id);
    if (!own) continue;
    own.deals += 1;
    own.signed += Number(state === 'signed');
  }
  for (const own of figures.values()) own.reasons.sort((a, b) => b.count - a.count);
  return { figures, deals };
}

/** Several pushes' numbers together; a deal that several may claim counts once. */
export function sumFigures(list: readonly Figures[], deals: readonly CreditedDeal[]): Figures {
  const sum = noFigures();
  const reasons = new Map<string, Figures['reasons'][number]>();
  for (const { reasons: own, ...counts } of list) {
    for (const [stage, n] of Object.entries(counts)) sum[stage as TargetStage] += n;
    for (const reason of own) {
      reasons.set(reason.code, { ...reason, count: reason.count + (reasons.get(reason.code)?.count ?? 0) });
    }
  }
  const states = new Map(deals.map(({ id, state }) => [id, state]));
  sum.deals = states.size;
  sum.signed = [...states.values()].filter((state) => state === 'signed').length;
  sum.reasons = [...reasons.values()].sort((a, b) => b.count - a.count);
  return sum;
}
