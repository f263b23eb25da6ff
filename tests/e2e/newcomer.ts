import { randomInt } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { client } from '../setup/client.ts';
import { baseUrl } from '../setup/site.ts';

export const PASSWORD = 'harvest-lantern-47';

/** Somebody who has just registered by phone, through the API: tests that change people leave the demo accounts alone. */
export async function newcomer(name: string): Promise<{ account: string; name: string }> {
  const account = `139${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const visitor = client();
  const sent = await visitor.post('/web/verificationCode', { phone: account, type: 1 });
  const outbox = await visitor.get('/dev/outbox', { to: account, channel: 'sms' });
  const verificationCode = /\b\d{6}\b/.exec(JSON.stringify(outbox.result.records))?.[0];
  if (sent.status !== 200) throw new Error(`code for ${account}: ${sent.text}`);
  const { msgId } = sent.result;
  const made = await visitor.post('/web/v1/register', { account, password: PASSWORD, verificationCode, msgId });
  if (made.status !== 200) throw new Error(`registration of ${account}: ${made.text}`);
  const named = await visitor.put('/web/egg/base/put', {
    table: 'user',
    data: { name, nickname: name },
    where: { user_id: made.result.user_id },
  });
  if (named.status !== 200) throw new Error(`name of ${account}: ${named.text}`);
  return { account, name };
}

/** Signs a browser in as a newcomer. */
export async function enter(context: BrowserContext, account: string, remember = false): Promise<void> {
  const answer = await context.request.post('/web/egg/user/login', {
    data: { account, password: PASSWORD, remember },
    headers: { origin: baseUrl() },
  });
  if (!answer.ok()) throw new Error(`sign-in of ${account}: ${await answer.text()}`);
}
