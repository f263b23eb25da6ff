import type { DealState } from '../../../db/contract/deal-states.ts';
import type { CaseShare } from '../../../db/contract/deals.ts';
import { DAY } from '../../../db/contract/time.ts';
import { contactName, mobile } from '../people.ts';
import { at } from '../random.ts';
import { DEMO_START, demoId, type Row, type TableRows, workingTime } from '../rows.ts';
import { demandId, makeDemand } from './demands.ts';
import { administratorOf, organizationFacts } from './organizations.ts';
import { makeResult, resultId } from './results.ts';

/** A deal of the demo: the number of its item and of the organisation that asks, its steps after the first, when it began. */
export interface DemoDeal {
  item: readonly ['result' | 'demand', number];
  seeker: number;
  path: readonly (DealState | 'proposed')[];
  amount?: string;
  reason?: string;
  /** What both sides let everybody read of it. */
  shares?: CaseShare;
  days: number;
}

const QUESTIONS = [
  '我们有一条同类生产线，希望了解技术指标和合作方式，盼安排线上交流。',
  '贵方提出的问题我们做过相近课题，可以先提供初步方案和案例。',
  '想了解中试数据与投入概算，如合适愿意派人到现场考察。',
];
const ANSWERS = ['感谢关注，已安排项目负责人与您联系。', '材料已发至邮箱，建议本周先开一次线上会。'];

/** Days from one step to the next, differing from deal to deal. */
const STEPS = [4, 7, 3, 9, 5, 2, 6];

/**
 * Rows of deals, their events, the log of their steps and what their owners were told.
 * @param now unix seconds of the load
 */
export function dealRows(demo: readonly DemoDeal[], now: number): TableRows[] {
  const deals: Row[] = [];
  const events: Row[] = [];
  const log: Row[] = [];
  const notices: Row[] = [];
  demo.forEach((deal, number) => {
    const [kind, item] = deal.item;
    const row = kind === 'result' ? makeResult({}, item) : makeDemand({}, item);
    const item_id = kind === 'result' ? resultId(item) : demandId(item);
    const item_type = kind === 'result' ? 1 : 2;
    const id = demoId('deal', number, DEMO_START);
    const seeker = administratorOf(deal.seeker);
    const owner = row.add_user ?? null;
    const ended = deal.path.at(-1) === 'signed' || deal.path.at(-1) === 'declined';
    const pace = Math.min(at(STEPS, number), Math.max(1, Math.floor(deal.days / (deal.path.length + 1))));
    const timeOf = (step: number) => workingTime(now, deal.days - step * pace, ((number * 5) % 6) + step * 0.4);
    const began = timeOf(0);
    const last = timeOf(deal.path.length);
    const shares = deal.shares ?? null;
    const state = deal.path.filter((step) => step !== 'proposed').at(-1) ?? 'interest';
    deals.push({
      id,
      item_type,
      item_id,
      item_name: row.name ?? null,
      seeker_user: seeker,
      seeker_org: organizationFacts(deal.seeker).id,
      owner_user: owner,
      owner_org: row.unit ?? null,
      seeker_name: contactName(300 + deal.seeker),
      seeker_phone: mobile(300 + deal.seeker),
      state,
      decline_reason: deal.reason ?? null,
      proposed_side: deal.path.at(-1) === 'proposed' ? 'seeker' : null,
      amount: deal.amount ?? null,
      seeker_case: shares,
      owner_case: shares,
      case_time: shares && last,
      add_time: began,
      update_time: last,
      due_time: ended ? null : last + 7 * DAY,
      version: 1 + deal.path.length,
    });
    const event = (place: number, values: Row): void => {
      events.push({ id: demoId('deal_event', number * 20 + place, DEMO_START), deal_id: id, ...values });
    };
    const entry = (place: number, values: Row): void => {
      log.push({
        id: demoId('log deal', number * 20 + place, DEMO_START),
        table_name: 'deal',
        item_id: id,
        ...values,
      });
    };
    event(0, { kind: 'step', side: 'seeker', state: 'interest', add_user: seeker, add_time: began });
    event(1, { kind: 'message', side: 'seeker', content: at(QUESTIONS, number), add_user: seeker, add_time: began });
    entry(0, { user_id: seeker, action: 'deal-open', after: 'interest', add_time: began });
    deal.path.forEach((step, index) => {
      const add_time = timeOf(index + 1);
      const signs = step === 'signed';
      const bySeeker = step === 'proposed' || (index % 2 === 1 && !signs);
      const [side, add_user] = bySeeker ? (['seeker', seeker] as const) : (['owner', owner] as const);
      const acted = { side, add_user, add_time };
      if (signs) {
        const proposal = { side: 'seeker', add_user: seeker, add_time: add_time - DAY };
        event(2 + index * 3, { kind: 'proposal', state: 'signed', amount: deal.amount ?? null, ...proposal });
      }
      if (step === 'proposed')
        event(3 + index * 3, { kind: 'proposal', state: 'signed', amount: deal.amount ?? null, ...acted });
      else {
        event(3 + index * 3, {
          kind: 'step',
          state: step,
          reason: step === 'declined' ? (deal.reason ?? null) : null,
          amount: signs ? (deal.amount ?? null) : null,
          ...acted,
        });
      }
      if (step === 'contacted') event(4 + index * 3, { kind: 'message', content: at(ANSWERS, number), ...acted });
      entry(1 + index, {
        user_id: add_user,
        action: step === 'proposed' ? 'deal-propose' : 'deal-step',
        before: index === 0 ? 'interest' : String(deal.path[index - 1]),
        after: step,
        opinion: step === 'declined' ? (deal.reason ?? null) : null,
        add_time,
      });
    });
    notices.push({
      id: demoId('notice deal', number, DEMO_START),
      user_id: owner,
      topic: 'deal_opened',
      item_type,
      item_id,
      params: JSON.stringify({ name: row.name }),
      link: `/deals/${id}`,
      add_time: began,
      read_time: deal.path.length > 0 ? began + 7_200 : null,
    });
  });
  return [
    { table: 'deal', rows: deals },
    { table: 'deal_event', rows: events },
    { table: 'audit_log', rows: log },
    { table: 'notice', rows: notices },
  ];
}
