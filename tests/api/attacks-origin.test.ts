import { beforeAll, describe, expect, test } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { publicResult } from './support/talk.ts';
import { BASE, run } from './table-calls.ts';

const DATA = { table: 'comment', data: { content: `foreign-${run}`, item_id: '', item_type: 1 } };
let member: Client;

beforeAll(async () => {
  member = await signedIn('13800000002');
  DATA.data.item_id = await publicResult(member);
});

/** A call as a page of another site makes it: with the member's cookie, and headers as given. */
function forged(headers: Record<string, string>, path = `${BASE}/add`) {
  const body = JSON.stringify(DATA);
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(`${member.base}${path}`, { method: 'POST', body, headers: { cookie, ...headers } });
}

const written = async () =>
  (await member.list('comment', { where: { content: DATA.data.content } })).result.total as number;

describe('calls of other sites', () => {
  test.each([
    ['text/plain;application/json'],
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data; boundary=x'],
    [' TEXT/PLAIN'],
  ])('SRV-019 attack 25: a form of the type "%s" writes nothing', async (type) => {
    expect((await forged({ 'content-type': type, origin: member.base })).status).toBe(415);
    expect(await written()).toBe(0);
  });

  test.each([
    [{ referer: 'https://evil.example/' }],
    [{ referer: 'nonsense' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'null' }],
    [{ origin: 'https://evil.example', referer: 'http://127.0.0.1/' }],
  ])('SRV-019 attack 25: %j is another origin', async (headers) => {
    for (const path of [`${BASE}/add`, '/web/egg/user/logout', '/web/v1/user/notice/read']) {
      const answer = await forged({ 'content-type': 'application/json', ...headers } as Record<string, string>, path);
      expect(answer.status, path).toBe(403);
    }
    expect(await written()).toBe(0);
    expect((await member.get('/web/egg/user/session')).status).toBe(200);
  });

  test('SRV-019 an own page that an old browser tells by its referer alone is let through', async () => {
    const headers = { 'content-type': 'application/json', referer: `${member.base}/results` };
    expect((await forged(headers)).status).toBe(200);
    expect(await written()).toBe(1);
  });

  test('TBL-003 attack 8: a remark names what it is about by a key, and by nothing longer', async () => {
    const data = { ...DATA.data, item_id: 'x'.repeat(65) };
    expect((await member.post(`${BASE}/add`, { table: 'comment', data })).errors).toMatchObject([
      { field: 'item_id', code: 'too_long' },
    ]);
    const feedback = { name: 'n', phone: '13900000000', remark: 'r', item_id: 'x'.repeat(65) };
    expect((await client().post(`${BASE}/add`, { table: 'feedback', data: feedback })).errors).toMatchObject([
      { field: 'item_id', code: 'too_long' },
    ]);
  });

  test('TBL-006 attack 14: the operations of one call add 400 rows at most, and none of more', async () => {
    const rows = Array.from({ length: 81 }, () => ({ title: `many-${run}`, profile: 'p' }));
    const operations = Array.from({ length: 5 }, () => ({ op: 'adds', table: 'cheese', data: rows }));
    const answer = await member.post(`${BASE}/work`, { operations });
    expect([answer.code, answer.errors]).toMatchObject([422, [{ field: 'operations', code: 'too_many' }]]);
    expect((await member.list('cheese', { where: { title: `many-${run}` } })).result.total).toBe(0);
  });

  test('COMM-030 attack 14: rows that are beyond a limit together are refused together, in one step', async () => {
    const visitor = client();
    const row = { name: 'n', phone: '13900000000', remark: 'r' };
    const many = (rows: number) =>
      visitor.post(`${BASE}/adds`, { table: 'feedback', data: Array.from({ length: rows }, () => row) });
    expect((await many(61)).code).toBe(429);
    // None of them was counted.
    expect((await many(60)).result.ids).toHaveLength(60);
    expect((await many(1)).code).toBe(429);
  });
});
