import { DEAL_STATES, type DealState } from '../../../db/contract/deal-states.ts';
import { type DealSide, isEnded, type StepInput, type SteppedDeal } from '../../../db/contract/deals.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type RowOf, type Statement } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { type Row, update } from '../../platform/sql.ts';
import { dealNotices, dueTime, eventEntry, selectStepDays } from './entries.ts';
import { type DealRecord, type Person, partySide, selectDeal, selectPeople, usersOf } from './record.ts';

/** What a step comes to: a state, or the proposal to sign, which leaves the state as it is. */
interface Outcome {
  kind: 'step' | 'proposal';
  state: DealState;
  proposedSide: DealSide | null;
  amount: string | null;
}

/** The last act of a deal: who did what. */
interface LastAct extends RowOf<'deal_event', 'kind' | 'add_user'> {
  state: DealState;
}

const selectLastAct = (id: string): Statement => ({
  sql: `SELECT kind, state, add_user FROM deal_event WHERE deal_id = ? AND kind <> 'message' AND kind IN ('step', 'proposal') ORDER BY add_time DESC, id DESC LIMIT 1`,
  params: [id],
});

const sameAmount = (given: string | null, proposed: string | null): boolean =>
  given === null || (proposed !== null && Number(given) === Number(proposed));

/**
 * A signing takes both sides: the first one proposes, the other one's repetition signs. Another amount is a proposal again.
 */
function signing(deal: DealRecord, side: DealSide, given: string | null): Outcome {
  const { proposed_side: proposed, amount } = deal;
  const confirmed = proposed !== null && proposed !== side && sameAmount(given, amount);
  if (confirmed) return { kind: 'step', state: 'signed', proposedSide: null, amount };
  return { kind: 'proposal', state: deal.state, proposedSide: side, amount: given };
}

function outcomeOf(deal: DealRecord, side: DealSide, input: StepInput): Outcome {
  if (isEnded(deal.state)) throw new AppError(409, 'deal_ended');
  if (input.state === 'signed') {
    if (deal.state !== 'negotiating') throw new AppError(409, 'deal_not_negotiating');
    return signing(deal, side, input.amount || null);
  }
  const forward = DEAL_STATES.indexOf(input.state) > DEAL_STATES.indexOf(deal.state);
  if (!forward) throw new AppError(409, 'deal_only_forward');
  return { kind: 'step', state: input.state, proposedSide: null, amount: null };
}

/** Whether the call is the repetition of one whose answer was lost. */
function isRepeated(deal: DealRecord, last: LastAct | undefined, userId: string, input: StepInput): boolean {
  if (deal.version !== input.version + 1 || last?.add_user !== userId) return false;
  return last.state === input.state;
}

const shown = (deal: Pick<DealRecord, 'id' | 'state' | 'proposed_side' | 'version'>): SteppedDeal => ({
  id: deal.id,
  state: deal.state,
  proposed_side: deal.proposed_side,
  version: deal.version,
});

/**
 * Takes a deal a step further: either side may, and only forward; `signed` is proposed by one side and
 * confirmed by the other, `declined` needs a reason. Both see who did it and when.
 * @param input `version` is the one that the caller saw
 * @throws AppError 404 for strangers, 403 for operators, 409 when it was changed meanwhile, has ended, or would go back
 */
export async function stepDeal(db: Database, caller: Caller, input: StepInput): Promise<SteppedDeal> {
  const userId = userIdOf(caller);
  const [deals = [], people = [], days, acts = []] = await db.batch<unknown>([
    selectDeal(input.id),
    selectPeople(input.id),
    selectStepDays,
    selectLastAct(input.id),
  ]);
  const { deal, side } = partySide(caller, deals[0] as DealRecord | undefined);
  if (isRepeated(deal, acts[0] as LastAct | undefined, userId, input)) return shown(deal);
  if (deal.version !== input.version) throw new AppError(409, 'conflict');
  const outcome = outcomeOf(deal, side, input);
  const at = now();
  const declined = outcome.state === 'declined';
  const changes = {
    state: outcome.state,
    proposed_side: outcome.proposedSide,
    amount: outcome.amount,
    decline_reason: declined ? (input.reason ?? null) : null,
    update_time: at,
    due_time: isEnded(outcome.state) ? null : dueTime(days, at),
    overdue_time: null,
    version: deal.version + 1,
  } satisfies Row;
  const told = { state: outcome.kind === 'proposal' ? 'proposed' : outcome.state };
  await writeOr(db, 'conflict', [
    update('deal', changes, { sql: 'id = ? AND version = ?', params: [deal.id, deal.version] }),
    assertChanged(),
    eventEntry({
      dealId: deal.id,
      kind: outcome.kind,
      side,
      userId,
      at,
      state: outcome.kind === 'proposal' ? 'signed' : outcome.state,
      reason: changes.decline_reason,
      content: input.note || null,
      amount: outcome.amount,
    }),
    ...dealNotices(deal, usersOf(people as Person[], ['seeker', 'owner'], userId), 'deal_step', told),
    auditEntry({
      userId,
      action: outcome.kind === 'proposal' ? 'deal-propose' : 'deal-step',
      table: 'deal',
      itemId: deal.id,
      before: deal.state,
      after: told.state,
      opinion: changes.decline_reason,
    }),
  ]);
  return shown({ id: deal.id, ...changes });
}
