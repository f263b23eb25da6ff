import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../local/command.ts';
import { originComplaint } from '../local/origin.ts';
import { Client } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

const SITE = 'https://site.example';
const STORE = 'https://bucket.store.example';
const directory = mkdtempSync(join(tmpdir(), 'platform-transport-'));
let plain: TestServer;
let configured: TestServer;

beforeAll(async () => {
  cpSync(join(root, 'web/public'), directory, { recursive: true });
  const shell =
    '<!doctype html><html lang="zh-CN"><head><!--head--></head><body><!--content--><!--data--></body></html>';
  writeFileSync(join(directory, 'index.html'), shell);
  const assets = { directory };
  plain = await startServer({ demo: true, assets });
  configured = await startServer({
    demo: true,
    assets,
    vars: {
      SITE_ORIGIN: `${SITE}/`,
      S3_ENDPOINT: `${STORE}/platform-files`,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
});
afterAll(async () => {
  await Promise.all([plain, configured].map((server) => server?.stop()));
  rmSync(directory, { recursive: true, force: true });
});

interface Raw {
  status: number;
  allow: string | undefined;
}

/** What fetch would not send: any method, any Host. */
const raw = (url: string, method: string, headers: Record<string, string> = {}, body = '') =>
  new Promise<Raw>((done, fail) => {
    const call = request(url, { method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => done({ status: answer.statusCode ?? 0, allow: answer.headers.allow }));
    });
    call.on('error', fail);
    call.end(body);
  });

const mailsTo = async (server: TestServer, to: string) =>
  (await new Client(server.url).get('/dev/outbox', { to })).result.records as { body: string }[];

test('a method that nothing knows is answered 405 wherever it goes, and the server goes on', async () => {
  for (const path of ['/', '/results', '/web/health', '/files/x.png', '/assets/a.js', '/favicon.svg', '/dev/outbox']) {
    const answer = await raw(`${plain.url}${path}`, 'TRACE');
    expect([path, answer.status]).toEqual([path, 405]);
    expect(answer.allow, path).toContain('GET');
  }
  expect((await raw(`${plain.url}/web/health`, 'PROPFIND')).status).toBe(405);
  expect((await new Client(plain.url).get('/web/health')).code).toBe(200);
});

describe('addresses in messages', () => {
  const registered = (server: TestServer, account: string, host?: string) =>
    raw(
      `${server.url}/web/v1/register/email`,
      'POST',
      { 'content-type': 'application/json', ...(host && { host }) },
      JSON.stringify({ account, password: 'Long-enough-2026' }),
    );

  test('the Host header of a call never decides where a link in a mail leads', async () => {
    const refused = await registered(plain, 'host-1@mail.example', 'evil.example');
    expect(refused.status).toBe(503);
    expect(await mailsTo(plain, 'host-1@mail.example')).toEqual([]);
    expect((await registered(plain, 'host-2@mail.example')).status).toBe(200);
    const [own] = await mailsTo(plain, 'host-2@mail.example');
    expect(own?.body).toContain(new URL(plain.url).origin);
    expect((await registered(configured, 'host-3@mail.example', 'evil.example')).status).toBe(200);
    const [mail] = await mailsTo(configured, 'host-3@mail.example');
    expect(mail?.body).toContain(`${SITE}/`);
    expect(mail?.body).not.toContain('evil');
    expect(mail?.body).not.toContain(`${SITE}//`);
  });

  test('an invitation is told under the address of the site', async () => {
    const administrator = await new Client(configured.url).login('13800000001');
    const [{ organization_id }] = (await administrator.get('/web/v1/user/organization/mine')).result.records.filter(
      (each: { is_admin: number }) => each.is_admin === 1,
    );
    const phone = '13900009911';
    const sent = await administrator.post('/web/v1/user/organization/invite', { organization_id, phone });
    expect(sent.code).toBe(200);
    expect((await mailsTo(configured, phone))[0]?.body).toContain(`${SITE}/joinOrganization/`);
  });

  test('a public page under an unknown host names no host at all', async () => {
    const page = await plain.runtime.miniflare.dispatchFetch('http://evil.example/results');
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('evil.example');
  });

  test('a deployment without the address of the site is refused before anything is done', () => {
    for (const SITE_ORIGIN of [undefined, '', 'site.example', 'http://site.example', 'https://site.example/app']) {
      expect(originComplaint({ SITE_ORIGIN }, { SITE_ORIGIN }), String(SITE_ORIGIN)).toMatch(/SITE_ORIGIN is missing/);
    }
    expect(originComplaint({ SITE_ORIGIN: SITE }, { SITE_ORIGIN: 'https://other.example' })).toMatch(/two different/);
    expect(originComplaint({ SITE_ORIGIN: SITE }, { SITE_ORIGIN: SITE })).toBeUndefined();
  });
});

describe('headers', () => {
  const over = (server: TestServer, path: string) => server.runtime.miniflare.dispatchFetch(`https://localhost${path}`);

  test('pages, calls, files and static files alike are kept to https, subdomains included', async () => {
    for (const path of ['/', '/results', '/favicon.svg', '/regions/nothing.json', '/web/health', '/files/none.png']) {
      const value = (await over(plain, path)).headers.get('strict-transport-security');
      expect([path, value]).toEqual([path, 'max-age=31536000; includeSubDomains']);
    }
  });

  test('pages talk to this site alone, and to the object store where files are put into it', async () => {
    for (const path of ['/', '/results', '/login', '/wx']) {
      const policy = (await over(plain, path)).headers.get('content-security-policy') ?? '';
      expect(policy, path).toMatch(/connect-src 'self';/);
      expect(policy, path).toMatch(/base-uri 'none'; form-action 'self'; frame-ancestors 'self'/);
      const direct = (await over(configured, path)).headers.get('content-security-policy') ?? '';
      expect(direct, path).toContain(`connect-src 'self' ${STORE};`);
    }
  });
});
