import type { PushDecision } from '../../../../db/contract/pushes.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, RowOf, Statement } from '../../../platform/database.ts';
import { decideOnce } from '../../../platform/decision.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { noticeEntry } from '../../../platform/notices.ts';
import { OPERATES } from '../conditions.ts';
import { startRun } from '../delivery/run.ts';

/** The word on the present version of a push. */
export const readApproval = (pushId: string): Statement => ({
  sql: `SELECT a.state, a.ask_user, coalesce(nullif(u.name, ''), u.nickname) AS ask_name,
  coalesce(nullif(d.name, ''), d.nickname) AS decide_name, a.reason
FROM push_approval a JOIN push_wechat p ON p.id = a.push_id AND p.version = a.version
LEFT JOIN user u ON u.user_id = a.ask_user LEFT JOIN user d ON d.user_id = a.decide_user WHERE a.push_id = ?`,
  params: [pushId],
});

/** Tells every other operator, once a version. */
const tellOthers = (pushId: string, version: number, userId: string, at: number): Statement => ({
  sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, params, link, once_key, add_time)
SELECT upper(hex(randomblob(13))), u.user_id, 'push_approval_asked', json_object('name', p.title), '/pushProfile',
  'push-approval:' || p.id || ':' || ?2 || ':' || u.user_id, ?4
FROM push_wechat p JOIN user u ON u.user_id <> ?3 AND ${OPERATES}
WHERE p.id = ?1`,
  params: [pushId, version, userId, at],
});

/** Asks another operator for a word on a version of a push; to ask twice is to ask once. */
export async function askApproval(db: Database, userId: string, pushId: string, version: number): Promise<void> {
  const at = now();
  await db.batch([
    {
      sql: `INSERT INTO push_approval (push_id, version, state, ask_user, ask_time) VALUES (?, ?, 'asked', ?, ?)
ON CONFLICT DO UPDATE SET version = excluded.version, state = 'asked', ask_user = excluded.ask_user, ask_time = excluded.ask_time,
  decide_user = NULL, decide_time = NULL, reason = NULL
WHERE push_approval.version <> excluded.version OR push_approval.state = 'declined'`,
      params: [pushId, version, userId, at],
    },
    tellOthers(pushId, version, userId, at),
    auditEntry({ userId, action: 'push-ask', table: 'push_wechat', itemId: pushId, after: version }),
  ]);
}

interface Asked extends RowOf<'push_wechat', 'title' | 'version' | 'site_origin'> {
  ask_user: string | null;
}

/**
 * A second operator's word on a push as it was looked at: approved, it begins, or is left to its time; declined, it stays as
 * it is, and whoever asked is told why.
 * @returns how many targets were handed over
 * @throws AppError 404, 403 for one's own request, 409 when it was decided or changed meanwhile
 */
export async function decideApproval(
  db: Database,
  env: Env,
  operator: { userId: string; origin: string },
  { id, version, approved, reason }: PushDecision,
): Promise<{ queued: number }> {
  const { userId } = operator;
  const push = await db.first<Asked>(
    `SELECT p.title, p.version, p.site_origin, a.ask_user FROM push_wechat p
LEFT JOIN push_approval a ON a.push_id = p.id AND a.version = p.version WHERE p.id = ? AND p.is_delete = 0`,
    [id],
  );
  if (!push) throw notFound();
  if (push.ask_user === userId) throw new AppError(403, 'push_approval_own');
  if (push.version !== version || !push.ask_user) throw new AppError(409, 'push_confirm_changed');
  const counts = await decideOnce(db, {
    guarded: {
      sql: `UPDATE push_approval SET state = ?, decide_user = ?, decide_time = ?, reason = ?
WHERE push_id = ? AND version = ? AND state = 'asked' AND ask_user <> ?`,
      params: [approved ? 'approved' : 'declined', userId, now(), reason || null, id, version, userId],
    },
    told: [
      noticeEntry({
        userId: push.ask_user,
        topic: approved ? 'push_approved' : 'push_disapproved',
        params: { name: push.title, content: reason || '' },
        link: '/pushProfile',
      }),
    ],
    log: [
      auditEntry({
        ...{ userId, action: approved ? 'push-approve' : 'push-disapprove', table: 'push_wechat' },
        ...{ itemId: id, after: reason || version },
      }),
    ],
  });
  if (!counts) throw new AppError(409, 'push_approval_decided');
  if (!approved) return { queued: 0 };
  const cause = {
    kind: 'confirmed',
    userId,
    origin: push.site_origin || operator.origin,
    now: false,
    version,
  } as const;
  return { queued: (await startRun(db, env, id, cause)) ?? 0 };
}
