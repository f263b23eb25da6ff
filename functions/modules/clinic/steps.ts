import type { clinicCalls } from '../../../db/contract/calls/clinic.ts';
import { CLINIC, CLINIC_PAGES, namesLeft, RATING_WINDOW } from '../../../db/contract/clinic.ts';
import type { BodyOf } from '../../../db/contract/endpoint.ts';
import { paragraphsOf } from '../../../db/contract/rich-text.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, isUniqueViolation, type Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, invalid } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { newId } from '../../platform/random.ts';
import { wakeClock } from '../../platform/schedules.ts';
import { insert } from '../../platform/sql.ts';
import { tellAgain } from '../../tables/booking-messages.ts';
import { dueToApplicants, tellClinic } from '../../tables/clinic-people.ts';
import { slotEnd } from '../../tables/clinic-slots.ts';
import { versionStatements } from '../../tables/versioned.ts';
import { type ApplicationRecord, applicationFor } from './record.ts';

/** A write that holds only while the application stands as it was read. */
async function step(db: Database, statements: Statement[]): Promise<{ changed: number }> {
  await writeOr(db, { stale: 'conflict', taken: 'clinic_slot_taken', index: 'clinic_application.' }, statements);
  return { changed: 1 };
}

const entry = (userId: string, row: ApplicationRecord, action: string, after: string | number | null): Statement =>
  auditEntry({ userId, action, table: 'clinic_application', itemId: row.id, before: row.audit_status, after });

/**
 * Staff give an application its expert and time, or confirm what is asked for; a time that somebody else took meanwhile is
 * refused by the UNIQUE key. Whoever knew of an earlier time is told of the change, and an expert who has it no more as well (decision 340).
 * @throws AppError 404, 409 for one that was revoked or closed or whose time is taken, 422 for a time that is not offered
 */
export async function bookApplication(
  db: Database,
  env: Env,
  caller: Caller,
  { id, expert_id, slot_start }: BodyOf<typeof clinicCalls.book>,
): Promise<{ changed: number }> {
  const userId = userIdOf(caller);
  const { row } = await applicationFor(db, caller, id, ['staff']);
  if (row.audit_status === CLINIC.revoked) throw new AppError(409, 'clinic_revoked');
  if (row.finish_time !== null) throw new AppError(409, 'clinic_finished');
  if (!expert_id) throw invalid([{ field: 'expert_id', code: 'required' }]);
  if (slot_start === null) throw invalid([{ field: 'slot_start', code: 'required' }]);
  const at = now();
  // What is held already is confirmed as it is, even where the hours were changed since.
  const same = row.expert_id === expert_id && row.slot_start === slot_start;
  const end = same ? row.slot_end : await slotEnd(db, expert_id, slot_start, at);
  const moved = row.audit_status === CLINIC.booked && !same;
  const told = { ids: [id], topic: 'clinic_booked', except: userId, at } as const;
  const passed = {
    ...told,
    to: ['expert'],
    params: { code: 'passed' },
    link: `${CLINIC_PAGES.result}?records=expert`,
  } as const;
  const done = await step(db, [
    ...(moved && row.expert_id !== expert_id ? [tellClinic(passed)] : []),
    {
      sql: `UPDATE clinic_application SET expert_id = ?, slot_start = ?, slot_end = ?, audit_status = ${CLINIC.booked}, update_time = ?
            WHERE id = ? AND is_delete = 0 AND audit_status = ? AND finish_time IS NULL AND expert_id IS ? AND slot_start IS ?`,
      params: [expert_id, slot_start, end, at, id, row.audit_status, row.expert_id, row.slot_start],
    },
    assertChanged(),
    tellClinic({ ...told, to: ['applicant', 'expert'], ...(moved && { params: { code: 'moved' } }) }),
    dueToApplicants([id], moved ? 'changed' : 'booked', at),
    entry(userId, row, 'clinic-book', CLINIC.booked),
  ]);
  await wakeClock(env, Date.now());
  return done;
}

