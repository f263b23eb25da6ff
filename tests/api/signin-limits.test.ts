import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proofSubject } from '../../db/contract/proof.ts';
import { findProof } from '../../web/domain/proof/find.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { type Client, client } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const visitor = () => client(server.url);
const login = (browser: Client, account: string, password: string, proof?: string) =>
  browser.post('/web/egg/user/login', { account, password, ...(proof !== undefined && { proof }) });

/** Ten wrong passwords: all from the browser's address, or each from an address of its own. */
async function tenWrong(account: string, from: () => Client): Promise<void> {
  for (let n = 0; n < 10; n++) expect((await login(from(), account, `guess ${n}`)).code).toBe(422);
}

/** What a browser computes where it is asked to. */
async function proofFor(account: string): Promise<string> {
  const { result } = await visitor().get('/web/v1/session/challenge');
  return findProof(proofSubject('login', account), result);
}

describe('wrong passwords', () => {
  it('ACC-039 ten from one address end the attempts of that address, and lock the owner nowhere else', async () => {
    const account = '13800000002';
    const attacker = visitor();
    await tenWrong(account, () => attacker);
    const refused = await login(attacker, account, DEMO_PASSWORD);
    expect(refused.code).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await login(visitor(), account, DEMO_PASSWORD)).code).toBe(200);
  });

  it('ACC-039 from many addresses they slow unknown devices down: some computing lets the owner in, once for each proof', async () => {
    const account = '13800000008';
    await tenWrong(account, visitor);
    const owner = visitor();
    const refused = await login(owner, account, DEMO_PASSWORD);
    expect([refused.code, refused.errors[0]?.field]).toEqual([429, 'proof']);
    const proof = await proofFor(account);
    const [, ...numbers] = proof.split('.');
    const stale = [Math.floor(Date.now() / 1000) - 400, ...numbers].join('.');
    for (const worthless of [
      stale,
      await proofFor('13800000009'),
      `${proof.slice(0, -1)}${(Number(proof.at(-1)) + 1) % 10}`,
    ]) {
      expect((await login(owner, account, DEMO_PASSWORD, worthless)).code).toBe(429);
    }
    expect((await login(owner, account, 'x', proof)).code).toBe(422);
    expect((await login(owner, account, 'x', proof)).code).toBe(429);
    expect((await login(owner, account, DEMO_PASSWORD, await proofFor(account))).code).toBe(200);
  });

  it('ACC-039 a device that its owner has used before is never locked by others, and only slowed by itself', async () => {
    const account = '13800000009';
    const known = visitor();
    const given = await login(known, account, DEMO_PASSWORD);
    expect(given.headers.getSetCookie().find((line) => line.startsWith('device='))).toMatch(
      /^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    known.cookies.delete('sid');
    await tenWrong(account, visitor);
    expect((await login(visitor(), account, DEMO_PASSWORD)).code).toBe(429);
    expect((await login(known, account, DEMO_PASSWORD)).code).toBe(200);
    // Known to one person says nothing of another.
    const other = '13800000010';
    await tenWrong(other, visitor);
    expect((await login(known, other, DEMO_PASSWORD)).code).toBe(429);
    for (let n = 0; n < 11; n++) await login(known, account, `guess ${n}`);
    const slowed = await login(known, account, DEMO_PASSWORD);
    expect(slowed.code).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeLessThanOrEqual(30);
  });

  it('ACC-039 the database holds a hash of the device alone, and signing out forgets it', async () => {
    const database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
    const browser = visitor();
    await login(browser, '13800000012', DEMO_PASSWORD);
    const token = browser.cookies.get('device') ?? '';
    const rows = async () => (await database.prepare('SELECT * FROM known_device').all()).results;
    const before = await rows();
    expect(JSON.stringify(before)).not.toContain(token);
    await browser.post('/web/egg/user/logout', {});
    expect(browser.cookies.has('device')).toBe(false);
    expect((await rows()).length).toBe(before.length - 1);
  });
});
