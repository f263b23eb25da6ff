import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { INDIVIDUAL, unique } from './support/results.ts';
import { publicResult } from './support/talk.ts';
import { add } from './table-calls.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'platform-replica-'));
const BOOKMARK = `00000001-00000000-00000000-${'0'.repeat(32)}`;

let server: TestServer;
let before: Client;

/** Somebody signs in while the replica still follows; then it falls behind. */
beforeAll(async () => {
  const first = await startServer({ stateDir });
  const early = await signedIn(INDIVIDUAL, first.url);
  await first.stop();
  server = await startServer({ stateDir, replica: true });
  before = client(server.url);
  for (const [name, value] of early.cookies) before.cookies.set(name, value);
});
afterAll(async () => {
  await server.stop();
  rmSync(stateDir, { recursive: true, force: true });
});

/** What another isolate of the site writes. */
const elsewhere = async (sql: string, ...values: unknown[]) => {
  const d1 = await server.runtime.miniflare.getD1Database('DB');
  return d1
    .prepare(sql)
    .bind(...values)
    .run();
};

const nameOf = async (reader: Client, id: string): Promise<string> =>
  (await reader.get('/web/v1/chengguo/detail', { chengguo_id: id })).result.name;

async function renamed(id: string): Promise<string> {
  const name = unique('改名');
  await elsewhere('UPDATE result_publication SET name = ? WHERE item_id = ?', name, id);
  return name;
}

describe('a replica that is behind', () => {
  it('answers visitors; who wrote something, and who is signed in, reads what was written', async () => {
    const visitor = client(server.url);
    const [a, b, c] = (await visitor.get('/web/v1/chengguo/list')).result.records as {
      chengguo_id: string;
      name: string;
    }[];
    if (!a || !b || !c) throw new Error('the demo has three results');
    await renamed(a.chengguo_id);
    expect(await nameOf(client(server.url), a.chengguo_id)).toBe(a.name);
    const wrote = client(server.url);
    wrote.cookies.set('bookmark', BOOKMARK);
    const second = await renamed(b.chengguo_id);
    expect(await nameOf(wrote, b.chengguo_id)).toBe(second);
    const third = await renamed(c.chengguo_id);
    expect(await nameOf(before, c.chengguo_id)).toBe(third);
    // What no bookmark is asks for nothing.
    const liar = client(server.url);
    liar.cookies.set('bookmark', "first-primary'; --");
    const fourth = ((await liar.get('/web/v1/chengguo/list', { keyword: third })).result.records as unknown[]).length;
    expect(fourth).toBe(0);
  });

  it('keeps nobody signed in whose session ended elsewhere', async () => {
    const [detail, own] = ['/web/v1/chengguo/list', '/web/v1/user/chengguo/list'];
    expect([(await before.get(own)).code, (await before.get(detail)).code]).toEqual([200, 200]);
    await elsewhere('DELETE FROM session');
    expect([(await before.get(own)).code, (await before.get(detail)).code]).toEqual([401, 200]);
    expect((await add(before, 'comment', { item_id: 'x', item_type: 1, content: '话' })).code).toBe(401);
  });

  it('shows what was published to everybody whom this isolate answers, and to the browser that published it', async () => {
    const owner = await signedIn(INDIVIDUAL, server.url);
    const id = await publicResult(owner, {}, server.url);
    expect(owner.cookies.get('bookmark')).toMatch(/^[\da-f]{8}-/);
    await owner.post('/web/egg/user/logout');
    expect(owner.cookies.has('sid')).toBe(false);
    expect((await owner.get('/web/v1/chengguo/detail', { chengguo_id: id })).code).toBe(200);
    expect((await client(server.url).get('/web/v1/chengguo/detail', { chengguo_id: id })).code).toBe(200);
  });
});
