import { managePath, type OwnSignUp, SIGN_UPS } from '../../../db/contract/bookings.ts';
import type { bookingCalls } from '../../../db/contract/calls/bookings.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import type { Page } from '../../platform/envelope.ts';
import { readPage } from '../../platform/paging.ts';
import { shownNow } from '../../platform/sql.ts';
import { bookingKey } from '../../tables/booking-key.ts';

type Found = Omit<OwnSignUp, 'manage' | 'event'> &
  Omit<OwnSignUp['event'], 'name' | 'shown'> & { event_name: string; shown: 0 | 1; ends: number | null };

/**
 * What somebody signed up for while signed in, and has not given up since: where it stands, and the address at which it is changed.
 * @param query the kind, and the event where only sign-ups for that one are meant
 */
export async function ownSignUps(
  db: Database,
  env: Env,
  userId: string,
  query: QueryOf<typeof bookingCalls.mine>,
): Promise<Page<OwnSignUp>> {
  const { kind, id } = query;
  const { table, column } = SIGN_UPS[kind];
  // The sign keeps to the caller's own: else all who signed up for the event are gone through.
  const from = `FROM ${table} s WHERE s.user_id = ? AND s.is_delete = 0${id ? ` AND +s.${column} = ?` : ''}`;
  const sql = `SELECT k.id, k.event_id, k.state, k.number, s.name, s.add_time, b.ends, e.name AS event_name, e.name_en, e.address,
              e.address_en, e.start_time, e.cancel_time, (${shownNow('e')}) AS shown
            FROM (SELECT s.id, s.name, s.add_time ${from} ORDER BY s.add_time DESC, s.id DESC LIMIT ? OFFSET ?) s
            CROSS JOIN booking k ON k.id = s.id CROSS JOIN bookable b ON b.event_id = k.event_id CROSS JOIN ${kind} e ON e.id = k.event_id
            ORDER BY s.add_time DESC, s.id DESC`;
  const at = now();
  const listed = ({
    event_name,
    name_en,
    address,
    address_en,
    start_time,
    cancel_time,
    shown,
    ends,
    ...row
  }: Found) => ({
    ...row,
    // The key dies with the event.
    manage: ends !== null && ends <= at ? '' : managePath(bookingKey(env, row.id)),
    event: { name: event_name, name_en, address, address_en, start_time, cancel_time, shown: shown === 1 },
  });
  return readPage(db, query, { sql, from, params: id ? [userId, id] : [userId] }, listed);
}
