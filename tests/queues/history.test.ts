import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runsIn } from '../api/support/database.ts';
import { AUDITOR, byOrganization, byPerson, INDIVIDUAL, MEMBER, PNG, unique, upload } from '../api/support/results.ts';
import { type Detail, RESULT, reviewed } from '../api/support/reviews.ts';
import type { LocalFaults } from '../local/entry/faults.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import type { TestServer } from '../setup/server.ts';
import { startFaulty } from './support/faulty-server.ts';

const DAY = 24 * 3600;
let stateDir: string;
let server: TestServer;
let database: D1Database;
let files: R2Bucket;
let member: Client;
let person: Client;
let auditor: Client;

/** A server over the state so far, whose tasks run when a test says so alone. */
async function start(faults: LocalFaults = {}): Promise<void> {
  await server?.stop();
  ({ server, database, files } = await startFaulty(stateDir, faults));
  [member, person, auditor] = await Promise.all(
    [MEMBER, INDIVIDUAL, AUDITOR].map((account) => signedIn(account, server.url)) as [
      Promise<Client>,
      Promise<Client>,
      Promise<Client>,
    ],
  );
}

beforeAll(async () => {
  stateDir = mkdtempSync(join(tmpdir(), 'platform-history-'));
  await start();
});
afterAll(async () => {
  await server.stop();
  rmSync(stateDir, { recursive: true, force: true });
});

const run = runsIn(() => database);
const cron = () => client(server.url).post('/dev/cron', {});

/** As many days go by for what is kept of an item, and the tasks run. */
async function later(id: string, days: number): Promise<void> {
  await run('UPDATE approved_version SET approve_time = approve_time - ? WHERE item_id = ?', days * DAY, id);
  await run('UPDATE returned_version SET return_time = return_time - ? WHERE item_id = ?', days * DAY, id);
  await run(`UPDATE body_due SET due_time = due_time - ? WHERE object LIKE ? || '/%'`, days * DAY, id);
  await cron();
}

async function rowOf(id: string, table = 'approved_version') {
  const row = await database.prepare(`SELECT form FROM ${table} WHERE item_id = ?`).bind(id).first<{ form: string }>();
  const form = row && JSON.parse(row.form);
  return { text: row?.form ?? '', form, object: (form?.stored?.object ?? null) as string | null };
}
const bodiesOf = async (id: string) => (await files.list({ prefix: `bodies/${id}/` })).objects.map(({ key }) => key);

/** A text of 40 KB whose last word is nowhere else. */
const longText = (end: string) => `<p>${'石墨烯复合膜的导热性能与制备工艺。'.repeat(800)}</p><p>${end}</p>`;

/** A result that was approved, with its body; its publisher is `member`. */
async function approved(
  profile: string,
  more: object = {},
): Promise<{ id: string; body: ReturnType<typeof byOrganization> }> {
  const body = byOrganization({ result: { profile, ...more } });
  const { result } = await member.post(RESULT, body);
  const id = result.chengguo_id as string;
  await auditor.post(`${RESULT}/audit`, { id, audit_status: 4 });
  return { id, body };
}

const edit = (who: Client, id: string, body: object) => who.put(RESULT, { ...body, chengguo_id: id });

