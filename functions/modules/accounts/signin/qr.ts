import { QR_SECONDS, type QrState } from '../../../../db/contract/signin.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, RowOf } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { noticeEntry } from '../../../platform/notices.ts';
import { newObjectName, sha256 } from '../../../platform/random.ts';
import { insert } from '../../../platform/sql.ts';
import { type Entered, type From, openWhileHeld, stillHolds } from '../session/session.ts';

/** Unknown, over, and taken by somebody else read alike. */
const gone = () => new AppError(404, 'qr_expired');

/**
 * A code for a browser that wants to be signed in by a phone (core§2, decision 53).
 * @param browser hash of the browser's secret: the session will start there and nowhere else
 * @param kind what the browser says of itself
 * @returns id, which everybody who sees the screen may know, and its end in unix seconds
 */
export async function newQr(
  db: Database,
  browser: string,
  kind: string | null,
): Promise<{ id: string; expire_time: number }> {
  const id = newObjectName();
  const at = now();
  const row = { id, browser_hash: browser, device: kind, add_time: at, expire_time: at + QR_SECONDS };
  const { sql, params } = insert('login_qr', row);
  await db.run(sql, params);
  return { id, expire_time: row.expire_time };
}

/**
 * What the phone shows of a code before its owner agrees; the code is theirs from now on.
 * @throws AppError 404 when it is unknown, over, or another person's
 */
export async function scanQr(db: Database, userId: string, id: string) {
  const at = now();
  const request = await db.first<{ device: string | null; add_time: number; expire_time: number }>(
    `UPDATE login_qr SET user_id = ?, scan_time = coalesce(scan_time, ?)
     WHERE id = ? AND expire_time > ? AND used_time IS NULL AND (user_id IS NULL OR user_id = ?)
     RETURNING device, add_time, expire_time`,
    [userId, at, id, at, userId],
  );
  if (!request) throw gone();
  return request;
}

/**
 * Lets the waiting browser in; once more changes nothing.
 * @param token of the phone's session: what ends it takes the confirmation with it
 * @throws AppError 404 when the code is unknown, over, or another person's
 */
export async function confirmQr(db: Database, userId: string, token: string, id: string): Promise<void> {
  const at = now();
  const changed = await db.run(
    `UPDATE login_qr SET user_id = ?, scan_time = coalesce(scan_time, ?), confirm_time = coalesce(confirm_time, ?),
       session_hash = coalesce(session_hash, ?)
     WHERE id = ? AND expire_time > ? AND used_time IS NULL AND (user_id IS NULL OR user_id = ?)`,
    [userId, at, at, sha256(token), id, at, userId],
  );
  if (changed === 0) throw gone();
}

type Waiting = RowOf<'login_qr', 'scan_time' | 'confirm_time'>;

/**
 * How far a code has got; when it is confirmed, the browser that asked for it is signed in, once.
 * @param browser hash of the secret of the asking browser
 * @returns the state, and with `confirmed` what the browser is handed
 */
export async function pollQr(
  db: Database,
  id: string,
  browser: string,
  from: From,
): Promise<QrState & { entered?: Entered }> {
  const at = now();
  const own = 'id = ? AND browser_hash = ? AND used_time IS NULL AND expire_time > ?';
  const waiting = await db.first<Waiting>(`SELECT scan_time, confirm_time FROM login_qr WHERE ${own}`, [
    id,
    browser,
    at,
  ]);
  if (!waiting) return { state: 'expired' };
  if (waiting.confirm_time === null) return { state: waiting.scan_time === null ? 'waiting' : 'scanned' };
  const claimed = await db.first<{ user_id: string }>(
    `UPDATE login_qr SET used_time = ? WHERE ${own} AND confirm_time IS NOT NULL AND EXISTS (
       SELECT 1 FROM session s WHERE s.token_hash = login_qr.session_hash AND s.user_id = login_qr.user_id AND s.expire_time > ?)
     RETURNING user_id`,
    [at, id, browser, at, at],
  );
  if (!claimed) return { state: 'expired' };
  const entered = await openWhileHeld(db, { userId: claimed.user_id, recommenderId: null }, from, {
    way: 'qr',
    // What ended the phone's session meanwhile ended what it agreed to.
    still: stillHolds(
      'SELECT 1 FROM login_qr q JOIN session s ON s.token_hash = q.session_hash AND s.user_id = q.user_id WHERE q.id = ?',
      [id],
    ),
    also: [noticeEntry({ userId: claimed.user_id, topic: 'qr_signed_in', link: '/memberCenter/devices' })],
  });
  return entered ? { state: 'confirmed', entered } : { state: 'expired' };
}
