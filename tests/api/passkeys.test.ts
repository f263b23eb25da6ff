import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_PASSKEYS } from '../../db/contract/second-factor.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { Authenticator } from './support/authenticator.ts';
import { confirmed, whoIs } from './support/signin.ts';

const OWN = '/web/v1/user/secondFactor';
const [OWNER, OTHER, LAST, AT_ONCE] = ['13800000002', '13800000008', '13800000009', '13800000010'] as const;
const MANY = '13800000001';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ crons: false });
});
afterAll(() => server.stop());

const login = async (account: string): Promise<Client> => {
  const who = client(server.url);
  await who.post('/web/egg/user/login', { account, password: DEMO_PASSWORD });
  return who;
};
const options = async (who: Client, path: string) => (await who.post(path)).result.challenge as string;
const toSignIn = (who: Client) => options(who, '/web/v1/session/second/options');
const show = (who: Client, passkey: object) => who.post('/web/v1/session/second', { passkey });
const add = (who: Client, response: object) => who.post(`${OWN}/passkey`, { label: '钥匙', response });
const keysOf = async (who: Client) => (await who.get(OWN)).result.passkeys.map(({ id }: { id: string }) => id);

/** A signed-in person with a passkey. */
async function withPasskey(account: string) {
  const who = await confirmed(await signedIn(account, server.url));
  const key = new Authenticator(server.url);
  const answer = await add(who, key.create(await options(who, `${OWN}/passkey/new`)));
  expect([answer.code, answer.msg]).toEqual([200, '成功']);
  return { who, key, recovery: answer.result.recovery_codes as string[] };
}

let owner: Awaited<ReturnType<typeof withPasskey>>;
let other: Awaited<ReturnType<typeof withPasskey>>;
beforeAll(async () => {
  [owner, other] = await Promise.all([withPasskey(OWNER), withPasskey(OTHER)]);
});

