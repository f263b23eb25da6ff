import { applicationPath, type ClinicRow, type ClinicSide } from '../../../db/contract/clinic.ts';
import { type Caller, holds, userIdOf } from '../../platform/caller.ts';
import type { Database, RowOf, Statement } from '../../platform/database.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { EXPERT_USER, staffPath } from '../../tables/clinic-people.ts';

/** A living application with what lists show of it, and whether the caller is its applicant or its expert. */
export interface ApplicationRecord
  extends ClinicRow,
    RowOf<'clinic_application', 'phone' | 'summary' | 'rating_content' | 'rating_time' | 'files' | 'add_user'> {
  is_expert: number;
}

/** Columns of such a record over `a`; the first two parameters are the user. */
const RECORD = `a.id, a.org_name, a.contacts, a.phone, a.audit_status, a.expert_id, e.name AS expert_name, e.name_en AS expert_name_en,
  a.scope_id, s.name AS scope_name, s.name_en AS scope_name_en, a.slot_start, a.slot_end, a.problem, a.summary, a.files, a.finish_time,
  a.ask_time, a.agree_time, a.decline_time, a.rating, a.rating_content, a.rating_time, a.add_user, a.add_time, coalesce(${EXPERT_USER} = ?, 0) AS is_expert,
  (SELECT count(*) FROM notice n WHERE n.user_id = ? AND n.read_time IS NULL AND n.link IN ('${applicationPath('')}' || a.id, '${staffPath('')}' || a.id)) AS unread`;

/** SQL: applications with their expert and field. */
const JOINED = `clinic_application a LEFT JOIN zhuanjia e ON e.expert_id = a.expert_id LEFT JOIN scope s ON s.id = a.scope_id`;

/**
 * The statement that reads some applications.
 * @param rest what stands behind FROM: condition, order, limit
 */
export const selectApplications = (userId: string, rest: Statement): Statement => ({
  sql: `SELECT ${RECORD} FROM ${JOINED} WHERE a.is_delete = 0 AND ${rest.sql}`,
  params: [userId, userId, ...rest.params],
});

/** Who the caller is in an application; whoever asked for it is that before anything else. */
function sideOf(caller: Caller, row: ApplicationRecord): ClinicSide | null {
  if (caller.userId !== null && row.add_user === caller.userId) return 'applicant';
  if (row.is_expert === 1) return 'expert';
  return holds(caller, 'content-admin') ? 'staff' : null;
}

/**
 * An application in which the caller takes part.
 * @param sides who may do what is about to be done; staff who are also its expert may do what either may
 * @throws AppError 404 for strangers, 403 for those who only read
 */
export async function applicationFor(
  db: Database,
  caller: Caller,
  id: string,
  sides?: readonly ClinicSide[],
): Promise<{ row: ApplicationRecord; side: ClinicSide }> {
  const { sql, params } = selectApplications(userIdOf(caller), { sql: 'a.id = ?', params: [id] });
  const row = await db.first<ApplicationRecord>(sql, params);
  const side = row && sideOf(caller, row);
  if (!row || !side) throw notFound();
  const allowed = !sides || sides.includes(side) || (sides.includes('staff') && holds(caller, 'content-admin'));
  if (!allowed) throw forbidden();
  return { row, side };
}
