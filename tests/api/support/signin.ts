import { DEMO_PASSWORD } from '../../local/accounts.ts';
import { type Client, client } from '../../setup/client.ts';

/** A browser that waits before a code, and what it was given. */
export async function waitingBrowser(base: string) {
  const browser = client(base);
  const begun = await browser.post('/web/v1/loginQr/new', undefined, { 'user-agent': 'Waiting browser' });
  const { id, url, expire_time } = begun.result;
  const poll = () => browser.get('/web/v1/loginQr/state', { id });
  return { browser, id: id as string, url: url as string, expire_time: expire_time as number, poll };
}

/** Asks for an authorisation: the chat app's page, with the state that it will bring back. */
export async function authorization(browser: Client, to?: string): Promise<URL> {
  const { result } = await browser.get('/web/v1/wx/authorize', { ...(to !== undefined && { to }) });
  return new URL(result.url);
}

/** Agrees on the chat app's page as the owner of an openid: the code and the state that come back. */
export async function agree(page: URL, openid: string): Promise<{ code: string; state: string; back: URL }> {
  const address = new URL(page);
  address.searchParams.set('openid', openid);
  const answer = await fetch(address, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '', back };
}

/** Session and user as the server sees them. */
export const whoIs = async (browser: Client): Promise<string | null> =>
  (await browser.get('/web/egg/user/session')).result?.account ?? null;

/** Gives the password again in the browser's session, as what a session alone must not do wants it. */
export async function confirmed(browser: Client, password = DEMO_PASSWORD): Promise<Client> {
  const answer = await browser.post('/web/v1/session/confirm', { password });
  if (answer.status !== 200) throw new Error(`password again: ${answer.code} ${answer.text.slice(0, 300)}`);
  return browser;
}
