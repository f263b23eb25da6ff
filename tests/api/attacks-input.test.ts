import { beforeAll, describe, expect, test } from 'vitest';
import { ORGANIZATION_MAXIMA } from '../../db/contract/organizations.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { newMember } from './support/accounts.ts';
import { textOf } from './support/lengths.ts';
import { SCOPE, unique } from './support/results.ts';
import { add, adds, BASE, put, refused, remove, run, work } from './table-calls.ts';

let member: Client;
let editor: Client;
let visitor: Client;

beforeAll(async () => {
  [member, editor] = await Promise.all([signedIn('13800000001'), signedIn('13800000013')]);
  visitor = client();
});

test('a field of another type than a submission has is complained about, whatever the rules make of it', async () => {
  const odd: unknown[] = [{ gt: {} }, [1], 7, true, { toString: 1 }];
  for (const value of odd) {
    const result = await member.post('/web/v1/user/chengguo', { result: { name: '名称', profile: value } });
    expect(result.errors.map(({ field }) => field)).toContain('result.profile');
    const demand = await member.post('/web/v1/user/xuqiu', { demand: { name: '名称', profile: value } });
    expect(demand.errors.map(({ field }) => field)).toContain('demand.profile');
    for (const part of ['result', 'organization', 'promotion', 'scopes', 'attachments'])
      expect((await member.post('/web/v1/user/chengguo', { [part]: value })).code).toBe(422);
    for (const part of ['demand', 'organization', 'scopes', 'attachments'])
      expect((await member.post('/web/v1/user/xuqiu', { [part]: value })).code).toBe(422);
  }
});

test('a key of an item is a text or a number, whatever a body says', async () => {
  for (const value of [{ toString: 1 }, ['01J00000000000000000000000'], { a: 1 }, true]) {
    const answer = await member.put('/web/v1/user/xiangmu', { xiangmu_id: value, name: '名称' });
    expect([answer.code, answer.errors[0]?.field]).toEqual([422, 'xiangmu_id']);
  }
});

describe('attack 10: injection', () => {
  const payloads = [
    "' OR 1=1 --",
    '"; DROP TABLE cheese; --',
    '1; DELETE FROM cheese',
    "x') UNION SELECT password FROM user --",
  ].concat(['" OR ""="', '?1', '$[0]', '\\', "\u0000'", '\ud800', "'||(SELECT password FROM user)||'", '*/ --']);
  test.each(payloads)('TBL-002 %j is never SQL, wherever it stands', async (payload) => {
    const { id } = (await add(member, 'cheese', { title: `safe-${run}`, profile: 'p' })).result;
    const answers = [
      await member.list(payload),
      await member.list('cheese', { columns: [payload] }),
      await member.list('cheese', { where: { [payload]: 1 } }),
      await member.list('cheese', { where: { title: { [payload]: 1 } } }),
      await member.list('cheese', { order: [[payload, 'asc']] }),
      await member.list('cheese', { order: [['title', payload]] }),
      await member.list('cheese', { leftJoin: [{ table: payload, on: { add_user: 'user_id' }, as: 'a' }] }),
      await member.list('cheese', { leftJoin: [{ table: 'user', on: { [payload]: 'user_id' }, as: 'a' }] }),
      await member.list('cheese', { leftJoin: [{ table: 'user', on: { add_user: payload }, as: 'a' }] }),
      await member.list('cheese', { leftJoin: [{ table: 'user', on: { add_user: 'user_id' }, as: payload }] }),
      await member.list('cheese', { process: [{ as: payload, table: 'remind', on: { cheese_id: 'id' } }] }),
      await member.list('cheese', { pageIndex: payload }),
      await member.list('cheese', { pageSize: payload }),
      await add(member, payload, { title: 'x', profile: 'p' }),
      await add(member, 'cheese', { [payload]: 'x' }),
      await member.post(`${BASE}/add`, { table: 'cheese', data: { title: 'x', profile: 'p' }, key: payload }),
      await put(member, 'cheese', { [payload]: 'x' }, { id }),
      await remove(member, payload, { id }),
      await work(member, [{ op: payload, table: 'cheese', data: {} }]),
    ];
    for (const answer of answers) refused(answer);
    for (const where of [
      { title: payload },
      { title: { like: payload } },
      { title: { in: [payload] } },
      { id: { gt: payload } },
    ]) {
      const answer = await member.list('cheese', { where });
      expect([200, 400], answer.text).toContain(answer.code);
      expect(answer.text).not.toContain('scrypt');
    }
    expect((await member.list('cheese', { where: { id } })).result.total).toBe(1);
  });

  test('TBL-003 a value comes back as it was sent', async () => {
    for (const title of payloads.filter((text) => text.isWellFormed() && !text.includes('\u0000'))) {
      const { id } = (await add(member, 'cheese', { title, profile: 'p' })).result;
      expect((await member.list('cheese', { where: { title, id } })).result.records[0].title).toBe(title);
    }
  });
});

