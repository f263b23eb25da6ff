import { describe, expect, it } from 'vitest';
import { type Client, signedIn } from '../setup/client.ts';
import { newMember, PASSWORD } from './support/accounts.ts';
import { INDIVIDUAL, MEMBER, OTHER_SCOPE, SCOPE, unique } from './support/results.ts';
import { audit, say, talk, told } from './support/reviews.ts';

const EDITOR = '13800000013';
const PROJECT = '/web/v1/user/xiangmu';

interface ProjectReview {
  form: { version: number; audit_status: number; project: Record<string, string> };
  approved: { project: Record<string, string> } | null;
  changes: { field: string; before: unknown; after: unknown }[];
  comments: { field: string; from_publisher: number; author: string | null }[];
  duplicates: { id: string; by: string; is_public: number; code: string }[];
  history: { action: string; after: string | null }[];
}

const reviewed = async (who: Client, id: string): Promise<ProjectReview> =>
  (await who.get('/web/v1/review/detail', { item_type: 5, id })).result;

async function create(who: Client, more: object = {}): Promise<string> {
  const { result } = await who.post(PROJECT, {
    name: unique('微电网示范工程'),
    profile: '<p>源网荷储一体的园区微电网。</p>',
    investment_amount: '3000',
    scope: SCOPE.id,
    contacts: '项目联络员',
    contacts_tel: '0311-80000001',
    ...more,
  });
  return result.xiangmu_id;
}

const edit = (who: Client, xiangmu_id: string, changes: object) => who.put(PROJECT, { xiangmu_id, ...changes });
const approve = (who: Client, items: { id: string; version: number }[]) =>
  who.post('/web/v1/review/approve', { item_type: 5, items });