describe('making a passkey', () => {
  it('takes one answer to its own challenge, from this origin, for this domain, of the right kind', async () => {
    const who = await confirmed(await signedIn(LAST, server.url));
    const key = new Authenticator(server.url);
    const begin = () => options(who, `${OWN}/passkey/new`);
    const elsewhere = await confirmed(await signedIn(LAST, server.url));
    const strange = await options(elsewhere, `${OWN}/passkey/new`);
    for (const forged of [
      { origin: 'https://evil.example' },
      { origin: `${server.url}.evil.example` },
      { rpId: 'evil.example' },
      { type: 'webauthn.get' },
      { present: false },
    ]) {
      expect([forged, (await add(who, key.create(await begin(), forged))).code]).toEqual([forged, 422]);
    }
    await begin();
    expect((await add(who, key.create(strange))).code).toBe(422);
    // A wrong answer used the challenge up, and so does a right one.
    const challenge = await begin();
    expect((await add(who, key.create(challenge, { rpId: 'evil.example' }))).code).toBe(422);
    expect((await add(who, key.create(challenge))).code).toBe(422);
    expect(await keysOf(who)).toEqual([]);
    const good = key.create(await begin());
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(who, good)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await keysOf(who)).toEqual([key.id]);
    expect((await who.post(`${OWN}/passkey/remove`, { id: key.id })).code).toBe(200);
  });

  it('of challenges that several browsers end at once as many become passkeys as one person may have', async () => {
    const { who, key } = await withPasskey(MANY);
    const { user_id } = (await who.get('/web/egg/user/session')).result;
    const database = await server.runtime.miniflare.getD1Database('DB');
    await database
      .prepare(
        `INSERT INTO passkey (id, user_id, label, public_key, counter, add_time)
         SELECT 'filled-' || value, ?, '钥匙', '', 0, 1 FROM json_each(?)`,
      )
      .bind(user_id, JSON.stringify(Array.from({ length: MAX_PASSKEYS - 2 }, (_, n) => n)))
      .run();
    const ready: { browser: Client; answer: object }[] = [];
    for (let n = 0; n < 3; n++) {
      const browser = await login(MANY);
      key.counter += 1;
      expect((await show(browser, key.get(await toSignIn(browser)))).code).toBe(200);
      await confirmed(browser);
      const own = new Authenticator(server.url);
      ready.push({ browser, answer: own.create(await options(browser, `${OWN}/passkey/new`)) });
    }
    const answers = await Promise.all(ready.map(({ browser, answer }) => add(browser, answer)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
    expect(await keysOf(who)).toHaveLength(MAX_PASSKEYS);
    const { results } = await database.prepare('SELECT id FROM passkey WHERE user_id = ?').bind(user_id).all();
    expect(results).toHaveLength(MAX_PASSKEYS);
  });

  it('beside a first authenticator app at the same moment one counts, and its recovery codes are good', async () => {
    for (const account of ['13800000003', '13800000005']) {
      const who = await confirmed(await signedIn(account, server.url));
      const key = new Authenticator(server.url);
      const response = key.create(await options(who, `${OWN}/passkey/new`));
      const { secret } = (await who.post(`${OWN}/totp/new`)).result;
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      const answers = await Promise.all([add(who, response), who.post(`${OWN}/totp/confirm`, { code })]);
      const shown = answers.flatMap(({ result }) => result?.recovery_codes ?? []);
      expect(shown).toHaveLength(10);
      const browser = await login(account);
      expect((await browser.post('/web/v1/session/second', { recovery: shown[9] })).code).toBe(200);
    }
  });

  it('refuses the id of a passkey that is there already, of whomever', async () => {
    const mine = new Authenticator(server.url);
    const answer = await add(
      other.who,
      mine.create(await options(other.who, `${OWN}/passkey/new`), { id: owner.key.id }),
    );
    expect(answer.code).toBe(422);
    expect(await keysOf(owner.who)).toEqual([owner.key.id]);
    expect(await keysOf(other.who)).toEqual([other.key.id]);
  });

  it('takes no passkey of others away', async () => {
    expect((await other.who.post(`${OWN}/passkey/remove`, { id: owner.key.id })).code).toBe(404);
    expect(await keysOf(owner.who)).toEqual([owner.key.id]);
  });
});

describe('signing in by a passkey', () => {
  it('takes the own key alone, touched, for this origin and domain, and for the challenge of this sign-in', async () => {
    const elsewhere = await login(OWNER);
    const strange = await toSignIn(elsewhere);
    const attempts: [string, (challenge: string) => object][] = [
      ['another origin', (challenge) => owner.key.get(challenge, { origin: 'https://evil.example' })],
      ['another domain', (challenge) => owner.key.get(challenge, { rpId: 'evil.example' })],
      ['another kind', (challenge) => owner.key.get(challenge, { type: 'webauthn.create' })],
      ['nobody touched it', (challenge) => owner.key.get(challenge, { present: false })],
      ['of somebody else', (challenge) => other.key.get(challenge)],
      ['of somebody else under this id', (challenge) => other.key.get(challenge, { id: owner.key.id })],
      ['another sign-in', () => owner.key.get(strange)],
      ['nothing', () => ({})],
    ];
    for (const [what, answer] of attempts) {
      const who = await login(OWNER);
      expect([what, (await show(who, answer(await toSignIn(who)))).code]).toEqual([what, 422]);
      expect([what, await whoIs(who)]).toEqual([what, null]);
    }
    const visitor = client(server.url);
    expect((await visitor.post('/web/v1/session/second/options')).code).toBe(404);
  });

  it('a challenge is good for one try, and an answer for one session, however often it comes at once', async () => {
    const who = await login(OTHER);
    const first = await toSignIn(who);
    expect((await show(who, other.key.get(first, { rpId: 'evil.example' }))).code).toBe(422);
    expect((await show(who, other.key.get(first))).code).toBe(422);
    other.key.counter += 1;
    const good = other.key.get(await toSignIn(who));
    const tabs = Array.from({ length: 4 }, () => {
      const tab = client(server.url);
      for (const [name, value] of who.cookies) tab.cookies.set(name, value);
      return tab;
    });
    const answers = await Promise.all(tabs.map((tab) => show(tab, good)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect((await Promise.all(tabs.map(whoIs))).filter((account) => account === OTHER)).toHaveLength(1);
    expect((await show(await login(OTHER), good)).code).toBe(422);
  });

  it('a counter that stands still or goes back is the mark of a copy', async () => {
    const attempt = async (counter: number) => {
      const who = await login(OWNER);
      return (await show(who, owner.key.get(await toSignIn(who), { counter }))).code;
    };
    expect(await attempt(9)).toBe(200);
    expect([await attempt(9), await attempt(8), await attempt(0)]).toEqual([422, 422, 422]);
    expect(await attempt(10)).toBe(200);
  });

  it('a password that was changed meanwhile ends the sign-in that waits for the key', async () => {
    const account = AT_ONCE;
    const { who, key } = await withPasskey(account);
    const waiting = await login(account);
    const challenge = await toSignIn(waiting);
    const password = { old_password: DEMO_PASSWORD, password: 'Quiet-River-42' };
    expect((await who.post('/web/v1/user/password', password)).code).toBe(200);
    key.counter += 1;
    expect((await show(waiting, key.get(challenge))).code).toBe(404);
    expect(await whoIs(waiting)).toBeNull();
    expect(
      (await who.post('/web/v1/user/password', { old_password: 'Quiet-River-42', password: 'Loud-Mountain-43' })).code,
    ).toBe(200);
  });

  it('a recovery code that comes from many browsers at once lets one in', async () => {
    const [code] = other.recovery;
    const browsers = await Promise.all(Array.from({ length: 6 }, () => login(OTHER)));
    const answers = await Promise.all(browsers.map((who) => who.post('/web/v1/session/second', { recovery: code })));
    expect(answers.filter(({ code: status }) => status === 200)).toHaveLength(1);
  });
});
