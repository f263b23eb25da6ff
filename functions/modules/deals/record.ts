import type { DealState } from '../../../db/contract/deal-states.ts';
import { type CaseShare, type DealSide, dueSides } from '../../../db/contract/deals.ts';
import { type Caller, holds, reachesBack } from '../../platform/caller.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { hasLeft } from '../../tables/memberships.ts';

/** A row of the table deal. */
export interface DealRecord {
  id: string;
  item_type: number;
  item_id: string;
  item_name: string;
  seeker_user: string;
  seeker_org: string | null;
  owner_user: string;
  owner_org: string | null;
  seeker_name: string | null;
  seeker_phone: string | null;
  state: DealState;
  decline_reason: string | null;
  proposed_side: DealSide | null;
  amount: string | null;
  seeker_case: CaseShare | null;
  owner_case: CaseShare | null;
  case_time: number | null;
  add_time: number;
  update_time: number;
  due_time: number | null;
  version: number;
  /** 1 where the person of a side is no longer a member of its organisation. */
  seeker_left: number;
  owner_left: number;
}

/** SQL condition on a deal `d`: the person of a side was a member of its organisation, and is none any more. */
const sideLeft = (side: DealSide): string => hasLeft(`d.${side}_org`, `d.${side}_user`);

/** Columns of a deal `d`: who of its people speaks for no organisation any more. */
export const LEFT = `${sideLeft('seeker')} AS seeker_left, ${sideLeft('owner')} AS owner_left`;

/** Path of a deal's page: where its notices lead, and how they are told apart. */
export const pathOf = (id: string): string => `/deals/${id}`;

const administers = (caller: Caller, organization: string | null, since: number): boolean =>
  organization !== null &&
  caller.adminOrganizationIds.includes(organization) &&
  reachesBack(caller, organization, since);

/**
 * The side for which a caller speaks: the two people, as long as they have not left the organisation in whose name they did, and those
 * who administer their organisations; a deal that began before an administrator reads is none of theirs. Who could speak for both
 * speaks for the one that they opened or published themselves.
 */
function sideOf(caller: Caller, deal: DealRecord): DealSide | null {
  if (caller.userId === null) return null;
  if (caller.userId === deal.seeker_user && !deal.seeker_left) return 'seeker';
  if (caller.userId === deal.owner_user && !deal.owner_left) return 'owner';
  if (administers(caller, deal.owner_org, deal.add_time)) return 'owner';
  return administers(caller, deal.seeker_org, deal.add_time) ? 'seeker' : null;
}

/** Whether a caller asked, also one who speaks for nobody any more: the publisher's name is not theirs before the publisher has acted. */
export const isAsking = (caller: Caller, deal: DealRecord, side: DealSide | null): boolean =>
  side === 'seeker' || (side === null && caller.userId === deal.seeker_user);

/** Who opened or published reads on what was said, also after leaving the organisation for which they did (decision 314). */
const isPerson = (caller: Caller, deal: DealRecord): boolean =>
  caller.userId !== null && (caller.userId === deal.seeker_user || caller.userId === deal.owner_user);

/** Operators follow every deal, and take part in none. */
export const isOperator = (caller: Caller): boolean => holds(caller, 'push-admin');

/** The statement that reads one deal. */
export const selectDeal = (id: string): Statement => ({
  sql: `SELECT d.*, ${LEFT} FROM deal d WHERE d.id = ?`,
  params: [id],
});

/**
 * A deal that the caller may read.
 * @throws AppError 404 for everybody but the parties, who opened or published, and operators
 */
export function readable(caller: Caller, deal: DealRecord | undefined): asserts deal is DealRecord {
  if (!deal || !(sideOf(caller, deal) || isPerson(caller, deal) || isOperator(caller))) throw notFound();
}

/**
 * The side for which the caller takes part.
 * @throws AppError 404 for strangers, 403 for operators and who left the organisation, who only read
 */
export function partySide(caller: Caller, deal: DealRecord | undefined): { deal: DealRecord; side: DealSide } {
  readable(caller, deal);
  const side = sideOf(caller, deal);
  if (!side) throw forbidden();
  return { deal, side };
}

/** The statement that finds who speaks for each side of a deal and has a living account; columns `side` and `user_id`. */
export const selectPeople = (id: string): Statement => ({
  sql: `SELECT DISTINCT p.side, p.user_id FROM (
          SELECT 'seeker' AS side, d.seeker_user AS user_id FROM deal d WHERE d.id = ?1 AND NOT ${sideLeft('seeker')}
          UNION ALL SELECT 'owner', d.owner_user FROM deal d WHERE d.id = ?1 AND NOT ${sideLeft('owner')}
          UNION ALL SELECT iif(m.organization_id = d.owner_org, 'owner', 'seeker'), m.user_id
            FROM deal d JOIN organisation_user m ON m.organization_id IN (d.seeker_org, d.owner_org)
            WHERE d.id = ?1 AND m.is_admin = 1 AND m.is_delete = 0 AND m.audit_status = 4
            AND m.read_from <= d.add_time
        ) p JOIN user u ON u.user_id = p.user_id AND u.is_delete = 0 LIMIT 60`,
  params: [id],
});

/** Somebody who speaks for a side. */
export interface Person {
  side: DealSide;
  user_id: string;
}

/**
 * One deal with those who speak for its sides.
 * @returns the record, undefined when there is none
 */
export async function loadDeal(db: Database, id: string): Promise<{ deal: DealRecord | undefined; people: Person[] }> {
  const [deals = [], people = []] = await db.batch<unknown>([selectDeal(id), selectPeople(id)]);
  return { deal: deals[0] as DealRecord | undefined, people: people as Person[] };
}

/** Those who speak for one of the sides, without one person, each once. */
export const usersOf = (people: Person[], sides: readonly DealSide[], except: string | null): string[] => [
  ...new Set(people.filter(({ side, user_id }) => sides.includes(side) && user_id !== except).map((p) => p.user_id)),
];

/** Whose turn it is, and whether it is late. */
const dueOf = (deal: Pick<DealRecord, 'state' | 'proposed_side' | 'due_time'>, at: number) => ({
  due_sides: dueSides(deal.state, deal.proposed_side),
  overdue: deal.due_time !== null && deal.due_time <= at,
});

/** What lists and the page of a deal say alike, as its caller reads it. */
export const headOf = (caller: Caller, row: DealRecord & { public_name_en: string | null }, at: number) => ({
  id: row.id,
  item_type: row.item_type,
  item_id: row.item_id,
  item_name: row.item_name,
  item_name_en: row.public_name_en,
  state: row.state,
  proposed_side: row.proposed_side,
  add_time: row.add_time,
  update_time: row.update_time,
  due_time: row.due_time,
  ...dueOf(row, at),
  my_side: sideOf(caller, row),
});
