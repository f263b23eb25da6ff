import type { Lang } from '../../../../db/contract/errors.ts';
import { ANSWER_BITS, type Figures, TARGET_STAGES, type TargetStage } from '../../../../db/contract/push-records.ts';
import { deliveryHint } from '../../../../db/contract/pushes.ts';
import type { Database, RowOf, Statement } from '../../../platform/database.ts';
import { HOLDING, isDueAgain, summed } from '../conditions.ts';

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

/**
 * Select of the deals on items of pushes that an organisation opened after the message had reached it. From items to deals to
 * targets: a group's items are read once, however many pushes it has, and of the targets none but those that opened a deal.
 * @param ids pushes, as JSON
 * @param shown columns of push `p` and deal `d`, and of target `t`; @param more a condition on `d`, with its values
 */
export const dealsOfPushes = (ids: string, shown: { d: string; t?: string }, more: Statement): Statement => ({
  sql: summed(`WITH pushed AS MATERIALIZED (SELECT p.id AS push, d.seeker_org, d.add_time AS since, ${shown.d}
  FROM (SELECT DISTINCT push_group_id FROM push_wechat WHERE id IN (SELECT value FROM json_each(?1))) g
  CROSS JOIN push_group_items i ON i.push_group_id = g.push_group_id
  CROSS JOIN ${HOLDING} AND p.id IN (SELECT value FROM json_each(?1))
  CROSS JOIN deal d ON d.item_id = i.item_id AND d.item_type = i.item_type AND d.seeker_org IS NOT NULL AND ${more.sql})
SELECT pushed.*${shown.t ? `, ${shown.t}` : ''} FROM pushed
CROSS JOIN push_target t ON t.push_id = pushed.push AND t.org_id = pushed.seeker_org AND t.state = 'sent' AND pushed.since >= t.sent_at`),
  params: [ids, ...more.params],
});

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
  const deals = dealsOfPushes(list, { d: 'd.id, d.state' }, within('d.seeker_org', orgs));
  return [
    {
      sql: `SELECT t.push_id, CASE WHEN ${HAS_REASON} THEN coalesce(t.error_code, '') END AS code, ${COUNTS} FROM (${counted.sql}) t
GROUP BY t.push_id, code`,
      params: counted.params,
    },
    {
      sql: `SELECT push_id, count(*) AS n FROM push_wechat_orgs t WHERE push_id IN (SELECT value FROM json_each(?)) AND ${own.sql}
  AND ${isDueAgain('t')} GROUP BY push_id`,
      params: [list, ...own.params],
    },
    { sql: `SELECT DISTINCT push AS push_id, id, state FROM ${deals.sql}`, params: deals.params },
  ];
}

type Counted = Record<TargetStage | 'retriable', number>;

/** A deal that a push is given credit for. */
export interface CreditedDeal extends RowOf<'deal', 'id' | 'state'> {
  push_id: string;
}

/**
 * The numbers of pushes, in three indexed aggregates however many there are.
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
  for (const { push_id, code, ...counts } of answers[0] as ({ push_id: string; code: string | null } & Counted)[]) {
    const own = figures.get(push_id);
    if (!own) continue;
    for (const [stage, n] of Object.entries(counts)) own[stage as keyof Counted] += n;
    if (code !== null) own.reasons.push({ code, hint: deliveryHint(code, lang) ?? null, count: counts.chosen });
  }
  for (const { push_id, n } of answers[1] as { push_id: string; n: number }[]) {
    const own = figures.get(push_id);
    if (own) own.retriable += n;
  }
  const deals = answers[2] as CreditedDeal[];
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
