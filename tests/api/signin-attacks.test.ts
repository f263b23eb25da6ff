import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { costOf } from '../setup/costs.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { INDIVIDUAL, MEMBER } from './support/results.ts';
import { agree, authorization, waitingBrowser, whoIs } from './support/signin.ts';

let server: TestServer;
let database: D1Database;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
});
afterAll(() => server.stop());

const visitor = () => client(server.url);
const as = (account: string) => signedIn(account, server.url);
const outbox = async (query: object): Promise<{ body: unknown }[]> =>
  (await visitor().get('/dev/outbox', { ...query })).result.records;

/** What a call may say beside its subject: none of it may buy another attempt. */
const disguises = (n: number): Record<string, string> => ({
  'user-agent': `agent ${n}`,
  'x-forwarded-for': `9.9.9.${n}`,
  'x-real-ip': `9.9.8.${n}`,
  forwarded: `for=9.9.7.${n}`,
  'x-lang': n % 2 ? 'en' : 'zh',
  cookie: `sid=${n}; browser=${n}`,
});

describe('attack 24: limits that are got round', () => {
  it('ACC-039 the same account in other spellings and on other paths is the same account', async () => {
    const spellings = ['13700000001', ' 13700000001 ', '１３７０００００００１', '1370000000１', '13700000001\u3000'];
    const paths = ['/web/egg/user/login', '/egg/user/login', '/eggServer/egg/user/login', '/web/egg/user/login?x=1'];
    const codes: number[] = [];
    for (let n = 0; n < 14; n++) {
      const body = { account: spellings[n % spellings.length], password: `guess ${n}`, remember: n % 3 === 0 };
      codes.push((await visitor().post(paths[n % paths.length] ?? '', body, disguises(n))).code);
    }
    expect(codes).toEqual([...Array(10).fill(422), ...Array(4).fill(429)]);
  });

  it('ACC-039 one address does not try many accounts, nor many saved sign-ins', async () => {
    const sprayer = visitor();
    const codes: number[] = [];
    for (let n = 0; n < 62; n++) {
      const body =
        n % 2 ? { account: `1380001${n + 1000}`, password: DEMO_PASSWORD } : { credential: `${n}`.padStart(43, 'a') };
      codes.push((await sprayer.post('/web/egg/user/login', body, disguises(n))).code);
    }
    expect(codes.slice(0, 60).every((code) => code === 401 || code === 422)).toBe(true);
    expect(codes.slice(60)).toEqual([429, 429]);
  });

  it('ACC-039 the addresses of one IPv6 network count as one, those of the next do not', async () => {
    const from = (address: string, n: number) =>
      visitor().post('/web/egg/user/login', { credential: `${n}`.padStart(43, 'b') }, { 'cf-connecting-ip': address });
    const codes: number[] = [];
    for (let n = 0; n < 62; n++)
      codes.push((await from(n % 2 ? `2001:db8:0:7::${n}` : `2001:DB8::7:0:0:${n}:1`, n)).code);
    expect(codes.slice(0, 60).every((code) => code === 401)).toBe(true);
    expect(codes.slice(60)).toEqual([429, 429]);
    expect((await from('2001:db8:0:8::1', 99)).code).toBe(401);
  });
});

