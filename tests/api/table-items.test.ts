import { beforeAll, expect, test } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { newMember } from './support/accounts.ts';
import { PDF, upload } from './support/results.ts';
import { publicResult } from './support/talk.ts';

const BASE = '/web/egg/base';
const run = Math.random().toString(36).slice(2, 8);

const add = (c: Client, table: string, data: unknown) => c.post(`${BASE}/add`, { table, data });
const put = (c: Client, table: string, data: unknown, where: unknown) => c.put(`${BASE}/put`, { table, data, where });
const del = (c: Client, table: string, where: unknown) => c.call('DELETE', `${BASE}/del`, { body: { table, where } });

let member: Client;
let auditor: Client;
let admin: Client;
let visitor: Client;
let scope: { id: string; pid: string };

beforeAll(async () => {
  [member, auditor, admin] = await Promise.all([
    signedIn('13800000001'),
    signedIn('13800000004'),
    signedIn('13800000011'),
  ]);
  visitor = client();
  scope = (await visitor.list('scope', { where: { level: 3 }, pageSize: 1 })).result.records[0];
});

const result = (name: string) => ({
  name,
  sub_type: 2,
  scope: scope.id,
  profile: `<p>${name}<script>alert(1)</script></p>`,
  region_id: '130000,130100',
  region_name: '河北省,石家庄市',
  director: '负责人',
  id_number: '130100190001010000',
  contacts: '联系人',
  contacts_tel: '0311-00000000',
  contacts_addr: '石家庄市',
});

const byId = async (c: Client, id: string) =>
  (await c.list('chengguo', { where: { chengguo_id: id } })).result.records[0];
// A signed-in reader: what visitors read may be kept by a cache for a while.
const publicly = async (keyword: string): Promise<number> =>
  (await auditor.get('/web/v1/chengguo/list', { keyword })).result.total;

test('TBL-003 a result added by the generic call is judged and numbered like a published one', async () => {
  const empty = await add(member, 'chengguo', { name: '' });
  expect(empty.code).toBe(422);
  expect(empty.errors.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['name', 'scope', 'profile', 'region_id', 'sub_type', 'contacts', 'contacts_tel']),
  );
  const answer = await add(member, 'chengguo', {
    ...result(`generic-${run}`),
    ...{ audit_status: 4, level: 3, code: 'CG1', add_user: 'x', release_time: 1, is_delete: 1, version: 9 },
  });
  expect(answer).toMatchObject({ code: 200, status: 200 });
  const row = await byId(member, answer.result.id);
  expect(row).toMatchObject({ audit_status: 1, level: 0, is_delete: 0, version: 1, release_time: null });
  expect(row.code).toMatch(/^CGGRZZ\d{4}\d{3,}$/);
  expect(row.profile).toBe(`<p>generic-${run}</p>`);
  expect(await byId(visitor, answer.result.id)).toBeUndefined();
  expect(await publicly(`generic-${run}`)).toBe(0);
});

test('TBL-004 TBL-007 scopes and attachments of an own item are added and removed in bulk, nobody else\u2019s', async () => {
  const { id } = (await add(member, 'chengguo', result(`parts-${run}`))).result;
  const scopes = (await visitor.list('scope', { where: { level: 3 }, pageSize: 3 })).result.records;
  const links = scopes.map(({ id: second_scope_id, pid }: { id: string; pid: string }) => ({
    chengguo_id: id,
    first_scope_id: pid,
    second_scope_id,
  }));
  expect((await member.post(`${BASE}/adds`, { table: 'chengguo_scope', data: links })).result.ids).toHaveLength(3);
  expect((await member.post(`${BASE}/adds`, { table: 'chengguo_scope', data: links })).code).toBe(409);
  const { url } = await upload(member, 'a.pdf', PDF, 'application/pdf');
  const file = { item_id: id, type: 'enclosure', file_name: 'a.pdf', file_path: url };
  expect((await add(member, 'attachment_relation', file)).status).toBe(200);
  for (const file_path of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'file:///etc/passwd']) {
    expect((await add(member, 'attachment_relation', { ...file, file_path })).errors).toMatchObject([
      { field: 'file_path' },
    ]);
  }
  const seen = await member.list('chengguo', {
    where: { chengguo_id: id },
    process: [
      { as: 'files', table: 'attachment_relation', on: { item_id: 'chengguo_id' }, where: { type: 'enclosure' } },
      { as: 'scopes', table: 'thtt_chengguo_scope', on: { chengguo_id: 'chengguo_id' } },
    ],
  });
  expect(seen.result.records[0].files).toHaveLength(1);
  expect(seen.result.records[0].scopes).toHaveLength(3);
  const stranger = await signedIn('13800000002');
  const foreign = await add(stranger, 'attachment_relation', file);
  const absent = await add(stranger, 'attachment_relation', { ...file, item_id: 'absent' });
  expect(foreign.code).toBe(403);
  expect(foreign.text).toBe(absent.text);
  expect((await del(stranger, 'chengguo_scope', { chengguo_id: id })).code).toBe(404);
  expect((await del(member, 'chengguo_scope', { chengguo_id: id })).result).toEqual({ changed: 3 });
  // Edits replace parts by removing all and adding anew: an own item may have had none.
  expect((await del(member, 'chengguo_scope', { chengguo_id: id })).result).toEqual({ changed: 0 });
  expect((await del(member, 'attachment_relation', { item_id: id, type: 'covers' })).result).toEqual({ changed: 0 });
  expect((await del(stranger, 'chengguo_scope', { chengguo_id: id })).code).toBe(404);
});

