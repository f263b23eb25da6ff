import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { AUDITOR, byPerson, INDIVIDUAL, MEMBER, PDF, upload } from './support/results.ts';
import { add, adds, put, remove } from './table-calls.ts';

const RESULT = '/web/v1/user/chengguo';
const ELSEWHERE = [
  'https://evil.example/a.pdf',
  'https://evil.example/files/../a.png',
  '/results',
  '/files/0123456789abcdef0123456789abcdef.png',
  '/files/demo/no-such-file.pdf',
];

let owner: Client;
let stranger: Client;
let auditor: Client;
let editor: Client;
let id: string;

beforeAll(async () => {
  [owner, stranger, auditor, editor] = (await Promise.all(
    [INDIVIDUAL, MEMBER, AUDITOR, '13800000013'].map((account) => signedIn(account)),
  )) as [Client, Client, Client, Client];
  id = (await owner.post(RESULT, byPerson())).result.chengguo_id;
});

const attachment = (file_path: string, more: object = {}) => ({
  item_id: id,
  type: 'enclosure',
  file_name: '资料.pdf',
  file_path,
  ...more,
});
const document = async (c: Client) => (await upload(c, '资料.pdf', PDF, 'application/pdf')).url;
const filesOf = async () => {
  const { records } = (await owner.list('attachment_relation', { where: { item_id: id } })).result;
  return records.map((row: { file_path: string }) => row.file_path) as string[];
};
const me = async (c: Client): Promise<string> => (await c.get('/web/egg/user/session')).result.user_id;

