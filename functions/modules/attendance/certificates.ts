import { randomBytes } from 'node:crypto';
import {
  type Certificate,
  certificatePath,
  type DoorEvent,
  type DoorKind,
  readCertificate,
} from '../../../db/contract/attendance.ts';
import type { attendanceCalls, doorCalls } from '../../../db/contract/calls/attendance.ts';
import type { BodyOf } from '../../../db/contract/endpoint.ts';
import { HOUR } from '../../../db/contract/time.ts';
import { auditOfChanges } from '../../platform/audit-log.ts';
import { base32 } from '../../platform/base32.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { wrote } from '../../platform/guarded.ts';
import { noticeEntry } from '../../platform/notices.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';
import { doorEventOf, STORED } from './events.ts';

/** 80 bits: nobody finds one by trying. */
const CODE_BYTES = 10;
/** A code that no certificate has. */
export const newCertificateCode = (): string => base32(randomBytes(CODE_BYTES));

/** Certificates that one batch issues. */
const STEP = 100;
/** How often two who issue them at once get into each other's way before one gives up. */
const TRIES = 5;

const ASKED = { name: 'certificate', limit: 120, windowSeconds: HOUR };
const NAMED = { name: 'certificate-name', limit: 20, windowSeconds: HOUR };
/** One address uses up a share of a certificate's attempts and no more: alone it keeps nobody from asking (decision 325). */
const NAMED_HERE = { name: 'certificate-name-here', limit: 5, windowSeconds: HOUR };

interface Attended {
  signup_id: string;
  user_id: string | null;
}

/**
 * Says whether those who come get a certificate; what was issued stays.
 * @throws AppError 404 for an event that is not there
 */
export async function offerCertificates(
  db: Database,
  userId: string,
  { kind, id, certificate }: BodyOf<typeof doorCalls.offer>,
): Promise<{ changed: number }> {
  await doorEventOf(db, kind, id);
  const table = STORED[kind].events;
  const [rows = []] = await db.batch([
    {
      sql: `UPDATE ${table} SET certificate = ?1 WHERE id = ?2 AND certificate <> ?1 RETURNING id`,
      params: [certificate, id],
    },
    auditOfChanges({ userId, action: 'certificates-offer', table, itemId: id }, ''),
  ]);
  return { changed: rows.length };
}

/** @returns false where somebody else issued one of them, or took an arrival back, at the same moment: none is issued then */
async function issue(
  db: Database,
  userId: string,
  { kind, id, name, name_en }: DoorEvent,
  rows: Attended[],
): Promise<boolean> {
  const { events } = STORED[kind];
  const codes = rows.map((row) => ({ ...row, code: newCertificateCode() }));
  const notices = codes.flatMap(({ user_id, signup_id, code }) => {
    const told = { topic: 'certificate_issued', params: { name, name_en }, link: certificatePath(code) } as const;
    return user_id ? [noticeEntry({ ...told, userId: user_id, onceKey: `certificate:${signup_id}:${code}` })] : [];
  });
  return wrote(db, [
    {
      sql: `UPDATE attendance SET certificate = j.value ->> 'code', certificate_time = ?2, certificate_user = ?3 FROM json_each(?1) j
              WHERE attendance.signup_id = j.value ->> 'signup_id' AND attendance.certificate IS NULL
              AND EXISTS (SELECT 1 FROM ${events} e WHERE e.id = attendance.event_id AND e.certificate = 1)`,
      params: [JSON.stringify(codes), now(), userId],
    },
    assertChanged(rows.length),
    auditOfChanges({ userId, action: 'certificates-issue', table: events, itemId: id }, ''),
    ...notices,
  ]);
}

/**
 * Issues a certificate to everybody who came and has none (decision 169); who has an account is told in the same batch.
 * @throws AppError 404 for an event that is not there, 409 certificates_off
 */
