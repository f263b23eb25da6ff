import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { RENEWED_AT_ONCE } from '../../../../db/contract/listings.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now, shownTime } from '../../../platform/clock.ts';
import { assertChanged, type Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { wrote } from '../../../platform/guarded.ts';
import { hasLeft } from '../../../tables/memberships.ts';
import { listingIs } from './releases.ts';
import { monthsOf, readMonths, renewedEnd } from './term.ts';

/** Somebody else's change between reading and writing: looked at again. */
const ATTEMPTS = 3;

interface Ending {
  id: string;
  expire_time: number;
  version: number;
}

/**
 * Gives one more term to the caller's own listings that end within 30 days, those that end first, at most `RENEWED_AT_ONCE`:
 * after a large import nobody renews one by one. What they entered for an organisation that they left is not theirs to renew
 * (decision 450). Asked for again it goes on with what is left, and in the end changes nothing.
 * @returns how many, and whether others are left
 * @throws AppError 401 without a user, 409 when they were changed meanwhile
 */
export async function renewExpiring(
  db: Database,
  caller: Caller,
  kind: PublishedKind,
): Promise<{ renewed: number; more: boolean }> {
  const userId = userIdOf(caller);
  const { key, noun } = PUBLISHED[kind];
  for (let left = ATTEMPTS; left > 0; left--) {
    const at = now();
    const soon = listingIs('expiring', kind, at);
    const [rows = [], settings] = await db.batch<unknown>([
      {
        sql: `SELECT c.${key} AS id, c.expire_time, c.version FROM ${noun} c WHERE c.add_user = ? AND c.is_delete = 0 AND ${soon.sql}
AND NOT ${hasLeft('c.unit', 'c.add_user')} ORDER BY c.expire_time LIMIT ${RENEWED_AT_ONCE + 1}`,
        params: [userId, ...soon.params],
      },
      readMonths,
    ]);
    const months = monthsOf(settings);
    const ending = (rows as Ending[])
      .slice(0, RENEWED_AT_ONCE)
      .map((row) => ({ ...row, end: renewedEnd(row.expire_time, at, months) }));
    if (ending.length === 0) return { renewed: 0, more: false };
    const written = await wrote(db, [
      {
        sql: `UPDATE ${noun} SET expire_time = j.value ->> '$.end', version = version + 1 FROM json_each(?) j
WHERE ${noun}.${key} = j.value ->> '$.id' AND ${noun}.version = j.value ->> '$.version' AND ${noun}.is_delete = 0`,
        params: [JSON.stringify(ending)],
      },
      assertChanged(ending.length),
      ...ending.map(({ id, expire_time, end }) =>
        auditEntry({
          ...{ userId, action: 'renew', table: noun, itemId: id },
          ...{ before: shownTime(expire_time), after: shownTime(end) },
        }),
      ),
    ]);
    if (written) return { renewed: ending.length, more: rows.length > ending.length };
  }
  throw new AppError(409, 'conflict');
}
