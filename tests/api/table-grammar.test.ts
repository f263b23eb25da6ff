import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { newMember } from './support/accounts.ts';

const BASE = '/web/egg/base';
const RUNS = { numRuns: 250, endOnFailure: true };

let member: Client;
let visitor: Client;
beforeAll(async () => {
  member = await signedIn('13800000001');
  visitor = client();
});

const column = fc.constantFrom(
  'id',
  'name',
  'level',
  'pid',
  'password',
  'b.id',
  'up.name',
  'or',
  'and',
  '__proto__',
  '',
);
const scalar = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('%', '_', "'", '"', ';--', '1e999', '0x1', ' ', '石家庄'),
);
const operators = fc.dictionary(
  fc.constantFrom('eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'like', 'null', 'between', 'constructor'),
  fc.oneof({ weight: 4, arbitrary: scalar }, { weight: 1, arbitrary: fc.array(scalar, { maxLength: 120 }) }),
  { maxKeys: 4 },
);
/** Conditions near the grammar: right often enough to reach the database, wrong in every other way. */
const { where } = fc.letrec((tie) => ({
  where: fc.dictionary(column, fc.oneof({ maxDepth: 4 }, scalar, operators, fc.array(tie('where'), { maxLength: 4 })), {
    maxKeys: 5,
  }),
}));

const clean = (code: number) => code === 200 || (code >= 400 && code < 500);

test('TBL-002 TBL-008 any JSON as where is answered with a page or a clean refusal', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 3, arbitrary: where }, { weight: 1, arbitrary: fc.jsonValue() }),
      async (condition) => {
        const leftJoin = [{ table: 'china', on: { pid: 'id' }, columns: ['name'], as: 'up' }];
        const answer = await visitor.list('china', { where: JSON.stringify(condition), leftJoin, pageSize: 2 });
        expect(clean(answer.code), `${answer.code} ${JSON.stringify(condition)}`).toBe(true);
        expect(answer.status).toBe(answer.code);
        if (answer.code === 200) expect(answer.result.total).toBeGreaterThanOrEqual(answer.result.records.length);
      },
    ),
    RUNS,
  );
});

test('TBL-002 any JSON in any parameter of list is answered cleanly', { timeout: 120_000 }, async () => {
  const part = fc.option(fc.oneof(fc.jsonValue(), fc.string()), { nil: undefined });
  const request = fc.record({
    columns: part,
    order: part,
    leftJoin: part,
    process: part,
    pageIndex: part,
    pageSize: part,
  });
  await fc.assert(
    fc.asyncProperty(request, async (query) => {
      const answer = await visitor.list('china', query);
      expect(clean(answer.code), JSON.stringify(query)).toBe(true);
      expect(answer.status).toBe(answer.code);
    }),
    RUNS,
  );
});

test('TBL-001 TBL-003 TBL-005 TBL-007 any JSON as a body is answered cleanly', { timeout: 120_000 }, async () => {
  const data = fc.dictionary(
    fc.constantFrom('title', 'profile', 'id', 'add_user', 'x'),
    fc.oneof(scalar, fc.jsonValue()),
  );
  const body = fc.record(
    {
      table: fc.constantFrom('cheese', 'thtt_cheese', 'user', 'organization', 'none'),
      data: fc.oneof(data, fc.array(data, { maxLength: 3 }), fc.jsonValue()),
      where: fc.oneof(where, fc.jsonValue()),
      key: fc.oneof(fc.constant('id'), scalar),
    },
    { requiredKeys: ['table'] },
  );
  const verb = fc.constantFrom('add', 'adds', 'put', 'del', 'remove', 'work');
  const methods: Record<string, string> = { put: 'PUT', del: 'DELETE', remove: 'DELETE' };
  await fc.assert(
    fc.asyncProperty(verb, body, async (name, given) => {
      const sent = name === 'work' ? { operations: [{ op: 'put', ...given }] } : given;
      const answer = await member.call(methods[name] ?? 'POST', `${BASE}/${name}`, { body: sent });
      expect(clean(answer.code), `${answer.code} ${name} ${JSON.stringify(sent)}`).toBe(true);
      expect(answer.status).toBe(answer.code);
    }),
    RUNS,
  );
});

test('TBL-002 the most that the grammar allows stays below the limits of the database', async () => {
  const ruled = ['contacts', 'contacts_tel', 'contacts_email', 'contacts_wechat', 'contacts_addr', 'audit_opinion'];
  const or = Array.from({ length: 29 }, (_, n) => ({ [ruled[n % ruled.length] ?? '']: { like: `text ${n}` } }));
  // Someone of no organisation: each rule looks through the organisations of the caller, and others join the demo accounts to more.
  const { browser: newcomer } = await newMember();
  // Fifty ids, some of rows that are there: what the rows hold has a limit of its own, and others write them too.
  const page = await newcomer.list('chengguo', { columns: ['chengguo_id'], pageSize: 5 });
  const found = page.result.records.map((row: { chengguo_id: string }) => row.chengguo_id);
  const ids = [...found, ...Array.from({ length: 50 - found.length }, (_, n) => `NOBODY${n}`)];
  const join = (as: string) => ({
    as,
    table: 'organization',
    on: { unit: 'organization_id' },
    columns: ['name', 'profile'],
  });
  const files = (as: string) => ({
    as,
    table: 'attachment_relation',
    on: { item_id: 'chengguo_id' },
    where: { type: as },
  });
  const answer = await newcomer.list('chengguo', {
    where: { chengguo_id: { in: ids }, or },
    order: ruled.slice(0, 5).map((name) => [name, 'desc']),
    leftJoin: ['a', 'b', 'c', 'd'].map(join),
    process: ['w', 'x', 'y', 'z'].map(files),
    pageSize: 100,
  });
  expect(answer, answer.text).toMatchObject({ code: 200 });
  const wide = await newcomer.list('chengguo', {
    leftJoin: ['a', 'b'].map((as) => ({ as, table: 'organization', on: { unit: 'organization_id' } })),
  });
  expect(wide).toMatchObject({ code: 400 });
  const { id } = (await newcomer.post(`${BASE}/add`, { table: 'cheese', data: { title: 't', profile: 'p' } })).result;
  const operations = Array.from({ length: 20 }, (_, n) => ({
    op: 'put',
    table: 'cheese',
    data: { title: `t${n}`, profile: `p${n}` },
    where: { id, or: Array.from({ length: 29 }, (_, m) => ({ title: { ne: `x${m}` } })) },
  }));
  const done = await newcomer.post(`${BASE}/work`, { operations });
  expect(done.result).toHaveLength(20);
});
