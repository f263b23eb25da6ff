import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

describe('English texts that editors add', () => {
  let server: TestServer;
  let editor: Client;
  beforeAll(async () => {
    server = await startServer();
    editor = await signedIn('13800000013', server.url);
  });
  afterAll(() => server.stop());

  const lacking = async (kind: string) => (await editor.get('/web/v1/translations/list', { kind })).result;
  const counts = async () => (await editor.get('/web/v1/translations/counts')).result;
  const write = (body: object) => editor.put('/web/v1/translations', body);

  it('stand on the public page at once, and what is listed becomes one less', async () => {
    for (const [kind, noun] of [
      ['result', 'chengguo'],
      ['demand', 'xuqiu'],
    ] as const) {
      const before = await counts();
      const { records, total } = await lacking(kind);
      expect(total).toBe(before[kind]);
      const [{ id, version }] = records;
      const texts = { name_en: `Translated ${kind}`, summary_en: 'Loss <b of 5% at T>80.\nA sentence for R&D abroad.' };
      expect((await write({ kind, id, version, ...texts })).status).toBe(200);
      const visitor = client(server.url);
      expect((await visitor.get(`/web/v1/${noun}/detail`, { id })).result).toMatchObject(texts);
      // Plain text is itself on the page, whatever it looks like.
      const page = await visitor.fetch(`/${kind}Detail/${id}/x`, { headers: { cookie: 'lang=en' } });
      expect(await page.text()).toContain('<p>Loss &lt;b of 5% at T&gt;80.</p><p>A sentence for R&amp;D abroad.</p>');
      const found = await visitor.get(`/web/v1/${noun}/list`, { keyword: `Translated ${kind}`, language: '1' });
      expect(found.result.total).toBe(1);
      expect((await counts())[kind]).toBe(before[kind] - 1);
      // The same again is somebody else's word by now.
      expect((await write({ kind, id, version, ...texts })).status).toBe(409);
    }
  });

  it('leave the English that a publisher wrote as it is', async () => {
    const visitor = client(server.url);
    for (const [kind, noun, key] of [
      ['result', 'chengguo', 'chengguo_id'],
      ['product', 'chanpin', 'chanpin_id'],
    ] as const) {
      const { records } = (await visitor.list(noun, { where: { name_en: { gt: '' } }, pageSize: 1 })).result;
      const [{ [key]: id, name_en, version }] = records;
      const texts = { kind, id, version: version ?? 1, name_en: 'Somebody else’s words', summary_en: '' };
      expect((await write(texts)).status, kind).toBe(409);
      expect((await visitor.list(noun, { where: { [key]: id } })).result.records).toMatchObject([{ name_en }]);
    }
  });

  it('give a title to innovation cases and rounds of the programme, which visitors read', async () => {
    const visitor = client(server.url);
    for (const [kind, table] of [
      ['innovation', 'innovate'],
      ['round', 'project_round'],
    ] as const) {
      const office = kind === 'round' ? await signedIn('13800000012', server.url) : editor;
      const data = { title: `没有英文的${kind}`, ...(kind === 'round' ? { open_time: 1, close_time: 2 } : {}) };
      const made = await office.post('/web/egg/base/add', { table, data });
      expect(made.status, made.text).toBe(200);
      const { id } = made.result;
      const before = (await counts())[kind];
      const row = (await lacking(kind)).records.find((each: { id: string }) => each.id === id);
      expect(row).toMatchObject({ name: data.title, summary_en: null });
      const texts = { kind, id, version: row.version, name_en: `Translated ${kind}`, summary_en: '' };
      expect((await write(texts)).status).toBe(200);
      expect((await visitor.list(table, { where: { id } })).result.records).toMatchObject([
        { title_en: `Translated ${kind}` },
      ]);
      expect((await counts())[kind]).toBe(before - 1);
      expect((await write(texts)).status).toBe(409);
    }
  });

  it('are refused without a name, and for what is not public', async () => {
    const [row] = (await lacking('result')).records;
    const empty = await write({ kind: 'result', id: row.id, version: row.version, name_en: ' ', summary_en: '' });
    expect([empty.status, empty.result.errors[0].field]).toEqual([422, 'name_en']);
    const none = await write({ kind: 'result', id: 'nothing', version: 1, name_en: 'x', summary_en: '' });
    expect(none.status).toBe(404);
  });

  it('are written by content editors alone', async () => {
    for (const account of ['13800000001', '13800000004']) {
      const other = await signedIn(account, server.url);
      expect((await other.get('/web/v1/translations/counts')).status).toBe(403);
    }
    expect((await client(server.url).get('/web/v1/translations/counts')).status).toBe(100);
  });
});