/**
 * Closes a booked application: its expert or staff write what it came to.
 * @throws AppError 403 for the applicant, 404, 409 unless it is booked and open
 */
export async function finishApplication(
  db: Database,
  caller: Caller,
  { id, summary }: BodyOf<typeof clinicCalls.finish>,
): Promise<{ changed: number }> {
  const userId = userIdOf(caller);
  const { row } = await applicationFor(db, caller, id, ['expert', 'staff']);
  if (row.finish_time !== null) throw new AppError(409, 'clinic_finished');
  if (row.audit_status !== CLINIC.booked) throw new AppError(409, 'clinic_not_booked');
  const at = now();
  return step(db, [
    {
      sql: `UPDATE clinic_application SET summary = ?, finish_time = ?, update_time = ?, content_key = NULL
            WHERE id = ? AND is_delete = 0 AND audit_status = ${CLINIC.booked} AND finish_time IS NULL`,
      params: [summary, at, at, id],
    },
    assertChanged(),
    tellClinic({ ids: [id], topic: 'clinic_finished', to: ['applicant', 'expert', 'staff'], except: userId, at }),
    entry(userId, row, 'clinic-finish', null),
  ]);
}

/**
 * Asks the applicant of a closed application whether a case may be made of it; asked again after a refusal, they answer again.
 * @throws AppError 404, 409 unless it is closed
 */
export async function askForCase(db: Database, caller: Caller, id: string): Promise<{ changed: number }> {
  const userId = userIdOf(caller);
  const { row } = await applicationFor(db, caller, id, ['staff']);
  if (row.finish_time === null || row.audit_status !== CLINIC.booked) throw new AppError(409, 'clinic_not_finished');
  if (row.agree_time !== null) return { changed: 0 };
  const at = now();
  return step(db, [
    {
      sql: `UPDATE clinic_application SET ask_time = ?, decline_time = NULL, update_time = ?
            WHERE id = ? AND is_delete = 0 AND finish_time IS NOT NULL AND audit_status = ${CLINIC.booked} AND agree_time IS NULL`,
      params: [at, at, id],
    },
    assertChanged(),
    tellClinic({ ids: [id], topic: 'clinic_asked', to: ['applicant'], except: null, at }),
    entry(userId, row, 'clinic-ask', null),
  ]);
}

/**
 * The applicant lets a case be made of an application that staff asked about, or takes that back: the case then leaves the site in
 * the same transaction (db/derived/clinic.sql).
 * @throws AppError 403 for others who take part, 404, 409 where nobody asked
 */
export async function answerAsk(
  db: Database,
  caller: Caller,
  { id, agree }: BodyOf<typeof clinicCalls.agree>,
): Promise<{ changed: number }> {
  const userId = userIdOf(caller);
  const { row } = await applicationFor(db, caller, id, ['applicant']);
  if (row.add_user !== userId || row.ask_time === null || row.audit_status === CLINIC.revoked) {
    throw new AppError(409, 'conflict');
  }
  if (agree ? row.agree_time !== null : row.decline_time !== null) return { changed: 0 };
  const at = now();
  const done = await step(db, [
    {
      sql: `UPDATE clinic_application SET agree_time = ?, decline_time = ?, update_time = ?
            WHERE id = ? AND is_delete = 0 AND ask_time IS NOT NULL AND audit_status <> ${CLINIC.revoked}`,
      params: [agree ? at : null, agree ? null : at, at, id],
    },
    assertChanged(),
    tellClinic({
      ...{ ids: [id], topic: 'clinic_answered', to: ['staff'], except: userId, at },
      params: { code: agree ? 'yes' : 'no' },
    }),
    entry(userId, row, 'clinic-agree', agree ? 'yes' : 'no'),
  ]);
  // A case that was open is not any more, and caches hold what was read of it.
  db.publicChanged = true;
  return done;
}