describe('the review of projects', () => {
  it('PUB-163 an edit stands beside the last approved version, whoever wrote that, each difference named once', async () => {
    const owner = await signedIn(MEMBER);
    const editor = await signedIn(EDITOR);
    const id = await create(owner);
    const first = await reviewed(editor, id);
    expect([first.approved, first.changes]).toEqual([null, []]);
    await audit(editor, id, 4, { version: first.form.version }, PROJECT);
    await edit(owner, id, { investment_amount: '4500', scope: `${SCOPE.id},${OTHER_SCOPE.id}` });
    const again = await reviewed(editor, id);
    expect(again.form.audit_status).toBe(1);
    expect(again.changes.map(({ field }) => field)).toEqual(['scopes', 'project.investment_amount']);
    expect(again.changes[1]).toMatchObject({ before: '3000', after: '4500' });
    await audit(editor, id, 4, {}, PROJECT);
    await edit(editor, id, { contacts: '编辑核对的联络员' });
    await edit(owner, id, { name: unique('改名的示范工程') });
    const last = await reviewed(editor, id);
    expect(last.approved?.project).toMatchObject({ contacts: '编辑核对的联络员', investment_amount: '4500' });
    expect(last.changes.map(({ field }) => field)).toEqual(['project.name']);
  });

  it('PUB-163 what an editor publishes is an approved version from the beginning', async () => {
    const editor = await signedIn(EDITOR);
    const id = await create(editor);
    const { form, approved, changes } = await reviewed(editor, id);
    expect(form.audit_status).toBe(4);
    expect(approved?.project.name).toBe(form.project.name);
    expect(changes).toEqual([]);
  });

  it('PUB-163 PUB-166 of several approved at once, changed, decided and unknown ones are named, the rest goes through', async () => {
    const owner = await signedIn(MEMBER);
    const editor = await signedIn(EDITOR);
    const [one, changed, decided, two] = [
      await create(owner),
      await create(owner),
      await create(owner),
      await create(owner),
    ];
    const list = await editor.get('/web/v1/xiangmu/audit/list', { keyword: '微电网示范工程', pageSize: 100 });
    const versionOf = (id: string): number =>
      list.result.records.find((row: { xiangmu_id: string }) => row.xiangmu_id === id).version;
    const items = [one, changed, 'none', decided, two].map((id) => ({
      id,
      version: id === 'none' ? 1 : versionOf(id) + (id === decided ? 1 : 0),
    }));
    await edit(owner, changed, { investment_amount: '9000' });
    await audit(editor, decided, 3, { opinion: '请补充' }, PROJECT);
    expect((await approve(owner, items)).code).toBe(403);
    expect((await approve(editor, items)).result).toEqual({
      approved: 2,
      items: [
        { id: one, ok: true },
        { id: changed, ok: false, code: 'conflict' },
        { id: 'none', ok: false, code: 'not_found' },
        { id: decided, ok: false, code: 'not_under_review' },
        { id: two, ok: true },
      ],
    });
    const approved = await reviewed(editor, one);
    expect(approved.form.audit_status).toBe(4);
    expect(approved.history).toMatchObject([
      { action: 'audit', after: '4' },
      { action: 'publish', after: '1' },
    ]);
    expect((await reviewed(editor, changed)).form.audit_status).toBe(1);
    expect((await told(owner, one)).map(({ topic }) => topic)).toEqual(['audited']);
  });

  it('PUB-163 likely duplicates are found by name and by text, among public and among waiting projects', async () => {
    const owner = await signedIn(MEMBER);
    const editor = await signedIn(EDITOR);
    const tag = unique('固态');
    const profile = `<p>本${tag}项目建设硫化物电解质连续化制备产线，配套干法电极与全气候测试平台，分两期实施。</p>`;
    const open = await create(editor, { name: `${tag}电池中试基地一期工程` });
    const waiting = await create(owner, { name: unique('储能材料产线'), profile });
    const other = await create(owner, { name: unique('果蔬冷链枢纽'), profile: '<p>产地预冷与分拣。</p>' });
    const id = await create(owner, { name: `${tag}电池中试基地二期工程`, profile: `${profile}<p>另有检测线。</p>` });
    const { duplicates } = await reviewed(editor, id);
    expect(duplicates.find((each) => each.id === open)).toMatchObject({ by: 'name', is_public: 1, code: '' });
    expect(duplicates.find((each) => each.id === waiting)).toMatchObject({ by: 'text', is_public: 0 });
    expect(duplicates.map((each) => each.id)).not.toContain(other);
    expect(duplicates.map((each) => each.id)).not.toContain(id);
  });

  it('PUB-163 a comment at a field reaches the publisher, the answer reaches the editor, strangers read neither', async () => {
    const owner = await signedIn(INDIVIDUAL);
    const editor = await signedIn(EDITOR);
    const id = await create(owner);
    const about = { item_type: 5, field: 'project.investment_amount' };
    const { version } = (await reviewed(editor, id)).form;
    const asked = await say(editor, id, '单位是万元吗？', { ...about, version });
    expect(asked.result.version).toBe(version);
    expect(await told(owner, id)).toMatchObject([
      { topic: 'review_comment', link: `/reviewTalk/projects/${id}`, params: { field: about.field } },
    ]);
    const list = await editor.get('/web/v1/xiangmu/audit/list', { keyword: '微电网', pageSize: 100 });
    const row = list.result.records.find((each: { xiangmu_id: string }) => each.xiangmu_id === id);
    expect(row.open_comments).toBe(1);
    expect((await say(owner, id, '是，单位为万元', about)).status).toBe(200);
    expect(await told(editor, id)).toMatchObject([{ topic: 'review_answer', link: `/audit/projects/${id}` }]);
    expect((await talk(owner, id, 5)).comments).toMatchObject([
      { from_publisher: 0, author: null },
      { from_publisher: 1, is_own: 1 },
    ]);
    const stranger = await signedIn(MEMBER);
    expect((await stranger.get('/web/v1/review/talk', { item_type: 5, id })).code).toBe(404);
    expect((await say(stranger, id, '路过', about)).code).toBe(404);
    await edit(owner, id, { investment_amount: '3200' });
    expect((await say(editor, id, '收到', { ...about, version })).code).toBe(409);
    await audit(editor, id, 3, { opinion: '请写明用途' }, PROJECT);
    expect(await talk(owner, id, 5)).toMatchObject({ audit_opinion: '请写明用途', code: '' });
  });

  it('PUB-163 ACC-008 the contacts of somebody who left stand in no approved version', async () => {
    const { browser: who, phone } = await newMember();
    const editor = await signedIn(EDITOR);
    const id = await create(who, { contacts_tel: phone });
    await audit(editor, id, 4, {}, PROJECT);
    await edit(who, id, { investment_amount: '5200' });
    expect((await reviewed(editor, id)).approved?.project.contacts_tel).toBe(phone);
    expect((await who.post('/web/v1/user/account/delete', { password: PASSWORD })).status).toBe(200);
    const left = await editor.get('/web/v1/review/detail', { item_type: 5, id });
    expect(left.result.approved.project.investment_amount).toBe('3000');
    expect(left.text).not.toContain(phone);
  });
});
