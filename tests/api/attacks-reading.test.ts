import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Client, client, signedIn } from '../setup/client.ts';
import { add, BASE, put, refused, remove, run } from './table-calls.ts';

const MEMBER = '13800000001';
// Somebody in no organisation, whom no other test makes an administrator of one.
const OTHER = '13800000010';

let member: Client;
let other: Client;
let editor: Client;
let visitor: Client;
/** An organisation that can be looked at: the oldest is of the demo data, newer ones other tests merge and delete. */
let organizationId: string;

beforeAll(async () => {
  [member, other, editor] = await Promise.all([signedIn(MEMBER), signedIn(OTHER), signedIn('13800000013')]);
  visitor = client();
  const oldest = { order: [['organization_id', 'asc']], pageSize: 1 };
  organizationId = (await visitor.list('organization', oldest)).result.records[0].organization_id;
});

/** The same refusal as for a name that does not exist, letter by letter but for the name itself. */
function readsAlike(answer: Answer, absent: Answer, name: string, absentName: string): void {
  refused(answer, name);
  expect(answer.text.replaceAll(name, '?')).toBe(absent.text.replaceAll(absentName, '?'));
}

/** Columns that nobody but their owner, or nobody at all, reads. */
const HIDDEN: [table: string, column: string][] = [
  ['user', 'password'],
  ['project_recommend', 'org_password'],
];

describe('attack 1: filters on hidden columns', () => {
  test.each(HIDDEN)('TBL-014 TBL-002 %s.%s cannot be selected, filtered or sorted', async (table, column) => {
    for (const c of [visitor, member, editor]) {
      const use = async (name: string) => [
        await c.list(table, { columns: [name] }),
        await c.list(table, { where: { [name]: { like: 's' } } }),
        await c.list(table, { where: { or: [{ [name]: 'x' }] } }),
        await c.list(table, { where: { [name]: { null: true } } }),
        await c.list(table, { order: [[name, 'asc']] }),
        await put(c, table, { avatar: '' }, { [name]: { gt: '' } }),
        await remove(c, table, { [name]: { gt: '' } }),
        await c.list('organization', { leftJoin: [{ table, on: { user_id: name }, as: 'x' }] }),
        await c.list('organization', { leftJoin: [{ table, on: { user_id: 'id' }, columns: [name], as: 'x' }] }),
      ];
      const answers = await use(column);
      const absent = await use('no_such_column');
      answers.forEach((answer, place) => {
        readsAlike(answer, absent[place] as Answer, column, 'no_such_column');
      });
    }
  });

  test('TBL-002 a column with a rule reads NULL, in every position, where the rule excludes the row', async () => {
    const all = { columns: ['user_id', 'tel', 'account', 'authority'], pageSize: 100 };
    // However many people other tests registered: every row is looked at.
    const rows: Record<string, unknown>[] = [];
    for (let pageIndex = 1, full = true; full; pageIndex++) {
      const { records } = (await other.list('user', { ...all, order: [['user_id']], pageIndex })).result;
      rows.push(...records);
      full = records.length === all.pageSize;
    }
    expect(rows.length).toBeGreaterThan(9);
    const own = rows.filter((row) => row.account !== null && row.account !== undefined);
    expect(own.map((row) => row.account)).toEqual([OTHER]);
    const found = await other.list('user', { ...all, where: { account: { like: '138000000' } } });
    expect(found.result.total).toBe(1);
    const exact = await other.list('user', { ...all, where: { account: MEMBER } });
    expect(exact.result).toMatchObject({ records: [], total: 0 });
    const either = await other.list('user', {
      where: { or: [{ account: { gt: '' } }, { account: { in: [MEMBER] } }] },
    });
    expect(either.result.total).toBe(1);
    // People who register meanwhile are in both numbers or in the later one alone.
    const count = async (more: Record<string, unknown>) => (await other.list('user', more)).result.total as number;
    const [before, empty, after] = [await count({}), await count({ where: { account: null } }), await count({})];
    expect(empty).toBeGreaterThanOrEqual(before - 1);
    expect(empty).toBeLessThanOrEqual(after - 1);
  });
});

describe('attack 2: through leftJoin and prefix search', () => {
  test('TBL-002 a joined column obeys the policy of its own table', async () => {
    const leftJoin = (columns: string[]) => [{ table: 'user', on: { user_id: 'user_id' }, columns, as: 'admin' }];
    refused(await member.list('organization', { leftJoin: leftJoin(['password']) }));
    refused(
      await member.list('organization', { leftJoin: leftJoin(['nickname']), where: { 'admin.password': { gt: '' } } }),
    );
    refused(
      await member.list('organization', { leftJoin: leftJoin(['nickname']), order: [['admin.password', 'asc']] }),
    );
    // Other tests publish for organisations that this caller then administers: those are no secret.
    const user_id = { ne: (await other.get('/web/egg/user/session')).result.user_id };
    const columns = ['account', 'tel'];
    const seen = await other.list('organization', { leftJoin: leftJoin(columns), where: { user_id }, pageSize: 100 });
    for (const { admin } of seen.result.records) if (admin) expect(admin).toEqual({ account: null, tel: null });
    for (const prefix of ['1', '13', '138', '13800000001']) {
      const hits = await other.list('organization', {
        leftJoin: leftJoin(['nickname']),
        where: { user_id, 'admin.account': { like: prefix } },
      });
      expect(hits.result.total).toBe(0);
    }
  });

  test('TBL-002 a join cannot multiply rows or match on what names no row', async () => {
    for (const [table, on] of [
      ['organization_scope', { organization_id: 'org_id' }],
      ['organization', { type: 'type' }],
      ['organization', { organization_id: 'organization_id' }],
    ] as const) {
      const answer = await visitor.list('organization', { leftJoin: [{ table, on, as: 'o' }] });
      expect(answer).toMatchObject({ code: 422, errors: [{ field: 'leftJoin.0.on', code: 'unrelated' }] });
    }
  });
});

