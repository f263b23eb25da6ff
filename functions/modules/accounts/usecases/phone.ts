import type * as z from 'zod';
import { CODE_TYPE, type phoneInput } from '../../../../db/contract/accounts.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { type Database, isStale } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { proveCode, wrongCode } from '../codes.ts';

/**
 * Sets the phone of the signed-in user to a number that a code of type 3 was sent to.
 * @param address where the call comes from
 * @throws AppError 401 without a user, 422 for a wrong code, 429 after too many tries
 */
export async function bindPhone(
  db: Database,
  env: Env,
  caller: Caller,
  { phone, msgId, verificationCode: code }: z.output<typeof phoneInput>,
  address: string,
): Promise<{ tel: string }> {
  const userId = userIdOf(caller);
  const used = await proveCode(db, env, { account: phone, type: CODE_TYPE.bindPhone, msgId, code, userId }, address);
  try {
    await db.batch([...used, { sql: 'UPDATE user SET tel = ? WHERE user_id = ?', params: [phone, userId] }]);
  } catch (error) {
    throw isStale(error) ? wrongCode() : error;
  }
  return { tel: phone };
}
