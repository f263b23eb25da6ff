import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { codeFor, newMember, newPhone, otherThan, PASSWORD, sentTo } from './support/accounts.ts';
import { confirmed } from './support/signin.ts';

let server: TestServer;
let db: D1Database;
beforeAll(async () => {
  server = await startServer();
  db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
});
afterAll(() => server.stop());

const visitor = () => client(server.url);
const ask = (phone: string, type: number, lang = 'zh') =>
  visitor().post('/web/verificationCode', { phone, type }, { 'x-lang': lang });
const fault = (channel: string, mode: string) => visitor().post('/dev/faults', { channel, mode });
beforeEach(async () => {
  await fault('sms', 'ok');
});

describe('sending codes', () => {
  it('ACC-043 ACC-041 known and unknown accounts get the same answer and one message each', async () => {
    for (const type of [1, 2]) {
      const known = type === 1 ? '13800000010' : '13800000012';
      const unknown = newPhone();
      const [a, b] = [await ask(known, type), await ask(unknown, type)];
      const mask = ({ text }: typeof a) => text.replace(/[0-9A-Z]{26}/, 'ID');
      expect([a.code, mask(a)]).toEqual([200, mask(b)]);
      expect([await sentTo(known, server.url), await sentTo(unknown, server.url)].map((list) => list.length)).toEqual([
        1, 1,
      ]);
    }
  });

  it('ACC-043 who has no account gets no code that could be used', async () => {
    const phone = newPhone();
    await ask(phone, 2);
    const [message] = await sentTo(phone, server.url);
    expect(message?.data.code).toBeUndefined();
    expect(message?.body).not.toMatch(/\d{6}/);
  });

  it('ACC-041 one message a minute to one phone, side by side too', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask('13633330001', 1)));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const refused = answers.find(({ code }) => code === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await sentTo('13633330001', server.url)).toHaveLength(1);
  });

  it('ACC-041 an address that is used up takes nothing from a phone', async () => {
    const flooder = visitor();
    for (let n = 0; n < 20; n++) await flooder.post('/web/verificationCode', { phone: newPhone(), type: 1 });
    const phone = newPhone();
    expect((await flooder.post('/web/verificationCode', { phone, type: 1 })).code).toBe(429);
    expect((await ask(phone, 1)).code).toBe(200);
  });

  it('ACC-036 a gateway that refuses is said, and the code may be asked for again at once', async () => {
    const phone = newPhone();
    await fault('sms', 'error:500');
    const answer = await ask(phone, 1, 'en');
    expect([answer.code, answer.msg, answer.result]).toEqual([
      503,
      'Verification sending failed, please try later!',
      null,
    ]);
    await fault('sms', 'ok');
    expect((await ask(phone, 1)).code).toBe(200);
  });

  it('ACC-036 a message that may have gone out counts', async () => {
    const phone = newPhone();
    await fault('sms', 'lost-reply');
    expect((await ask(phone, 1)).code).toBe(503);
    await fault('sms', 'ok');
    expect((await ask(phone, 1)).code).toBe(429);
  });

  it('ACC-030 ACC-031 numbers and addresses of other forms are refused, and so are other types', async () => {
    for (const phone of ['12800138000', '1380013800', '', 'a@b', 'a@-b.com', 'a@b_c.com']) {
      expect((await ask(phone, 2)).code).toBe(422);
    }
    expect((await ask('a.b_c-d@abc.com.cn', 2)).code).toBe(200);
    expect((await ask('info@example-university.de', 2)).code).toBe(200);
    expect((await ask('who@abc.com', 1, 'en')).msg).toBe('Please enter a valid phone number!');
    expect((await ask(newPhone(), 4)).code).toBe(422);
  });

  it('ACC-035 the message comes in the language of the page', async () => {
    const phone = newPhone();
    await ask(phone, 1, 'en');
    expect((await sentTo(phone, server.url))[0]?.body).toMatch(/^Your verification code is \d{6}\./);
  });
});

describe('binding a phone', () => {
  it('ACC-014 ACC-044 a code of type 3 sets the phone of the signed-in user', async () => {
    const { browser } = await newMember(server.url);
    const phone = newPhone();
    expect((await ask(phone, 3)).status).toBe(100);
    const proof = await codeFor(phone, 3, server.url, browser);
    expect((await browser.post('/web/v1/user/phone', { phone: newPhone(), ...proof })).code).toBe(422);
    expect((await visitor().post('/web/v1/user/phone', { phone, ...proof })).status).toBe(100);
    expect((await browser.post('/web/v1/user/phone', { phone, ...proof })).result).toEqual({ tel: phone });
    expect((await browser.get('/web/egg/user/session')).result.tel).toBe(phone);
  });
});