describe('attack 3: alias escapes', () => {
  const names = ['b.password', 'j0.password', '"password"', 'PASSWORD', 'Password', 'user.password', '`password`']
    .concat(['[password]', 'password ', ' password', 'passw\u006frd\u0000', 'rowid', '_rowid_', 'oid', '*', 'b.*', '1'])
    .concat(['__proto__', 'constructor', 'toString', 'hasOwnProperty']);
  test.each(names)('TBL-002 %j is no column', async (name) => {
    const absent = await member.list('user', { columns: ['zzz'] });
    const answer = await member.list('user', { columns: [name] });
    expect(answer.code).toBe(absent.code);
    refused(await member.list('user', { where: JSON.parse(`{${JSON.stringify(name)}:{"gt":""}}`) }));
    refused(await member.list('user', { order: [[name, 'asc']] }));
    refused(await add(member, 'cheese', JSON.parse(`{"title":"t","profile":"p",${JSON.stringify(name)}:1}`)));
    refused(await put(member, 'cheese', JSON.parse(`{${JSON.stringify(name)}:1}`), { title: 'x' }));
  });

  test.each(['user.password', 'a"b', "a'b", 'a b', '__proto__', ''])('TBL-002 %j is no name for a join', async (as) => {
    refused(await member.list('organization', { leftJoin: [{ table: 'user', on: { user_id: 'user_id' }, as }] }));
    refused(await member.list('organization', { process: [{ table: 'user', on: { user_id: 'user_id' }, as }] }));
  });

  test('TBL-002 a join cannot take the name of a column', async () => {
    refused(
      await member.list('organization', { leftJoin: [{ table: 'user', on: { user_id: 'user_id' }, as: 'name' }] }),
    );
  });
});

describe('attacks 4, 5, 6: sorting, searching, counting', () => {
  test('TBL-002 an order over a column with a rule says nothing of the rows that it hides', async () => {
    const ids = async (c: Client, direction: string) =>
      (
        await c.list('user', { columns: ['user_id'], order: [['account', direction]], pageSize: 100 })
      ).result.records.map((row: { user_id: string }) => row.user_id);
    const own = (await other.get('/web/egg/user/session')).result.user_id;
    const [up, down] = [await ids(other, 'asc'), await ids(other, 'desc')];
    expect(up.filter((id: string) => id !== own)).toEqual([...up].filter((id: string) => id !== own).sort());
    expect(down.filter((id: string) => id !== own)).toEqual(
      [...down]
        .filter((id: string) => id !== own)
        .sort()
        .reverse(),
    );
  });

  test('TBL-010 totals count only rows and columns that the caller may read', async () => {
    expect((await other.list('user', { where: { authority: { like: 'admin' } } })).result.total).toBe(0);
    const group = await visitor.get(`${BASE}/list?table=user&group=password&having=1&search=138&count=password`);
    expect(group.text).not.toContain('scrypt');
    refused(await visitor.list('organization', { where: { contacts_tel: { null: false } } }));
    const user_id = { ne: (await other.get('/web/egg/user/session')).result.user_id };
    const open = await other.list('organization', { where: { user_id, contacts_tel: { null: false } } });
    if (open.code === 200) expect(open.result.total).toBe(0);
    else refused(open);
  });
});

describe('attacks 11 and 13: children and joined rows', () => {
  test('TBL-002 children hang on the key that they name, on no other column of the parent', async () => {
    const { id } = (await add(member, 'cheese', { title: `x-${run}`, profile: 'p' })).result;
    for (const [table, on] of [
      ['remind', { cheese_id: 'title' }],
      ['user', { user_id: 'title' }],
      ['cheese', { add_user: 'add_user' }],
    ] as const) {
      const answer = await member.list('cheese', { where: { id }, process: [{ as: 'c', table, on }] });
      expect(answer).toMatchObject({ code: 422, errors: [{ field: 'process.0.on', code: 'unrelated' }] });
    }
  });

  test('TBL-002 children and joined rows are filtered by their own policy', async () => {
    const { id } = (await add(member, 'cheese', { title: `parent-${run}`, profile: 'p' })).result;
    await add(member, 'remind', { cheese_id: id });
    const asked = {
      where: { organization_id: organizationId },
      process: [{ as: 'members', table: 'organisation_user', on: { organization_id: 'organization_id' } }],
    };
    const seen = await visitor.list('organization', asked);
    if (seen.code === 200) expect(seen.result.records[0]).toMatchObject({ members: [] });
    else refused(seen);
    const mine = await member.list('cheese', {
      where: { id },
      process: [{ as: 'r', table: 'remind', on: { cheese_id: 'id' } }],
    });
    expect(mine.result.records[0].r).toHaveLength(1);
    for (const table of ['session', 'device_token', 'audit_log', 'verification_code', 'upload', 'nothing']) {
      const child = await member.list('cheese', { process: [{ as: 'c', table, on: { user_id: 'id' } }] });
      const joined = await member.list('cheese', { leftJoin: [{ as: 'c', table, on: { add_user: 'user_id' } }] });
      expect([child.code, joined.code]).toEqual([404, 404]);
    }
  });
});
