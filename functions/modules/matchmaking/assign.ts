import { matchPath } from '../../../db/contract/matchmaking.ts';
import type { NoticeTopic } from '../../../db/contract/notices.ts';
import type { Statement } from '../../platform/database.ts';
import { noticeEntry } from '../../platform/notices.ts';
import { newId } from '../../platform/random.ts';
import { freeTable, isFree, isHeld } from './world.ts';

/**
 * What somebody is told about the 1:1 meetings of a meeting.
 * @param name of the meeting
 * @param from who acted, as the others read it
 */
export const told = (
  userId: string,
  topic: NoticeTopic,
  { id, name, name_en }: { id: string; name: string; name_en: string | null },
  from: string | null,
  more: { tab?: string; content?: string | null; onceKey?: string } = {},
): Statement =>
  noticeEntry({
    userId,
    topic,
    params: { name, name_en, from, content: more.content ?? null },
    link: matchPath(id, more.tab),
    ...(more.onceKey && { onceKey: more.onceKey }),
  });

/**
 * The statements that give an accepted request its slot and table: the first slot that suits both, or the one that is named, and the first
 * table that is not spare. They change nothing where there is none, which fails the batch at the `assertChanged` behind.
 * @param id of the 1:1 meeting
 * @param slotId the only slot to be taken; null for the one that was asked for, or any
 * @param at unix seconds
 */
export const assignRequest = (id: string, requestId: string, slotId: string | null, at: number): Statement => ({
  sql: `INSERT INTO matchmaking_appointment (id, meeting_id, slot_id, table_no, request_id, first_user, second_user, add_time)
        SELECT ?1, r.meeting_id, s.id, ${freeTable('s', '1', 'k.tables - k.spare')}, r.id, r.from_user, r.to_user, ?4
        FROM matchmaking_request r JOIN matchmaking k ON k.meeting_id = r.meeting_id
        JOIN matchmaking_member a ON a.meeting_id = r.meeting_id AND a.user_id = r.from_user AND a.left_time IS NULL
        JOIN matchmaking_member b ON b.meeting_id = r.meeting_id AND b.user_id = r.to_user AND b.left_time IS NULL
        JOIN matchmaking_slot s ON s.meeting_id = r.meeting_id
        WHERE r.id = ?2 AND r.state = 'accepted' AND ${isHeld('r.meeting_id')} AND s.start_time > ?4 AND s.id = coalesce(?3, r.slot_id, s.id)
          AND ${isFree('a', 's')} AND ${isFree('b', 's')} AND ${freeTable('s', '1', 'k.tables - k.spare')} IS NOT NULL
          AND (k.max_meetings IS NULL OR k.max_meetings > max(
            (SELECT count(*) FROM matchmaking_seat WHERE user_id = a.user_id AND meeting_id = r.meeting_id),
            (SELECT count(*) FROM matchmaking_seat WHERE user_id = b.user_id AND meeting_id = r.meeting_id)))
        ORDER BY s.start_time LIMIT 1`,
  params: [id, requestId, slotId, at],
});

/** The statement that seats both members of a new 1:1 meeting: the key of the seats has the last word (decision 171). */
export const seatBoth = (appointmentId: string): Statement => ({
  sql: `INSERT INTO matchmaking_seat (id, slot_id, user_id, meeting_id, appointment_id)
        SELECT ?2, slot_id, first_user, meeting_id, id FROM matchmaking_appointment WHERE id = ?1
        UNION ALL SELECT ?3, slot_id, second_user, meeting_id, id FROM matchmaking_appointment WHERE id = ?1`,
  params: [appointmentId, newId(), newId()],
});

/** The statement that reads what was assigned. */
export const selectAssigned = (appointmentId: string): Statement => ({
  sql: 'SELECT id, slot_id, table_no, revision FROM matchmaking_appointment WHERE id = ?',
  params: [appointmentId],
});
