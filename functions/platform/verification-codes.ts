import { randomInt } from 'node:crypto';
import { CHECKING_LIMIT, CODE_RULES, CODE_TYPE, type CodeType } from '../../db/contract/accounts.ts';
import { now } from './clock.ts';
import { assertChanged, type Database, type Statement } from './database.ts';
import type { Env } from './env.ts';
import { invalid } from './errors.ts';
import { newId, sha256 } from './random.ts';
import { takeAttempt } from './rate-limit.ts';
import { insert } from './sql.ts';

/** Kind of the rows that hold activation links; those of codes are `CODE_TYPE`. */
export const ACTIVATION = 4;

/** The code is bound to its message: the same digits of another message are another hash. */
const hashOf = (id: string, code: string): string => sha256(`${id}:${code}`);

/** A new code: what is sent, and the row that remembers it. */
export function newCode(account: string, type: number): { id: string; code: string; statement: Statement } {
  const id = newId();
  const code = String(randomInt(10 ** CODE_RULES.digits)).padStart(CODE_RULES.digits, '0');
  const at = now();
  const statement = insert('verification_code', {
    id,
    account,
    type,
    code_hash: hashOf(id, code),
    add_time: at,
    expire_time: at + CODE_RULES.seconds,
  });
  return { id, code, statement };
}

/** The refusal of a code, whatever is wrong with it. */
export const wrongCode = () => invalid([{ field: 'verificationCode', code: 'code_wrong' }]);

/** What a call brings to prove that a number or address is the caller's. */
interface Proof {
  account: string;
  type: CodeType;
  msgId: string;
  code: string;
  /** Who is signed in and tries. */
  userId?: string;
}

/** What the security log says that a code was for. */
const PURPOSES: Record<CodeType, string> = {
  [CODE_TYPE.register]: 'code-register',
  [CODE_TYPE.findPassword]: 'code-recovery',
  [CODE_TYPE.bindPhone]: 'code-phone',
  [CODE_TYPE.bindChatApp]: 'code-chat-app',
  [CODE_TYPE.bindEmail]: 'code-email',
  [CODE_TYPE.signUp]: 'code-sign-up',
};

/** A code that was tried and is wrong: an event of the account that it would have opened, or of whoever binds a phone. */
async function noteWrongCode(db: Database, { account, type, userId }: Proof): Promise<void> {
  const sql = 'SELECT user_id FROM user WHERE account = ? AND is_delete = 0';
  const owner = userId ?? (await db.first<{ user_id: string }>(sql, [account]))?.user_id ?? null;
  db.note({ type: 'code-failed', outcome: 'failed', userId: owner, detail: PURPOSES[type] });
}

/**
 * Whether a code is the one that was sent. Every try is counted before it is compared, side by side ones too; after
 * `CODE_RULES.tries` the right code is refused as well (decision 43).
 * @param address where the call comes from
 * @returns statements that use the code up, for the batch of what it allows: the batch fails when it was used meanwhile
 * @throws AppError 422 for a code that is wrong, used, too old, or was sent to somebody else; 429 after too many tries
 */
export async function proveCode(db: Database, env: Env, proof: Proof, address: string): Promise<Statement[]> {
  await takeAttempt(env, [{ name: 'code-check', key: address, ...CHECKING_LIMIT }]);
  const at = now();
  const [row] = await db.all<{ code_hash: string }>(
    `UPDATE verification_code SET tries = tries + 1
     WHERE id = ? AND account = ? AND type = ? AND used_time IS NULL AND expire_time > ? AND tries < ?
     RETURNING code_hash`,
    [proof.msgId, proof.account, proof.type, at, CODE_RULES.tries],
  );
  if (!row || row.code_hash !== hashOf(proof.msgId, proof.code)) {
    await noteWrongCode(db, proof);
    throw wrongCode();
  }
  return [
    { sql: 'UPDATE verification_code SET used_time = ? WHERE id = ? AND used_time IS NULL', params: [at, proof.msgId] },
    assertChanged(),
  ];
}
