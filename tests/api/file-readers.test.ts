import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { AUDITOR, byPerson, COMPANY, INDIVIDUAL, MEMBER, PDF, PNG, upload } from './support/results.ts';
import { add, put } from './table-calls.ts';

const RESULT = '/web/v1/user/chengguo';
const DEAL = '/web/v1/user/deal';

let owner: Client;
let seeker: Client;
let stranger: Client;
let auditor: Client;
let operator: Client;
let editor: Client;

beforeAll(async () => {
  [owner, seeker, stranger, auditor, operator, editor] = (await Promise.all(
    [INDIVIDUAL, COMPANY, '13800000010', AUDITOR, '13800000007', '13800000013'].map((account) => signedIn(account)),
  )) as [Client, Client, Client, Client, Client, Client];
});

const document = async (by: Client, name = '资料.pdf') => (await upload(by, name, PDF, 'application/pdf')).url;
const picture = async (by: Client) => (await upload(by)).url;

/** Status of reading an address, a part of it, its head, and its small picture. */
async function statuses(by: Client, url: string): Promise<number[]> {
  const calls = [
    by.fetch(url),
    by.fetch(url, { headers: { range: 'bytes=0-1' } }),
    by.fetch(url, { method: 'HEAD' }),
    by.fetch(`${url}/name.pdf`),
    by.fetch(`${url}?size=small`),
    by.fetch(url, { headers: { 'if-none-match': '*' } }),
  ];
  return (await Promise.all(calls)).map(({ status }) => status);
}
const READ = [200, 206, 200, 200, 200, 304];
const HIDDEN = [404, 404, 404, 404, 404, 404];

async function expectReaders(url: string, readers: Client[], others: Client[]): Promise<void> {
  for (const each of readers) expect(await statuses(each, url), `reader ${readers.indexOf(each)}`).toEqual(READ);
  for (const each of others) expect(await statuses(each, url), `other ${others.indexOf(each)}`).toEqual(HIDDEN);
}

const html = (url: string) => `<p>现场图片</p><img src="${url}">`;
const enclosure = (file_path: string) => ({ type: 'enclosure', file_name: '资料.pdf', file_path });
const decide = (id: string, audit_status: number) => auditor.post(`${RESULT}/audit`, { id, audit_status });

async function published(submission: object): Promise<string> {
  const id = (await owner.post(RESULT, submission)).result.chengguo_id as string;
  expect((await decide(id, 4)).code).toBe(200);
  return id;
}

