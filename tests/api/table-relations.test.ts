import { beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Client, client, signedIn } from '../setup/client.ts';
import { adds } from './table-calls.ts';

let visitor: Client;
let member: Client;
let operator: Client;
let programme: Client;

beforeAll(async () => {
  visitor = client();
  member = await signedIn('13800000001');
  operator = await signedIn('13800000007');
  programme = await signedIn('13800000012');
});

const unrelated = (field: string) => ({ code: 422, errors: [{ field, code: 'unrelated' }] });
const cost = (answer: Answer): number => Number(/rows_read=(\d+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]);

describe('what the documents join and nest', () => {
  const joins: [string, () => Client, string, object[]][] = [
    [
      'a comment and its writer',
      () => visitor,
      'comment',
      [{ table: 'user', on: { add_user: 'user_id' }, columns: ['nickname', 'avatar'] }],
    ],
    [
      'a product and its organisation',
      () => visitor,
      'chanpin',
      [{ table: 'organization', on: { unit: 'organization_id' }, columns: ['name'] }],
    ],
    [
      'a result and its organisation',
      () => visitor,
      'chengguo',
      [{ table: 'organization', on: { unit: 'organization_id' }, columns: ['name', 'profile'], as: 'org' }],
    ],
    [
      'an organisation and its administrator',
      () => operator,
      'thtt_organization',
      [{ table: 'thtt_user', on: { user_id: 'user_id' }, columns: ['name', 'tel', 'openid'] }],
    ],
    [
      'an item of a push group, its result and its demand',
      () => operator,
      'thtt_push_group_items',
      [
        { table: 'thtt_chengguo', on: { item_id: 'chengguo_id' }, columns: ['name'], as: 'result' },
        { table: 'thtt_xuqiu', on: { item_id: 'xuqiu_id' }, columns: ['name', 'unit'], as: 'demand' },
        { table: 'organization', on: { 'demand.unit': 'organization_id' }, columns: ['name'], as: 'org' },
        { table: 'push_group', on: { push_group_id: 'id' }, columns: ['title'], as: 'group' },
      ],
    ],
    [
      'a target of a push, its organisation and the user there',
      () => operator,
      'push_wechat_orgs',
      [
        { table: 'organization', on: { org_id: 'organization_id' }, columns: ['name', 'user_id'], as: 'org' },
        { table: 'user', on: { 'org.user_id': 'user_id' }, columns: ['name'], as: 'person' },
      ],
    ],
    [
      'a declared project and its declarant',
      () => programme,
      'thtt_project',
      [{ table: 'user', on: { declarant_user_id: 'user_id' }, columns: ['name'] }],
    ],
    [
      'an opinion and its recommender',
      () => programme,
      'project_rec_opinion',
      [
        { table: 'project_recommend', on: { roc_org: 'id' }, columns: ['org_name'], as: 'recommender' },
        { table: 'project', on: { project_id: 'id' }, columns: ['name'], as: 'project' },
      ],
    ],
    [
      'an application and its project',
      () => programme,
      'project_contacts',
      [{ table: 'project', on: { project_item_id: 'id' }, columns: ['name'] }],
    ],
  ];
  test.each(joins)('TBL-002 PUSH-003 %s stand together', async (_, who, table, leftJoin) => {
    const answer = await who().list(table, { leftJoin });
    expect(answer, answer.text.slice(0, 300)).toMatchObject({ code: 200 });
    expect(cost(answer)).toBeLessThanOrEqual(5000);
  });

  const children: [string, () => Client, string, object][] = [
    [
      'files of a result',
      () => visitor,
      'chengguo',
      { table: 'attachment_relation', on: { item_id: 'chengguo_id' }, where: { type: 'enclosure' } },
    ],
    [
      'files of a declared project',
      () => programme,
      'project',
      { table: 'attachment_relation', on: { item_id: 'id' } },
    ],
    ['files of a park', () => visitor, 'yuanqu', { table: 'attachment_relation', on: { item_id: 'yuanqu_id' } }],
    ['files of programme news', () => visitor, 'project_news', { table: 'attachment_relation', on: { item_id: 'id' } }],
    ['fields of a demand', () => visitor, 'xuqiu', { table: 'xuqiu_scope', on: { xuqiu_id: 'xuqiu_id' } }],
    [
      'comments of a result',
      () => visitor,
      'chengguo',
      { table: 'comment', on: { item_id: 'chengguo_id' }, order: [['add_time', 'desc']] },
    ],
    ['feedback of a result', () => operator, 'chengguo', { table: 'feedback', on: { item_id: 'chengguo_id' } }],
    [
      'organisations of a group',
      () => operator,
      'organization_group',
      { table: 'organization_group_item', on: { org_group_id: 'id' } },
    ],
    ['targets of a push', () => operator, 'push_wechat', { table: 'push_wechat_orgs', on: { push_id: 'id' } }],
    [
      'products of an organisation',
      () => visitor,
      'organization',
      { table: 'chanpin', on: { unit: 'organization_id' } },
    ],
  ];
  test.each(children)('TBL-002 %s hang under it', async (_, who, table, child) => {
    const answer = await who().list(table, { process: [{ as: 'parts', ...child }] });
    expect(answer, answer.text.slice(0, 300)).toMatchObject({ code: 200 });
    for (const row of answer.result.records) expect(Array.isArray(row.parts)).toBe(true);
    expect(cost(answer)).toBeLessThanOrEqual(5000);
  });
});

