import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { INDIVIDUAL, unique } from './support/results.ts';
import { noticesOf, publicResult } from './support/talk.ts';
import { add, put, remove } from './table-calls.ts';

const visitor = client();
let author: Client;
let reader: Client;
let other: Client;
let auditor: Client;
let demandAuditor: Client;
let editor: Client;
let item: string;

beforeAll(async () => {
  const accounts = ['13800000010', '13800000008', '13800000009', '13800000004', '13800000006', '13800000013'];
  [author, reader, other, auditor, demandAuditor, editor] = (await Promise.all(
    accounts.map((account) => signedIn(account)),
  )) as [Client, Client, Client, Client, Client, Client];
  item = await publicResult(await signedIn(INDIVIDUAL));
});

async function said(content = unique('有争议的评论'), item_type = 1, item_id = item): Promise<string> {
  const { result } = await add(author, 'comment', { item_id, item_type, content });
  return result.comment_id;
}

const report = (who: Client, comment_id: string, more: object = { reason: 'spam' }) =>
  who.post('/web/v1/post/report', { kind: 'comment', id: comment_id, ...more });
const hide = (who: Client, comment_id: string, reason = '广告内容') =>
  who.post('/web/v1/post/hide', { kind: 'comment', id: comment_id, reason });
const dismiss = (who: Client, id: string) => who.post('/web/v1/post/dismiss', { kind: 'comment', id });
const queue = async (who: Client, state?: string) =>
  (await who.get('/web/v1/post/queue/list', { pageSize: '100', ...(state && { state }) })).result.records as {
    id: string;
    reports: number;
    reasons: object[];
    notes: string[];
    place: string;
    hide_reason: string | null;
  }[];
const inQueue = async (who: Client, id: string, state?: string) =>
  (await queue(who, state)).find((row) => row.id === id);
const shownTo = async (who: Client, comment_id: string) =>
  (await who.list('comment', { where: { comment_id } })).result.records[0];

describe('reports of comments', () => {
  it('anybody signed in reports a comment once, with a reason, and the moderators of its kind alone see it', async () => {
    const id = await said();
    expect((await report(visitor, id)).status).toBe(100);
    expect((await report(reader, id, {})).errors).toMatchObject([{ field: 'reason' }]);
    expect((await report(reader, id, { reason: 'other', note: ' ' })).errors).toMatchObject([{ field: 'note' }]);
    const both = await Promise.all([report(reader, id), report(reader, id, { reason: 'abuse' })]);
    expect(both.map(({ result }) => result)).toEqual([{ reported: true }, { reported: true }]);
    await report(other, id, { reason: 'other', note: '与成果无关' });
    for (const [who, knows] of [
      [reader, true],
      [other, true],
      [author, false],
    ] as const)
      expect((await who.get('/web/v1/user/report')).result.ids.includes(id)).toBe(knows);
    expect((await visitor.get('/web/v1/user/report')).status).toBe(100);
    const row = await inQueue(auditor, id);
    expect(row).toMatchObject({ reports: 2, notes: ['与成果无关'], place: expect.stringMatching(/./) });
    for (const others of [demandAuditor, editor]) expect(await inQueue(others, id)).toBeUndefined();
    for (const others of [visitor, reader, author])
      expect([401, 403]).toContain((await others.get('/web/v1/post/queue/list')).code);
    expect(JSON.stringify(await queue(auditor))).not.toMatch(/user_id|1[3-9]\d{9}/);
  });

  it('an own comment is deleted, not reported; one that is not there cannot be reported', async () => {
    const id = await said();
    expect((await report(author, id)).code).toBe(409);
    expect((await report(reader, '01J00000000000000000000000')).code).toBe(404);
    await report(reader, id);
    expect((await remove(author, 'comment', { comment_id: id })).result).toEqual({ changed: 1 });
    expect(await inQueue(auditor, id)).toBeUndefined();
    expect((await report(other, id)).code).toBe(404);
  });

  it('a dismissed report leaves the comment and the queue, and whoever made it cannot bring it back', async () => {
    const id = await said();
    await report(reader, id);
    for (const others of [demandAuditor, editor]) expect((await dismiss(others, id)).code).toBe(404);
    expect((await dismiss(reader, id)).code).toBe(403);
    expect((await dismiss(auditor, id)).result).toEqual({ dismissed: true });
    expect((await dismiss(auditor, id)).result).toEqual({ dismissed: true });
    for (const others of [demandAuditor, editor]) expect((await dismiss(others, id)).code).toBe(404);
    await report(reader, id);
    expect(await inQueue(auditor, id)).toBeUndefined();
    expect(await shownTo(visitor, id)).toBeTruthy();
    await report(other, id);
    expect(await inQueue(auditor, id)).toMatchObject({ reports: 1 });
  });

  it('one word dismisses the reports of several people', async () => {
    const id = await said();
    for (const who of [reader, other]) await report(who, id);
    expect(await inQueue(auditor, id)).toMatchObject({ reports: 2 });
    expect((await dismiss(auditor, id)).result).toEqual({ dismissed: true });
    expect(await inQueue(auditor, id)).toBeUndefined();
    expect(await shownTo(visitor, id)).toBeTruthy();
  });
});

