import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '../local/accounts.ts';
import { type Answer, type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { AUDITOR, byOrganization, INDIVIDUAL, MEMBER, unique } from './support/results.ts';
import { audit, RESULT } from './support/reviews.ts';
import { add } from './table-calls.ts';

const LIST = '/web/v1/chengguo/list';
const DETAIL = '/web/v1/chengguo/detail';
const NEWS = '/web/v1/news/list';
const SESSION = '/web/egg/user/session';
const READERS = 50;
const EDITOR = '13800000013';

let server: TestServer;
beforeAll(async () => {
  // Nothing may be published in between but by these tests.
  server = await startServer({ crons: false });
});
afterAll(() => server.stop());

const trips = ({ headers }: Answer) => Number(/trips;desc="(\d+)"/.exec(headers.get('server-timing') ?? '')?.[1]);
const visitor = () => client(server.url);
/** An answer without the second at which it was counted: two are made at different ones. */
const untimed = ({ text }: Answer) => text.replace(/"counted_time":\d+/g, '');
const submit = async (publisher: Client, name: string): Promise<string> => {
  const answer = await publisher.post(RESULT, byOrganization({ result: { name } }));
  expect(answer.status).toBe(200);
  return answer.result.chengguo_id;
};
const ids = ({ result }: Answer): string[] => result.records.map((row: { chengguo_id: string }) => row.chengguo_id);

describe('who is signed in reads what is kept for visitors', () => {
  it('PUB-147 to the letter, without a trip once the session was read, and leaves nothing of it to anybody', async () => {
    const member = await signedIn(INDIVIDUAL, server.url);
    const [first] = ids(await visitor().get(LIST));
    for (const [path, query] of [
      [LIST, {}],
      [LIST, { pageIndex: '2' }],
      [DETAIL, { id: first }],
      ['/web/v1/xuqiu/list', {}],
      [NEWS, {}],
      ['/web/v1/news/detail', { id: (await visitor().get(NEWS)).result.records[0].id }],
      ['/web/v1/chengguo/cat/statistics', {}],
      ['/web/v1/organization/list', {}],
      ['/web/v1/zhuanjia/list', {}],
      ['/web/v1/home', {}],
      ['/web/v1/search', { keyword: '石墨烯' }],
    ] as const) {
      const theirs = await visitor().get(path, query);
      const own = await member.get(path, query);
      expect(untimed(own), path).toBe(untimed(theirs));
      const again = await member.get(path, query);
      expect(again.text, path).toBe(own.text);
      expect(trips(again), path).toBe(0);
      expect([own.headers.get('cache-control'), own.headers.get('etag')]).toEqual(['private, no-store', null]);
    }
    for (const path of ['/', '/demands', '/results', '/organization', `/resultDetail/${first}`]) {
      const theirs = await (await visitor().fetch(path)).text();
      const own = await member.fetch(path);
      expect(own.headers.get('cache-control')).toBe('private, no-store');
      expect(await own.text(), path).toBe(theirs);
    }
  });

  it('PUB-147 and what is made anew for members says the same, the session and its data in one trip', async () => {
    const member = await signedIn(INDIVIDUAL, server.url);
    for (const [path, query, most] of [
      // The session says whether what is kept still holds, before anything is made.
      [NEWS, { pageSize: '7' }, 2],
      ['/web/v1/organization/list', { pageSize: '7' }, 1],
      ['/web/v1/zhuanjia/list', { pageSize: '7' }, 1],
      ['/web/v1/search', { keyword: '石墨烯膜' }, 3],
    ] as const) {
      const own = await member.get(path, query);
      const theirs = await visitor().get(path, query);
      expect(untimed(own), path).toBe(untimed(theirs));
      expect(trips(own), path).toBeLessThanOrEqual(most);
      expect([own.headers.get('cache-control'), own.headers.get('etag')]).toEqual(['private, no-store', null]);
    }
  });

  it('PUB-147 a session that ended reads as a visitor, and no longer its own items', async () => {
    const member = await signedIn(MEMBER, server.url);
    const id = await submit(member, unique('结束会话的成果'));
    expect((await member.get(DETAIL, { id })).result).toMatchObject({ preview: true });
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await member.post('/web/egg/user/logout');
    const dead = client(server.url);
    const said = (path: string, query = {}) => dead.get(path, query, { cookie });
    expect((await said(SESSION)).status).toBe(100);
    expect((await said(DETAIL, { id })).code).toBe(404);
    for (const path of [LIST, '/web/v1/home', '/web/v1/news/list']) {
      expect(untimed(await said(path))).toBe(untimed(await visitor().get(path)));
    }
    expect((await said('/web/v1/user/notice/unread')).status).toBe(100);
  });

  it('PUB-147 whoever sees one area alone is answered for it, by calls and pages alike', async () => {
    const account = INDIVIDUAL;
    const db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
    await db.prepare("UPDATE user SET visible_province = '110000' WHERE account = ?").bind(account).run();
    const member = await signedIn(account, server.url);
    for (let turn = 0; turn < 2; turn++) {
      const [whole, page] = [await visitor().get(LIST), await (await visitor().fetch('/results')).text()];
      expect((await member.get(LIST)).result.total).toBeLessThan(whole.result.total);
      expect(await (await member.fetch('/results')).text()).not.toBe(page);
      const home = await visitor().get('/web/v1/home');
      expect(untimed(await member.get('/web/v1/home'))).not.toBe(untimed(home));
    }
    await db.prepare('UPDATE user SET visible_province = NULL WHERE account = ?').bind(account).run();
  });

  it('PUB-147 who changed what is public finds all that is written, through whatever door, in the next answer; others a second later', async () => {
    const reader = await signedIn(INDIVIDUAL, server.url);
    const other = await signedIn(MEMBER, server.url);
    const db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
    const [first] = ids(await reader.get(LIST));
    expect(reader.cookies.has('changed')).toBe(false);
    const said = await add(reader, 'comment', { item_id: first, item_type: 1, content: unique('评论') });
    expect([said.status, reader.cookies.get('changed')]).toEqual([200, '1']);
    const before = (await other.get(LIST)).result.records[0].name;
    const name = unique('直接改名');
    await db.prepare('UPDATE result_publication SET name = ? WHERE item_id = ?').bind(name, first).run();
    const [row] = (await reader.get(LIST)).result.records;
    expect([before, row.name]).not.toContain(undefined);
    expect(row.name).toBe(name);
    expect((await reader.get(DETAIL, { id: first })).result.name).toBe(name);
    await expect
      .poll(async () => (await other.get(LIST)).result.records[0].name, { timeout: 3000, interval: 100 })
      .toBe(name);
    await db.prepare('UPDATE chengguo SET expire_time = 1 WHERE chengguo_id = ?').bind(first).run();
    expect((await reader.get(DETAIL, { id: first })).code).toBe(404);
    await db.prepare('UPDATE chengguo SET expire_time = NULL WHERE chengguo_id = ?').bind(first).run();
    expect((await reader.get(DETAIL, { id: first })).code).toBe(200);
  });
});

describe('fifty readers against a publisher', () => {
  it('PUB-147 none reads what is over, misses what is there, or finds anything of another', async () => {
    const accounts = DEMO_ACCOUNTS.filter((account) => ![MEMBER, AUDITOR].includes(account));
    const publisher = await signedIn(MEMBER, server.url);
    const auditor = await signedIn(AUDITOR, server.url);
    const readers = await Promise.all(
      Array.from({ length: READERS }, async (_, n) => {
        const account = accounts[n % accounts.length] as string;
        const who = await signedIn(account, server.url);
        return { who, account, userId: (await who.get(SESSION)).result.user_id as string };
      }),
    );
    const people = new Map(readers.map(({ account, userId }) => [account, userId]));
    /** Items by whether they are public for good: null while a call about one is under way. */
    const shown = new Map<string, boolean | null>();
    const faults: string[] = [];
    let reads = 0;
    let over = false;

    const look = async ({ who, account, userId }: (typeof readers)[number]) => {
      const before = new Map(shown);
      const [list, session] = await Promise.all([who.get(LIST, { pageSize: '50' }), who.get(SESSION)]);
      const found = ids(list);
      const [id] = [...before.keys()].slice(-1);
      const detail = id === undefined ? undefined : await who.get(DETAIL, { id });
      for (const [item, state] of before) {
        // What changed while the answer was under way may be read either way.
        if (state === null || shown.get(item) !== state) continue;
        if (found.includes(item) !== state) faults.push(`${account}: list ${state ? 'misses' : 'still has'} ${item}`);
        if (detail && item === id && !account.endsWith('0011') && (detail.code === 200) !== state) {
          faults.push(`${account}: detail ${detail.code} of ${item}, public: ${state}`);
        }
      }
      if (session.result?.user_id !== userId) faults.push(`${account}: another session`);
      for (const text of [list.text, detail?.text ?? '']) {
        for (const [other, otherId] of people) {
          if (text.includes(other) || (other !== account && text.includes(`"${otherId}"`))) {
            faults.push(`${account}: holds ${other}`);
          }
        }
      }
      reads += 1;
    };
    const reading = readers.map(async (reader) => {
      while (!over) await look(reader);
    });

    const change = async (id: string, state: boolean, work: () => Promise<Answer>) => {
      shown.set(id, null);
      const answer = await work();
      if (answer.status !== 200) faults.push(`${id}: ${answer.text}`);
      // Who did it sees it in the next answer, and so does whoever asks from now on.
      shown.set(id, state);
      const own = ids(await publisher.get(LIST, { pageSize: '50' }));
      if (own.includes(id) !== state) faults.push(`the publisher's list: ${id}, public: ${state}`);
    };
    for (let round = 0; round < 6; round++) {
      const id = await submit(publisher, unique('并发读写成果'));
      shown.set(id, false);
      await change(id, true, () => audit(auditor, id, 4));
      await change(id, false, () => publisher.delete(RESULT, { chengguo_id: id }));
    }
    over = true;
    await Promise.all(reading);
    expect(faults.slice(0, 10)).toEqual([]);
    expect(reads).toBeGreaterThan(READERS);
  });
});

describe('fifty readers against an editor', () => {
  it('PUB-147 none reads news that is withdrawn, or misses what is published', async () => {
    const accounts = DEMO_ACCOUNTS.filter((account) => account !== EDITOR);
    const editor = await signedIn(EDITOR, server.url);
    const readers = await Promise.all(
      Array.from({ length: READERS }, (_, n) => signedIn(accounts[n % accounts.length] as string, server.url)),
    );
    /** News by whether they are public: null while a call about one is under way. */
    const shown = new Map<string, boolean | null>();
    const faults: string[] = [];
    let reads = 0;
    let over = false;
    const newsIds = ({ result }: Answer): string[] => result.records.map(({ id }: { id: string }) => id);
    const look = async (who: Client) => {
      const before = new Map(shown);
      const [id] = [...before.keys()].slice(-1);
      const [list, detail] = await Promise.all([
        who.get(NEWS, { pageSize: '100' }),
        id === undefined ? undefined : who.get('/web/v1/news/detail', { id }),
      ]);
      const found = newsIds(list);
      for (const [item, state] of before) {
        if (state === null || shown.get(item) !== state) continue;
        if (found.includes(item) !== state) faults.push(`list ${state ? 'misses' : 'still has'} ${item}`);
        if (item === id && (detail?.code === 200) !== state) faults.push(`detail ${detail?.code}, public: ${state}`);
      }
      reads += 1;
    };
    const reading = readers.map(async (who) => {
      while (!over) await look(who);
    });
    const change = async (id: string, state: boolean, call: string) => {
      shown.set(id, null);
      const answer = await editor.post(`/web/v1/content/news/${call}`, { id });
      if (answer.status !== 200) faults.push(`${call}: ${answer.text}`);
      shown.set(id, state);
      if (newsIds(await editor.get(NEWS, { pageSize: '100' })).includes(id) !== state)
        faults.push(`the editor: ${call}`);
    };
    for (let round = 0; round < 6; round++) {
      const written = await add(editor, 'news', { title: unique('并发读写新闻'), content: '<p>正文</p>' });
      await change(written.result.id, true, 'publish');
      await change(written.result.id, false, 'withdraw');
    }
    over = true;
    await Promise.all(reading);
    expect(faults.slice(0, 10)).toEqual([]);
    expect(reads).toBeGreaterThan(READERS);
  });
});