describe('what nothing relates stays apart', () => {
  test('TBL-002 four self-joins on a field of technology are refused before they cost anything', async () => {
    const columns = ['id'];
    const leftJoin = ['a', 'b', 'c', 'd'].map((as, place) => ({
      as,
      table: 'chengguo_scope',
      on: { [place ? `${'abcd'[place - 1]}.first_scope_id` : 'first_scope_id']: 'first_scope_id' },
      columns,
    }));
    const where = { or: ['a', 'b', 'c', 'd'].map((as) => ({ [`${as}.second_scope_id`]: { like: 'zz' } })) };
    const answer = await visitor.list('chengguo_scope', { leftJoin, where });
    expect(answer).toMatchObject(unrelated('leftJoin.0.on'));
    expect(cost(answer)).toBe(0);
  });

  test('TBL-002 comments joined four times to rich text are refused; what is related brings a few plain words of it', async () => {
    const leftJoin = ['a', 'b', 'c', 'd'].map((as) => ({
      as,
      table: 'organization',
      on: { item_id: 'organization_id' },
      columns: ['profile'],
    }));
    expect(await visitor.list('comment', { leftJoin, pageSize: 100 })).toMatchObject(unrelated('leftJoin.0.on'));
    const related = [{ table: 'organization', on: { unit: 'organization_id' }, as: 'org' }];
    const whole = await visitor.list('chengguo', { leftJoin: related, columns: ['name'] });
    for (const { org } of whole.result.records) if (org) expect(Object.keys(org)).not.toContain('profile');
    const named = [{ ...related[0], columns: ['name', 'profile'] }];
    const brief = await visitor.list('chengguo', { leftJoin: named, pageSize: 100 });
    const words = brief.result.records.flatMap(
      ({ org }: { org: { profile: string | null } | null }) => org?.profile ?? [],
    );
    expect(words.length).toBeGreaterThan(0);
    for (const text of words) {
      expect(text).not.toMatch(/<\w/);
      expect([...text].length).toBeLessThanOrEqual(200);
    }
  });

  test('TBL-002 the refusal names the place in both languages, and hides no more than an absent table shows', async () => {
    const query = { table: 'china', leftJoin: [{ table: 'china', on: { level: 'level' }, as: 'x' }] };
    const [zh, en] = await Promise.all(
      ['zh', 'en'].map((lang) => visitor.get('/web/egg/base/list', query, { 'x-lang': lang })),
    );
    expect(zh?.errors[0]?.msg).toBe('这两张表之间没有按此字段的关联');
    expect(en?.errors[0]?.msg).toBe('The two tables are not related by this field');
    const [hidden, absent] = await Promise.all(
      ['push_wechat', 'no_such_table'].map((table) =>
        visitor.list('china', { process: [{ as: 'x', table, on: { id: 'id' } }] }),
      ),
    );
    expect(hidden?.code).toBe(404);
    expect(hidden?.text).toBe(absent?.text);
  });
});

describe('visitors list no users', () => {
  test('ACC-014 TBL-014 for visitors the table of users is absent; beside a comment they read nickname and picture alone', async () => {
    const [users, absent] = await Promise.all(['user', 'no_such_table'].map((table) => visitor.list(table)));
    expect(users?.code).toBe(404);
    expect(users?.text).toBe(absent?.text);
    for (const name of ['users', 'thtt_user']) expect((await visitor.list(name)).code).toBe(404);
    const join = (columns?: string[]) => [{ table: 'user', on: { add_user: 'user_id' }, as: 'user', columns }];
    const seen = await visitor.list('comment', { leftJoin: join(), pageSize: 100 });
    const people = seen.result.records.flatMap(({ user }: { user: object | null }) => (user ? [user] : []));
    expect(people.length).toBeGreaterThan(0);
    for (const person of people) expect(Object.keys(person).sort()).toEqual(['avatar', 'nickname']);
    for (const column of ['user_id', 'account', 'name', 'tel', 'add_time']) {
      expect((await visitor.list('comment', { leftJoin: join([column]) })).code).toBe(400);
    }
    expect((await member.list('user', { columns: ['user_id', 'nickname'] })).code).toBe(200);
  });
});

describe('nonsense gets no echo', () => {
  test('TBL-003 TBL-004 a hundred thousand unknown fields are refused with twenty complaints', async () => {
    const long = 'x'.repeat(5000);
    const data = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`f${n}`, 1]));
    const one = await member.post('/web/egg/base/add', { table: 'cheese', data: { ...data, [long]: 1 } });
    expect(one.code).toBe(422);
    expect(one.errors).toHaveLength(20);
    const many = await adds(member, 'cheese', [{ title: 't', profile: 'p', [long]: 1 }, data]);
    expect(many.errors[0]?.field.length).toBeLessThanOrEqual(128);
    const beside = await member.post('/web/egg/base/add', {
      table: 'cheese',
      data: { title: 't' },
      ...data,
      [long]: 1,
    });
    expect(beside.code).toBe(422);
    expect(beside.errors).toHaveLength(20);
    for (const answer of [one, many, beside]) expect(answer.text.length).toBeLessThan(10_000);
  });
});
