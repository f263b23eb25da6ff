import { dueSides } from '../../../db/contract/deals.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now, shownDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { AppError, forbidden, notFound } from '../../platform/errors.ts';
import { dealNotices } from './entries.ts';
import { type DealRecord, isOperator, loadDeal, type Person, selectPeople, usersOf } from './record.ts';

/** Deals that one run looks at: a run stays short, the next one goes on. */
const BATCH = 50;

async function tellOne(db: Database, deal: DealRecord, people: Person[], at: number): Promise<void> {
  const users = usersOf(people, dueSides(deal.state, deal.proposed_side), null);
  await db.batch([
    // A step that comes in between has a version of its own: the notices are then about the former one, once.
    ...dealNotices(deal, users, 'deal_overdue', { state: deal.state }, `deal-overdue:${deal.id}:${deal.version}`),
    { sql: 'UPDATE deal SET overdue_time = ? WHERE id = ? AND version = ?', params: [at, deal.id, deal.version] },
  ]);
}

/**
 * Tells the side that is due that a step is late, once a step.
 * @returns the number of deals that were looked at
 */
export async function tellOverdue(db: Database): Promise<number> {
  const at = now();
  const deals = await db.all<DealRecord>(
    'SELECT * FROM deal WHERE due_time <= ? AND overdue_time IS NULL ORDER BY due_time LIMIT ?',
    [at, BATCH],
  );
  if (deals.length === 0) return 0;
  const people = await db.batch<Person>(deals.map(({ id }) => selectPeople(id)));
  for (const [index, deal] of deals.entries()) await tellOne(db, deal, people[index] ?? [], at);
  return deals.length;
}

/**
 * Reminds the side that is due, on an operator's behalf; each user once a day and step.
 * @returns how many people the reminder is for
 * @throws AppError 403 for others than operators, 404, 409 once the deal has ended
 */
export async function remindDeal(db: Database, caller: Caller, id: string): Promise<{ told: number }> {
  const userId = userIdOf(caller);
  if (!isOperator(caller)) throw forbidden();
  const { deal, people } = await loadDeal(db, id);
  if (!deal) throw notFound();
  const sides = dueSides(deal.state, deal.proposed_side);
  if (sides.length === 0) throw new AppError(409, 'deal_ended');
  const users = usersOf(people, sides, null);
  const day = shownDay(now());
  await db.batch([
    ...dealNotices(deal, users, 'deal_overdue', { state: deal.state }, `deal-remind:${id}:${deal.version}:${day}`),
    auditEntry({ userId, action: 'deal-remind', table: 'deal', itemId: id, before: deal.state }),
  ]);
  return { told: users.length };
}
