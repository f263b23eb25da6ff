import { CLINIC, EXPERT_RECORDS } from '../../db/contract/clinic.ts';
import { matchPath } from '../../db/contract/matchmaking.ts';
import type { Statement } from '../platform/database.ts';
import { dueToApplicants, STAFF_LIST, tellClinic } from './clinic-people.ts';

/** Applications `a` that somebody still counts on. */
const OPEN = `a.audit_status <> ${CLINIC.revoked} AND a.finish_time IS NULL AND a.is_delete = 0`;

/** What the person asked of the clinic goes with the account: the expert waits for nobody, and staff look for no time. */
function asked(userId: string, at: number): Statement[] {
  const ids = { where: `a.add_user = ? AND ${OPEN} AND coalesce(a.slot_start > unixepoch(), 1)`, value: userId };
  const told = { ids, topic: 'clinic_revoked', except: userId, at } as const;
  return [
    tellClinic({ ...told, to: ['expert'], link: EXPERT_RECORDS }),
    tellClinic({ ...told, to: ['staff'], link: STAFF_LIST }),
  ];
}

/** Whoever booked the person as an expert is told as of every revocation, and nobody books the person any more. */
function awaited(userId: string, at: number): Statement[] {
  const ids = {
    where: `a.expert_id IN (SELECT x.expert_id FROM zhuanjia x WHERE x.add_user = ? AND x.is_self = 1) AND ${OPEN} AND a.slot_start > unixepoch()`,
    value: userId,
  };
  return [
    dueToApplicants(ids, 'cancelled', at),
    tellClinic({ ids, topic: 'clinic_revoked', to: ['applicant', 'staff'], except: userId, at }),
    {
      sql: `UPDATE clinic_application AS a SET audit_status = ${CLINIC.revoked}, update_time = ?2 WHERE ${ids.where.replace('?', '?1')}`,
      params: [userId, at],
    },
    {
      sql: 'UPDATE zhuanjia SET is_clinic = 0 WHERE add_user = ? AND is_self = 1 AND is_clinic = 1',
      params: [userId],
    },
  ];
}

/** The other of each 1:1 meeting to come is told who does not come, once, and slot, table and both people are free. */
function matched(userId: string, at: number): Statement[] {
  const seats = `matchmaking_seat e JOIN matchmaking_slot s ON s.id = e.slot_id AND s.start_time > ?2`;
  return [
    {
      sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, params, link, once_key, add_time)
        SELECT upper(hex(randomblob(13))), u.user_id, 'matchmaking_cancelled', json_object('name', t.name, 'name_en', t.name_en, 'from', m.name, 'content', NULL),
          '${matchPath("' || t.id || '", 'plan')}', 'matchmaking-cancelled:' || x.id || ':' || u.user_id, ?2
        FROM ${seats} JOIN matchmaking_appointment x ON x.id = e.appointment_id AND x.cancel_time IS NULL JOIN meeting t ON t.id = x.meeting_id
        JOIN user u ON u.user_id = iif(x.first_user = ?1, x.second_user, x.first_user) AND u.is_delete = 0
        LEFT JOIN matchmaking_member m ON m.meeting_id = x.meeting_id AND m.user_id = ?1
        WHERE e.user_id = ?1`,
      params: [userId, at],
    },
    {
      sql: `UPDATE matchmaking_appointment SET cancel_time = ?2, told_time = ?2
        WHERE cancel_time IS NULL AND id IN (SELECT e.appointment_id FROM ${seats} WHERE e.user_id = ?1)`,
      params: [userId, at],
    },
  ];
}

/**
 * What others wait for with a person whose account ends: they are told, and the time is free (decision 342). It stands before the rows go.
 * Seats of meetings and courses go to the next by themselves.
 * @param userId whose
 * @param at unix seconds
 */
export const appointmentsEnded = (userId: string, at: number): Statement[] => [
  ...asked(userId, at),
  ...awaited(userId, at),
  ...matched(userId, at),
];
