import type { CaseInput, CaseShare, DealSide } from '../../../db/contract/deals.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { dealNotices, eventEntry } from './entries.ts';
import { type DealRecord, loadDeal, partySide, usersOf } from './record.ts';

const OTHER = { seeker: 'owner', owner: 'seeker' } as const satisfies Record<DealSide, DealSide>;

/** Whether a caller decides for a side what everybody may read: for an organisation its administrators alone. */
export function maySpeak(caller: Caller, deal: Pick<DealRecord, 'seeker_org' | 'owner_org'>, side: DealSide): boolean {
  const organization = deal[`${side}_org`];
  return organization === null || caller.adminOrganizationIds.includes(organization);
}

/**
 * A side of a signed deal says what everybody may read of it as a case: the parties, the amount as well, or nothing any more.
 * Both have to agree; each takes it back at any time, and nobody reads it from then on.
 * @throws AppError 404 for strangers, 403 for operators and who does not administer the side's organisation, 409 before a signing
 */
export async function shareCase(
  db: Database,
  caller: Caller,
  { id, shares }: CaseInput,
): Promise<{ id: string; shares: CaseShare | null }> {
  const userId = userIdOf(caller);
  const loaded = await loadDeal(db, id);
  const { deal, side } = partySide(caller, loaded.deal);
  if (!maySpeak(caller, deal, side)) throw new AppError(403, 'deal_case_office');
  if (deal.state !== 'signed') throw new AppError(409, 'deal_not_signed');
  const before = deal[`${side}_case`];
  if (before === shares) return { id, shares };
  const at = now();
  const others = usersOf(loaded.people, [OTHER[side]], userId);
  await writeOr(db, 'conflict', [
    {
      // Whether both agree is decided where it is written: the other side may change its mind at the same moment.
      sql: `UPDATE deal SET ${side}_case = ?1, case_time = iif(?1 IS NOT NULL AND ${OTHER[side]}_case IS NOT NULL, coalesce(case_time, ?2), NULL)
              WHERE id = ?3 AND ${side}_case IS ?4`,
      params: [shares, at, deal.id, before],
    },
    assertChanged(),
    eventEntry({ dealId: deal.id, kind: 'case', side, userId, at, content: shares }),
    // A change of what is shown needs no word to the other side; agreeing and taking it back does.
    ...(shares === null || before === null
      ? dealNotices(deal, others, 'deal_case', { code: shares ? 'shared' : 'withdrawn' })
      : []),
    auditEntry({ userId, action: 'deal-case', table: 'deal', itemId: deal.id, before, after: shares }),
  ]);
  return { id, shares };
}
