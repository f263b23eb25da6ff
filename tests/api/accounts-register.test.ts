import { describe, expect, it } from 'vitest';
import { client } from '../setup/client.ts';
import { codeFor, newMember, newPhone, otherThan, PASSWORD, sentTo } from './support/accounts.ts';
import { MEMBER } from './support/results.ts';

const register = (body: object, lang = 'zh') => client().post('/web/v1/register', body, { 'x-lang': lang });

describe('registering by phone', () => {
  it('ACC-041 ACC-042 ACC-038 a code makes an account that is signed in and can sign in', async () => {
    const { browser, phone, answer } = await newMember();
    expect(answer).toMatchObject({ status: 200, result: { account: phone, tel: phone, authority: '', orgs: [] } });
    expect(answer.text).not.toMatch(/password|openid|id_number/);
    expect((await browser.get('/web/egg/user/session')).result.account).toBe(phone);
    expect((await client().login(phone, PASSWORD)).cookies.has('sid')).toBe(true);
  });

  it('ACC-041 the code goes to the phone and stands in no answer', async () => {
    const phone = newPhone();
    const answer = await client().post('/web/verificationCode', { phone, type: 1 });
    const [message] = await sentTo(phone);
    expect(answer.result.msgId).toMatch(/^[0-9A-Z]{26}$/);
    expect(message?.data.code).toMatch(/^\d{6}$/);
    expect(message?.body).toContain(message?.data.code);
    expect(answer.text).not.toContain(message?.data.code);
  });

  it('ACC-042 a member kind is org or company and nothing else', async () => {
    const phone = newPhone();
    const proof = await codeFor(phone, 1);
    const wrong = await register({ account: phone, password: PASSWORD, ...proof, org_type: 'admin' });
    expect([wrong.code, wrong.errors[0]?.field]).toEqual([422, 'org_type']);
    const more = await register({ account: phone, password: PASSWORD, ...proof, authority: 'admin' });
    expect([more.code, more.errors[0]?.field]).toEqual([422, 'authority']);
    const right = await register({ account: phone, password: PASSWORD, ...proof, org_type: 'company' });
    expect(right.result.org_type).toBe('company');
  });

  it('ACC-042 a wrong code, an unknown message, another phone and another purpose are refused alike', async () => {
    const phone = newPhone();
    const { msgId, verificationCode } = await codeFor(phone, 1);
    const body = { account: phone, password: PASSWORD, msgId, verificationCode };
    const answers = [
      await register({ ...body, verificationCode: otherThan(verificationCode) }),
      await register({ ...body, msgId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }),
      await register({ ...body, account: newPhone() }),
      await client().post('/web/v1/findPW', body),
    ];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 422, errors: [{ field: 'verificationCode', code: 'code_wrong' }] });
    expect((await register(body)).status).toBe(200);
  });

  it('ACC-042 a code is used once, side by side too', async () => {
    const phone = newPhone();
    const proof = await codeFor(phone, 1);
    const body = { account: phone, password: PASSWORD, ...proof };
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await register(body)).code).toBe(422);
  });

  it('ACC-042 after five tries the right code is refused as well', async () => {
    const phone = newPhone();
    const { msgId, verificationCode } = await codeFor(phone, 1);
    const body = { account: phone, password: PASSWORD, msgId };
    const wrong = Array.from({ length: 5 }, () => register({ ...body, verificationCode: otherThan(verificationCode) }));
    expect((await Promise.all(wrong)).map(({ code }) => code)).toEqual(Array(5).fill(422));
    expect((await register({ ...body, verificationCode })).code).toBe(422);
  });

  it('ACC-025 ACC-033 who holds the phone of an account is told that it exists', async () => {
    const proof = await codeFor(MEMBER, 1);
    const [message] = await sentTo(MEMBER);
    expect(message?.body).toContain('已经注册');
    const answer = await register({ account: MEMBER, password: PASSWORD, ...proof }, 'en');
    expect([answer.code, answer.msg]).toEqual([409, 'This account is already registered!']);
    expect((await client().login(MEMBER)).cookies.has('sid')).toBe(true);
  });

  it('ACC-025 ACC-033 who holds a number hears before the rest whether it has an account, and nobody else does', async () => {
    const check = (body: object) => client().post('/web/v1/register/check', body, { 'x-lang': 'en' });
    const fresh = newPhone();
    const proof = await codeFor(fresh, 1);
    expect((await check({ account: fresh, ...proof })).code).toBe(200);
    // The code stays good for the registration.
    expect((await register({ account: fresh, password: PASSWORD, ...proof })).status).toBe(200);
    expect((await check({ account: fresh, ...proof })).code).toBe(422);
    const known = (await newMember()).phone;
    const { msgId, verificationCode } = await codeFor(newPhone(), 1);
    expect((await check({ account: known, msgId, verificationCode })).errors[0]?.field).toBe('verificationCode');
    const later = newPhone();
    const own = await codeFor(later, 1);
    const wrong = { account: later, msgId: own.msgId, verificationCode: otherThan(own.verificationCode) };
    for (let time = 0; time < 5; time++) expect((await check(wrong)).code).toBe(422);
    expect((await check({ account: later, ...own })).code).toBe(422);
  });

  it('ACC-025 a number with an account is named so by the first step', async () => {
    const proof = await codeFor('13800000012', 1);
    const answer = await client().post('/web/v1/register/check', { account: '13800000012', ...proof });
    expect([answer.code, answer.msg]).toEqual([409, '该账号已注册！']);
  });

  it('ACC-023 ACC-024 ACC-026 ACC-029 ACC-030 every field complains in its own words', async () => {
    const empty = await register({}, 'en');
    expect(empty.code).toBe(422);
    expect(Object.fromEntries(empty.errors.map(({ field, msg }) => [field, msg]))).toEqual({
      account: 'Please enter phone number',
      password: 'Please enter a password',
      verificationCode: 'Please enter the verification code',
      msgId: 'Message sending error!',
    });
    for (const account of ['12345', '12800138000', '1380013800', '138001380001', '1380013800a', '+8613800138000']) {
      const answer = await register({ account, password: PASSWORD, verificationCode: '123456', msgId: 'x' }, 'en');
      expect([account, answer.msg]).toEqual([account, 'Please enter a valid phone number!']);
    }
  });

  it('ACC-026 length counts, common passwords and the account itself are refused', async () => {
    const phone = newPhone();
    const proof = await codeFor(phone, 1);
    const cases: [string, string][] = [
      ['short12', 'password_too_short'],
      ['x'.repeat(129), 'password_too_long'],
      ['Woaini1314', 'password_common'],
      ['ＰＡＳＳＷＯＲＤ１２３', 'password_common'],
      ['password1!!', 'password_common'],
      ['zzzzzzzzzzzzzzzz', 'password_common'],
      [phone, 'password_is_account'],
    ];
    for (const [password, code] of cases) {
      const answer = await register({ account: phone, password, ...proof });
      expect([password, answer.errors[0]?.code]).toEqual([password, code]);
    }
    expect((await register({ account: phone, password: '江上清风与山间明月', ...proof })).status).toBe(200);
  });

  it('ACC-040 the old address registers nobody without a code', async () => {
    const post = (body: object) => client().post('/egg/user/register', body);
    const fresh = newPhone();
    const unknown = await post({ account: fresh, password: PASSWORD });
    const known = await post({ account: MEMBER, password: PASSWORD });
    expect([unknown.code, unknown.text]).toEqual([403, known.text]);
    const proof = await codeFor(fresh, 1);
    expect((await post({ account: fresh, password: PASSWORD, ...proof })).result.account).toBe(fresh);
  });
});

describe('the session of a registration', () => {
  it('ACC-042 replaces the one that the browser carried, and none can be planted', async () => {
    const browser = client();
    await browser.login(MEMBER);
    const before = browser.cookies.get('sid') ?? '';
    const phone = newPhone();
    const proof = await codeFor(phone, 1);
    await browser.post('/web/v1/register', { account: phone, password: PASSWORD, ...proof });
    expect(browser.cookies.get('sid')).not.toBe(before);
    const other = client();
    other.cookies.set('sid', before);
    expect((await other.get('/web/egg/user/session')).status).toBe(100);
  });
});