describe('attack 14: size', () => {
  const nested = (depth: number): unknown => (depth === 0 ? { name: 'x' } : { or: [nested(depth - 1)] });

  test('TBL-001 TBL-004 TBL-011 too many, too deep, too large', async () => {
    const operation = { op: 'add', table: 'cheese', data: { title: `many-${run}`, profile: 'p' } };
    refused(
      await work(
        member,
        Array.from({ length: 1000 }, () => operation),
      ),
    );
    refused(
      await work(
        member,
        Array.from({ length: 21 }, () => operation),
      ),
    );
    refused(await work(member, []));
    refused(
      await member.post(`${BASE}/adds`, { table: 'cheese', data: Array.from({ length: 101 }, () => operation.data) }),
    );
    expect((await member.list('cheese', { where: { title: `many-${run}` } })).result.total).toBe(0);
    for (const depth of [3, 4, 50, 5000]) refused(await visitor.list('china', { where: nested(Math.min(depth, 400)) }));
    expect((await visitor.list('china', { where: nested(2) })).code).toBe(200);
    const many = Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`c${n}`, 1]));
    expect((await visitor.list('china', { where: many })).code).toBe(400);
    const thirty = { or: Array.from({ length: 30 }, (_, n) => ({ name: `n${n}` })) };
    expect((await visitor.list('china', { where: thirty })).code).toBe(200);
    refused(await visitor.list('china', { where: { or: [...thirty.or, { name: 'x' }] } }));
    const values = (n: number) => ({ id: { in: Array.from({ length: n }, (_, i) => String(i)) } });
    expect((await visitor.list('china', { where: values(100) })).code).toBe(200);
    refused(await visitor.list('china', { where: values(101) }));
    for (const pageSize of [0, -1, 101, 1e9, 1.5, 'x', '1e2', '0x10', null]) {
      const answer = await visitor.list('china', { pageSize });
      if (pageSize === '1e2' || pageSize === '0x10') expect([200, 422]).toContain(answer.code);
      else refused(answer, pageSize);
    }
    for (const pageIndex of [0, -1, 1e30, 'x']) refused(await visitor.list('china', { pageIndex }));
    expect((await visitor.list('china', { pageIndex: 1_000_000_000 })).result.records).toEqual([]);
    const join = { table: 'china', on: { pid: 'id' } };
    const five = Array.from({ length: 5 }, (_, n) => ({ ...join, as: `j${n}` }));
    refused(await visitor.list('china', { leftJoin: five }));
    refused(await visitor.list('china', { process: five.map((p) => ({ ...p, on: { pid: 'id' } })) }));
    expect((await visitor.list('china', { leftJoin: five.slice(1) })).code).toBe(200);
  });

  test('TBL-009 bodies that are no requests', async () => {
    for (const body of [
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '1',
      '{"table":1}',
      '{"table":"cheese"}',
      '{"table":"cheese","data":[]}',
    ]) {
      for (const [method, verb] of [
        ['POST', 'add'],
        ['POST', 'adds'],
        ['PUT', 'put'],
        ['DELETE', 'remove'],
        ['POST', 'work'],
      ] as const) {
        const headers = { 'content-type': 'application/json' };
        const response = await member.fetch(`${BASE}/${verb}`, { method, headers, body });
        expect(response.status, `${verb} ${body}`).toBeGreaterThanOrEqual(400);
        expect(response.status, `${verb} ${body}`).toBeLessThan(500);
        const text = await response.text();
        expect(JSON.parse(text).status, text).toBe(response.status);
      }
    }
    const unknown = await member.post(`${BASE}/add`, {
      table: 'cheese',
      data: { title: 't', profile: 'p' },
      force: true,
    });
    expect(unknown).toMatchObject({ code: 422 });
    expect(unknown.errors).toMatchObject([{ field: 'force', code: 'unknown_field' }]);
    refused(
      await member.post(`${BASE}/add`, { table: 'cheese', data: { title: 't', profile: 'x'.repeat(3_000_000) } }),
    );
  });

  test('TBL-003 values of a wrong type are complaints at their columns', async () => {
    const answer = await add(member, 'cheese', { title: { a: 1 }, profile: [1] });
    expect(answer.errors.map(({ field, code }) => [field, code])).toEqual([
      ['title', 'invalid_type'],
      ['profile', 'invalid_type'],
    ]);
    const numbers = await add(editor, 'meeting', { name: 'm', type: 'one', start_time: 1.5 });
    expect(numbers.errors.map(({ field, code }) => [field, code])).toEqual([
      ['type', 'not_a_number'],
      ['start_time', 'not_a_number'],
    ]);
  });

  test('TBL-003 rich text is made harmless before it is stored', async () => {
    const profile =
      '<p onclick="a()">x<script>alert(1)</script><img src=x onerror=a()><a href="javascript:a()">l</a></p><svg><script>1</script></svg>';
    const { id } = (await add(member, 'cheese', { title: `html-${run}`, profile })).result;
    const stored = (await member.list('cheese', { where: { id } })).result.records[0].profile;
    expect(stored).toMatch(/^<p>x/);
    expect(stored).not.toMatch(/script|onclick|onerror|javascript|svg|alert/i);
  });
});