describe('hidden comments', () => {
  it('the moderators of the kind take it away with a reason, which its author is told once; the table takes no such word', async () => {
    const take = (who: Client, id: string) => hide(who, id, '泄露商业秘密');
    const content = unique('有争议的评论');
    const id = await said(content);
    await report(reader, id);
    for (const others of [visitor, reader, author, demandAuditor, editor])
      expect([401, 403, 404]).toContain((await take(others, id)).code);
    expect(await shownTo(visitor, id)).toMatchObject({ hide_time: null });
    const taken = await Promise.all([take(auditor, id), take(auditor, id)]);
    expect(taken.map(({ code }) => code)).toEqual([200, 200]);
    expect((await put(auditor, 'comment', { hide_reason: '改' }, { comment_id: id })).code).not.toBe(200);
    expect((await hide(auditor, id, '另一个理由')).result).toEqual({ hidden: true });
    expect((await dismiss(auditor, id)).code).toBe(409);
    for (const others of [demandAuditor, editor]) expect((await hide(others, id)).code).toBe(404);
    for (const others of [visitor, reader]) expect(await shownTo(others, id)).toBeUndefined();
    expect(await shownTo(author, id)).toMatchObject({ hide_reason: '泄露商业秘密' });
    expect(await inQueue(auditor, id)).toBeUndefined();
    expect(await inQueue(auditor, id, 'hidden')).toMatchObject({ hide_reason: '泄露商业秘密' });
    const [told, ...more] = (await noticesOf(author, 'comment_hidden', item)).filter(
      ({ params }) => (params as { name: string }).name === content,
    );
    expect(more).toEqual([]);
    expect(told).toMatchObject({ link: `/resultDetail/${item}`, params: { content: '泄露商业秘密' } });
    expect((await remove(author, 'comment', { comment_id: id })).result).toEqual({ changed: 1 });
  });

  it('a reason is required, and no moderator rewrites what somebody said', async () => {
    const content = unique('原话');
    const id = await said(content);
    expect((await hide(auditor, id, ' ')).errors).toMatchObject([{ field: 'reason' }]);
    for (const change of [{ content: '改写' }, { hide_reason: '不实' }])
      expect((await put(auditor, 'comment', change, { comment_id: id })).code).not.toBe(200);
    expect(await shownTo(visitor, id)).toMatchObject({ content, hide_reason: null });
    const made = await add(auditor, 'comment', { item_id: item, item_type: 1, content, hide_reason: '预先隐藏' });
    expect(await shownTo(visitor, made.result.comment_id)).toMatchObject({ hide_reason: null });
  });

  it('comments on other kinds are the content editors’ to look after', async () => {
    // The oldest is the demo's: others come and go with other tests.
    const oldest = { columns: ['yuanqu_id'], order: [['add_time', 'asc']], pageSize: 1 };
    const [park] = (await author.list('yuanqu', oldest)).result.records;
    const id = await said(undefined, 3, park.yuanqu_id);
    await report(reader, id);
    expect(await inQueue(editor, id)).toMatchObject({ reports: 1 });
    expect((await hide(auditor, id)).code).toBe(404);
    expect((await hide(editor, id)).result).toEqual({ hidden: true });
  });
});