describe('changing what one signs in with', () => {
  const login = (account: string) => visitor().post('/web/egg/user/login', { account, password: PASSWORD });

  it('ACC-014 a new number takes the place of the account, with the password, and the former one is told', async () => {
    const { browser, phone: former } = await newMember(server.url);
    const phone = newPhone();
    const body = { phone, sign_in: true, ...(await codeFor(phone, 3, server.url, browser)) };
    expect((await browser.post('/web/v1/user/phone', body)).code).toBe(428);
    await confirmed(browser, PASSWORD);
    expect((await browser.post('/web/v1/user/phone', body)).result).toEqual({ tel: phone });
    expect([(await login(former)).code, (await login(phone)).code]).toEqual([422, 200]);
    expect((await browser.get('/web/v1/user/account')).result).toEqual({
      ...{ account: phone, tel: phone, email: null, chat_app: false, second_factor: false },
    });
    for (const to of [former, phone]) expect((await sentTo(to, server.url))[0]?.body).toContain('登录账号');
    const { result } = await browser.get('/web/v1/user/notice/list');
    expect(result.records.map(({ topic }: { topic: string }) => topic)).toContain('account_changed');
    // The number that was given up is free, and its new holder finds nothing of the former one.
    expect((await browser.post('/web/v1/user/phone', body)).code).toBe(422);
  });

  it('ACC-014 what a setting gives to an account follows its person, and nobody has it who gets the number next', async () => {
    const setting = "UPDATE setting SET value = ? WHERE id = 'push-test-recipient'";
    const recipient = () =>
      db.prepare("SELECT value FROM setting WHERE id = 'push-test-recipient'").first<string>('value');
    const { browser, phone: former } = await newMember(server.url);
    await db.prepare(setting).bind(former).run();
    await confirmed(browser, PASSWORD);
    const phone = newPhone();
    const body = { phone, sign_in: true, ...(await codeFor(phone, 3, server.url, browser)) };
    expect((await browser.post('/web/v1/user/phone', body)).code).toBe(200);
    expect(await recipient()).toBe(phone);
    expect((await browser.post('/web/v1/user/account/delete', { password: PASSWORD })).code).toBe(200);
    expect(await recipient()).toBe('');
    const { browser: removed, phone: other } = await newMember(server.url);
    await db.prepare(setting).bind(other).run();
    const { user_id } = (await removed.get('/web/egg/user/session')).result;
    const admin = await signedIn('13800000011', server.url);
    expect((await admin.delete('/web/egg/base/remove', { table: 'user', where: { user_id } })).code).toBe(200);
    expect(await recipient()).toBe('');
  });

  it('ACC-014 a number that is an account stays with it, and only its holder learns that', async () => {
    const theirs = newPhone();
    await db.prepare('INSERT INTO user (user_id, account) VALUES (?, ?)').bind(theirs, theirs).run();
    const { browser, phone: own } = await newMember(server.url);
    await confirmed(browser, PASSWORD);
    const proof = await codeFor(theirs, 3, server.url, browser);
    const wrong = {
      phone: theirs,
      sign_in: true,
      msgId: proof.msgId,
      verificationCode: otherThan(proof.verificationCode),
    };
    expect((await browser.post('/web/v1/user/phone', wrong)).errors[0]?.field).toBe('verificationCode');
    const taken = await browser.post('/web/v1/user/phone', { phone: theirs, sign_in: true, ...proof });
    expect([taken.code, taken.errors[0]?.field]).toEqual([409, 'phone']);
    expect((await browser.get('/web/v1/user/account')).result).toMatchObject({ account: own, tel: own });
    // To be reached by it is no account.
    expect((await browser.post('/web/v1/user/phone', { phone: theirs, ...proof })).result).toEqual({ tel: theirs });
  });

  it('ACC-014 an e-mail address is bound by code, and becomes no account of a phone number', async () => {
    const { browser } = await newMember(server.url);
    const email = `office.${Date.now()}@example-university.de`;
    expect((await ask(email, 6)).status).toBe(100);
    expect((await browser.post('/web/verificationCode', { phone: newPhone(), type: 6 })).errors[0]?.code).toBe(
      'email_format',
    );
    const proof = await codeFor(email, 6, server.url, browser);
    const kind = await browser.post('/web/v1/user/email', { email, sign_in: true, ...proof });
    expect(kind.errors[0]?.field).toBe('sign_in');
    expect((await browser.post('/web/v1/user/email', { email: email.toUpperCase(), ...proof })).result).toEqual({
      email,
    });
    expect((await browser.get('/web/v1/user/account')).result.email).toBe(email);
    expect((await browser.post('/web/v1/user/email', { email, ...proof })).code).toBe(422);
    expect((await visitor().get('/web/v1/user/account')).status).toBe(100);
  });
});

describe('what the database keeps', () => {
  it('ACC-041 codes and passwords are hashes', async () => {
    const { phone } = await newMember(server.url);
    const code = await codeFor('13800000013', 2, server.url);
    const row = await db.prepare('SELECT * FROM verification_code WHERE id = ?').bind(code.msgId).first();
    expect(JSON.stringify(row)).not.toContain(code.verificationCode);
    const user = await db.prepare('SELECT password FROM user WHERE account = ?').bind(phone).first('password');
    expect(user).toMatch(/^scrypt\$\d+\$8\$3\$/);
    expect(String(user)).not.toContain(PASSWORD);
  });
});