export async function certify(db: Database, userId: string, kind: DoorKind, id: string): Promise<{ issued: number }> {
  const event = await doorEventOf(db, kind, id);
  if (event.certificate !== 1) throw new AppError(409, 'certificates_off');
  const { signups } = STORED[kind];
  let issued = 0;
  for (let collisions = 0; collisions < TRIES; ) {
    const rows = await db.all<Attended>(
      `SELECT a.signup_id, s.user_id FROM attendance a JOIN ${signups} s ON s.id = a.signup_id AND s.is_delete = 0
       WHERE a.event_id = ? AND a.kind = ? AND a.certificate IS NULL ORDER BY a.signup_id LIMIT ${STEP}`,
      [id, kind],
    );
    if (rows.length === 0) break;
    const done = await issue(db, userId, event, rows);
    if (done) issued += rows.length;
    else collisions += 1;
  }
  return { issued };
}

interface Stored extends Omit<Certificate, 'whole'> {
  user_id: string | null;
}

async function stored(db: Database, text: string): Promise<Stored> {
  const code = readCertificate(text);
  const query = (kind: DoorKind) => {
    const { events, signups } = STORED[kind];
    const own = kind === 'course' ? 'e.orgName AS org_name, e.class_hours' : 'e.org_name, NULL AS class_hours';
    return {
      sql: `SELECT a.certificate AS code, s.name, s.user_id, a.kind, e.name AS event_name, e.name_en AS event_name_en, ${own},
              e.start_time, e.end_time, a.certificate_time AS add_time, 0 AS online
            FROM attendance a JOIN ${signups} s ON s.id = a.signup_id AND s.is_delete = 0 JOIN ${events} e ON e.id = a.event_id
            WHERE a.certificate = ? AND a.kind = '${kind}'`,
      params: [code],
    };
  };
  const online = {
    sql: `SELECT c.certificate AS code, c.name, c.user_id, 'course' AS kind, e.name AS event_name, e.name_en AS event_name_en,
            e.orgName AS org_name, e.class_hours, NULL AS start_time, NULL AS end_time, c.add_time, 1 AS online
          FROM course_certificate c JOIN course e ON e.id = c.course_id WHERE c.certificate = ?`,
    params: [code],
  };
  const found = (await db.batch<Stored>([query('meeting'), query('course'), online])).flat()[0];
  if (!found) throw notFound();
  return found;
}

/** Whether there is a certificate with this code. */
export const isCertificate = async (db: Database, code: string): Promise<boolean> =>
  (await db.first(
    'SELECT 1 FROM attendance WHERE certificate = ?1 UNION ALL SELECT 1 FROM course_certificate WHERE certificate = ?1',
    [readCertificate(code)],
  )) !== null;

/** A name as strangers see it: its first character alone. */
const maskedName = (name: string): string => `${[...name][0] ?? ''}**`;

const shown = ({ user_id: _, ...row }: Stored, whole: boolean): Certificate => ({
  ...row,
  name: whole ? row.name : maskedName(row.name),
  whole,
});

/**
 * A certificate by its code (decision 169): the name is whole for the person and for staff.
 * @param address of the caller, whose questions are counted
 * @throws AppError 404 for a code that no certificate has, 429
 */
export async function certificateOf(
  db: Database,
  env: Env,
  caller: Caller,
  code: string,
  address: string,
): Promise<Certificate> {
  await takeAttempt(env, [{ ...ASKED, key: address }]);
  const found = await stored(db, code);
  const own = caller.userId !== null && found.user_id === caller.userId;
  return shown(found, own || holds(caller, 'content-admin'));
}

/**
 * Whether a certificate is that of a person whose whole name the caller knows.
 * @throws AppError 404 for a code that no certificate has, 422 certificate_name_differs, 429
 */
export async function namedCertificate(
  db: Database,
  env: Env,
  { code, name }: BodyOf<typeof attendanceCalls.named>,
  address: string,
): Promise<Certificate> {
  const key = readCertificate(code);
  await takeAttempt(env, [
    { ...NAMED, key: address },
    { ...NAMED_HERE, key: `${address}|${key}` },
    { ...NAMED, key },
  ]);
  const found = await stored(db, code);
  const plain = (text: string) => text.replace(/\s/g, '').toLowerCase();
  if (plain(found.name) !== plain(name)) {
    throw new AppError(422, 'certificate_name_differs', {
      fields: [{ field: 'name', code: 'certificate_name_differs' }],
    });
  }
  return shown(found, true);
}