test('ORG-001 TBL-003 an organisation says no more of itself by the table service than by its form', async () => {
  const { browser } = await newMember();
  const name = unique('篇幅测试机构');
  for (const [field, max] of Object.entries(ORGANIZATION_MAXIMA).filter(
    ([each]) => each !== 'logo' && each !== 'country',
  )) {
    const long = { name, [field]: textOf(field, max + 1) };
    const answers = [await add(browser, 'organization', long), await browser.post('/web/v1/user/organization', long)];
    const complaints = answers.map(({ code, errors }) => [code, errors[0]?.field]);
    expect(complaints, field).toEqual([
      [422, field],
      [422, field],
    ]);
  }
  // What nothing measures is no place for a book.
  for (const [table, field] of [
    ['xiangmu', 'contacts'],
    ['xiangmu', 'org_name'],
    ['zhuanjia', 'region_name'],
    ['zhuanjia', 'unit'],
    ['project_form', 'comment'],
  ] as const) {
    const answer = await add(browser, table, { [field]: '字'.repeat(6000) });
    expect(answer.errors, `${table}.${field}`).toContainEqual(expect.objectContaining({ field, code: 'too_long' }));
  }
});

test('TBL-004 links to fields lead to fields that there are, whatever they belong to', async () => {
  const { browser } = await newMember();
  const org_id = (await add(browser, 'organization', { name: unique('领域测试机构') })).result.id;
  const chanpin_id = (await add(browser, 'chanpin', { name: unique('产品') })).result.id;
  const expert_id = (await add(browser, 'zhuanjia', { name: unique('专家') })).result.id;
  for (const [table, parent] of [
    ['organization_scope', { org_id }],
    ['chanpin_scope', { chanpin_id }],
    ['zhuanjia_scope', { expert_id }],
  ] as const) {
    const links = [{ second_scope_id: SCOPE.id }, { second_scope_id: 'none' }];
    const refused = await adds(
      browser,
      table,
      links.map((link) => ({ ...parent, ...link })),
    );
    expect([refused.code, refused.errors[0]?.code], table).toEqual([422, 'unknown_reference']);
    const above = await add(browser, table, { ...parent, first_scope_id: 'none', second_scope_id: SCOPE.id });
    expect([above.code, above.errors[0]?.field], table).toEqual([422, 'first_scope_id']);
    const right = await add(browser, table, { ...parent, first_scope_id: SCOPE.parent, second_scope_id: SCOPE.id });
    expect(right.code, table).toBe(200);
  }
});
