import { CLINIC, freeSlots } from '../../db/contract/clinic.ts';
import { refuseWhere } from '../data/guards.ts';
import type { Row } from '../data/row.ts';
import type { Database, Statement } from '../platform/database.ts';
import { invalid } from '../platform/errors.ts';

/**
 * Condition on an expert `e`: nobody is to wait for an account that is disabled (decision 452). What was booked stays, for it may come back;
 * experts whom editors entered are reached by staff.
 */
export const ANSWERS = `NOT (e.is_self = 1 AND EXISTS (SELECT 1 FROM user n WHERE n.user_id = e.add_user AND n.is_delete = 1))`;

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
    `SELECT iif(${ANSWERS}, c.hours, NULL) AS hours, c.days_off FROM zhuanjia e LEFT JOIN clinic_calendar c ON c.expert_id = e.expert_id
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

/**
 * Revoking tells both sides; taking an application or its expert away would tell nobody, and one of them would wait: it is refused
 * where a time to come is held (decision 354), and so is taking an expert off the clinic (decision 341).
 * @param of the column by which the applications are meant
 * @param rows what goes
 * @param at unix seconds
 */
export const nothingHeld = (of: 'id' | 'expert_id', rows: readonly Row[], at: number): Statement =>
  refuseWhere(
    {
      sql: `SELECT 1 FROM clinic_application WHERE ${of} IN (SELECT value FROM json_each(?)) AND slot_start > ?
            AND audit_status <> ${CLINIC.revoked} AND finish_time IS NULL AND is_delete = 0`,
      params: [JSON.stringify(rows.map((row) => row[of])), at],
    },
    of === 'id' ? 'clinic_revoke_first' : 'expert_booked',
  );
