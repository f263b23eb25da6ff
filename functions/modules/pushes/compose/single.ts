import type { TemplateMessage } from '../../../../db/contract/pushes.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import type { Database, RowOf } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, invalid, notFound } from '../../../platform/errors.ts';
import { APPROVED, HAS_PUBLIC_ITEM, HAS_TEXTS, IS_KEPT } from '../conditions.ts';
import { deliverTargets } from '../delivery/deliver.ts';
import { leaveOutReached } from '../delivery/reached.ts';

type Target = RowOf<'push_wechat_orgs', 'id' | 'push_id' | 'state' | 'error_code' | 'error_msg' | 'msgid'>;

const LINK = /\/wxPushDetail\/([^/?#]+)\/[^/?#]+\/([^/?#]+)/;

/** The push and the organisation that a message's address names. */
function namedIn({ url, push_id }: TemplateMessage): { pushId: string; orgId: string | null } {
  const [, pushId, orgId] = LINK.exec(url ?? '') ?? [];
  const named = push_id ?? pushId;
  if (!named) throw invalid([{ field: 'url', code: 'invalid_value' }]);
  return { pushId: named, orgId: (pushId === named && orgId) || null };
}

/** The target of the push whose administrator is meant: by openid, or by the user's id, which browsers may know. */
const find = (db: Database, { pushId, orgId }: { pushId: string; orgId: string | null }, touser: string) =>
  db.first<Target>(
    `SELECT t.id, t.push_id, t.state, t.error_code, t.error_msg, t.msgid FROM push_wechat p
JOIN push_wechat_orgs t ON t.push_id = p.id JOIN organization o ON o.organization_id = t.org_id AND o.is_delete = 0
JOIN user u ON u.user_id = o.user_id AND u.is_delete = 0
WHERE p.id = ?1 AND p.is_delete = 0 AND p.run_state <> 'cancelled' AND ${HAS_TEXTS} AND ${HAS_PUBLIC_ITEM} AND ${APPROVED}
  AND (u.openid = ?2 AND ?2 <> '' OR u.user_id = ?2) AND (?3 IS NULL OR t.org_id = ?3) LIMIT 1`,
    [pushId, touser, orgId],
  );

/** Why a target is not found: it stands in the archive, or is none. */
async function missing(db: Database, pushId: string): Promise<AppError> {
  const sql = `SELECT 1 AS archived FROM push_wechat p WHERE p.id = ? AND p.is_delete = 0 AND NOT (${IS_KEPT})`;
  return (await db.first(sql, [pushId])) ? new AppError(409, 'push_archived') : notFound();
}

/** What the chat app answered, in its own words; `ok` is a success (back-office§7). */
interface Sent {
  errcode: number | string;
  errmsg: string;
}

/**
 * Sends one target's message now, through the same claim as the queue: a target that has its message gets no second one.
 * Address, template and texts are the push's own, whatever the call brings along (decision 35). What the documents' client
 * does for each unsent organisation of a push is a first message, as the push's own run would send it (back-office§7): an
 * organisation that has the items by the push which this one repeats gets none, and failed targets are tried again by a
 * retry alone.
 * @throws AppError 404 unless `touser` is the administrator of a target of the push, 409 while somebody else sends it, and where it is archived
 */
export async function sendOne(db: Database, env: Env, userId: string, message: TemplateMessage): Promise<Sent> {
  const named = namedIn(message);
  const target = await find(db, named, message.touser);
  if (!target) throw await missing(db, named.pushId);
  if (target.state === 'waiting') {
    await db.batch([
      leaveOutReached(target.push_id, target.id),
      auditEntry({ userId, action: 'push-send-one', table: 'push_wechat_orgs', itemId: target.id }),
    ]);
    await deliverTargets(db, env, [target.id], true);
  }
  const after = await find(db, named, message.touser);
  if (!after) throw notFound();
  if (after.state === 'sent') return { errcode: 0, errmsg: 'ok' };
  if (after.state === 'sending') throw new AppError(409, 'push_running');
  const code = after.error_code ?? '';
  return { errcode: /^-?\d+$/.test(code) ? Number(code) : code, errmsg: after.error_msg ?? (code || after.state) };
}
