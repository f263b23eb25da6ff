import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../setup/client.ts';
import { expectations, OFF_THE_WIRE } from './expectations/index.ts';
import { LOCAL, shapes } from './fixtures.ts';
import { KINDS } from './kinds.ts';
import { type Cell, readEverything } from './reading.ts';
import { each, Report } from './report.ts';
import { openWorld, type World } from './world.ts';
import { type Added, checkAdd, checkForgedAdd, checkPut, checkRemains, checkRemove } from './writing.ts';

let world: World;
let total = 0;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => {
  console.log(`policy matrix: ${total} cases`);
  world?.clean();
});

function cells(report: Report): Cell[] {
  return Object.keys(expectations).flatMap((table) =>
    KINDS.map((kind) => {
      const client = world.clients.get(kind);
      if (!client) throw new Error(`no client for ${kind}`);
      return { table, kind, client, report };
    }),
  );
}

function settle(report: Report): void {
  total += report.cases;
  expect(report.summary).toBe('');
}

test('TBL-014 every table of the schema is on the wire or kept off it', async () => {
  const report = new Report();
  const known = new Set([...Object.keys(expectations), ...OFF_THE_WIRE]);
  for (const name of shapes.keys()) report.check(known.has(name), () => `${name} stands in no list`);
  for (const name of OFF_THE_WIRE) {
    for (const [kind, client] of world.clients) {
      const answer = await client.list(name);
      const absent = await client.list('no_such_table');
      report.check(answer.code === 404 && answer.text === absent.text, () => `${name} / ${kind}: ${answer.text}`);
    }
  }
  settle(report);
});

test('TBL-015 tables answer under all their names', async () => {
  const report = new Report();
  const admin = world.clients.get('admin');
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
  settle(report);
});

test('TBL-002 ACC-014 PROG-025 SIGN-039 every table x column x caller x position reads what the oracle says', async () => {
  const report = new Report();
  await each(cells(report), readEverything);
  settle(report);
}, 180_000);

test('ACC-051 a visible area limits results and demands for its user, not for staff', async () => {
  const report = new Report();
  const keys = (await Promise.all(
    Object.values(LOCAL).map(async (account) => {
      const client = await new Client(world.server.url).login(account);
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
  settle(report);
});

test('TBL-003 TBL-005 TBL-007 ORG-038 COMM-004 SIGN-025 PUSH-082 PROG-085 PROG-089 every table x caller x writing verb does what the oracle says', async () => {
  const report = new Report();
  const added: Added = new Map();
  await each(cells(report), checkPut);
  await each(cells(report), (cell) => checkAdd(cell, added));
  await each(cells(report), (cell) => checkForgedAdd(cell, added));
  await each(cells(report), checkRemove);
  const read = await world.close();
  for (const table of Object.keys(expectations)) checkRemains(read, added, { table, report });
  settle(report);
}, 180_000);
