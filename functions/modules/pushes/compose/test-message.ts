import type { Lang } from '../../../../db/contract/errors.ts';
import type { PushTest, TestAddressees, TestOutcome } from '../../../../db/contract/push-pickers.ts';
import { deliveryHint } from '../../../../db/contract/pushes.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { takeAttempt } from '../../../platform/rate-limit.ts';
import { callWechat } from '../../../platform/wechat.ts';
import { messageData, messageUrl, type Subject } from '../message.ts';

const SEND = '/cgi-bin/message/template/send';
const LIMIT = { name: 'push-test', limit: 20, windowSeconds: 600 };
interface Known {
  openid: string | null;
  template_id: string | null;
}

/** Whom a test goes to: the operator, or the person whom the setting `push-test-recipient` names by account. */
type Addressee = NonNullable<PushTest['to']>;

const WHO: Readonly<Record<Addressee, string>> = {
  self: 'u.user_id = ?',
  recipient: `? <> '' AND u.account <> '' AND u.account = (SELECT trim(value) FROM setting WHERE id = 'push-test-recipient')`,
};

const UNBOUND = { self: 'push_test_unbound', recipient: 'push_test_recipient_unbound' } as const;

/** Whether the operator may have a test, and the person who is named to have them. */
export async function testAddressees(db: Database, userId: string): Promise<TestAddressees> {
  const names = `coalesce(nullif(u.name, ''), nullif(u.nickname, ''), u.account) AS name, coalesce(u.openid, '') <> '' AS bound`;
  const [self = [], named = []] = await db.batch<{ name: string; bound: number }>(
    (['self', 'recipient'] as const).map((to) => ({
      sql: `SELECT ${names} FROM user u WHERE ${WHO[to]} AND u.is_delete = 0 LIMIT 1`,
      params: [userId],
    })),
  );
  return { self: self[0]?.bound === 1, recipient: named[0]?.bound === 1 ? named[0].name : null };
}

/** The message as its first recipient will have it; of what is not saved yet there is no page. */
async function subjectOf(db: Database, input: PushTest): Promise<Subject> {
  const base = { title: input.title, remark: input.remark ?? null, item_type: input.item_type };
  if (!input.id) return { ...base, push_id: '', push_group_id: '', org_id: '', items: 0, first_item: null };
  const push = await db.first<{ push_group_id: string; item_type: number; org_id: string | null }>(
    `SELECT push_group_id, item_type, (SELECT t.org_id FROM push_target t WHERE t.push_id = ?1 ORDER BY t.id, t.org_id LIMIT 1) AS org_id
     FROM push_wechat WHERE id = ?1 AND is_delete = 0`,
    [input.id],
  );
  if (!push) throw notFound();
  return { ...base, ...push, org_id: push.org_id ?? '', push_id: input.id, items: 0, first_item: null };
}

/**
 * Sends the message to the operator, or to the named test recipient, as the recipients will see it (platform facts, WeChat).
 * @param operator with the origin of the site, without a slash at its end
 * @returns whether the chat app took it, else what the operator can do
 * @throws AppError 404 for an unknown push, 409 while the account of whom it goes to is not bound, 429
 */
export async function testMessage(
  db: Database,
  env: Env,
  operator: { userId: string; origin: string; lang: Lang },
  input: PushTest,
): Promise<TestOutcome> {
  const to = input.to ?? 'self';
  const known = await db.first<Known>(
    `SELECT (SELECT u.openid FROM user u WHERE ${WHO[to]} AND u.is_delete = 0) AS openid,
  (SELECT value FROM setting WHERE id = 'push-template-id') AS template_id`,
    [operator.userId],
  );
  if (!known?.openid) throw new AppError(409, UNBOUND[to]);
  await takeAttempt(env, [{ ...LIMIT, key: operator.userId }]);
  const subject = await subjectOf(db, input);
  const { answer, refusal } = await callWechat(env, SEND, {
    touser: known.openid,
    template_id: known.template_id ?? '',
    url: subject.org_id ? `${messageUrl(operator.origin, subject)}?preview=1` : `${operator.origin}/push`,
    data: messageData(subject),
  });
  await db.batch([
    auditEntry({
      userId: operator.userId,
      action: 'push-test',
      table: 'push_wechat',
      itemId: input.id ?? '',
      after: to,
    }),
  ]);
  const { errmsg } = answer;
  // A refused token is what went wrong, not the wait for another one.
  const errcode = refusal ?? answer.errcode;
  if (errcode === 0) return { sent: true, hint: null };
  const code = errcode === null || errcode === undefined ? 'no_answer' : String(errcode);
  return { sent: false, hint: deliveryHint(code, operator.lang) ?? errmsg ?? code };
}
