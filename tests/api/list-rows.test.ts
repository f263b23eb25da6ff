import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

/** More than a list counts, so that from here on its number costs no more either. */
const FULL = 520;

let server: TestServer;
let database: D1Database;
const people = new Map<string, Client>();

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  for (const account of ['13800000011', '13800000012']) {
    people.set(account, await new Client(server.url).login(account));
  }
}, 180_000);
afterAll(() => server.stop());

/** Rows that an answer read. */
async function rowsRead(account: string, path: string, query: Record<string, unknown>): Promise<number> {
  const answer = await (people.get(account) as Client).get(path, query);
  expect(answer.status).toBe(200);
  return Number(/rows_read=(\d+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]);
}

/** Adds so many rows like the first one that is shown; what makes each of them another one is told by column. */
async function copy(table: string, shown: string, other: Readonly<Record<string, string>>, nth: number): Promise<void> {
  const { results } = await database
    .prepare('SELECT name FROM pragma_table_info(?)')
    .bind(table)
    .all<{ name: string }>();
  const columns = results.map(({ name }) => name);
  await database
    .prepare(
      `WITH RECURSIVE copies(n) AS (SELECT ${nth * FULL} UNION ALL SELECT n + 1 FROM copies WHERE n < ${(nth + 1) * FULL - 1})
       INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join(', ')})
       SELECT ${columns.map((name) => other[name] ?? `t."${name}"`).join(', ')} FROM copies, (SELECT * FROM ${table} WHERE ${shown} LIMIT 1) t`,
    )
    .run();
}

const PUBLIC = 'audit_status = 4 AND is_delete = 0';
const PUBLISHED = 'publication_id IN (SELECT id FROM project_publication WHERE undo_time IS NULL)';

type Grown = Parameters<typeof copy> extends [...infer Told, number] ? Told : never;

const experts: Grown = [
  'zhuanjia',
  PUBLIC,
  { expert_id: `t.expert_id || '~' || n`, is_self: '0', is_clinic: '0', sort: '9999' },
];
const works: Grown = ['zhuanjia_work', '1', { id: `t.id || '~' || n` }];
const checks: Grown = [
  'organization_verification',
  'state <> 1',
  { id: `t.id || '~' || n`, state: '4', decide_time: 'n' },
];
const applications: Grown = [
  'project_contacts',
  'is_delete = 0',
  { id: `t.id || '~' || n`, add_date: 'n', state: '0' },
];
const projects: Grown = ['published_project', PUBLISHED, { project_id: `t.project_id || '~' || n`, sort: '1000 + n' }];

it.each<[name: string, account: string, path: string, query: object, grown: Grown[], slack: number]>([
  ['a page of experts', '13800000011', '/web/v1/zhuanjia/list', { pageSize: 20 }, [experts, works], 100],
  ['recommended experts', '13800000011', '/web/zaicu/recommend/list', { pageSize: 20 }, [experts, works], 100],
  ['checks', '13800000011', '/web/v1/admin/verification/list', { pageSize: 20 }, [checks], 100],
  ['checks of a state', '13800000011', '/web/v1/admin/verification/list', { pageSize: 20, state: 4 }, [checks], 100],
  ['applications', '13800000012', '/web/v1/programme/cooperation/list', { pageSize: 20 }, [applications], 100],
  [
    'applications of a state',
    '13800000012',
    '/web/v1/programme/cooperation/list',
    { pageSize: 20, state: 0 },
    [applications],
    100,
  ],
  ['published projects', '13800000011', '/web/v1/programme/published', { pageSize: 20 }, [projects], 100],
])(
  '%s: a page reads no more rows when there are more of them than are counted',
  async (name, account, path, query, grown, slack) => {
    const start = name.length * 1000 + name.charCodeAt(0);
    for (const one of grown) await copy(...one, start);
    // Another page, which nobody was answered before.
    const before = await rowsRead(account, path, { ...query, pageIndex: 5 });
    for (const one of grown) await copy(...one, start + 1);
    const after = await rowsRead(account, path, { ...query, pageIndex: 6 });
    expect(after).toBeLessThanOrEqual(before + slack);
    expect(after).toBeGreaterThan(0);
  },
);