describe('who reads a stored file', () => {
  it('ATT-004 what nothing names yet is its uploader’s, and no cache keeps it', async () => {
    const url = await document(owner);
    await expectReaders(url, [owner], [client(), stranger, auditor, operator]);
    const answer = await owner.fetch(url);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('vary')).toMatch(/cookie/i);
    const held = await owner.fetch(url, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(held.status).toBe(304);
    expect((await client().fetch(url)).headers.get('cache-control')).toMatch(/no-store/);
  });

  it('ATT-001 files of an item are its publisher’s and its auditors’ until it is approved, then everybody’s', async () => {
    const [file, cover, shown] = [await document(owner), await picture(owner), await picture(owner)];
    const submission = byPerson({ result: { cover, profile: html(shown) }, attachments: [enclosure(file)] });
    const id = (await owner.post(RESULT, submission)).result.chengguo_id;
    for (const url of [file, cover, shown]) await expectReaders(url, [owner, auditor], [client(), stranger, operator]);
    expect((await decide(id, 4)).code).toBe(200);
    for (const url of [file, cover, shown]) {
      await expectReaders(url, [owner, auditor, client(), stranger], []);
      expect((await client().fetch(url)).headers.get('cache-control')).toBe('public, max-age=300, s-maxage=60');
    }
    // What an edit adds waits for its audit; what was approved stays public meanwhile.
    const later = await document(owner);
    const edit = { ...submission, attachments: [enclosure(file), enclosure(later)], chengguo_id: id };
    expect((await owner.put(RESULT, edit)).code).toBe(200);
    await expectReaders(later, [owner, auditor], [client(), stranger]);
    await expectReaders(file, [client()], []);
  });

  it('ATT-001 what is withdrawn, secret or deleted is not public any more', async () => {
    const files = [await document(owner), await document(owner), await document(owner)];
    const [withdrawn, secret, deleted] = await Promise.all(
      files.map((file, place) =>
        published(byPerson({ result: { secrecy: place === 1 ? 1 : 0 }, attachments: [enclosure(file)] })),
      ),
    );
    expect((await owner.post(`${RESULT}/withdraw`, { id: withdrawn })).code).toBe(200);
    expect((await owner.delete(RESULT, { chengguo_id: deleted })).code).toBe(200);
    expect(secret).toBeTruthy();
    for (const file of files) expect(await statuses(client(), file), file).toEqual(HIDDEN);
    for (const file of files.slice(0, 2)) expect(await statuses(stranger, file), file).toEqual(HIDDEN);
    for (const file of files) expect(await statuses(owner, file), file).toEqual(READ);
    expect(await statuses(auditor, files[1] ?? '')).toEqual(READ);
  });

  it('ATT-004 the file of a deal is read by its two sides and operators, and by nobody else who has the address', async () => {
    const id = await published(byPerson());
    const file = await document(seeker);
    const opening = { name: '采购', phone: '0311-80001234', remark: '希望了解报价', item_type: 1, item_id: id };
    const deal = await seeker.post(DEAL, { ...opening, files: [{ name: '合同草案.pdf', url: file }] });
    expect(deal.code).toBe(200);
    await expectReaders(file, [seeker, owner, operator], [client(), stranger, auditor, editor]);
  });

  it('ATT-004 nobody becomes the reader of a file by writing its address into something of their own', async () => {
    const file = await document(seeker);
    const shown = await picture(seeker);
    const id = (await stranger.post(RESULT, byPerson({ result: { profile: html(shown) } }))).result.chengguo_id;
    expect(id).toBeTruthy();
    await add(stranger, 'xiangmu', { name: '项目', profile: html(shown) });
    await add(stranger, 'comment', { item_id: id, item_type: 1, content: `看 ${shown} ${file}` });
    await stranger.put('/web/v1/user/draft', {
      item_type: 1,
      item_id: '',
      version: 0,
      form: { profile: html(shown) },
    });
    for (const url of [shown, file]) expect(await statuses(stranger, url)).toEqual(HIDDEN);
    const attached = await add(stranger, 'attachment_relation', { ...enclosure(file), item_id: id });
    expect(attached.errors).toMatchObject([{ field: 'file_path', code: 'upload_missing' }]);
  });

  it('ATT-004 staff lend no file of a conversation to an item, and members none that staff keep', async () => {
    const kept = await document(auditor);
    const id = (await stranger.post(RESULT, byPerson())).result.chengguo_id;
    for (const [by, url] of [
      [stranger, kept],
      [auditor, await document(seeker)],
    ] as const) {
      const attached = await add(by, 'attachment_relation', { ...enclosure(url), item_id: id });
      expect(attached.errors).toMatchObject([{ field: 'file_path', code: 'upload_missing' }]);
    }
  });

  it('ATT-004 what a paid course teaches from, and what staff keep, is opened by no member’s post, document or item', async () => {
    const [taught, kept] = [await document(editor), await picture(auditor)];
    const course = (await add(editor, 'course', { name: '收费课程', paid: 1, is_open: 1 })).result.id;
    const material = { course_id: course, name: '讲义', url: taught };
    expect((await add(editor, 'course_material', material)).status).toBe(200);
    const words = `${html(taught)}${html(kept)}`;
    const item = { result: { profile: html(taught) } };
    expect((await stranger.post(RESULT, byPerson(item))).status).toBe(200);
    expect((await add(stranger, 'markdown', { title: '笔记', content: words, is_open: 1 })).status).toBe(200);
    const category_id = (await client().list('thread_category', { order: [['sort', 'asc']] })).result.records[0].id;
    const thread = { category_id, title: '课程讲义在这里', body: words };
    expect((await stranger.post('/web/v1/community/thread', thread)).status).toBe(200);
    await expectReaders(taught, [editor], [client(), stranger]);
    await expectReaders(kept, [auditor], [client(), stranger]);
  });

  it('ATT-004 a colleague’s picture in an organisation’s item is read by who edits the item', async () => {
    const member = await signedIn(MEMBER);
    const shown = await picture(auditor);
    const id = (await member.post(RESULT, byPerson())).result.chengguo_id;
    expect((await put(auditor, 'chengguo', { profile: html(shown) }, { chengguo_id: id })).result).toEqual({
      changed: 1,
    });
    await expectReaders(shown, [member, auditor], [client(), stranger]);
  });

  it('ATT-004 portraits, and pictures of news, are everybody’s', async () => {
    const face = await picture(owner);
    const { user_id } = (await owner.get('/web/egg/user/session')).result;
    expect((await put(owner, 'user', { avatar: face }, { user_id })).result).toEqual({ changed: 1 });
    const shown = await picture(editor);
    const { id } = (await add(editor, 'news', { title: '活动回顾', content: html(shown) })).result;
    expect((await editor.post('/web/v1/content/news/publish', { id })).status).toBe(200);
    for (const url of [face, shown]) expect(await statuses(client(), url)).toEqual(READ);
    await put(owner, 'user', { avatar: '' }, { user_id });
  });

  it('ATT-004 documents of the demo data follow the items that they are attached to', async () => {
    const rows = (await auditor.list('attachment_relation', { where: { type: 'enclosure' }, pageSize: 100 })).result
      .records as { item_id: string; file_path: string }[];
    const demo = rows.filter(({ file_path }) => file_path.startsWith('/files/demo/result-'));
    expect(demo.length).toBeGreaterThan(5);
    const open = (await client().list('attachment_relation', { where: { type: 'enclosure' }, pageSize: 100 })).result
      .records as { file_path: string }[];
    for (const { file_path } of demo.slice(0, 12)) {
      const isOpen = open.some((row) => row.file_path === file_path);
      expect([file_path, (await client().fetch(file_path)).status]).toEqual([file_path, isOpen ? 200 : 404]);
      expect((await auditor.fetch(file_path)).status).toBe(200);
    }
  });

  it('ATT-004 a picture that was private answers its bytes to its readers', async () => {
    const url = await picture(owner);
    expect(Buffer.from(await (await owner.fetch(url)).arrayBuffer()).equals(PNG)).toBe(true);
  });
});
