import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { newMember } from './support/accounts.ts';
import { AUDITOR, byPerson, INDIVIDUAL, unique } from './support/results.ts';
import { noticesOf, publicResult } from './support/talk.ts';
import { add, adds, remove, work } from './table-calls.ts';

let owner: Client;
let reader: Client;
let id: string;

beforeAll(async () => {
  owner = await signedIn(INDIVIDUAL);
  reader = await signedIn('13800000010');
  id = await publicResult(owner);
});

const newest = (c: Client, itemId = id) =>
  c.list('comment', {
    where: { item_id: itemId, item_type: 1 },
    leftJoin: [{ table: 'user', on: { add_user: 'user_id' }, columns: ['nickname', 'avatar'], as: 'user' }],
    order: [
      ['add_time', 'desc'],
      ['comment_id', 'desc'],
    ],
  });

const said = (itemId: string, content: string) => ({ item_id: itemId, item_type: 1, content });

describe('what comments and feedback are about', () => {
  it('COMM-008 a comment on what does not exist, or is not public, is refused, whatever the call', async () => {
    const writer = reader;
    const shown = await publicResult(owner);
    const hidden = (await owner.post('/web/v1/user/chengguo', byPerson())).result.chengguo_id as string;
    for (const [item_id, item_type] of [
      ['nope', 1],
      [hidden, 1],
      [shown, 2],
      [shown, 99],
      ['', 1],
    ] as const) {
      const data = { item_id, item_type, content: '看不见的评论' };
      expect((await add(writer, 'comment', data)).code, `${item_id} ${item_type}`).toBe(422);
      const many = await work(writer, [
        { op: 'add', table: 'comment', data: { item_id: shown, item_type: 1, content: '看得见的评论' } },
        { op: 'add', table: 'comment', data },
      ]);
      expect([many.code, many.result?.operation]).toEqual([422, 1]);
    }
    expect((await client().list('comment', { where: { item_id: shown } })).result.records).toEqual([]);
    expect(
      (await add(writer, 'feedback', { phone: '13700000001', name: '人', remark: '话', item_id: 'nope', item_type: 1 }))
        .errors,
    ).toMatchObject([{ field: 'item_id' }]);
  });

  it('an address of feedback says what it is about, and nothing of what is not public', async () => {
    const about = (item_type: number, item_id: string) => client().get('/web/v1/talk/subject', { item_type, item_id });
    expect((await about(1, id)).result).toMatchObject({ name: expect.any(String), page: `/resultDetail/${id}` });
    const hidden = (await owner.post('/web/v1/user/chengguo', byPerson())).result.chengguo_id as string;
    for (const item of [hidden, 'nope']) expect((await about(1, item)).code).toBe(404);
    expect((await about(77, id)).code).toBe(404);
  });
});

