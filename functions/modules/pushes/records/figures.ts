import type { Lang } from '../../../../db/contract/errors.ts';
import { ANSWER_BITS, type Figures, TARGET_STAGES, type TargetStage } from '../../../../db/contract/push-records.ts';
import { deliveryHint } from '../../../../db/contract/pushes.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { holdsId, isDueAgain, summed } from '../conditions.ts';

/** Whose targets are looked at: those of some organisations, or all. */
export type Organizations = readonly string[] | null;

const did = (act: keyof typeof ANSWER_BITS): string => `(t.answers & ${ANSWER_BITS[act]}) > 0`;

/**
 * What makes a target `t` belong to a stage; a row of `push_tally` has the same columns, so that the numbers and the rows
 * behind them are told by one condition. Delivered is what the account reported as arrived. Reached is what it took, until it
 * reports otherwise (the target is then refused or failed), and what was opened, however its reader came to it: not every
 * account reports, so that rates are shares of these.
 */
export const STAGE: Readonly<Record<TargetStage, string>> = {
  chosen: '1',
  waiting: "t.state IN ('waiting', 'sending')",
  sent: "t.state = 'sent'",
  delivered: "t.state = 'sent' AND coalesce(t.delivered_at, 0) > 0",
  reached: `(t.state = 'sent' OR ${did('opened')})`,
  failed: "t.state IN ('failed', 'refused')",
  uncertain: "t.state = 'uncertain'",
  cancelled: "t.state = 'cancelled'",
  opened: did('opened'),
  answered: did('answered'),
  interested: did('interested'),
  irrelevant: did('irrelevant'),
  passed: did('passed'),
  replied: did('replied'),
};

/** Deals on the items of a push `p` that an organisation opened after the message had reached it; `i` items, `t` targets. */
export const DEALS_OF_PUSHES = `push_wechat p
JOIN push_group_items i ON i.push_group_id = p.push_group_id AND ${holdsId('i.push_wechat_ids', 'p.id')}
JOIN deal d ON d.item_id = i.item_id AND d.item_type = i.item_type
JOIN push_target t ON t.push_id = p.id AND t.org_id = d.seeker_org AND t.state = 'sent' AND d.add_time >= t.sent_at`;

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
  reached: 0,
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
  retriable: 0,
  reasons: [],
});

const COUNTS = [
  ...TARGET_STAGES.map((stage) => `sum(CASE WHEN ${STAGE[stage]} THEN t.n ELSE 0 END) AS ${stage}`),
  "sum(CASE WHEN t.state IN ('failed', 'uncertain') THEN t.n ELSE 0 END) AS retriable",
].join(', ');

/** What a reason can stand with: what went wrong, and who was left out. */
export const HAS_REASON =
  "(t.state IN ('failed', 'refused', 'uncertain') OR t.state = 'cancelled' AND t.error_code <> '')";

/** Targets as the triggers have counted them; those of some organisations, which are few, one by one. */
function countedTargets(list: string, orgs: Organizations): Statement {
  if (orgs === null)
    return { sql: 'SELECT * FROM push_tally WHERE push_id IN (SELECT value FROM json_each(?))', params: [list] };
  return {
    sql: `SELECT push_id, org_id, state, error_code, delivered_at, answers, 1 AS n FROM push_target
WHERE push_id IN (SELECT value FROM json_each(?)) AND org_id IN (SELECT value FROM json_each(?))`,
    params: [list, JSON.stringify(orgs)],
  };
}

function reads(ids: readonly string[], orgs: Organizations): Statement[] {
  const list = JSON.stringify(ids);
  const own = within('t.org_id', orgs);
  const counted = countedTargets(list, orgs);
  return [
    { sql: `SELECT t.push_id, ${COUNTS} FROM (${counted.sql}) t GROUP BY t.push_id`, params: counted.params },
    {
      sql: `SELECT t.push_id, coalesce(t.error_code, '') AS code, sum(t.n) AS n FROM (${counted.sql}) t
WHERE ${HAS_REASON} GROUP BY t.push_id, code`,
      params: counted.params,
    },
    {
      sql: `SELECT push_id, count(*) AS n FROM push_wechat_orgs t WHERE push_id IN (SELECT value FROM json_each(?)) AND ${own.sql}
  AND ${isDueAgain('t')} GROUP BY push_id`,
      params: [list, ...own.params],
    },
    {
      sql: `SELECT DISTINCT push_id, id, state FROM ${summed(`SELECT p.id AS push_id, d.id, d.state FROM ${DEALS_OF_PUSHES}
WHERE p.id IN (SELECT value FROM json_each(?)) AND ${own.sql}`)}`,
      params: [list, ...own.params],
    },
  ];
}

type Counted = Record<TargetStage | 'retriable', number>;

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
  for (const { push_id, ...counts } of answers[0] as ({ push_id: string } & Counted)[]) {
    Object.assign(figures.get(push_id) ?? {}, counts);
  }
  for (const { push_id, code, n } of answers[1] as { push_id: string; code: string; n: number }[]) {
    figures.get(push_id)?.reasons.push({ code, hint: deliveryHint(code, lang) ?? null, count: n });
  }
  for (const { push_id, n } of answers[2] as { push_id: string; n: number }[]) {
    const own = figures.get(push_id);
    if (own) own.retriable += n;
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
