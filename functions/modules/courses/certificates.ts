import { certificatePath } from '../../../db/contract/attendance.ts';
import { auditOfChanges } from '../../platform/audit-log.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, isStale, isUniqueViolation } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { noticeEntry } from '../../platform/notices.ts';
import { newId } from '../../platform/random.ts';
import { newCertificateCode } from '../attendance/certificates.ts';
import { doorEventOf } from '../attendance/events.ts';
import { CHAPTERS, FINISHED, LEARNER_NAME } from './learning.ts';

/** Certificates that one batch issues. */
const STEP = 100;
/** How often two who issue them at once get into each other's way before one gives up. */
const TRIES = 5;

interface Learnt {
  user_id: string;
  name: string;
}

/** SQL: who finished all chapters of the course ?1 and has no certificate of it. */
const LEARNT = `FROM (${FINISHED}) p JOIN user u ON u.user_id = p.user_id AND u.is_delete = 0
  WHERE ${CHAPTERS} > 0 AND p.done >= ${CHAPTERS}
  AND NOT EXISTS (SELECT 1 FROM course_certificate c WHERE c.course_id = ?1 AND c.user_id = p.user_id)`;

/** @returns false where somebody else issued one of them at the same moment, or the course gives none any more: none is issued then */
async function issue(
  db: Database,
  userId: string,
  course: { id: string; name: string; name_en: string | null },
  rows: Learnt[],
): Promise<boolean> {
  const made = rows.map((row) => ({ ...row, id: newId(), code: newCertificateCode() }));
  try {
    await db.batch([
      {
        sql: `INSERT INTO course_certificate (id, course_id, user_id, name, certificate, certificate_user, add_time)
          SELECT j.value ->> 'id', e.id, u.user_id, j.value ->> 'name', j.value ->> 'code', ?3, ?4
          FROM json_each(?1) j JOIN course e ON e.id = ?2 AND e.certificate = 1 AND e.is_delete = 0
          JOIN user u ON u.user_id = j.value ->> 'user_id' AND u.is_delete = 0`,
        params: [JSON.stringify(made), course.id, userId, now()],
      },
      assertChanged(rows.length),
      auditOfChanges({ userId, action: 'certificates-issue', table: 'course', itemId: course.id }, ''),
      ...made.map(({ user_id, code }) =>
        noticeEntry({
          userId: user_id,
          topic: 'certificate_issued',
          params: { name: course.name, name_en: course.name_en },
          link: certificatePath(code),
          onceKey: `certificate:${course.id}:${code}`,
        }),
      ),
    ]);
    return true;
  } catch (error) {
    if (isStale(error) || isUniqueViolation(error, 'course_certificate')) return false;
    throw error;
  }
}

/**
 * Issues a certificate to everybody who finished all chapters of a course and has none (decision 360); they are told in the same batch.
 * @returns how many were issued, and how many have none because nobody gave a name for them
 * @throws AppError 404 for a course that is not there, 409 certificates_off
 */
export async function certifyLearners(
  db: Database,
  userId: string,
  id: string,
): Promise<{ issued: number; unnamed: number }> {
  const course = await doorEventOf(db, 'course', id);
  if (course.certificate !== 1) throw new AppError(409, 'certificates_off');
  let issued = 0;
  for (let collisions = 0; collisions < TRIES; ) {
    const rows = await db.all<Learnt>(
      `SELECT p.user_id, ${LEARNER_NAME} AS name ${LEARNT} AND ${LEARNER_NAME} IS NOT NULL ORDER BY p.user_id LIMIT ${STEP}`,
      [id],
    );
    if (rows.length === 0) break;
    const done = await issue(db, userId, course, rows);
    if (done) issued += rows.length;
    else collisions += 1;
  }
  const left = await db.first<{ n: number }>(`SELECT count(*) AS n ${LEARNT} AND ${LEARNER_NAME} IS NULL`, [id]);
  return { issued, unnamed: left?.n ?? 0 };
}
