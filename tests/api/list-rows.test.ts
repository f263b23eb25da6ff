import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

/** More than a list counts, so that from here on its number costs no more either. */
const FULL = 520;

let server: TestServer;
let database: D1Database;
const clients = new Map<string, Client>();

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  for (const account of ['13800000001', '13800000002', '13800000010', '13800000011', '13800000012']) {
    clients.set(account, await new Client(server.url).login(account));
  }
  for (const sql of [
    `INSERT INTO push_wechat (id, title, push_group_id, push_status, run_state, item_type, add_time) VALUES ('GROWN', '增长', 'GROWN', 1, 'done', 2, unixepoch())`,
    `INSERT INTO push_wechat_orgs (id, push_id, org_id, push_status, state, sent_at, claim_time) SELECT 'GROWN', 'GROWN', (${ADMINISTERED}), 1, 'sent', unixepoch(), unixepoch()`,
    `INSERT INTO organization_group (id, name) VALUES ('grown', '增长')`,
    `INSERT INTO deal (id, item_type, item_id, item_name, seeker_user, seeker_org, owner_user, state, seeker_case, owner_case, case_time, update_time)
     SELECT 'GROWN', 1, ${PUBLISHED_RESULT}, '增长', 'grown', (SELECT organization_id FROM organization WHERE verified_time IS NOT NULL AND is_delete = 0 LIMIT 1),
       ${userOf('13800000001')}, 'signed', 'parties', 'parties', 1000, 1000`,
    `INSERT INTO organization_group_item (id, org_group_id, org_id) SELECT 'grown', 'grown', (${ADMINISTERED})`,
  ]) {
    await database.prepare(sql).run();
  }
}, 180_000);
afterAll(() => server.stop());

/** Rows that an answer read. */
async function rowsRead(account: string, path: string, query: Record<string, unknown>): Promise<number> {
  const answer = await (clients.get(account) as Client).get(path, query);
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
  const { meta } = await database
    .prepare(
      `WITH RECURSIVE copies(n) AS (SELECT ${nth * FULL} UNION ALL SELECT n + 1 FROM copies WHERE n < ${(nth + 1) * FULL - 1})
       INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join(', ')})
       SELECT ${columns.map((name) => other[name] ?? `t."${name}"`).join(', ')} FROM copies, (SELECT * FROM ${table} WHERE ${shown} LIMIT 1) t`,
    )
    .run();
  expect(meta.changes).toBeGreaterThanOrEqual(FULL);
}

/** A query whose values may be selected from the database. */
async function asked(query: Record<string, unknown>): Promise<Record<string, unknown>> {
  const values = await Promise.all(
    Object.entries(query).map(async ([name, value]) =>
      String(value).startsWith('SELECT ')
        ? [name, Object.values((await database.prepare(String(value)).first<Record<string, unknown>>()) ?? {})[0]]
        : [name, value],
    ),
  );
  return Object.fromEntries(values);
}

const userOf = (account: string): string => `(SELECT user_id FROM user WHERE account = '${account}')`;
const ADMINISTERED = `SELECT organization_id FROM organisation_user WHERE user_id = ${userOf('13800000001')} AND is_admin = 1 AND is_delete = 0 ORDER BY id LIMIT 1`;

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
const requests: Grown = [
  'matchmaking_request',
  '1',
  { id: `t.id || '~' || n`, pair: `t.pair || '~' || n`, submission_key: 'NULL', expire_time: '9999999999' },
];

