import type { DoorKind, DoorState } from '../../../db/contract/attendance.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { notFound } from '../../platform/errors.ts';
import { bookingOfKey } from '../../tables/booking-key.ts';
import { doorCode } from './code.ts';
import { STATE, signupsOf } from './events.ts';

/**
 * What somebody shows at the door, and the certificate once there is one.
 * @param id key of an own sign-up
 * @returns no code without a seat
 * @throws AppError 404 for a sign-up that is not the caller's
 */
export async function ownCode(
  db: Database,
  env: Env,
  userId: string,
  kind: DoorKind,
  id: string,
): Promise<{ code: string | null; certificate: string | null }> {
  const found = await db.first<{ state: DoorState; certificate: string | null }>(
    `SELECT ${STATE} AS state, a.certificate FROM ${signupsOf(kind)} LEFT JOIN attendance a ON a.signup_id = s.id
     WHERE s.id = ? AND s.user_id = ? AND s.is_delete = 0`,
    [id, userId],
  );
  if (!found) throw notFound();
  return { code: found.state === 'booked' ? doorCode(env, kind, id) : null, certificate: found.certificate };
}

/**
 * The same for whoever holds the key of a booking's manage page, which dies after the event (decision 141).
 * @param manage the key, or the address that holds it
 * @throws AppError 404 for a key that is none, and after the event
 */
export async function heldCode(
  db: Database,
  env: Env,
  manage: string,
): Promise<{ code: string | null; certificate: string | null }> {
  const id = bookingOfKey(env, manage);
  const found = id
    ? await db.first<{ kind: DoorKind; state: string; certificate: string | null }>(
        `SELECT k.kind, k.state, a.certificate FROM booking k JOIN bookable b ON b.event_id = k.event_id
         LEFT JOIN attendance a ON a.signup_id = k.id WHERE k.id = ? AND coalesce(b.ends > ?, 1)`,
        [id, now()],
      )
    : null;
  if (!id || !found) throw notFound();
  return { code: found.state === 'booked' ? doorCode(env, found.kind, id) : null, certificate: found.certificate };
}
