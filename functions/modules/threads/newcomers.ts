import { AUDIT } from '../../../db/contract/limits.ts';
import { DAY } from '../../../db/contract/time.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { invalid } from '../../platform/errors.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';

/**
 * SQL condition: moderators look at what a user writes before others read it, since nothing of the user's stands yet (decision 163).
 * Staff and members of checked organisations are known.
 * @param user placeholder that is bound to the user id, such as `?1`
 */
export const isNewcomer = (user: string): string => `(
  NOT EXISTS (SELECT 1 FROM thread p WHERE p.add_user = ${user} AND p.hold_time IS NULL AND p.hide_time IS NULL)
  AND NOT EXISTS (SELECT 1 FROM reply p WHERE p.add_user = ${user} AND p.hold_time IS NULL AND p.hide_time IS NULL)
  AND NOT EXISTS (SELECT 1 FROM user u WHERE u.user_id = ${user} AND u.authority <> '')
  AND NOT EXISTS (SELECT 1 FROM organisation_user m JOIN organization o ON o.organization_id = m.organization_id AND o.is_delete = 0
    WHERE m.user_id = ${user} AND m.is_delete = 0 AND m.audit_status = ${AUDIT.approved} AND o.verified_time IS NOT NULL))`;

const LINK = /<a\s[^>]*href|https?:\/\/|www\./gi;

/**
 * Of how many links a newcomer's post may consist, whether it is written or changed (setting `community-new-links`).
 * @param html sanitised text of the post
 * @returns how many posts a day the user may write (setting `community-new-daily`); null for who is no newcomer
 * @throws AppError 422 at `body`
 */
export async function checkLinks(db: Database, userId: string, html: string): Promise<number | null> {
  const found = await db.first<{ daily: string | null; links: string | null }>(
    `SELECT (SELECT value FROM setting WHERE id = 'community-new-daily') AS daily,
       (SELECT value FROM setting WHERE id = 'community-new-links') AS links WHERE ${isNewcomer('?1')}`,
    [userId],
  );
  if (!found) return null;
  const links = Number(found.links ?? 0);
  if ((html.match(LINK)?.length ?? 0) > links) {
    throw invalid([{ field: 'body', code: 'thread_links', params: { max: links } }]);
  }
  return Number(found.daily ?? 3);
}

/**
 * What a newcomer may write: so many posts a day, and so many links in one.
 * @param html sanitised text of the post
 * @throws AppError 422 at `body`, 429
 */
export async function checkNewcomer(db: Database, env: Env, userId: string, html: string): Promise<void> {
  const limit = await checkLinks(db, userId, html);
  if (limit === null) return;
  await takeAttempt(env, [{ name: 'community-new', key: userId, limit, windowSeconds: DAY }], 1, 'thread_newcomer');
}
