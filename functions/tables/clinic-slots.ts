import { freeSlots } from '../../db/contract/clinic.ts';
import type { Database } from '../platform/database.ts';
import { invalid } from '../platform/errors.ts';

interface Hours {
  hours: string | null;
  days_off: string | null;
}

/**
 * The end of a slot that an expert of the clinic offers from now on; whether somebody holds it already, the UNIQUE key decides.
 * @param start unix seconds, null for an expert without a time
 * @throws AppError 422 at `expert_id` for who is no expert of the clinic, at `slot_start` for a time that is not offered
 */
export async function slotEnd(
  db: Database,
  expertId: string,
  start: number | null,
  at: number,
): Promise<number | null> {
  const found = await db.first<Hours>(
    `SELECT c.hours, c.days_off FROM zhuanjia e LEFT JOIN clinic_calendar c ON c.expert_id = e.expert_id
     WHERE e.expert_id = ? AND e.is_clinic = 1 AND e.audit_status = 4 AND e.is_delete = 0`,
    [expertId],
  );
  if (!found) throw invalid([{ field: 'expert_id', code: 'unknown_reference' }]);
  if (start === null) return null;
  const offered = freeSlots(
    { hours: JSON.parse(found.hours ?? '[]'), daysOff: JSON.parse(found.days_off ?? '[]'), taken: [] },
    at,
  );
  const slot = offered.find((each) => each.start === start);
  if (!slot) throw invalid([{ field: 'slot_start', code: 'clinic_slot_closed' }]);
  return slot.end;
}