const targets: Grown = [
  'push_wechat_orgs',
  `id = 'GROWN'`,
  { id: `t.id || '~' || n`, org_id: `t.org_id || '~' || n`, client_msg_id: 'NULL' },
];
const pushes: Grown = ['push_wechat', `id = 'GROWN'`, { id: `t.id || '~' || n`, submission_key: 'NULL' }];
const received: Grown = [
  'push_wechat_orgs',
  `id = 'GROWN'`,
  { id: `t.id || '^' || n`, push_id: `t.push_id || '~' || n`, client_msg_id: 'NULL' },
];
const people: Grown = [
  'user',
  `account = '13800000002'`,
  { user_id: `'grown' || n`, account: `'grown' || n`, openid: 'NULL', unionid: 'NULL', tel: 'NULL', email: 'NULL' },
];
const members: Grown = [
  'organisation_user',
  `organization_id = (${ADMINISTERED})`,
  { id: `t.id || '~' || n`, user_id: `'grown' || n`, is_admin: '0' },
];
const learners: Grown = [
  'course_learner',
  'course_id = (SELECT course_id FROM course_learner ORDER BY id LIMIT 1)',
  { id: `t.id || '~' || n`, user_id: `'grown' || n`, add_time: 'n' },
];
const declarations: Grown = [
  'project',
  `declarant_user_id = ${userOf('13800000010')} AND is_delete = 0`,
  { id: `t.id || '~' || n`, receipt: 'NULL', submission_key: 'NULL', add_date: 'n' },
];
const reminders: Grown = [
  'remind',
  '1',
  { id: `t.id || '~' || n`, add_user: userOf('13800000001'), ai_stage: '1', remind_start_time: 'n' },
];
const wishes: Grown = [
  'course_application',
  'is_delete = 0',
  { id: `t.id || '~' || n`, user_id: `'grown' || n`, state: '1', add_time: 'n' },
];
const ofOrganization: Grown = [
  'zhuanjia',
  PUBLIC,
  { expert_id: `t.expert_id || '^' || n`, is_self: '0', is_clinic: '0', unit: `(${ADMINISTERED})`, add_time: 'n' },
];
const others: Grown = [applications[0], applications[1], { ...applications[2], id: `t.id || '^' || n` }];
const PUBLISHED_RESULT = `(SELECT x.chengguo_id FROM chengguo x JOIN result_publication p ON p.item_id = x.chengguo_id
  WHERE x.add_user = ${userOf('13800000001')} AND x.chengguo_id NOT LIKE '%~%' ORDER BY 1 LIMIT 1)`;