describe('what was approved or returned long ago', () => {
  it('PUB-042 moves to the object store after 30 days, and a review compares with it as before', async () => {
    const { url } = (await upload(member, 'inside.png', PNG, 'image/png')) as { url: string };
    const { id, body } = await approved(`${longText('旧末尾词')}<p><img src="${url}"></p>`);
    await later(id, 29);
    expect((await rowOf(id)).object).toBeNull();

    const changed = { ...body, result: { ...(body.result as object), profile: longText('新末尾词') } };
    await edit(member, id, changed);
    const before = await reviewed(auditor, id);
    await later(id, 2);
    const kept = await rowOf(id);
    expect(kept.object).toMatch(new RegExp(`^${id}/`));
    expect(kept.text.length).toBeLessThan(700);
    expect(kept.form.result).toMatchObject({ contacts: '成果联络员', contacts_tel: '0311-80000000' });
    expect(kept.form.stored.files).toEqual([url]);
    const stored = await (await files.get(`bodies/${kept.object}`))?.text();
    expect(stored).toContain('旧末尾词');
    expect(stored).not.toContain('0311-80000000');

    const after: Detail = await reviewed(auditor, id);
    expect(after.approved).toEqual(before.approved);
    expect(after.changes).toEqual(before.changes);
    expect(after.changes.map(({ field }) => field)).toEqual(['result.profile']);
    // What takes a contact away finds it in the row, and the body does not bring it back.
    await run(`UPDATE approved_version SET form = json_set(form, '$.result.contacts_tel', NULL) WHERE item_id = ?`, id);
    expect((await reviewed(auditor, id)).approved?.result).toMatchObject({
      contacts: '成果联络员',
      contacts_tel: null,
      profile: before.approved?.result.profile,
    });
    // The picture of the old version is still known as used by it, and read by who may read the version.
    const use = await database
      .prepare(
        `SELECT count(*) AS n FROM upload_use WHERE table_name = 'approved_version' AND item_id = ? AND object_name = ?`,
      )
      .bind(id, url.slice('/files/'.length, '/files/'.length + 32))
      .first<{ n: number }>();
    expect(use?.n).toBe(1);
    await later(id, 3);
    expect((await auditor.fetch(url)).status).toBe(200);
    // No address leads to the body.
    for (const address of [`/files/bodies/${kept.object}`, `/files/${kept.object}`, `/bodies/${kept.object}`]) {
      const { status, headers } = await auditor.fetch(address);
      expect(status === 404 || headers.get('content-type')?.startsWith('text/html')).toBe(true);
    }
  });

  it('PUB-042 an approval of something newer lets the old body go, a day later and no sooner', async () => {
    const { id, body } = await approved(longText('先前'));
    await later(id, 31);
    const [first] = await bodiesOf(id);
    expect(first).toBeDefined();
    // Named: a look at it removes nothing.
    await later(id, 2);
    expect(await bodiesOf(id)).toEqual([first]);

    await edit(member, id, { ...body, result: { ...(body.result as object), profile: longText('后来') } });
    await auditor.post(`${RESULT}/audit`, { id, audit_status: 4 });
    expect((await rowOf(id)).object).toBeNull();
    await cron();
    expect(await bodiesOf(id)).toEqual([first]);
    await later(id, 1.01);
    expect(await bodiesOf(id)).toEqual([]);
    const { result } = await client(server.url).get('/web/v1/chengguo/detail', { id });
    expect(result.profile).toContain('后来');
  });

  it('PUB-042 what a worker left that died between body and row goes a day later', async () => {
    const { id } = await approved(longText('未完成'));
    const object = `${id}/left`;
    await files.put(`bodies/${object}`, '{}');
    await run('INSERT INTO body_due(object, due_time) VALUES (?, unixepoch() + ?)', object, DAY);
    await cron();
    expect(await bodiesOf(id)).toEqual([`bodies/${object}`]);
    await later(id, 1.01);
    expect(await bodiesOf(id)).toEqual([]);
    expect((await rowOf(id)).form.result.profile).toContain('未完成');
  });

  it('PUB-042 short forms stay, and what was returned moves too', async () => {
    const body = byPerson({ result: { profile: longText('退回前') } });
    const { result } = await person.post(RESULT, body);
    const id = result.chengguo_id as string;
    await auditor.post(`${RESULT}/audit`, { id, audit_status: 3, opinion: '请补充' });
    await later(id, 31);
    expect((await rowOf(id, 'returned_version')).object).not.toBeNull();
    await edit(person, id, { ...body, result: { ...(body.result as object), profile: longText('退回后') } });
    const { returned_changes } = await reviewed(auditor, id);
    expect(returned_changes?.map(({ field }) => field)).toEqual(['result.profile']);
    expect(String(returned_changes?.[0]?.before)).toContain('退回前');

    // A form of a few fields is left where it is.
    const short = `form ->> '$.stored' IS NULL AND length(form) <= 1000`;
    await run(`UPDATE approved_version SET approve_time = 1 WHERE ${short}`);
    await cron();
    const left = await database
      .prepare(`SELECT count(*) AS n, sum(${short}) AS whole FROM approved_version WHERE approve_time = 1`)
      .first<{ n: number; whole: number }>();
    expect(left?.n).toBeGreaterThan(0);
    expect(left?.whole).toBe(left?.n);
  });

  it('PUB-042 a store that fails moves nothing, loses nothing, and a review says so in the usual words', {
    timeout: 60_000,
  }, async () => {
    const moved = await approved(longText('已迁移'), { name: unique('已迁移成果') });
    await later(moved.id, 31);
    const waiting = await approved(longText('待迁移'), { name: unique('待迁移成果') });
    await edit(member, moved.id, moved.body);
    await edit(member, waiting.id, waiting.body);
    const before = await reviewed(auditor, moved.id);

    await start({ objects: 1 });
    await later(waiting.id, 31);
    expect((await rowOf(waiting.id)).object).toBeNull();
    expect((await reviewed(auditor, waiting.id)).approved?.result.profile).toContain('待迁移');
    const refused = await auditor.get('/web/v1/review/detail', { item_type: 1, id: moved.id });
    expect(refused).toMatchObject({ status: 503, msg: '服务暂时不可用，请稍后重试' });
    const { result } = await client(server.url).get('/web/v1/chengguo/detail', { id: moved.id });
    expect(result.profile).toContain('已迁移');

    await start();
    expect((await reviewed(auditor, moved.id)).approved).toEqual(before.approved);
    await later(waiting.id, 1);
    expect((await rowOf(waiting.id)).object).not.toBeNull();
    expect((await reviewed(auditor, waiting.id)).approved?.result.profile).toContain('待迁移');
  });
});