test('PUB-042 TBL-005 who may not audit asks for a new review by every edit; the public version stays', async () => {
  const made = await add(auditor, 'chengguo', result(`audited-${run}`));
  const { id } = made.result;
  expect(await byId(visitor, id)).toMatchObject({ audit_status: 4 });
  expect(await publicly(`audited-${run}`)).toBe(1);
  expect((await put(auditor, 'chengguo', { name: `renamed-${run}` }, { chengguo_id: id })).status).toBe(200);
  expect(await byId(auditor, id)).toMatchObject({ audit_status: 4, version: 2 });
  expect(await publicly(`renamed-${run}`)).toBe(1);
  expect((await del(auditor, 'chengguo', { chengguo_id: id })).result).toEqual({ changed: 1 });
  expect(await publicly(`renamed-${run}`)).toBe(0);

  const own = (await add(member, 'chengguo', result(`mine-${run}`))).result.id;
  const audited = await auditor.post('/web/v1/user/chengguo/audit', { id: own, audit_status: 4 });
  expect(audited.status).toBe(200);
  expect((await put(member, 'chengguo', { name: `edited-${run}` }, { chengguo_id: own })).status).toBe(200);
  expect(await byId(member, own)).toMatchObject({ audit_status: 1, name: `edited-${run}` });
  expect(await publicly(`mine-${run}`)).toBe(1);
  const broken = await put(member, 'chengguo', { name: '', sub_type: 7 }, { chengguo_id: own });
  expect(broken.errors.map(({ field }) => field).sort()).toEqual(['name', 'sub_type']);
});

test('ORG-014 ORG-015 TBL-003 who creates an organisation administers it; its name is taken once', async () => {
  const name = `单位-${run}`;
  const { organization_id } = (await add(member, 'organisation', { name })).result;
  const row = (await member.list('organization', { where: { organization_id } })).result.records[0];
  expect(row).toMatchObject({ name, type: 5, audit_status: 4, is_delete: 0 });
  const link = await member.list('organisation_user', { where: { organization_id } });
  expect(link.result.records).toMatchObject([{ is_admin: 1, audit_status: 4 }]);
  const again = await member.post(`${BASE}/add`, { table: 'organization', data: { name } }, { 'x-lang': 'en' });
  expect(again).toMatchObject({ code: 409, msg: 'An organisation of this name already exists' });
});

test('TBL-005 only the administrator gives authorities, known ones, and not to themselves', async () => {
  // Somebody whom no other test knows: meanwhile this person may do what members may not.
  const { browser: other } = await newMember();
  const id = (await other.get('/web/egg/user/session')).result.user_id;
  const own = (await admin.get('/web/egg/user/session')).result.user_id;
  expect((await put(admin, 'user', { authority: 'root' }, { user_id: id })).errors).toMatchObject([
    { field: 'authority' },
  ]);
  expect((await put(admin, 'user', { authority: 'cg-input' }, { user_id: own })).code).toBe(404);
  expect((await put(admin, 'user', { authority: 'cg-input' }, { user_id: id })).result).toEqual({ changed: 1 });
  expect((await other.get('/web/egg/user/session')).result.authority).toBe('cg-input');
  expect((await put(admin, 'user', { authority: '' }, { user_id: id })).result).toEqual({ changed: 1 });
});

test('COMM-005 COMM-008 COMM-017 ACC-048 comments and feedback carry who sent them, whatever the client says', async () => {
  const me = (await member.get('/web/egg/user/session')).result.user_id;
  const about = { item_id: await publicResult(member), item_type: 1 };
  const made = await add(member, 'comment', { ...about, content: 'text', add_user: 'other', like_amount: 9 });
  const row = (
    await visitor.list('comment', {
      where: { comment_id: made.result.comment_id },
      leftJoin: [{ table: 'user', on: { add_user: 'user_id' }, columns: ['nickname', 'avatar'], as: 'user' }],
    })
  ).result.records[0];
  expect(row).toMatchObject({ add_user: me, like_amount: 0, user: { nickname: expect.any(String) } });
  expect((await add(member, 'comment', { ...about, content: ' ' })).code).toBe(422);
  const given = { name: 'n', phone: '13900000000', remark: 'r', source: 1, user_id: 'other' };
  const feedback = (await add(member, 'feedback', given)).result.id;
  expect((await member.list('feedback', { where: { id: feedback } })).result.records[0]).toMatchObject({
    user_id: me,
    source: 2,
  });
  expect((await add(visitor, 'feedback', given)).status).toBe(200);
});