const results: Grown = [
  'chengguo',
  `chengguo_id = ${PUBLISHED_RESULT}`,
  { chengguo_id: `t.chengguo_id || '~' || n`, code: `t.code || '~' || n`, submission_key: 'NULL' },
];
const unpublished: Grown = [
  'chengguo',
  `chengguo_id = ${PUBLISHED_RESULT}`,
  {
    ...{ chengguo_id: `t.chengguo_id || '^~' || n`, code: `t.code || '^' || n`, submission_key: 'NULL' },
    ...{ add_time: `t.add_time + 1`, release_time: 'NULL', audit_status: '1' },
  },
];
const publications: Grown = [
  'result_publication',
  `item_id = ${PUBLISHED_RESULT}`,
  { item_id: `t.item_id || '~' || n`, code: `t.code || '~' || n`, release_no: 'n + 10000000' },
];
const cases: Grown = ['deal', `id = 'GROWN'`, { id: `t.id || '~' || n`, case_time: 'n', submission_key: 'NULL' }];
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
  [
    'applications with a word',
    '13800000012',
    '/web/v1/programme/cooperation/list',
    { pageSize: 20, keyword: '技术' },
    [applications, others],
    100,
  ],
  [
    'experts of a field and all below it',
    '13800000011',
    '/web/v1/zhuanjia/list',
    { pageSize: 20, scope: 's-101' },
    [experts],
    100,
  ],
  [
    'experts of a field in a province',
    '13800000011',
    '/web/v1/zhuanjia/list',
    { pageSize: 20, scope: 's-101', region: '130000', keyword: '' },
    [experts],
    // Fields of the province are counted among the first 2,000 experts.
    1_200,
  ],
  [
    'the plan of 1:1 meetings',
    '13800000011',
    '/web/v1/matchmaking/office',
    { meeting_id: 'SELECT meeting_id FROM matchmaking LIMIT 1' },
    [requests],
    20,
  ],
  [
    'own requests for 1:1 meetings',
    '13800000001',
    '/web/v1/user/matchmaking/requests',
    { pageSize: 20, box: 'sent', meeting_id: 'SELECT meeting_id FROM matchmaking LIMIT 1' },
    [
      [
        requests[0],
        requests[1],
        { ...requests[2], id: `t.id || '^' || n`, pair: `t.pair || '^' || n`, from_user: userOf('13800000001') },
      ],
    ],
    100,
  ],
  ['targets of all pushes', '13800000011', '/web/v1/push/funnel/targets', { pageSize: 20 }, [targets], 100],
  [
    'pushes to an organisation group',
    '13800000011',
    '/web/v1/push/list',
    { pageSize: 20, org_group_id: `SELECT id FROM organization_group WHERE id = 'grown'` },
    [pushes, received],
    200,
  ],
  ['the inbox', '13800000001', '/web/v1/inbox/list', { pageSize: 20 }, [pushes, received], 100],
  [
    'members of an organisation',
    '13800000001',
    '/web/v1/user/organization/members',
    { pageSize: 20, organization_id: ADMINISTERED },
    [people, members],
    100,
  ],
  [
    'who was designated for a course',
    '13800000011',
    '/web/v1/content/course/learners',
    { pageSize: 20, course_id: 'SELECT course_id FROM course_learner ORDER BY id LIMIT 1' },
    [people, learners],
    100,
  ],
  ['own declarations', '13800000010', '/web/v1/programme/declarations', { pageSize: 20 }, [declarations], 100],
  ['own reminders', '13800000001', '/web/v1/user/reminder/list', { pageSize: 20 }, [reminders], 100],
  ['wishes to attend courses', '13800000011', '/web/v1/content/course/applications', { pageSize: 20 }, [wishes], 100],
  [
    'publications in the name of an organisation',
    '13800000001',
    '/web/v1/user/organization/publications',
    { pageSize: 20, organization_id: ADMINISTERED },
    [ofOrganization],
    200,
  ],
  [
    'own items that may be pushed',
    '13800000001',
    '/web/v1/user/pushApplication/list',
    { pageSize: 20, item_type: 1 },
    [results, publications],
    100,
  ],
  [
    'own items that may be pushed, of which few are',
    '13800000001',
    '/web/v1/user/pushApplication/list',
    { pageSize: 20, item_type: 1 },
    [unpublished],
    100,
  ],
])(
  '%s: a page reads no more rows when there are more of them than are counted',
  async (name, account, path, query, grown, slack) => {
    const start = name.length * 1000 + name.charCodeAt(0);
    for (const one of grown) await copy(...one, start);
    // Another page, which nobody was answered before.
    const before = await rowsRead(account, path, { ...(await asked({ ...query })), pageIndex: 5 });
    for (const one of grown) await copy(...one, start + 1);
    const after = await rowsRead(account, path, { ...(await asked({ ...query })), pageIndex: 6 });
    expect(after).toBeLessThanOrEqual(before + slack);
    expect(after).toBeGreaterThan(0);
  },
);

it.each<[name: string, account: string, path: string, query: object, grown: Grown[]]>([
  ['signed cases', '13800000002', '/web/v1/deal/cases', {}, [cases]],
  ['published projects', '13800000011', '/web/v1/programme/published', {}, [projects]],
  ['accounts', '13800000011', '/web/v1/admin/user/list', { keyword: 'grown' }, [people]],
])(
  '%s: a page beyond all that are counted has none, and skips no row for it',
  async (name, account, path, query, grown) => {
    const start = name.length * 1000 + name.charCodeAt(0) + 500_000;
    const grow = async (nth: number) => {
      for (const one of grown) await copy(...one, start + nth);
    };
    for (const nth of [0, 1]) await grow(nth);
    const before = await rowsRead(account, path, { ...query, pageIndex: 900_000 });
    for (const nth of [2, 3]) await grow(nth);
    expect(await rowsRead(account, path, { ...query, pageIndex: 1_000_000 })).toBeLessThanOrEqual(before + 100);
    const { result } = await (clients.get(account) as Client).get(path, { ...query, pageIndex: 51 });
    expect([result.records, result.total, result.more]).toEqual([[], 500, true]);
  },
);
