import type { BookedKind } from '../../../db/contract/bookings.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { notFound } from '../../platform/errors.ts';
import { wrote } from '../../platform/guarded.ts';
import { newId } from '../../platform/random.ts';
import { wakeClock } from '../../platform/schedules.ts';

const SEATS = 'paid, certificate, capacity, offer_hours, check_phone, questions';

/** What a copy has of its model as it is, beside its names and times. */
export const COPIED: Readonly<Record<BookedKind, string>> = {
  meeting: `type, profile, profile_en, cover, address, address_en, org_name, org_name_en, ${SEATS}`,
  course: `mainTeacher, orgName, profile, profile_en, cover, video, address, address_en, class_hours, term_id, sort, ${SEATS}`,
};

/** Parts that a copy of a course has as well. */
const PARTS: readonly [table: string, columns: string][] = [
  ['course_chapter', 'name, name_en, video, duration, captions, captions_en, sort'],
  ['course_material', 'name, name_en, url, sort'],
];

const withParts = (copy: string, id: string): Statement[] =>
  PARTS.map(([table, columns]) => ({
    sql: `INSERT INTO ${table} (id, course_id, ${columns}, add_time)
      SELECT lower(hex(randomblob(16))), ?1, ${columns}, ?2 FROM ${table} WHERE course_id = ?3 AND is_delete = 0
      AND EXISTS (SELECT 1 FROM course WHERE id = ?1)`,
    params: [copy, now(), id],
  }));

/**
 * A copy of a meeting or course that visitors do not see yet.
 * @throws AppError 404 for one that there is not
 */
export async function copyEvent(db: Database, kind: BookedKind, id: string): Promise<{ id: string }> {
  const copy = newId();
  const [made] = await db.batch<{ id: string }>([
    {
      sql: `INSERT INTO ${kind} (id, name, name_en, start_time, end_time, sign_from, sign_until, ${COPIED[kind]}, is_open, add_time)
        SELECT ?, name || '（副本）', name_en, start_time, end_time, sign_from, sign_until, ${COPIED[kind]}, 0, ? FROM ${kind}
        WHERE id = ? AND is_delete = 0 RETURNING id`,
      params: [copy, now(), id],
    },
    ...(kind === 'course' ? withParts(copy, id) : []),
  ]);
  if (!made?.length) throw notFound();
  return { id: copy };
}

/**
 * Calls a meeting or course off: the database makes the messages to all who are booked or wait due in the same transaction (decision 140).
 * @param reason as they are told
 * @throws AppError 404 for one that there is not
 */
export async function cancelEvent(
  db: Database,
  env: Env,
  userId: string,
  kind: BookedKind,
  { id, reason }: { id: string; reason: string },
): Promise<{ changed: number }> {
  const written = await wrote(db, [
    {
      sql: `UPDATE ${kind} SET cancel_time = ?, cancel_reason = ? WHERE id = ? AND is_delete = 0 AND cancel_time IS NULL`,
      params: [now(), reason, id],
    },
    assertChanged(),
    auditEntry({ userId, action: 'event-cancel', table: kind, itemId: id, opinion: reason }),
  ]);
  if (!written) {
    if (!(await db.first(`SELECT 1 FROM ${kind} WHERE id = ? AND is_delete = 0`, [id]))) throw notFound();
    return { changed: 0 };
  }
  await wakeClock(env, Date.now());
  return { changed: 1 };
}
