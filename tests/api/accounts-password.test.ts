import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { codeFor, newMember, newPhone, OTHER_PASSWORD, otherThan, PASSWORD, remembered } from './support/accounts.ts';
import { COMPANY, INDIVIDUAL, MEMBER } from './support/results.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const visitor = () => client(server.url);
const login = (account: string, password: string) => visitor().post('/web/egg/user/login', { account, password });
const status = async (browser: ReturnType<typeof visitor>) => (await browser.get('/web/egg/user/session')).status;

describe('recovering a password', () => {
  const recover = (body: object) => visitor().post('/web/v1/findPW', body);

  it('ACC-043 sets the new one and ends every session and saved sign-in', async () => {
    const open = await signedIn(INDIVIDUAL, server.url);
    const { browser, credential } = await remembered(INDIVIDUAL, DEMO_PASSWORD, server.url);
    const proof = await codeFor(INDIVIDUAL, 2, server.url);
    const answer = await recover({ account: INDIVIDUAL, password: PASSWORD, ...proof });
    expect([answer.status, answer.result]).toEqual([200, null]);
    expect(answer.headers.get('set-cookie') ?? '').not.toMatch(/sid=|device=/);
    expect([await status(open), await status(browser)]).toEqual([100, 100]);
    expect((await visitor().post('/web/egg/user/login', { credential })).status).toBe(100);
    expect((await login(INDIVIDUAL, DEMO_PASSWORD)).code).toBe(422);
    expect((await login(INDIVIDUAL, PASSWORD)).status).toBe(200);
    expect((await recover({ account: INDIVIDUAL, password: OTHER_PASSWORD, ...proof })).code).toBe(422);
  });

  it('ACC-043 a wrong code reads the same for known and unknown accounts and changes nothing', async () => {
    const unknown = newPhone();
    const answers = [];
    for (const account of [COMPANY, unknown]) {
      const { msgId, verificationCode } = await codeFor(account, 2, server.url);
      const body = { account, password: PASSWORD, msgId, verificationCode: otherThan(verificationCode || '1') };
      answers.push(await recover(body));
    }
    expect(answers[0]?.code).toBe(422);
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect((await login(COMPANY, DEMO_PASSWORD)).status).toBe(200);
  });

  it('ACC-043 a common password is refused before the code is tried', async () => {
    const { phone } = await newMember(server.url);
    const answer = await recover({ account: phone, password: 'password123', verificationCode: '123456', msgId: 'x' });
    expect(answer.errors).toMatchObject([{ field: 'password', code: 'password_common' }]);
  });

  it('ACC-043 too many failed sign-ins do not keep the owner out after a recovery', async () => {
    const account = '13800000013';
    for (let n = 0; n < 10; n++) await login(account, 'wrong');
    expect((await login(account, DEMO_PASSWORD)).code).toBe(429);
    const proof = await codeFor(account, 2, server.url);
    await recover({ account, password: PASSWORD, ...proof });
    expect((await login(account, PASSWORD)).status).toBe(200);
  });
});

describe('changing a password', () => {
  it('ACC-043 ends every other session and saved sign-in, and keeps this one', async () => {
    const { browser, phone } = await newMember(server.url);
    const other = await remembered(phone, PASSWORD, server.url);
    const own = await remembered(phone, PASSWORD, server.url);
    const answer = await own.browser.post('/web/v1/user/password', {
      old_password: PASSWORD,
      password: OTHER_PASSWORD,
    });
    expect(answer.status).toBe(200);
    expect([await status(browser), await status(other.browser), await status(own.browser)]).toEqual([100, 100, 200]);
    expect((await visitor().post('/web/egg/user/login', { credential: other.credential })).status).toBe(100);
    expect((await visitor().post('/web/egg/user/login', { credential: own.credential })).status).toBe(200);
    expect([(await login(phone, PASSWORD)).code, (await login(phone, OTHER_PASSWORD)).status]).toEqual([422, 200]);
  });

  it('ACC-043 a sign-in that runs beside the change is no way past it', async () => {
    const { browser, phone } = await newMember(server.url);
    const racers = Array.from({ length: 6 }, async () => {
      const racer = visitor();
      await racer.post('/web/egg/user/login', { account: phone, password: PASSWORD, remember: true });
      return racer;
    });
    const change = browser.post('/web/v1/user/password', { old_password: PASSWORD, password: OTHER_PASSWORD });
    const [, ...others] = await Promise.all([change, ...racers]);
    expect((await change).status).toBe(200);
    expect(await Promise.all(others.map(status))).toEqual(Array(6).fill(100));
  });

  it('ACC-043 a wrong old password is refused, counted with the failed sign-ins from the same address', async () => {
    const { browser, phone } = await newMember(server.url);
    const change = (old_password: string) =>
      browser.post('/web/v1/user/password', { old_password, password: OTHER_PASSWORD });
    const wrong = await change('wrong-password');
    expect(wrong.errors).toMatchObject([{ field: 'old_password', code: 'password_wrong' }]);
    for (let n = 0; n < 9; n++) await change('wrong-password');
    expect((await change(PASSWORD)).code).toBe(429);
    const beside = visitor();
    beside.address = browser.address;
    expect((await beside.post('/web/egg/user/login', { account: phone, password: PASSWORD })).code).toBe(429);
    expect((await login(phone, PASSWORD)).code).toBe(200);
  });

  it('ACC-043 ACC-045 visitors change nothing', async () => {
    const body = { old_password: DEMO_PASSWORD, password: OTHER_PASSWORD };
    expect((await visitor().post('/web/v1/user/password', body)).status).toBe(100);
    const foreign = await (await signedIn(MEMBER, server.url)).post('/web/v1/user/password', body, {
      origin: 'https://evil.example',
    });
    expect(foreign.code).toBe(403);
  });
});
