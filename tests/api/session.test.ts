import { describe, expect, it } from 'vitest';
import { client, signedIn } from '../setup/client.ts';
import { MEMBER } from './support/results.ts';

const PASSWORD = 'Demo@2026';
const login = (body: object) => client().post('/web/egg/user/login', body);

describe('signing in', () => {
  it('ACC-039 ACC-013 a right pair answers the user and sets an HttpOnly, SameSite cookie', async () => {
    const answer = await login({ account: MEMBER, password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.result).toMatchObject({ account: MEMBER, authority: '', org_type: 'org', visibleName: [] });
    expect(answer.result.orgs[0]).toMatchObject({ name: '燕赵先进材料研究院', is_admin: 1 });
    expect(answer.headers.get('set-cookie')).toMatch(/sid=[\w-]{43};.*HttpOnly; SameSite=Lax/);
    expect(answer.text).not.toMatch(/password|openid|id_number|credential/);
  });

  it('ACC-039 a wrong password and an unknown account are told apart by nothing', async () => {
    const wrong = await login({ account: MEMBER, password: 'wrong' });
    const unknown = await login({ account: '13999999999', password: 'wrong' });
    expect([wrong.code, wrong.text]).toEqual([unknown.code, unknown.text]);
    expect(wrong.status).not.toBe(200);
    expect(wrong.headers.get('set-cookie')).toBeNull();
  });

  it('ACC-039 account and password are both required, in the language of the page', async () => {
    const answer = await client().post('/egg/user/login', { account: MEMBER }, { 'x-lang': 'en' });
    expect(answer.code).toBe(422);
    expect(answer.msg).toBe('Please enter account and password!');
    expect(answer.errors.map((error) => error.field)).toEqual(['password']);
  });

  it('ACC-039 unknown fields of the body are refused', async () => {
    const answer = await login({ account: MEMBER, password: PASSWORD, authority: 'admin' });
    expect([answer.code, answer.errors[0]?.field]).toEqual([422, 'authority']);
  });

  it('ACC-039 every documented spelling of the address is the same call', async () => {
    for (const path of ['/egg/user/session', '/eggServer/egg/user/session', '/web/egg/user/session']) {
      const member = await signedIn(MEMBER);
      expect((await member.get(path)).result.account).toBe(MEMBER);
      expect((await client().get(path)).status).toBe(100);
    }
  });

  it('ACC-039 attempts on one account are limited, whatever else the call says', async () => {
    const account = `1370000${Date.now() % 10_000}`;
    const answers = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      answers.push(
        await client().post(
          '/web/egg/user/login',
          { account: ` ${account}`, password: `x${attempt}`, remember: attempt % 2 === 0 },
          {
            'user-agent': `agent ${attempt}`,
            'x-forwarded-for': `9.9.9.${attempt}`,
            'x-lang': attempt % 2 ? 'en' : 'zh',
          },
        ),
      );
    }
    expect(answers.slice(0, 10).map((answer) => answer.code)).toEqual(Array(10).fill(422));
    expect(answers.slice(10).map((answer) => answer.code)).toEqual([429, 429]);
    expect(Number(answers[10]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('ACC-039 attempts side by side count as well', async () => {
    const account = `1360000${Date.now() % 10_000}`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => login({ account, password: 'x' })));
    expect(answers.filter((answer) => answer.code === 422)).toHaveLength(10);
    expect(answers.filter((answer) => answer.code === 429)).toHaveLength(10);
  });

  it('ACC-039 a planted session token is worth nothing after signing in', async () => {
    const browser = client();
    browser.cookies.set('sid', 'planted');
    await browser.login(MEMBER);
    expect(browser.cookies.get('sid')).not.toBe('planted');
    const other = client();
    other.cookies.set('sid', 'planted');
    expect((await other.get('/web/egg/user/session')).status).toBe(100);
  });
});

describe('the saved sign-in', () => {
  const remembered = async () => {
    const browser = client();
    const { result } = await browser.post('/web/egg/user/login', {
      account: MEMBER,
      password: PASSWORD,
      remember: true,
    });
    return { browser, credential: result.credential as string };
  };

  it('SRV-019 signs in without a password and is exchanged for the next one', async () => {
    const { credential } = await remembered();
    const later = await login({ credential });
    expect(later.result.account).toBe(MEMBER);
    expect(later.result.credential).toMatch(/^[\w-]{43}$/);
    expect(later.result.credential).not.toBe(credential);
  });

  it('SRV-019 a second use ends the whole family and its sessions', async () => {
    const { credential } = await remembered();
    const thief = client();
    const stolen = await thief.post('/web/egg/user/login', { credential });
    expect((await login({ credential })).status).toBe(100);
    expect((await login({ credential: stolen.result.credential })).status).toBe(100);
    expect((await thief.get('/web/egg/user/session')).status).toBe(100);
  });

  it('SRV-019 signing out ends the session and the saved sign-in on the server', async () => {
    const { browser, credential } = await remembered();
    const cookie = browser.cookies.get('sid') ?? '';
    expect((await browser.post('/web/egg/user/logout', {})).status).toBe(200);
    expect([...browser.cookies.keys()]).toEqual(['bookmark']);
    browser.cookies.set('sid', cookie);
    expect((await browser.get('/web/egg/user/session')).status).toBe(100);
    expect((await login({ credential })).status).toBe(100);
  });
});

describe('recommenders', () => {
  it('SRV-019 sign in with their name and password, and are no users', async () => {
    const admin = await signedIn('13800000012');
    const org_name = '推荐人陈老师';
    const { records } = (await admin.list('project_recommend', { columns: ['id'], where: { org_name } })).result;
    const recommender = client();
    const answer = await recommender.post('/web/egg/user/login', { account: org_name, password: PASSWORD });
    expect(answer.result).toMatchObject({ recommender_id: records[0].id, authority: '', orgs: [] });
    expect((await recommender.get('/web/egg/user/session')).result.recommender_id).toBe(records[0].id);
    expect((await recommender.get('/web/v1/user/chengguo/list')).status).toBe(100);
  });
});

describe('calls from other sites', () => {
  it('SRV-019 a state-changing call from another origin is refused with 403', async () => {
    const member = await signedIn(MEMBER);
    const refused: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of refused) {
      expect((await member.post('/web/egg/user/logout', {}, headers)).code).toBe(403);
    }
    expect((await member.get('/web/egg/user/session', {}, { origin: 'https://evil.example' })).status).toBe(200);
  });
});

describe('the frame of every answer', () => {
  it('SRV-018 TBL-009 unknown calls answer the envelope, not the page shell', async () => {
    for (const path of ['/web/none', '/v1/none', '/egg/none', '/ns/none', '/xuqiu/none']) {
      const answer = await client().get(path);
      expect([answer.code, answer.status]).toEqual([404, 404]);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('SRV-019 health names the parts that answer', async () => {
    expect((await client().get('/web/health')).result).toEqual({ db: true, objects: true, queue: true });
  });

  it('SRV-019 a broken body is refused with 400, one over the limit with 413', async () => {
    const headers = { 'content-type': 'application/json' };
    const broken = await client().fetch('/web/egg/user/login', { method: 'POST', body: '{"account"', headers });
    expect(broken.status).toBe(400);
    const large = JSON.stringify({ account: 'x'.repeat(2_100_000) });
    // The refusal may come while the client still writes; then the client sees a closed connection instead.
    const codeOf = (init: RequestInit) =>
      client()
        .fetch('/web/egg/user/login', { method: 'POST', headers, ...init })
        .then(
          ({ status }) => status,
          () => 413,
        );
    expect(await codeOf({ body: large })).toBe(413);
    const chunks = new Blob([large]).stream();
    expect(await codeOf({ body: chunks, duplex: 'half' } as RequestInit)).toBe(413);
  });

  it('SRV-019 the description names the calls, and its page holds no script', async () => {
    const description = JSON.parse((await client().get('/web/openapi.json')).text);
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining([
        '/web/egg/user/login',
        '/web/v1/user/chengguo',
        '/web/upload/ticket',
        '/web/egg/base/list',
      ]),
    );
    const page = await client().fetch('/web/docs');
    expect(page.status).toBe(200);
    expect(await page.text()).not.toMatch(/<script|https?:\/\/(?!json-schema)/);
  });
});
