import type { Device } from '../../../../db/contract/signin.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/random.ts';
import { endBindings } from '../../../tables/session-endings.ts';

/** Devices that one answer names: nobody reads more. */
const SHOWN = 100;

/** A session that stands alone is a device of its own. */
const FAMILY = 'coalesce(family, token_hash)';

const LIST = `SELECT id, max(device) AS device, min(add_time) AS add_time, max(last_time) AS last_time, max(current) AS current
FROM (
  SELECT ${FAMILY} AS id, device, add_time, coalesce(last_time, add_time) AS last_time, token_hash = ? AS current
    FROM session WHERE user_id = ? AND expire_time > ?
  UNION ALL
  SELECT family, device, add_time, add_time, 0 FROM device_token WHERE user_id = ? AND expire_time > ?
) GROUP BY id ORDER BY current DESC, last_time DESC, id LIMIT ${SHOWN}`;

/**
 * Where a person is signed in, or stays signed in: the asking device first, then the ones used last.
 * @param token of the asking session
 */
export async function listDevices(db: Database, userId: string, token: string): Promise<Device[]> {
  const at = now();
  const rows = await db.all<Omit<Device, 'current'> & { current: number }>(LIST, [
    sha256(token),
    userId,
    at,
    userId,
    at,
  ]);
  return rows.map((row) => ({ ...row, current: row.current === 1 }));
}

const endDevice = (userId: string, id: string): Statement[] => [
  { sql: `DELETE FROM session WHERE user_id = ? AND ${FAMILY} = ? RETURNING 1`, params: [userId, id] },
  { sql: 'DELETE FROM device_token WHERE user_id = ? AND family = ? RETURNING 1', params: [userId, id] },
];

/**
 * Signs a device out, its saved sign-in included.
 * @param id of the person's own device, which may be the asking one
 * @throws AppError 404 for an unknown device and for one of others alike
 */
export async function revokeDevice(db: Database, userId: string, id: string): Promise<void> {
  const [sessions, saved] = await db.batch([...endDevice(userId, id), endBindings(userId)]);
  if (!sessions?.length && !saved?.length) throw notFound();
}