describe('addresses of files', () => {
  it('ATT-001 ATT-005 an attachment is an upload of the writer, and takes size and suffix from it', async () => {
    const url = await document(owner);
    const made = await add(owner, 'attachment_relation', attachment(`https://files.example.org${url}`, { size: 1 }));
    const [row] = (await owner.list('attachment_relation', { where: { id: made.result.id } })).result.records;
    expect(row).toMatchObject({ file_path: url, file_suffix: 'pdf', size: PDF.byteLength });
    for (const address of [...ELSEWHERE, await document(stranger)]) {
      const refusal = await add(owner, 'attachment_relation', attachment(address));
      expect(refusal.code, address).toBe(422);
      expect(refusal.errors, address).toMatchObject([{ field: 'file_path', code: 'upload_missing' }]);
      const changed = await put(owner, 'attachment_relation', { file_path: address }, { id: made.result.id });
      expect(changed.errors, address).toMatchObject([{ field: 'file_path', code: 'upload_missing' }]);
    }
    const second = await adds(owner, 'attachment_relation', [attachment(url), attachment('https://evil.example/x')]);
    expect(second.errors).toMatchObject([{ field: '1.file_path', code: 'upload_missing' }]);
    const english = { table: 'attachment_relation', data: attachment('https://evil.example/x') };
    const [error] = (await owner.post('/web/egg/base/add', english, { 'x-lang': 'en' })).errors;
    expect(error?.msg).toBe('Please upload the file here first: other addresses are not accepted');
    expect(await filesOf()).toEqual([url]);
  });

  it('ATT-005 ATT-010 what the item carries, or carried when it was approved, may be listed again by its owner', async () => {
    const first = await document(owner);
    expect((await add(owner, 'attachment_relation', attachment(first))).status).toBe(200);
    const byStaff = await document(auditor);
    expect((await add(auditor, 'attachment_relation', attachment(byStaff))).status).toBe(200);
    expect((await owner.post(`${RESULT}/audit`, { id, audit_status: 4 })).code).toBeGreaterThanOrEqual(400);
    expect((await auditor.post(`${RESULT}/audit`, { id, audit_status: 4 })).status).toBe(200);
    // A form is saved by removing the files and adding the list anew.
    const before = await filesOf();
    expect((await remove(owner, 'attachment_relation', { item_id: id })).status).toBe(200);
    const again = await adds(
      owner,
      'attachment_relation',
      before.map((address) => attachment(address)),
    );
    expect(again.code).toBe(200);
    expect((await filesOf()).sort()).toEqual(before.sort());
    const { version } = (await owner.get(`${RESULT}/detail`, { chengguo_id: id, id })).result;
    await remove(owner, 'attachment_relation', { item_id: id });
    const attachments = [{ type: 'enclosure', file_name: '资料.pdf', file_path: byStaff }];
    const edited = await owner.put(RESULT, { ...byPerson({ attachments }), chengguo_id: id });
    expect([edited.code, typeof version]).toEqual([200, 'number']);
    expect(await filesOf()).toEqual([byStaff]);
  });

  it('ATT-005 covers and portraits are uploads, by the publishing call and by the generic one alike', async () => {
    const picture = (await upload(owner)).url;
    const foreign = (await upload(stranger)).url;
    const set = (cover: string) => put(owner, 'chengguo', { cover }, { chengguo_id: id });
    expect((await set(picture)).status).toBe(200);
    for (const address of ['https://evil.example/a.png', '/files/0123456789abcdef0123456789abcdef.png', foreign]) {
      expect((await set(address)).errors, address).toMatchObject([{ field: 'cover', code: 'upload_missing' }]);
      const published = await owner.post(RESULT, byPerson({ result: { cover: address } }));
      expect(published.errors, address).toMatchObject([{ field: 'result.cover', code: 'upload_missing' }]);
      const product = await add(owner, 'chanpin', { name: '产品', cover: address });
      expect(product.errors, address).toMatchObject([{ field: 'cover', code: 'upload_missing' }]);
      const expert = await add(owner, 'zhuanjia', { name: '专家', avatar: address });
      expect(expert.errors, address).toMatchObject([{ field: 'avatar', code: 'upload_missing' }]);
      const portrait = await put(owner, 'user', { avatar: address }, { user_id: await me(owner) });
      expect(portrait.errors, address).toMatchObject([{ field: 'avatar', code: 'upload_missing' }]);
    }
    expect((await set('')).status).toBe(200);
    const portrait = await put(owner, 'user', { avatar: picture }, { user_id: await me(owner) });
    expect(portrait.result).toEqual({ changed: 1 });
    await put(owner, 'user', { avatar: '' }, { user_id: await me(owner) });
  });

  it('ATT-005 COMM-016 feedback brings files of its writer, and a visitor none', async () => {
    const url = await document(stranger);
    const given = (address: string) => ({
      ...{ phone: '0311-80000001', name: '联系人', remark: '希望进一步了解', item_type: 1, item_id: id },
      files: JSON.stringify([{ name: 'a.pdf', url: address }]),
    });
    const made = (await add(stranger, 'feedback', given(url))).result.id;
    for (const address of [...ELSEWHERE, await document(owner)]) {
      expect((await add(stranger, 'feedback', given(address))).errors, address).toMatchObject([{ field: 'files' }]);
      const { files } = given(address);
      expect((await put(stranger, 'feedback', { files }, { id: made })).errors).toMatchObject([{ field: 'files' }]);
    }
    expect((await add(client(), 'feedback', given(url))).errors).toMatchObject([{ field: 'files' }]);
    expect((await put(stranger, 'feedback', { files: given(url).files }, { id: made })).status).toBe(200);
  });

  it('ATT-005 editors may show pictures and films of other sites, and nothing that runs', async () => {
    const film = {
      title: '路演视频',
      url: 'https://video.example.org/1.mp4',
      cover: 'https://video.example.org/1.png',
    };
    const made = await add(editor, 'video', film);
    expect(made.status).toBe(200);
    for (const name of ['url', 'cover']) {
      const refusal = await put(editor, 'video', { [name]: 'javascript:alert(1)' }, { id: made.result.id });
      expect(refusal.errors).toMatchObject([{ field: name, code: 'invalid_value' }]);
    }
    expect((await remove(editor, 'video', { id: made.result.id })).status).toBe(200);
  });
});
