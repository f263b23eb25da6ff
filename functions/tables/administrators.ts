import type { Statement } from '../platform/database.ts';
import { holdsAuthority } from '../platform/sql.ts';

/** Condition on `user`: somebody who can sign in and grants authorities (decision 25). */
const ADMINISTERS = `is_delete = 0 AND ${holdsAuthority('user', 'admin')}`;

const holds = (condition: string, params: unknown[]): Statement => ({
  sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM user WHERE ${condition}) THEN 1 ELSE json('stale') END`,
  params,
});

/**
 * Makes its batch fail when a person is no administrator any more: two cannot take the authority from each other.
 * @param userId who writes
 */
export const stillAdministrator = (userId: string | null): Statement =>
  holds(`user_id = ? AND ${ADMINISTERS}`, [userId]);

/** Makes its batch fail when it leaves nobody who grants authorities: the last two may go at the same moment. */
export const anyAdministrator = (): Statement => holds(ADMINISTERS, []);
