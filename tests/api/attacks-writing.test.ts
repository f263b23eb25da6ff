import { beforeAll, describe, expect, test } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { add, BASE, put, refused, remove, run, work } from './table-calls.ts';

const MEMBER = '13800000001';
// Somebody in no organisation, whom no other test makes an administrator of one.
const OTHER = '13800000010';

let member: Client;
let other: Client;
let visitor: Client;
/** An organisation that can be looked at: the oldest is of the demo data, newer ones other tests merge and delete. */
let organizationId: string;

beforeAll(async () => {
  [member, other] = await Promise.all([signedIn(MEMBER), signedIn(OTHER)]);
  visitor = client();
  const oldest = { order: [['organization_id', 'asc']], pageSize: 1 };
  organizationId = (await visitor.list('organization', oldest)).result.records[0].organization_id;
});

describe('attack 7: rows of others', () => {
  test('TBL-005 TBL-007 put, del and remove reach no row of others, and say the same as for absent rows', async () => {
    const { id } = (await add(member, 'cheese', { title: `own-${run}`, profile: 'p' })).result;
    const userId = (await member.get('/web/egg/user/session')).result.user_id;
    const attempts: [string, unknown, Record<string, unknown>, Record<string, unknown>][] = [
      ['cheese', { title: 'x' }, { id }, { id: 'absent' }],
      ['user', { nickname: 'x' }, { user_id: userId }, { user_id: 'absent' }],
      ['organization', { profile: 'x' }, { organization_id: organizationId }, { organization_id: 'absent' }],
    ];
    for (const [table, data, own, absent] of attempts) {
      expect((await put(other, table, data, own)).text).toBe((await put(other, table, data, absent)).text);
      for (const verb of ['del', 'remove']) {
        const answer = await remove(other, table, own, verb);
        refused(answer);
        expect(answer.text).toBe((await remove(other, table, absent, verb)).text);
      }
      refused(await put(visitor, table, data, own));
      refused(await remove(visitor, table, own));
    }
    // A condition that every row fulfils changes the caller's own rows only.
    await add(other, 'cheese', { title: `foreign-${run}`, profile: 'p' });
    expect((await put(other, 'cheese', { title: `taken-${run}` }, { id: { ne: '' } })).code).toBe(200);
    expect((await member.list('cheese', { where: { id } })).result.records[0].title).toBe(`own-${run}`);
  });
});

describe('attack 8: mass assignment', () => {
  test('TBL-003 TBL-005 columns of the server stay the server\u2019s', async () => {
    const me = (await other.get('/web/egg/user/session')).result.user_id;
    const owner = (await member.get('/web/egg/user/session')).result.user_id;
    for (const data of [
      { authority: 'admin' },
      { nickname: 'x', authority: 'admin' },
      { password: 'x' },
      { user_id: owner },
      { account: MEMBER },
      { is_delete: 1 },
    ]) {
      refused(await put(other, 'user', data, { user_id: me }), data);
    }
    expect((await other.get('/web/egg/user/session')).result).toMatchObject({ authority: '', account: OTHER });
    const made = await add(other, 'cheese', {
      title: `mass-${run}`,
      profile: 'p',
      add_user: owner,
      add_time: 1,
      id: 'mine',
    });
    expect(made.status).toBe(200);
    expect(made.result.id).not.toBe('mine');
    const row = (await other.list('cheese', { where: { id: made.result.id } })).result.records[0];
    expect(row).toMatchObject({ add_user: me });
    expect(row.add_time).toBeGreaterThan(1_700_000_000);
    const joined = await add(other, 'organisation_user', {
      organization_id: organizationId,
      is_admin: 1,
      user_id: owner,
    });
    if (joined.status === 200) {
      const link = (await other.list('organisation_user', { where: { id: joined.result.id } })).result.records[0];
      expect(link).toMatchObject({ user_id: me, is_admin: 0 });
      await remove(other, 'organisation_user', { id: joined.result.id });
    }
    for (const authority of ['cg-auditor', 'admin']) refused(await add(other, 'user', { account: 'x', authority }));
  });
});

describe('attack 9: empty predicates', () => {
  const empty = [
    {},
    { or: [] },
    { or: [{}] },
    { and: [{}] },
    { id: {} },
    { id: { in: [] } },
    { id: null },
    [],
    null,
    'x',
    1,
    true,
  ]
    .concat([{ title: { like: '' } } as never, { or: [{ id: 'x' }, { title: { like: '' } }] } as never])
    .map((where): [string, unknown] => [JSON.stringify(where), where]);
  test.each(empty)('TBL-007 where %s changes nothing', async (_, where) => {
    const title = `empty-${run}`;
    const { id } = (await add(member, 'cheese', { title, profile: 'p' })).result;
    refused(await put(member, 'cheese', { title: 'changed' }, where));
    refused(await remove(member, 'cheese', where));
    refused(await remove(member, 'cheese', where, 'del'));
    refused(await work(member, [{ op: 'put', table: 'cheese', data: { title: 'changed' }, where }]));
    refused(await member.delete(`${BASE}/remove`, { table: 'cheese', where }));
    expect((await member.list('cheese', { where: { id } })).result.records[0]?.title).toBe(title);
  });
});

describe('attack 12: the same through every sibling verb', () => {
  test('TBL-001 TBL-004 TBL-006 work, adds, del and put refuse what list and add refuse', async () => {
    const { id } = (await add(member, 'cheese', { title: `sibling-${run}`, profile: 'p' })).result;
    const operations = [
      { op: 'put', table: 'cheese', data: { title: 'x' }, where: { id } },
      { op: 'del', table: 'cheese', where: { id } },
      { op: 'remove', table: 'cheese', where: { id } },
      { op: 'put', table: 'user', data: { authority: 'admin' }, where: { account: OTHER } },
      { op: 'put', table: 'user', data: { nickname: 'x' }, where: { password: { gt: '' } } },
      { op: 'add', table: 'session', data: { token_hash: 'x' } },
      { op: 'adds', table: 'user', data: [{ account: 'x' }] },
      { op: 'list', table: 'user' },
    ];
    for (const operation of operations) {
      refused(await work(other, [operation]), operation);
      refused(await work(visitor, [operation]), operation);
    }
    refused(await other.post(`${BASE}/adds`, { table: 'session', data: [{ token_hash: 'x' }] }));
    for (const root of ['/web/web/egg/base', '/egg/base', '/eggServer/egg/base', '/web/eggServer/egg/base']) {
      refused(await other.get(`${root}/list`, { table: 'user', columns: ['password'] }));
      refused(await other.put(`${root}/put`, { table: 'cheese', data: { title: 'x' }, where: { id } }));
    }
    expect((await member.list('cheese', { where: { id } })).result.records[0].title).toBe(`sibling-${run}`);
  });
});
