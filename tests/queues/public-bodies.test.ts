import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runsIn } from '../api/support/database.ts';
import { AUDITOR, byOrganization, MEMBER, PNG, unique, upload } from '../api/support/results.ts';
import { ADMIN, RESULT, reviewed } from '../api/support/reviews.ts';
import type { LocalFaults } from '../local/entry/faults.ts';
import { databaseFile, openDatabase } from '../local/state.ts';
import { loadPublications } from '../seed/load.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import type { TestServer } from '../setup/server.ts';
import { startFaulty } from './support/faulty-server.ts';

const DAY = 24 * 3600;
const GENERATED = 120;
const KINDS = ['result', 'demand'] as const;
const NOUN = { result: 'chengguo', demand: 'xuqiu' } as const;

let stateDir: string;
let server: TestServer;
let database: D1Database;
let files: R2Bucket;
let member: Client;
let auditor: Client;

/** A server over the state so far, whose tasks run when a test says so alone, and which remembers no answer. */
async function start(faults: LocalFaults = {}): Promise<void> {
  await server?.stop();
  ({ server, database, files } = await startFaulty(stateDir, faults));
  [member, auditor] = await Promise.all([signedIn(MEMBER, server.url), signedIn(AUDITOR, server.url)]);
}

/** More items beside the demo data, before any server runs over them. */
function loadMore(): void {
  const db = openDatabase(databaseFile(stateDir), stateDir);
  for (const kind of KINDS) loadPublications(db, kind, GENERATED);
  db.close();
}

/** How a browser asks for a page. */
const PAGE: RequestInit = { redirect: 'follow', headers: { accept: 'text/html' } };

const run = runsIn(() => database);
const number = async (sql: string, ...values: unknown[]) =>
  Number(
    await database
      .prepare(sql)
      .bind(...values)
      .first('n'),
  );
const cron = () => client(server.url).post('/dev/cron', {});
/** What visitors were shown before is forgotten, so that an answer is made anew. */
const forgotten = () => run('UPDATE public_stamp SET stamp = stamp + 1');

const moved = async (id: string): Promise<string | null> =>
  await database
    .prepare(`SELECT detail ->> '$.stored.object' AS object FROM result_publication WHERE item_id = ?`)
    .bind(id)
    .first('object');
const bodiesOf = async (id: string) => (await files.list({ prefix: `bodies/${id}/` })).objects.map(({ key }) => key);

/** As many days go by for what is public of an item, and the tasks run. */
async function later(id: string, days: number): Promise<void> {
  await run('UPDATE result_publication SET update_time = update_time - ? WHERE item_id = ?', days * DAY, id);
  await run(`UPDATE body_due SET due_time = due_time - ? WHERE object LIKE ? || '/%'`, days * DAY, id);
  await cron();
}

/** A text of some 15,000 characters whose last words are nowhere else. */
const longText = (end: string) => `<p>${'石墨烯复合膜的导热性能与制备工艺。'.repeat(900)}</p><p>${end}</p>`;

async function approved(profile: string): Promise<{ id: string; body: ReturnType<typeof byOrganization> }> {
  const body = byOrganization({ result: { profile, name: unique('长文成果') } });
  const { result } = await member.post(RESULT, body);
  const id = result.chengguo_id as string;
  await auditor.post(`${RESULT}/audit`, { id, audit_status: 4 });
  return { id, body };
}

const page = async (id: string) => (await client(server.url).get('/web/v1/chengguo/detail', { id })).result;
/** The last words of a text that is shown whole. */
const endOf = async (id: string): Promise<string | undefined> => {
  const { profile } = await page(id);
  return profile.length > 15_000 ? /([^<>]*)<\/p>$/.exec(profile)?.[1] : undefined;
};
const again = (id: string, body: ReturnType<typeof byOrganization>, profile: string) =>
  member.put(RESULT, { ...body, result: { ...(body.result as object), profile }, chengguo_id: id });

beforeAll(async () => {
  stateDir = mkdtempSync(join(tmpdir(), 'platform-bodies-'));
  await start();
  await server.stop();
  loadMore();
  await start();
  await run("UPDATE setting SET value = '999' WHERE id IN ('publishing-hourly', 'publishing-daily')");
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(stateDir, { recursive: true, force: true });
});

