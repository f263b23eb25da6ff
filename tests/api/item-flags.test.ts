import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { AUDITOR, byPerson, INDIVIDUAL, PDF, SCOPE, upload } from './support/results.ts';
import { add, put } from './table-calls.ts';

const TABLES = [
  ['chengguo', 'chengguo_id'],
  ['xuqiu', 'xuqiu_id'],
] as const;
const COLUMNS = ['name', 'profile', 'unit', 'industry_id', 'is_pushed', 'is_tagging'];

let server: TestServer;
let staff: Record<string, Client>;
let database: D1Database;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  staff = { chengguo: await signedIn(AUDITOR, server.url), xuqiu: await signedIn('13800000006', server.url) };
});
afterAll(() => server.stop());

describe('flags of items', () => {
  it.each(TABLES)('MAT-013 MAT-014 lists of %s are filtered by tagged and by pushed', async (table, key) => {
    const c = staff[table] as Client;
    const ids = async (where: object): Promise<string[]> => {
      const { result } = await c.list(table, { where, columns: [key], pageSize: 100 });
      return result.records.map((row: Record<string, string>) => row[key]);
    };
    for (const flag of ['is_tagging', 'is_pushed']) {
      const marked = await ids({ [flag]: 1 });
      const [one] = await ids({ [flag]: 0 });
      await database.prepare(`UPDATE ${table} SET ${flag} = 1 WHERE ${key} = ?`).bind(one).run();
      const [on, off] = [await ids({ [flag]: 1 }), await ids({ [flag]: 0 })];
      expect(on.sort()).toEqual([...marked, one].sort());
      expect(off.length).toBeGreaterThan(0);
      expect(off.filter((id) => on.includes(id))).toEqual([]);
      const rows = (await c.list(table, { where: { [flag]: 1 }, columns: [key, flag] })).result.records;
      expect(rows.every((row: Record<string, number>) => row[flag] === 1)).toBe(true);
    }
  });

  it.each(TABLES)(
    'PUB-032 %s carries what pushes read: both flags, industries as a JSON list, named scopes',
    async (table, key) => {
      const c = staff[table] as Client;
      const { records } = (await c.list(table, { columns: [key, ...COLUMNS], pageSize: 50 })).result;
      expect(records.length).toBeGreaterThan(0);
      for (const row of records) {
        expect(Object.keys(row).sort()).toEqual([key, ...COLUMNS].sort());
        expect([0, 1]).toContain(row.is_pushed);
        expect([0, 1]).toContain(row.is_tagging);
        if (row.industry_id !== null) expect(Array.isArray(JSON.parse(row.industry_id))).toBe(true);
      }
      const [link] = (await c.list(`${table}_scope`, { columns: ['first_scope_id', 'second_scope_id'] })).result
        .records;
      const scopes = (await c.list('scope', { where: { id: { in: [link.first_scope_id, link.second_scope_id] } } }))
        .result;
      expect(scopes.records.map((scope: { name: string }) => typeof scope.name)).toEqual(['string', 'string']);
    },
  );

  it('PUB-032 industries that a publisher gives are kept as a JSON list', async () => {
    const owner = await signedIn(INDIVIDUAL, server.url);
    const { chengguo_id } = (await owner.post('/web/v1/user/chengguo', byPerson({ scopes: [SCOPE.id] }))).result;
    const industry_id = JSON.stringify(['A01', 'C27']);
    expect((await put(owner, 'chengguo', { industry_id }, { chengguo_id })).result).toEqual({ changed: 1 });
    const [row] = (await owner.list('chengguo', { where: { chengguo_id }, columns: ['industry_id'] })).result.records;
    expect(JSON.parse(row.industry_id)).toEqual(['A01', 'C27']);
  });
});

describe('attachments', () => {
  it('ATT-002 an attachment is an enclosure, a building document or a cover, and nothing else', async () => {
    const owner = await signedIn(INDIVIDUAL, server.url);
    const { chengguo_id } = (await owner.post('/web/v1/user/chengguo', byPerson())).result;
    const { url } = await upload(owner, 'a.pdf', PDF, 'application/pdf');
    const file = (type: string) => ({
      item_id: chengguo_id,
      type,
      file_name: '资料.pdf',
      file_path: url,
    });
    for (const type of ['enclosure', 'build_docs', 'covers']) {
      const made = await add(owner, 'attachment_relation', file(type));
      const [row] = (await owner.list('attachment_relation', { where: { id: made.result.id } })).result.records;
      expect(row).toMatchObject({ type, item_id: chengguo_id });
      const changed = await put(owner, 'attachment_relation', { type: 'other' }, { id: made.result.id });
      expect(changed.errors).toMatchObject([{ field: 'type', code: 'invalid_value' }]);
    }
    for (const type of ['other', 'Covers', '']) {
      expect((await add(owner, 'attachment_relation', file(type))).errors, type).toMatchObject([{ field: 'type' }]);
    }
  });
});
