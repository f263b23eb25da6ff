import { test } from 'vitest';
import { migrated } from '../local/derived.ts';
import { Client } from '../setup/client.ts';
import { expectations } from './expectations/index.ts';
import { fixture, LOCAL, shapes } from './fixtures.ts';
import type { Kind } from './kinds.ts';
import { openMatrix } from './matrix.ts';
import { readEverything } from './reading.ts';
import { each, Report } from './report.ts';

const matrix = openMatrix();

/** What the database holds beside the tables that have an expectation: none of it exists on the wire. */
function offTheWire(): string[] {
  const held = migrated().prepare(`SELECT name FROM sqlite_master WHERE type IN ('table', 'view')`).all();
  const names = new Set([...shapes.keys(), ...held.map(({ name }) => String(name)), 'sqlite_master', 'd1_migrations']);
  // The parts of a full-text index are named after it.
  return [...names].filter((name) => !expectations[name] && !/_search_\w+$/.test(name));
}

test('TBL-014 every table of the database has an expectation or does not exist on the wire', async () => {
  const report = new Report();
  const names = offTheWire();
  report.check(names.length > 50, () => `${names.length} tables off the wire`);
  await each([...matrix.world.clients], async ([kind, client]) => {
    const absent = await client.list('no_such_table');
    for (const name of names) {
      const answer = await client.list(name);
      report.check(answer.code === 404 && answer.text === absent.text, () => `${name} / ${kind}: ${answer.text}`);
    }
  });
  matrix.settle(report);
});

test('TBL-015 tables answer under all their names', async () => {
  const report = new Report();
  const admin = matrix.world.clients.get('admin');
  for (const [table, { names = [] }] of Object.entries(expectations)) {
    const canonical = await admin?.list(table, { pageSize: 5 });
    for (const name of names) {
      const answer = await admin?.list(name, { pageSize: 5 });
      report.check(
        answer?.code === 200 && answer.text === canonical?.text,
        () => `${name}: ${answer?.text.slice(0, 200)}`,
      );
    }
  }
  matrix.settle(report);
});

test('TBL-002 ACC-014 PROG-025 SIGN-039 every table x column x caller x position reads what the oracle says', async () => {
  const report = new Report();
  await each(matrix.cells(Object.keys(expectations), report), readEverything);
  matrix.settle(report);
}, 1_200_000);

test('ACC-051 a visible area limits results and demands for its user, not for staff', async () => {
  const report = new Report();
  const keys = (await Promise.all(
    Object.values(LOCAL).map(async (account) => {
      const client = await new Client(matrix.world.server.url).login(account);
      const results = await client.list('chengguo', {
        where: { chengguo_id: { in: ['chengguo:near', 'chengguo:public', 'chengguo:own'] } },
        columns: ['chengguo_id'],
        order: [['chengguo_id', 'asc']],
      });
      const demands = await client.list('xuqiu', {
        where: { xuqiu_id: { in: ['xuqiu:near', 'xuqiu:public'] } },
        columns: ['xuqiu_id'],
        order: [['xuqiu_id', 'asc']],
      });
      return [...results.result.records, ...demands.result.records].map((row) => Object.values(row)[0]);
    }),
  )) as string[][];
  const staff = ['chengguo:near', 'chengguo:own', 'chengguo:public', 'xuqiu:near', 'xuqiu:public'];
  report.check(keys[0]?.join() === 'chengguo:near,chengguo:own,xuqiu:near', () => `local user: ${keys[0]}`);
  report.check(keys[1]?.join() === staff.join(), () => `local staff: ${keys[1]}`);
  matrix.settle(report);
});

test('SIGN-039 a sign-up is found by whoever names it exactly, with nothing more than was named', async () => {
  const report = new Report();
  const visitor = matrix.world.clients.get('visitor');
  const names = { course_user: ['course_id'], meeting_user: ['meeting_id'], forum_cooperation: [] };
  for (const [table, more] of Object.entries(names)) {
    const row = fixture(table, 'own');
    const where = Object.fromEntries(['name', 'phone', ...more].map((name) => [name, row[name]]));
    const answer = await visitor?.list(table, { where });
    const [found = {}] = answer?.result?.records ?? [];
    const known = ['id', 'name', 'phone', 'is_delete', ...more].sort().join();
    report.check(Object.keys(found).sort().join() === known, () => `${table}: ${answer?.text}`);
    for (const name of Object.keys(where)) {
      const { [name]: _, ...rest } = where;
      const fewer = await visitor?.list(table, { where: rest });
      const vague = await visitor?.list(table, { where: { ...rest, [name]: { like: '' } } });
      const beside = await visitor?.list(table, { where: { or: [where] } });
      const none = [fewer, vague, beside].every((one) => one?.result?.total === 0);
      report.check(none, () => `${table} without ${name}: ${fewer?.text} ${vague?.text}`);
    }
  }
  matrix.settle(report);
});

test('SIGN-025 rules that depend on what is written: own rights, revoking, pushed items', async () => {
  const report = new Report();
  const put = async (kind: Kind, table: string, key: Record<string, string>, data: Record<string, unknown>) =>
    (await matrix.world.clients.get(kind)?.put('/web/egg/base/put', { table, data, where: key }))?.code;
  const cases: [string, number | undefined, boolean][] = [
    ['own authority', await put('admin', 'user', { user_id: 'user:admin' }, { authority: 'cg-input' }), false],
    ['own area', await put('admin', 'user', { user_id: 'user:admin' }, { visible_city: '' }), false],
    ['own nickname', await put('admin', 'user', { user_id: 'user:admin' }, { nickname: 'A' }), true],
    ['others authority', await put('admin', 'user', { user_id: 'user:stranger' }, { authority: '' }), true],
    ['own authority, member', await put('owner', 'user', { user_id: 'user:person' }, { authority: 'admin' }), false],
    [
      'booking oneself',
      await put('owner', 'clinic_application', { id: 'clinic_application:own' }, { audit_status: 1 }),
      false,
    ],
    ['revoking', await put('owner', 'clinic_application', { id: 'clinic_application:own' }, { audit_status: 2 }), true],
    [
      'pushed by hand',
      await put('push-admin', 'push_group_items', { id: 'push_group_items:any' }, { push_state: 2 }),
      false,
    ],
    ['a centre', await put('orgAdmin', 'organization', { organization_id: 'organization:ours' }, { type: 3 }), false],
    ['a bad mark', await put('recommender', 'project', { id: 'project:internal' }, { recommend_state: 0 }), false],
  ];
  for (const [what, code, allowed] of cases) report.check((code === 200) === allowed, () => `${what}: ${code}`);
  matrix.settle(report);
});