describe('long texts of what is public', () => {
  it('PUB-102 every text moves, and lists, details, pages, search and matches answer as before', {
    timeout: 300_000,
  }, async () => {
    const visitor = () => client(server.url);
    const admin = await signedIn(ADMIN, server.url);
    for (const kind of KINDS) {
      const field = kind === 'result' ? 'profile' : 'detail_desc';
      await run(`UPDATE ${kind}_publication SET update_time = update_time - 31 * 86400, detail = json_set(detail, '$.${field}',
        coalesce(detail ->> '$.${field}', '') || '<p>' || replace(hex(zeroblob(700)), '00', '附加说明：' || substr(name, 1, 3)) || '</p><p>尾注🌱' || release_no || '号沉银合金</p>')`);
      let after: number | null = 0;
      while (after !== null) {
        after = (await admin.post('/web/v1/publications/rebuild', { kind, after })).result.next as number | null;
      }
    }
    // Matches and follows are read before, so that nothing of it is left to the run that moves.
    const due = 'SELECT (SELECT count(*) FROM match_due) + (SELECT count(*) FROM follow_due) AS n';
    for (const kind of KINDS) await run(`UPDATE ${kind}_publication SET update_time = update_time + 2000000000`);
    for (let turn = 0; turn < 15 && (await number(due)) > 0; turn++) await cron();
    expect(await number(due)).toBe(0);
    for (const kind of KINDS) await run(`UPDATE ${kind}_publication SET update_time = update_time - 2000000000`);
    const ids = {} as Record<(typeof KINDS)[number], string[]>;
    for (const kind of KINDS) {
      const { results } = await database
        .prepare(`SELECT item_id FROM ${kind}_publication ORDER BY release_no DESC`)
        .all<{ item_id: string }>();
      ids[kind] = results.map(({ item_id }) => item_id);
      expect(ids[kind].length).toBeGreaterThan(GENERATED);
    }
    const answers = async () => {
      await forgotten();
      const all: Record<string, unknown> = {};
      const get = async (path: string, query: Record<string, unknown> = {}) => {
        const { result, code } = await visitor().get(path, query as never);
        expect(code, path).toBe(200);
        all[`${path} ${JSON.stringify(query)}`] = result;
      };
      for (const kind of KINDS) {
        for (const pageIndex of [1, 2, 5]) await get(`/web/v1/${NOUN[kind]}/list`, { pageIndex, pageSize: 20 });
        await get(`/web/v1/${NOUN[kind]}/list`, { keyword: '沉银合金', pageSize: 20 });
        for (const id of ids[kind]) await get(`/web/v1/${NOUN[kind]}/detail`, { id });
        for (const id of ids[kind].slice(0, 8)) await get(`/web/v1/${NOUN[kind]}/match`, { id });
      }
      for (const keyword of ['沉银合金', '技术', '河北 系统', '尾注', '附加说明', '如何降低能耗和成本']) {
        await get('/web/v1/search', { keyword });
        await get('/web/v1/search', { keyword, type: 'result', pageIndex: 2 });
      }
      for (const [path, id] of [
        ['resultDetail', ids.result[0]],
        ['demandDetail', ids.demand[3]],
      ]) {
        const html = await (await visitor().fetch(`/${path}/${id}`, PAGE)).text();
        expect(html).toContain('沉银合金');
        // Another server has another port.
        all[`/${path}`] = html.replaceAll(server.url, '').replace(/nonce="[^"]*"/g, '');
      }
      return all;
    };
    const before = await answers();
    const stamp = await number('SELECT stamp AS n FROM public_stamp');
    const told = await number('SELECT count(*) AS n FROM follow_match');
    await cron();
    const whole = `WHERE detail ->> '$.stored' IS NULL`;
    const left = () =>
      number(
        `SELECT (SELECT count(*) FROM result_publication ${whole}) + (SELECT count(*) FROM demand_publication ${whole}) AS n`,
      );
    expect(await number(due)).toBe(0);
    expect(await number('SELECT count(*) AS n FROM follow_match')).toBe(told);
    expect(await number('SELECT stamp AS n FROM public_stamp')).toBe(stamp);
    for (let turn = 0; turn < 10 && (await left()) > 0; turn++) await cron();
    for (const kind of KINDS) {
      const sql = `SELECT count(*) AS n FROM ${kind}_publication`;
      expect(await number(`${sql} WHERE detail ->> '$.stored' IS NULL`), kind).toBe(0);
      expect(await number(`${sql} WHERE length(detail) > 9000`), kind).toBe(0);
    }
    await start();
    expect(await answers()).toEqual(before);
  });

  it('PUB-042 one moves after 30 days with its files, and a review of an edit compares with it', async () => {
    const { url } = (await upload(member, 'inside.png', PNG, 'image/png')) as { url: string };
    const { id, body } = await approved(`${longText('末尾甲')}<p><img src="${url}"></p>`);
    await later(id, 29);
    expect(await moved(id)).toBeNull();
    await again(id, body, longText('末尾乙'));
    // As of an item that was approved before forms were kept.
    await run('DELETE FROM approved_version WHERE item_id = ?', id);
    const [shown, compared] = [await page(id), await reviewed(auditor, id)];
    await later(id, 2);
    expect(await moved(id)).toMatch(new RegExp(`^${id}/`));
    await forgotten();
    expect({ ...(await page(id)), update_time: 0 }).toEqual({ ...shown, update_time: 0 });
    const after = await reviewed(auditor, id);
    expect([after.approved, after.changes]).toEqual([compared.approved, compared.changes]);
    expect(String(after.approved?.result.profile)).toContain('末尾甲');
    // The picture stands behind what the row keeps: everybody reads it all the same, and it is known as used.
    expect((await client(server.url).fetch(url)).status).toBe(200);
    const name = url.slice('/files/'.length, '/files/'.length + 32);
    const uses = `SELECT count(*) AS n FROM upload_use WHERE table_name = 'result_publication' AND item_id = ? AND object_name = ?`;
    expect(await number(uses, id, name)).toBe(1);
    for (const address of [`/files/bodies/${await moved(id)}`, `/bodies/${await moved(id)}`]) {
      const { status, headers } = await client(server.url).fetch(address);
      expect(status === 404 || headers.get('content-type')?.startsWith('text/html')).toBe(true);
    }
  });

  it('PUB-042 an approval while it moves is what the page shows, and the old body goes a day later', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const { id, body } = await approved(longText('竞争前'));
      await again(id, body, longText('竞争后'));
      await run('UPDATE result_publication SET update_time = update_time - ? WHERE item_id = ?', 31 * DAY, id);
      await Promise.all([
        cron(),
        new Promise((done) => setTimeout(done, turn * 40)).then(() =>
          auditor.post(`${RESULT}/audit`, { id, audit_status: 4 }),
        ),
      ]);
      await forgotten();
      expect(await endOf(id)).toBe('竞争后');
      expect(await moved(id)).toBeNull();
      await later(id, 1.01);
      expect(await bodiesOf(id)).toEqual([]);
    }
  });

  it('PUB-042 what a worker left that died between body and row goes a day later, and a named body stays', async () => {
    const { id } = await approved(longText('未完成'));
    await files.put(`bodies/${id}/left`, '{}');
    await run('INSERT INTO body_due(object, due_time) VALUES (?, unixepoch() + ?)', `${id}/left`, DAY);
    await later(id, 31);
    const object = await moved(id);
    expect(await bodiesOf(id)).toEqual([`bodies/${object}`]);
    // Killed after the row: its name is still noted, and the look at it removes nothing.
    await run('INSERT OR REPLACE INTO body_due(object, due_time) VALUES (?, 1)', object);
    await cron();
    expect(await bodiesOf(id)).toEqual([`bodies/${object}`]);
    await forgotten();
    expect(await endOf(id)).toBe('未完成');
  });

  it('PUB-042 what is withdrawn or approved anew lets its body go, a day later and no sooner', async () => {
    const withdrawn = await approved(longText('撤下'));
    const renewed = await approved(longText('旧稿'));
    for (const { id } of [withdrawn, renewed]) await later(id, 31);
    const kept = [await bodiesOf(withdrawn.id), await bodiesOf(renewed.id)];
    expect(kept.map((each) => each.length)).toEqual([1, 1]);
    await run('DELETE FROM result_publication WHERE item_id = ?', withdrawn.id);
    await again(renewed.id, renewed.body, longText('新稿'));
    await auditor.post(`${RESULT}/audit`, { id: renewed.id, audit_status: 4 });
    await cron();
    expect([await bodiesOf(withdrawn.id), await bodiesOf(renewed.id)]).toEqual(kept);
    for (const { id } of [withdrawn, renewed]) {
      await run(`UPDATE body_due SET due_time = due_time - ? WHERE object LIKE ? || '/%'`, 1.01 * DAY, id);
    }
    await cron();
    expect([await bodiesOf(withdrawn.id), await bodiesOf(renewed.id)]).toEqual([[], []]);
    expect(await endOf(renewed.id)).toBe('新稿');
  });

  it('PUB-042 a store that does not answer is said in words, never half a page, and moves nothing', {
    timeout: 90_000,
  }, async () => {
    const old = await approved(longText('已迁移'));
    await later(old.id, 31);
    expect(await moved(old.id)).not.toBeNull();
    const waiting = await approved(longText('待迁移'));
    await start({ objects: 1 });
    await forgotten();
    await later(waiting.id, 31);
    expect(await moved(waiting.id)).toBeNull();
    const refused = await client(server.url).get('/web/v1/chengguo/detail', { id: old.id });
    expect(refused).toMatchObject({ status: 503, msg: '服务暂时不可用，请稍后重试' });
    const broken = await client(server.url).fetch(`/resultDetail/${old.id}`, PAGE);
    expect(broken.status).toBe(503);
    expect(await broken.text()).toContain('role="alert"');
    expect(await endOf(waiting.id)).toBe('待迁移');
    const { result } = await client(server.url).get('/web/v1/search', { keyword: '已迁移', type: 'result' });
    expect(JSON.stringify(result)).toContain(old.id);
    await start();
    await forgotten();
    expect(await endOf(old.id)).toBe('已迁移');
    await later(waiting.id, 1);
    expect(await moved(waiting.id)).not.toBeNull();
  });
});
