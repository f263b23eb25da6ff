import type { Lang } from '../../../../db/contract/errors.ts';
import type { AccountPause } from '../../../../db/contract/push-records.ts';
import { deliveryHint } from '../../../../db/contract/pushes.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { wakeClock } from '../../../platform/schedules.ts';
import { endPause, readShownPause, type ShownPause } from './pause.ts';

/** The pause of the account through which all messages go, null while it takes them. */
export async function accountPause(db: Database, lang: Lang): Promise<AccountPause | null> {
  const [rows = []] = await db.batch<ShownPause>([readShownPause(now())]);
  const [pause] = rows;
  return pause ? { ...pause, hint: deliveryHint(pause.error_code, lang) ?? null } : null;
}

/**
 * Tries a paused account at once, at an operator's word: what waits goes on when it answers well.
 * @returns whether it was paused
 */
export async function resumeAccount(db: Database, env: Env, userId: string): Promise<{ resumed: boolean }> {
  const resumed = await endPause(db, now());
  if (!resumed) return { resumed };
  await db.batch([auditEntry({ userId, action: 'push-resume', table: 'delivery_pause', itemId: '' })]);
  await wakeClock(env, Date.now());
  return { resumed };
}