describe('attack 24: verification codes', () => {
  const ask = (body: object, n = 0) => visitor().post('/web/verificationCode', body, disguises(n));
  const codeSentTo = async (phone: string): Promise<string> => {
    const [message] = await outbox({ to: phone, channel: 'sms' });
    return /\d{6}/.exec(JSON.stringify(message?.body))?.[0] ?? '';
  };
  const recover = (account: string, verificationCode: string, msgId: string, n = 0) =>
    visitor().post('/web/v1/findPW', { account, password: 'New-Words-2026', verificationCode, msgId }, disguises(n));

  it('ACC-041 one phone gets one message a minute, whatever else the calls say', async () => {
    const phone = '13611110001';
    const codes = [];
    for (const [n, spelling] of [phone, ` ${phone}`, '１３６１１１１０００１', phone].entries()) {
      codes.push((await ask({ phone: spelling, type: (n % 2) + 1 }, n)).code);
    }
    expect(codes).toEqual([200, 429, 429, 429]);
    expect(await outbox({ to: phone })).toHaveLength(1);
  });

  it('ACC-041 one address does not flood many phones', async () => {
    const flooder = visitor();
    const codes: number[] = [];
    for (let n = 0; n < 22; n++) {
      const body = { phone: `1362222${1000 + n}`, type: 1 };
      codes.push((await flooder.post('/web/verificationCode', body, disguises(n))).code);
    }
    expect(codes).toEqual([...Array(20).fill(200), 429, 429]);
  });

  it('ACC-043 a known and an unknown account answer alike, to the code call and to its use', async () => {
    for (const type of [1, 2]) {
      const known = await ask({ phone: `1380000000${type}`, type });
      const unknown = await ask({ phone: `1363333000${type}`, type });
      const shape = ({ code, msg, result }: typeof known) => [code, msg, Object.keys(result), result.msgId.length];
      expect(shape(known)).toEqual(shape(unknown));
      expect(known.text).not.toMatch(/\d{6}"/);
      if (type === 1) continue;
      const guesses = [
        await recover('13800000002', '000000', known.result.msgId),
        await recover('13633330002', '000000', unknown.result.msgId),
      ];
      expect(guesses[0]?.text).toBe(guesses[1]?.text);
      expect(guesses[0]?.code).toBe(422);
    }
  });

  it('ACC-043 a code is guessed five times, then the right one is refused as well', async () => {
    const { msgId } = (await ask({ phone: '13800000009', type: 2 })).result;
    const code = await codeSentTo('13800000009');
    expect(code).toMatch(/^\d{6}$/);
    const wrong = code === '123456' ? '654321' : '123456';
    for (let n = 0; n < 5; n++) expect((await recover('13800000009', wrong, msgId, n)).code).toBe(422);
    expect((await recover('13800000009', code, msgId)).code).toBe(422);
    expect(await whoIs(await as('13800000009'))).toBe('13800000009');
  });

  it('ACC-042 a code is good for the account and the purpose that it was sent for, once', async () => {
    const { msgId } = (await ask({ phone: '13800000008', type: 2 })).result;
    const code = await codeSentTo('13800000008');
    expect((await recover('13800000010', code, msgId)).code).toBe(422);
    const registration = { account: '13800000008', password: 'New-Words-2026', verificationCode: code, msgId };
    expect((await visitor().post('/web/v1/register', registration)).code).toBe(422);
    const victim = await as('13800000008');
    expect((await recover('13800000008', code, msgId)).status).toBe(200);
    expect(await whoIs(victim)).toBeNull();
    expect((await recover('13800000008', code, msgId)).code).toBe(422);
  });
});

describe('attack 24: sessions', () => {
  const planted = 'p'.repeat(43);
  const plant = (): Client => {
    const browser = visitor();
    browser.cookies.set('sid', planted);
    return browser;
  };
  const ways: [string, (browser: Client) => Promise<unknown>][] = [
    ['password', (browser) => browser.login(MEMBER)],
    [
      'a scanned code',
      async (browser) => {
        const { id } = (await browser.post('/web/v1/loginQr/new')).result;
        await (await as(MEMBER)).post('/web/v1/loginQr/confirm', { id });
        await browser.get('/web/v1/loginQr/state', { id });
      },
    ],
    [
      'the chat app',
      async (browser) => {
        const owner = database.prepare('SELECT openid FROM user WHERE account = ?').bind(MEMBER);
        const came = await agree(await authorization(browser), (await owner.first<string>('openid')) ?? '');
        await browser.get('/web/egg/wx/webOauth2', { code: came.code, state: came.state });
      },
    ],
  ];

  it.each(ways)('ACC-039 ACC-002 a planted session is never taken over: %s', async (_, signIn) => {
    const browser = plant();
    await signIn(browser);
    expect(await whoIs(browser)).toBe(MEMBER);
    expect(browser.cookies.get('sid')).not.toBe(planted);
    expect(await whoIs(plant())).toBeNull();
  });

  // By the chat app whoever is signed in stays so: it has no session to end.
  it.each(ways.slice(0, 2))(
    'ACC-039 ACC-002 signing in ends the session that the browser carried: %s',
    async (_, signIn) => {
      const browser = await as(INDIVIDUAL);
      const earlier = visitor();
      earlier.cookies.set('sid', browser.cookies.get('sid') ?? '');
      await signIn(browser);
      expect(await whoIs(browser)).toBe(MEMBER);
      expect(await whoIs(earlier)).toBeNull();
    },
  );

  it('ACC-043 a changed password leaves nothing of what others hold: sessions, saved sign-ins, confirmed codes', async () => {
    const account = '13800000003';
    const desk = await as(account);
    const thief = visitor();
    const stolen = await thief.post('/web/egg/user/login', { account, password: DEMO_PASSWORD, remember: true });
    const waiting = await waitingBrowser(server.url);
    await thief.post('/web/v1/loginQr/confirm', { id: waiting.id });
    const change = { old_password: DEMO_PASSWORD, password: 'New-Words-2026' };
    expect((await desk.post('/web/v1/user/password', change)).status).toBe(200);
    expect(await whoIs(thief)).toBeNull();
    expect((await visitor().post('/web/egg/user/login', { credential: stolen.result.credential })).status).toBe(100);
    expect((await waiting.poll()).result).toEqual({ state: 'expired' });
    expect((await visitor().post('/web/egg/user/login', { account, password: DEMO_PASSWORD })).code).toBe(422);
    expect(await whoIs(desk)).toBe(account);
    expect((await desk.get('/web/v1/user/devices')).result).toHaveLength(1);
  });
});

describe('attack 25: messages and calls of other sites', () => {
  it('PUSH-075 nobody but an operator reaches the message call: a chosen recipient and template get nothing', async () => {
    const message = {
      touser: 'openid-chosen',
      template_id: 'template-chosen',
      url: 'https://evil.example/',
      data: { first: { value: 'x' }, keynote1: { value: 'x' } },
    };
    const callers = [visitor(), await as(MEMBER), await as('13800000004'), await as('13800000013')];
    for (const caller of callers) {
      for (const root of ['', '/web', '/eggServer']) {
        expect((await caller.post(`${root}/egg/wx/sendTemplateMsg`, message)).status).not.toBe(200);
      }
    }
    expect(await outbox({ channel: 'wechat' })).toEqual([]);
  });

  it('SRV-019 who signs out, with nothing to end, has no table looked through', async () => {
    await database.batch(
      Array.from({ length: 20 }, (_, person) =>
        database
          .prepare(
            `INSERT INTO known_device (token_hash, user_id, add_time, last_time)
             SELECT value, ?, unixepoch(), unixepoch() FROM json_each(?)`,
          )
          .bind(`nobody-${person}`, JSON.stringify(Array.from({ length: 100 }, (_, n) => `${person}-${n}`))),
      ),
    );
    for (const cookie of ['', 'device=anything']) {
      const answer = await visitor().post('/web/egg/user/logout', {}, { cookie });
      expect(answer.status).toBe(200);
      expect(costOf(answer.headers)?.[2]).toBeLessThan(50);
    }
  });

  it('SRV-019 every call that changes something is refused to another origin, and nothing changes', async () => {
    const member = await as(MEMBER);
    const waiting = await waitingBrowser(server.url);
    const writes: [path: string, body: object][] = [
      ['/web/v1/user/devices/revoke', { all: true }],
      ['/web/v1/loginQr/new', {}],
      ['/web/v1/loginQr/scan', { id: waiting.id }],
      ['/web/v1/loginQr/confirm', { id: waiting.id }],
      ['/web/v1/wx/bind', { code: 'c', state: 's' }],
      ['/web/v1/wx/unbind', {}],
    ];
    const origins: Record<string, string>[] = [{ origin: 'https://evil.example' }, { origin: 'null' }];
    for (const [path, body] of writes) {
      for (const root of [path, path.replace('/web', '')]) {
        for (const headers of origins) expect((await member.post(root, body, headers)).code).toBe(403);
        expect((await member.call('GET', root)).code).toBe(404);
      }
    }
    expect((await waiting.poll()).result).toEqual({ state: 'waiting' });
    expect((await member.get('/web/v1/wx/binding')).result).toEqual({ bound: true });
  });
});