describe('comments', () => {
  it('COMM-003 COMM-005 COMM-006 COMM-007 COMM-008 members write, everybody reads the latest first with who wrote it', async () => {
    const texts = [unique('第一条'), unique('第二条')];
    for (const text of texts) expect((await add(reader, 'comment', said(id, text))).status).toBe(200);
    const rows = (await newest(client())).result.records as { content: string; user: object }[];
    expect(rows.slice(0, 2).map(({ content }) => content)).toEqual([texts[1], texts[0]]);
    expect(rows[0]).toMatchObject({
      item_id: id,
      item_type: 1,
      like_amount: 0,
      add_time: expect.any(Number),
      user: { nickname: expect.any(String) },
    });
    expect((await add(client(), 'comment', said(id, '访客'))).status).toBe(100);
  });

  it('COMM-011 only a blank comment is refused', async () => {
    // What shows nothing is as blank as a blank.
    for (const content of ['', '  \n', '\u200b', '\u3164 \u2060', '\u2800'])
      expect((await add(reader, 'comment', said(id, content))).errors).toMatchObject([{ field: 'content' }]);
    const text = `<img src=x onerror=alert(1)> ${'长'.repeat(1900)}`;
    expect((await add(reader, 'comment', said(id, text))).status).toBe(200);
    expect((await newest(client())).result.records[0].content).toBe(text);
  });

  it('COMM-008 PUB-027 what was said about a result is read by its people alone once it is withdrawn or classified', async () => {
    const auditor = await signedIn(AUDITOR);
    const totals = async (item: string) =>
      Promise.all(
        [client(), await newMember().then(({ browser }) => browser), reader, owner, auditor].map(
          async (who) => (await newest(who, item)).result.total,
        ),
      );
    for (const away of ['withdraw', 'classify']) {
      const item = await publicResult(owner);
      await add(reader, 'comment', said(item, '不再公开的评论'));
      expect([away, ...(await totals(item))]).toEqual([away, 1, 1, 1, 1, 1]);
      const gone =
        away === 'withdraw'
          ? await owner.post('/web/v1/user/chengguo/withdraw', { id: item })
          : await auditor.put('/web/egg/base/put', {
              table: 'chengguo',
              data: { secrecy: 1 },
              where: { chengguo_id: item },
            });
      expect(gone.status).toBe(200);
      expect([away, ...(await totals(item))]).toEqual([away, 0, 0, 1, 1, 1]);
    }
  });

  it('COMM-003 PUB-042 what was said about a result stays with its public version while an edit waits for the review', async () => {
    const item = await publicResult(owner);
    const { browser: writer } = await newMember();
    await add(writer, 'comment', said(item, '修改前的评论'));
    const data = { name: unique('修改后的成果') };
    const where = { chengguo_id: item };
    expect((await owner.put('/web/egg/base/put', { table: 'chengguo', data, where })).status).toBe(200);
    expect((await owner.list('chengguo', { where })).result.records[0].audit_status).toBe(1);
    expect((await client().get('/web/v1/chengguo/detail', { id: item })).code).toBe(200);
    await add(writer, 'comment', said(item, '审核期间的评论'));
    expect((await newest(client(), item)).result.total).toBe(2);
  });

  it('COMM-004 COMM-009 a comment is removed by who wrote it and by nobody else', async () => {
    const made = await add(reader, 'comment', said(id, unique('要删除的评论')));
    const { comment_id } = made.result;
    expect((await remove(owner, 'comment', { comment_id })).code).toBe(404);
    expect((await remove(client(), 'comment', { comment_id })).status).toBe(100);
    expect((await client().list('comment', { where: { comment_id } })).result.total).toBe(1);
    expect((await remove(reader, 'comment', { comment_id })).result).toEqual({ changed: 1 });
    expect((await client().list('comment', { where: { comment_id } })).result.total).toBe(0);
  });

  it('COMM-008 the publisher is told once a day of who comments, and not of what they write themselves', async () => {
    const item = await publicResult(owner);
    await add(owner, 'comment', said(item, '发布方自己的说明'));
    expect(await noticesOf(owner, 'comment', item)).toEqual([]);
    await add(reader, 'comment', said(item, '第一个问题'));
    await add(reader, 'comment', said(item, '第二个问题'));
    expect(await noticesOf(owner, 'comment', item)).toMatchObject([{ link: `/resultDetail/${item}#comments` }]);
  });

  it('COMM-008 a flood of comments ends in a refusal, in single calls and in many at once', async () => {
    const [{ browser: flooder }, { browser: other }] = [await newMember(), await newMember()];
    const flooded = await publicResult(owner);
    const rows = (count: number) => Array.from({ length: count }, (_, place) => said(flooded, `刷屏 ${place}`));
    const refusal = await adds(flooder, 'comment', rows(100));
    expect(refusal.code).toBe(429);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    const written = async () => (await client().list('comment', { where: { item_id: flooded } })).result.total;
    expect(await written()).toBe(0);
    // What was refused uses up nothing: thirty an hour are let in, however they come, and not one more.
    expect((await adds(flooder, 'comment', rows(28))).status).toBe(200);
    const single = await Promise.all(rows(5).map((row) => add(flooder, 'comment', row)));
    expect(single.map(({ code }) => code).sort()).toEqual([200, 200, 429, 429, 429]);
    expect(await written()).toBe(30);
    expect((await add(other, 'comment', said(flooded, '别人的评论'))).status).toBe(200);
  });
});
