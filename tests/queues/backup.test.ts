import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { AwsClient } from 'aws4fetch';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { byPerson, INDIVIDUAL, PDF, upload } from '../api/support/results.ts';
import { publicResult } from '../api/support/talk.ts';
import { objectsLeft, openLeft } from '../bench/chaos/state.ts';
import { backUpLocal, newFolder, restoreLocal } from '../local/backup/local.ts';
import { DATABASE, objectFile } from '../local/backup/manifest.ts';
import { copyRemoteObjects } from '../local/backup/remote.ts';
import { dataTables } from '../local/backup/tables.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer } from '../setup/server.ts';

const RESULT = '/web/v1/user/chengguo';
const folder = mkdtempSync(join(tmpdir(), 'platform-backup-'));
const [former, backup, restored] = ['former', 'backup', 'restored'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
/** Quotes, lines, a quote at the end of a line, characters beyond the plane: what a text may hold and a file of statements may break at. */
const NAME = `数据备份 'O''Brien';\n"x" ${'𠮷'} --`;
let file = '';
let last = 0;
let shown = '';

const numberOf = (code: string): number => Number(/\d{4}(\d{3,})$/.exec(code)?.[1]);
const publish = async (who: Client, result: Record<string, unknown> = {}, attachments: object[] = []) =>
  (await who.post(RESULT, byPerson({ result, attachments }))).result.code as string;

beforeAll(async () => {
  const server = await startServer({ stateDir: former, crons: false });
  const person = await signedIn(INDIVIDUAL, server.url);
  file = (await upload(person, '附件.pdf', PDF, 'application/pdf')).url;
  shown = await publicResult(person, { profile: `<p>${NAME}</p>` }, server.url);
  await person.post('/web/egg/base/add', {
    table: 'comment',
    data: { item_id: shown, item_type: 1, content: NAME },
  });
  last = numberOf(await publish(person, {}, [{ file_path: file }]));
  await server.stop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every row of every table, in one order. */
async function contents(db: DatabaseSync): Promise<Record<string, string[]>> {
  const tables = await dataTables(async (sql) => db.prepare(sql).all());
  return Object.fromEntries(
    tables.map((table) => {
      const columns = db.prepare(`SELECT name FROM pragma_table_info('${table}')`).all();
      const cells = columns.map(({ name }) => `quote("${name}")`).join(` || ',' || `);
      return [
        table,
        db
          .prepare(`SELECT ${cells} AS row FROM "${table}" ORDER BY 1`)
          .all()
          .map(({ row }) => String(row)),
      ];
    }),
  );
}

/** What an index holds beside its numbers of rows: each word, in how many rows and how often. */
function words(db: DatabaseSync, index: string): unknown[] {
  db.exec(`CREATE VIRTUAL TABLE temp.words USING fts5vocab('main', '${index}', 'row')`);
  const rows = db.prepare('SELECT * FROM temp.words ORDER BY term').all();
  db.exec('DROP TABLE temp.words');
  return rows;
}

const INDICES = ['result_search', 'demand_search', 'search_words', 'organization_search'];

it('SRV-019 PUB-123 a state is backed up and restored into an empty one: row by row, byte by byte, the next code goes on', async () => {
  const manifest = await backUpLocal(former, backup);
  expect(manifest.database.rows.chengguo).toBeGreaterThan(60);
  await restoreLocal(backup, restored, false);
  const [before, after] = [openLeft(former), openLeft(restored)];
  const [there, here] = [await contents(before), await contents(after)];
  expect(Object.keys(here)).toEqual(Object.keys(there));
  for (const [table, rows] of Object.entries(there)) expect(here[table], table).toEqual(rows);
  expect(Object.values(there).flat().length).toBeGreaterThan(20_000);
  expect(
    Object.values(here)
      .flat()
      .some((row) => row.includes('𠮷')),
  ).toBe(true);
  for (const index of INDICES) expect(words(after, index), index).toEqual(words(before, index));
  for (const type of ['trigger', 'view', 'index']) {
    const schema = `SELECT name, sql FROM sqlite_master WHERE type = '${type}' ORDER BY name`;
    expect(after.prepare(schema).all()).toEqual(before.prepare(schema).all());
  }
  before.close();
  after.close();
  const [old, fresh] = [objectsLeft(former), objectsLeft(restored)];
  expect(manifest.objects.length).toBeGreaterThan(100);
  for (const { key } of manifest.objects) expect(fresh.read(key)?.equals(old.read(key) as Buffer), key).toBe(true);
  old.close();
  fresh.close();

  const server = await startServer({ stateDir: restored, crons: false });
  const person = await signedIn(INDIVIDUAL, server.url);
  expect(numberOf(await publish(person))).toBe(last + 1);
  expect(Buffer.from(await (await person.fetch(file)).arrayBuffer())).toEqual(PDF);
  const visitor = client(server.url);
  expect((await visitor.get('/web/v1/chengguo/detail', { id: shown })).text).toContain('𠮷');
  const found = (await visitor.get('/web/v1/chengguo/list', { keyword: '水质检测' })).result.records;
  expect(found.map(({ chengguo_id }: { chengguo_id: string }) => chengguo_id)).toContain(shown);
  await server.stop();
});

it('SRV-019 a restore replaces nothing unless it is told to, and takes no damaged backup', async () => {
  await expect(backUpLocal(join(folder, 'none'), join(folder, 'other'))).rejects.toThrow(/holds no database/);
  await expect(backUpLocal(former, backup)).rejects.toThrow(/is not empty/);
  await expect(restoreLocal(former, join(folder, 'new'), false)).rejects.toThrow(/holds no backup/);
  await expect(restoreLocal(backup, restored, false)).rejects.toThrow(/holds a platform already/);
  await restoreLocal(backup, restored, true);
  const db = openLeft(restored);
  const codes = db
    .prepare('SELECT code FROM chengguo')
    .all()
    .map(({ code }) => numberOf(String(code)));
  db.close();
  expect(codes).toContain(last);
  expect(codes).not.toContain(last + 1);

  appendFileSync(join(backup, DATABASE), `DELETE FROM user;\n`);
  await expect(restoreLocal(backup, join(folder, 'new'), false)).rejects.toThrow(/damaged/);
  expect(existsSync(join(folder, 'new', 'v3'))).toBe(false);
});

it('SRV-019 the objects of a deployment are listed page by page and read, whatever their names', async () => {
  const stored: Record<string, string> = { 'a b&c.pdf': 'one', 'small/x.png': 'two', '成果/附件.pdf': 'three' };
  const keys = Object.keys(stored);
  const escaped = (text: string) => text.replaceAll('&', '&amp;');
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const bytes = stored[decodeURIComponent(pathname.slice('/bucket/'.length))];
    if (bytes !== undefined) response.writeHead(200, { 'content-type': 'application/pdf' }).end(bytes);
    const at = Number(searchParams.get('continuation-token') ?? 0);
    const more = at + 2 < keys.length;
    const contents = keys.slice(at, at + 2).map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`);
    if (bytes === undefined)
      response.end(
        `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}<NextContinuationToken>${at + 2}</NextContinuationToken></ListBucketResult>`,
      );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`;
  const access = new AwsClient({ accessKeyId: 'a', secretAccessKey: 'b', service: 's3', region: 'auto' });
  const dir = join(folder, 'remote');
  newFolder(dir);
  const objects = await copyRemoteObjects({ endpoint, client: access }, dir);
  server.close();
  expect(objects.map(({ key }) => key)).toEqual(keys);
  expect(objects.map(({ httpMetadata }) => httpMetadata.contentType)).toEqual(keys.map(() => 'application/pdf'));
  for (const key of keys) expect(existsSync(objectFile(dir, key))).toBe(true);
});