/**
 * The applicant rates a consultation that was closed, and may change that for a month (decision 361); expert and staff are told of the first time.
 * @throws AppError 403 for others who take part, 404, 409 unless it is closed, and once the month is over
 */
export async function rateApplication(
  db: Database,
  caller: Caller,
  { id, rating, content }: BodyOf<typeof clinicCalls.rate>,
): Promise<{ changed: number }> {
  const userId = userIdOf(caller);
  const { row } = await applicationFor(db, caller, id, ['applicant']);
  const at = now();
  if (row.finish_time === null || row.audit_status !== CLINIC.booked) throw new AppError(409, 'clinic_rating_early');
  if (row.finish_time + RATING_WINDOW <= at) throw new AppError(409, 'clinic_rating_over');
  if (row.rating === rating && (row.rating_content ?? '') === content) return { changed: 0 };
  const first = row.rating === null;
  return step(db, [
    {
      sql: `UPDATE clinic_application SET rating = ?, rating_content = ?, rating_time = ?
            WHERE id = ? AND add_user = ? AND is_delete = 0 AND finish_time = ? AND audit_status = ${CLINIC.booked} AND (rating IS NULL) = ?`,
      params: [rating, content || null, at, id, userId, row.finish_time, first ? 1 : 0],
    },
    assertChanged(),
    ...(first ? [tellClinic({ ids: [id], topic: 'clinic_rated', to: ['expert', 'staff'], except: userId, at })] : []),
    entry(userId, row, 'clinic-rate', rating),
  ]);
}

/**
 * Begins the case of an application whose applicant agreed, with the names that were given taken out; nobody reads it before an
 * editor opens it, which looks for names once more.
 * @returns the case, which is the same however often it is begun
 * @throws AppError 404, 409 without the applicant's word
 */
export async function beginCase(db: Database, caller: Caller, id: string): Promise<{ id: string }> {
  const userId = userIdOf(caller);
  const { row } = await applicationFor(db, caller, id, ['staff']);
  if (row.agree_time === null || row.audit_status === CLINIC.revoked) throw new AppError(409, 'clinic_not_agreed');
  const told = [row.org_name, row.contacts, row.phone];
  const bare = (text: string | null) =>
    told.reduce((left, name, at) => left.replaceAll(name, at === 0 ? '某企业' : '***'), text ?? '');
  const [problem, result] = [bare(row.problem), bare(row.summary)];
  const at = now();
  const key = newId();
  const title =
    row.scope_name && namesLeft([row.scope_name], told).length === 0 ? `${row.scope_name}技术诊断` : '技术诊断';
  try {
    await db.batch([
      insert('clinic_case', {
        id: key,
        title,
        summary: [...problem].slice(0, 200).join(''),
        content: paragraphsOf(problem),
        result: [...result].slice(0, 500).join(''),
        scope_id: row.scope_id,
        application_id: id,
        is_open: 0,
        add_time: at,
        update_time: at,
      }),
      ...versionStatements('clinic_case', [key], { userId, at }),
      auditEntry({ userId, action: 'clinic-case', table: 'clinic_case', itemId: key }),
    ]);
    return { id: key };
  } catch (error) {
    if (!isUniqueViolation(error, 'clinic_case.')) throw error;
    const [there] = await db.all<{ id: string }>(
      'UPDATE clinic_case SET is_open = is_open * (is_delete = 0), is_delete = 0 WHERE application_id = ? RETURNING id',
      [id],
    );
    if (!there) throw error;
    return there;
  }
}

/**
 * Sends what applicant or expert was not surely told once more.
 * @returns how many messages wait to be sent again
 * @throws AppError 404 for an application that there is not
 */
export async function tellClinicAgain(
  db: Database,
  env: Env,
  caller: Caller,
  id: string,
): Promise<{ changed: number }> {
  await applicationFor(db, caller, id);
  const { sql, params } = tellAgain([id]);
  const changed = await db.run(sql, params);
  if (changed > 0) await wakeClock(env, Date.now());
  return { changed };
}
