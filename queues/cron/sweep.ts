import { MATCH_USE_DAYS } from '../../db/contract/matching.ts';
import { NOTICE_DAYS } from '../../db/contract/notices.ts';
import { FAILURES } from '../../db/contract/operations.ts';
import { SECURITY_DAYS } from '../../db/contract/security.ts';
import { KNOWN_DEVICE_DAYS } from '../../db/contract/session.ts';
import { DAY } from '../../db/contract/time.ts';
import { sweepImports } from '../../functions/modules/imports/jobs.ts';
import { now } from '../../functions/platform/clock.ts';
import type { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';
import { sweepUploads } from './uploads.ts';

/** Rows that one run removes at most of each kind: a run stays short, the next one goes on. */
const BATCH = 400;

/** Time between a ticket's end and its removal: a slow last byte may still arrive. */
const GRACE_SECONDS = 600;

/** A receipt comes within minutes of its message; what it said stands on the message's row since. */
const RECEIPT_DAYS = 7;

/** What became of a message outside is asked for while somebody may wonder; it names phones of people without an account. */
const MESSAGE_DAYS = 90;

/**
 * The oldest notices: they stand in the order in which they were written, so that no index is kept for this alone, and a restored
 * database keeps that order.
 */
const OLD_NOTICES = `SELECT id FROM (SELECT id, add_time FROM notice ORDER BY rowid LIMIT ${BATCH}) WHERE add_time < ?`;

const expired = (table: string, key: string): string =>
  `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE expire_time < ? LIMIT ${BATCH})`;

/**
 * Removes what has run out: sessions, saved credentials, codes and other beginnings of a sign-in, invitations, old events of the security log, what
 * became of old messages, notices of more than a year, what was shown among matches long ago, files of imports that ended, and files that nothing uses.
 */
export async function sweep(db: Database, env: Env): Promise<void> {
  const at = now();
  await db.batch([
    { sql: expired('session', 'token_hash'), params: [at] },
    { sql: expired('device_token', 'token_hash'), params: [at] },
    {
      sql: `DELETE FROM known_device WHERE rowid IN (SELECT rowid FROM known_device WHERE last_time < ? LIMIT ${BATCH})`,
      params: [at - KNOWN_DEVICE_DAYS * DAY],
    },
    { sql: expired('verification_code', 'id'), params: [at - GRACE_SECONDS] },
    { sql: expired('login_qr', 'id'), params: [at - GRACE_SECONDS] },
    { sql: expired('second_factor_step', 'token_hash'), params: [at - GRACE_SECONDS] },
    { sql: expired('trusted_device', 'token_hash'), params: [at] },
    { sql: expired('oauth_state', 'state_hash'), params: [at - GRACE_SECONDS] },
    { sql: expired('chat_binding', 'id'), params: [at - GRACE_SECONDS] },
    { sql: expired('organization_invitation', 'id'), params: [at - GRACE_SECONDS] },
    {
      sql: `DELETE FROM publishing_count WHERE rowid IN (SELECT rowid FROM publishing_count WHERE hour < ? LIMIT ${BATCH})`,
      params: [Math.floor(at / 3600) - 48],
    },
    {
      sql: `DELETE FROM delivery_receipt WHERE msgid IN (SELECT msgid FROM delivery_receipt WHERE add_time < ? LIMIT ${BATCH})`,
      params: [at - RECEIPT_DAYS * DAY],
    },
    {
      sql: `DELETE FROM notice_message WHERE notice_id IN (SELECT notice_id FROM notice_message INDEXED BY notice_message_ended
  WHERE state NOT IN ('waiting', 'sending') AND add_time < ? LIMIT ${BATCH})`,
      params: [at - MESSAGE_DAYS * DAY],
    },
    { sql: `DELETE FROM notice WHERE id IN (${OLD_NOTICES})`, params: [at - NOTICE_DAYS * DAY] },
    {
      sql: `DELETE FROM match_use WHERE id IN (SELECT id FROM match_use WHERE add_time < ? LIMIT ${BATCH})`,
      params: [at - MATCH_USE_DAYS * DAY],
    },
    {
      sql: `DELETE FROM failure WHERE id IN (SELECT id FROM failure WHERE add_time < ? LIMIT ${BATCH})`,
      params: [at - FAILURES.days * DAY],
    },
    {
      sql: `DELETE FROM security_event WHERE id IN (SELECT id FROM security_event WHERE add_time < ? LIMIT ${BATCH})`,
      params: [at - SECURITY_DAYS * DAY],
    },
  ]);
  await sweepImports(db, env);
  await sweepUploads(db, env, at, GRACE_SECONDS);
}
