import { randomInt } from 'node:crypto';
import type * as z from 'zod';
import { CODE_TYPE, type phoneProof } from '../../../../db/contract/accounts.ts';
import type { Lang } from '../../../../db/contract/errors.ts';
import {
  BINDING_NUMBER,
  type BindingRequest,
  type BindingScanned,
  type BindingState,
  OAUTH_SECONDS,
} from '../../../../db/contract/signin.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, type RowOf, type Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, invalid } from '../../../platform/errors.ts';
import { writeOr } from '../../../platform/guarded.ts';
import { maskedAccount } from '../../../platform/masked-account.ts';
import { newObjectName } from '../../../platform/random.ts';
import { insert } from '../../../platform/sql.ts';
import { proveCode, wrongCode } from '../../../platform/verification-codes.ts';
import { factorOf } from '../session/second.ts';
import { failed, personOf, type Return, writeBinding } from './chat-app.ts';

/** Unknown, over, ended and somebody else's read alike. */
const gone = () => new AppError(404, 'qr_expired');

const LIVING = 'used_time IS NULL AND expire_time > ?';

type Begun = RowOf<'chat_binding', 'id' | 'expire_time'>;

function newBinding(userId: string, browser: string): Begun & { statement: Statement } {
  const at = now();
  const row = {
    id: newObjectName(),
    browser_hash: browser,
    user_id: userId,
    add_time: at,
    expire_time: at + OAUTH_SECONDS,
  };
  return { id: row.id, expire_time: row.expire_time, statement: insert('chat_binding', row) };
}

/**
 * Begins a binding of somebody who gave their password again.
 * @param browser hash of the secret of the browser in which it will end
 */
export async function beginBinding(db: Database, userId: string, browser: string): Promise<Begun> {
  const { statement, ...begun } = newBinding(userId, browser);
  await db.batch([statement]);
  return begun;
}

/**
 * Begins a binding of the account whose number a code of type 5 was sent to; nobody is signed in by it.
 * @param from address of the call, and hash of the secret of the browser in which it will end
 * @throws AppError 422 for a wrong code, the same for numbers without an account; 409 where the account has a second factor, 429
 */
export async function beginBindingByPhone(
  db: Database,
  env: Env,
  { phone, msgId, verificationCode: code }: z.output<typeof phoneProof>,
  from: { address: string; browser: string },
): Promise<Begun> {
  const used = await proveCode(db, env, { account: phone, type: CODE_TYPE.bindChatApp, msgId, code }, from.address);
  const user = await db.first<{ user_id: string; second: number }>(
    `SELECT u.user_id, ${factorOf('u.user_id')} AS second FROM user u WHERE u.account = ? AND u.is_delete = 0`,
    [phone],
  );
  if (!user) throw wrongCode();
  if (user.second) throw new AppError(409, 'binding_needs_sign_in');
  const { statement, ...begun } = newBinding(user.user_id, from.browser);
  await writeOr(db, wrongCode, [...used, statement]);
  return begun;
}

/**
 * Whose account a phone is about to be bound to.
 * @throws AppError 404 when the binding is unknown, over, or another phone's
 */
export async function bindingAccount(db: Database, id: string): Promise<BindingRequest> {
  const row = await db.first<{ account: string; expire_time: number }>(
    `SELECT u.account, b.expire_time FROM chat_binding b JOIN user u ON u.user_id = b.user_id AND u.is_delete = 0
     WHERE b.id = ? AND b.used_time IS NULL AND b.openid IS NULL AND b.expire_time > ?`,
    [id, now()],
  );
  if (!row) throw gone();
  return { account: maskedAccount(row.account), expire_time: row.expire_time };
}

interface Row extends RowOf<'chat_binding', 'id' | 'user_id' | 'unionid'> {
  openid: string;
}

const finish = (db: Database, env: Env, { id, user_id: userId, openid, unionid }: Row, lang: Lang): Promise<void> =>
  writeBinding(
    db,
    env,
    {
      userId,
      person: { openid, unionid },
      first: [
        { sql: `UPDATE chat_binding SET used_time = ? WHERE id = ? AND ${LIVING}`, params: [now(), id, now()] },
        assertChanged(),
      ],
      stale: gone,
    },
    lang,
  );

/**
 * Takes what the chat app brought back for a binding. In the browser that began it is bound at once; a phone that only scanned
 * is shown a number, since whoever sees a screen may scan it: the number is typed where the binding began.
 * @param lang in which the owner is told
 * @throws AppError 422 oauth_failed; 404 when the binding is over or another phone's; 409 when another account has the person
 */
export async function scanBinding(db: Database, env: Env, back: Return, lang: Lang): Promise<BindingScanned> {
  const person = await personOf(db, env, back, { use: 'scan' });
  if (!person.binding_id) throw failed();
  const number = String(randomInt(10 ** BINDING_NUMBER.digits)).padStart(BINDING_NUMBER.digits, '0');
  const row = await db.first<Row & { browser_hash: string }>(
    `UPDATE chat_binding SET openid = ?, unionid = ?, number = ? WHERE id = ? AND openid IS NULL AND ${LIVING}
     RETURNING id, user_id, openid, unionid, browser_hash`,
    [person.openid, person.unionid, number, person.binding_id, now()],
  );
  if (!row) throw gone();
  if (row.browser_hash !== back.browser) return { bound: false, number };
  await finish(db, env, row, lang);
  return { bound: true, number: null };
}

/** How far a binding has got, for the browser that began it; over for every other one. */
export async function bindingStateOf(db: Database, id: string, browser: string): Promise<BindingState> {
  const row = await db.first<{ openid: string | null; used_time: number | null; expire_time: number }>(
    'SELECT openid, used_time, expire_time FROM chat_binding WHERE id = ? AND browser_hash = ?',
    [id, browser],
  );
  if (row?.used_time) return 'bound';
  if (!row || row.expire_time <= now()) return 'expired';
  return row.openid === null ? 'waiting' : 'scanned';
}

/**
 * Ends a binding with the number that the phone shows.
 * @param browser hash of the secret of the browser that began
 * @param lang in which the owner is told
 * @throws AppError 422 at `number` for a wrong one; 404 when it is over or was mistyped too often; 409 when another account has the person
 */
export async function finishBinding(
  db: Database,
  env: Env,
  { id, number, browser }: { id: string; number: string; browser: string },
  lang: Lang,
): Promise<void> {
  const row = await db.first<Row & { number: string }>(
    `UPDATE chat_binding SET tries = tries + 1 WHERE id = ? AND browser_hash = ? AND openid IS NOT NULL AND tries < ? AND ${LIVING}
     RETURNING id, user_id, openid, unionid, number`,
    [id, browser, BINDING_NUMBER.tries, now()],
  );
  if (!row) throw gone();
  if (row.number !== number) throw invalid([{ field: 'number', code: 'binding_number_wrong' }]);
  await finish(db, env, row, lang);
}
