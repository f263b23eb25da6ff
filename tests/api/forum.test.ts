import { describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { unique } from './support/results.ts';
import { add, put } from './table-calls.ts';

const TABLE = 'forum_cooperation';
const EDITOR = '13800000013';
const visitor = client();

const intent = (more: object = {}) => ({
  name: unique('合作'),
  sex: 1,
  org_name: '冀中产业技术研究会',
  phone: '13700000123',
  remarks: '愿意承办材料分论坛',
  ...more,
});
const kept = async (who: Client, name: string) => (await who.list(TABLE, { where: { name } })).result.records;
const fileOf = (who: Client, kind: 'csv' | 'xlsx', query: Record<string, string>) =>
  who.fetch(`/web/v1/forum/cooperation.${kind}?${new URLSearchParams(query)}`);

describe('intents to cooperate with the forum', () => {
  it('SIGN-028 SIGN-042 a visitor sends one, and content editors alone read it, whole', async () => {
    const data = intent();
    expect((await add(visitor, TABLE, data)).code).toBe(200);
    const editor = await signedIn(EDITOR);
    expect(await kept(editor, data.name)).toMatchObject([{ ...data, state: 1, add_time: expect.any(Number) }]);
    for (const who of [visitor, await signedIn('13800000001'), await signedIn('13800000004')]) {
      expect(await kept(who, data.name)).toEqual([]);
    }
  });

  it('SIGN-033 SIGN-037 SIGN-040 name and phone are asked for in the documented words', async () => {
    for (const [field, en] of [
      ['name', 'please enter name!'],
      ['phone', 'please enter phone!'],
    ] as const) {
      const answer = await visitor.call('POST', '/web/egg/base/add', {
        body: { table: TABLE, data: intent({ [field]: ' ' }) },
        headers: { 'x-lang': 'en' },
      });
      expect(answer.errors).toMatchObject([{ field, code: `${field}_required`, msg: en }]);
    }
    for (const wrong of [{ sex: 7 }, { phone: '无' }, { remarks: 'x'.repeat(501) }]) {
      expect((await add(visitor, TABLE, intent(wrong))).code).toBe(422);
    }
  });

  it('SIGN-034 sent twice at once it is one, and the second hears the documented words', async () => {
    const data = intent();
    const sent = await Promise.all([1, 2, 3].map(() => add(visitor, TABLE, data)));
    expect(sent.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
    const { msg } = await visitor.call('POST', '/web/egg/base/add', {
      body: { table: TABLE, data },
      headers: { 'x-lang': 'en' },
    });
    expect(msg).toBe('you have already submitted a cooperation intent, please wait for staff to contact you');
    expect(await kept(await signedIn(EDITOR), data.name)).toHaveLength(1);
    const claimed = intent({ state: 2 });
    await add(visitor, TABLE, claimed);
    expect(await kept(await signedIn(EDITOR), claimed.name)).toMatchObject([{ state: 1 }]);
  });

  it('editors note whom they were in touch with, and take the list along as a file', async () => {
    const member = await signedIn('13800000009');
    const data = intent({ remarks: '=1+1' });
    await add(member, TABLE, data);
    const [row] = await kept(member, data.name);
    expect((await put(member, TABLE, { state: 2 }, { id: row.id })).code).not.toBe(200);
    const editor = await signedIn(EDITOR);
    expect((await put(editor, TABLE, { state: 3 }, { id: row.id })).code).toBe(422);
    expect((await put(editor, TABLE, { state: 2 }, { id: row.id })).result).toEqual({ changed: 1 });
    const csv = await (await fileOf(editor, 'csv', { keyword: data.name, state: '2' })).text();
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toContain(data.name);
    expect(csv).toContain(`"'=1+1"`);
    expect(await (await fileOf(editor, 'csv', { keyword: data.name, state: '1' })).text()).not.toContain(data.name);
    const book = await fileOf(editor, 'xlsx', { keyword: data.name });
    expect(book.headers.get('content-type')).toContain('spreadsheetml');
    for (const who of [visitor, member, await signedIn('13800000004')]) {
      expect([401, 403]).toContain((await fileOf(who, 'csv', {})).status);
    }
  });
});
