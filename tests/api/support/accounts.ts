import { randomInt } from 'node:crypto';
import { type Answer, type Client, client } from '../../setup/client.ts';

export const PASSWORD = 'Quiet-River-42';
export const OTHER_PASSWORD = 'Loud-Mountain-43';

/** Files that run side by side begin far apart. */
let phones = randomInt(100_000_000);

/** A mainland number that nobody has. */
export function newPhone(): string {
  phones += 1;
  return `155${String(phones % 100_000_000).padStart(8, '0')}`;
}

interface Sent {
  channel: string;
  body: string;
  data: { code?: string };
}

/** What the gateway took for a phone or an address, newest first. */
export const sentTo = async (to: string, base?: string): Promise<Sent[]> =>
  (await client(base).get('/dev/outbox', { to })).result.records;

/** A code as its recipient gets it: where it came, and which message it belongs to. */
export async function codeFor(phone: string, type: number, base?: string, by: Client = client(base)) {
  const answer = await by.post('/web/verificationCode', { phone, type });
  const [message] = await sentTo(phone, base);
  return { msgId: answer.result?.msgId as string, verificationCode: /\d{6}/.exec(message?.body ?? '')?.[0] ?? '' };
}

/** Registers a new phone and stays signed in. */
export async function newMember(base?: string): Promise<{ browser: Client; phone: string; answer: Answer }> {
  const browser = client(base);
  const phone = newPhone();
  const proof = await codeFor(phone, 1, base);
  const answer = await browser.post('/web/v1/register', { account: phone, password: PASSWORD, ...proof });
  return { browser, phone, answer };
}

/** A sign-in that the server keeps for the device. */
export const remembered = async (account: string, password: string, base?: string) => {
  const browser = client(base);
  const answer = await browser.post('/web/egg/user/login', { account, password, remember: true });
  return { browser, credential: answer.result.credential as string };
};

/** Other digits than those of a code. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');
