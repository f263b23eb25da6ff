import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_SAVED } from '../../db/contract/saved-filters.ts';
import { addRecipients, makePush, settled } from '../queues/support/pushes.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { rowsRead } from '../setup/queries.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { AUDITOR, byPerson, INDIVIDUAL, unique } from './support/results.ts';
import { ADMIN, audit, RESULT } from './support/reviews.ts';
import { add as addRow, adds, remove as removeRows } from './table-calls.ts';

const COUNTS = '/web/v1/workplace/counts';
const OVERVIEW = '/web/v1/workplace';
const OPERATOR = '13800000007';
/** Rows that wait beside those of the demo data, and rows of any kind that one call may read. */
const MANY = 3000;
const READ_AT_MOST = 1500;

let server: TestServer;
let owner: Client;
let auditor: Client;
let admin: Client;
let operator: Client;
let database: D1Database;

const published = async (): Promise<string> =>
  (await owner.post(RESULT, byPerson({ result: { name: unique('工作台成果') } }))).result.chengguo_id;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  const people = [INDIVIDUAL, AUDITOR, ADMIN, OPERATOR].map((account) => signedIn(account, server.url));
  [owner, auditor, admin, operator] = (await Promise.all(people)) as [Client, Client, Client, Client];
}, 120_000);

afterAll(() => server.stop());

describe('what waits for staff', () => {
  it('each account is told of its own queues alone, and nobody else of any', async () => {
    expect((await client(server.url).get(COUNTS)).status).toBe(100);
    expect((await owner.get(COUNTS)).code).toBe(403);
    expect((await owner.get(OVERVIEW)).code).toBe(403);
    const own = (await auditor.get(COUNTS)).result;
    expect(Object.keys(own).toSorted()).toEqual(['applications', 'comments', 'objections', 'results']);
    expect(Object.keys((await operator.get(COUNTS)).result).toSorted()).toEqual(['applications', 'pushes']);
    const office = await signedIn('13800000012', server.url);
    expect(Object.keys((await office.get(COUNTS)).result)).toEqual(['cooperation']);
    const all = (await admin.get(COUNTS)).result;
    expect(all.results).toBe(own.results);
    expect(Object.keys(all)).toHaveLength(19);
  });

  it('a count is that of the rows of its list, and follows a decision', async () => {
    const before = (await auditor.get(COUNTS)).result.results;
    const id = await published();
    expect((await auditor.get(COUNTS)).result.results).toBe(before + 1);
    expect((await auditor.get('/web/v1/chengguo/audit/list')).result.total).toBe(before + 1);
    const lists = {
      edits: '/web/v1/organization/edit/list',
      objections: '/web/v1/review/objection/list',
      applications: '/web/v1/pushApplication/list?state=applied',
      memberships: '/web/v1/admin/membership/list',
      verifications: '/web/v1/admin/verification/list?state=1',
      cooperation: '/web/v1/programme/cooperation/list?state=0',
      clinic: '/web/v1/clinic/list?state=waiting',
      learners: '/web/v1/content/course/applications?state=0',
    } as const;
    const counts = (await admin.get(COUNTS)).result;
    // What was reported and what waits to be shown at all.
    const posts = ['reported', 'held'].map((state) => admin.get('/web/v1/post/queue/list', { state }));
    const waiting = (await Promise.all(posts)).reduce((sum, { result }) => sum + result.total, 0);
    expect(waiting).toBe(counts.comments);
    for (const [name, list] of Object.entries(lists)) {
      const { result } = await admin.get(list);
      expect([name, result?.total]).toEqual([name, counts[name]]);
    }
    await audit(auditor, id, 3, { opinion: '请补充' });
    expect((await auditor.get(COUNTS)).result.results).toBe(before);
  });
});

describe('the states of a queue', () => {
  it('are counted for its auditors alone, and follow a decision', async () => {
    const states = async () => (await auditor.get('/web/v1/review/states', { item_type: 1 })).result;
    const before = await states();
    const id = await published();
    await audit(auditor, id, 3, { opinion: '请补充' });
    expect(await states()).toEqual({ ...before, 3: before[3] + 1 });
    expect((await auditor.get('/web/v1/review/states', { item_type: 2 })).code).toBe(403);
  });
});

describe('the workplace', () => {
  it('says what waits longest, what its user decided today, and how long that took', async () => {
    const id = await published();
    const { result: first } = await auditor.get(OVERVIEW);
    expect(first.pushes).toBeNull();
    expect(first.reviews.waiting.map(({ kind }: { kind: string }) => kind)).toEqual(['results']);
    const since = first.reviews.next.map((item: { since: number }) => item.since);
    expect(since).toEqual(since.toSorted((a: number, b: number) => a - b));
    expect(first.reviews.next[0]).toMatchObject({ organization: '沧海化工技术研究院' });
    expect(first.reviews.next[0].organization_en).toMatch(/^Canghai /);
    const { today } = first.reviews;
    await audit(auditor, id, 4);
    const { reviews } = (await auditor.get(OVERVIEW)).result;
    expect(reviews.today).toEqual({ ...today, approved: today.approved + 1 });
    expect(reviews.decided[0]).toMatchObject({ kind: 'results', id, audit_status: 4 });
    expect(reviews.median).toBeGreaterThanOrEqual(0);
    expect((await admin.get(OVERVIEW)).result.reviews.decided.map((row: { id: string }) => row.id)).not.toContain(id);
  });

  it('names the organisation of what waits in both languages', async () => {
    const id = await published();
    const [zh, en] = ['工作台研究院', 'Institute of the Workplace'];
    await database.batch([
      database
        .prepare(
          `INSERT INTO organization (organization_id, name, name_en, add_time, audit_status, is_delete) VALUES ('workplace-unit', ?, ?, 0, 4, 0)`,
        )
        .bind(zh, en),
      database
        .prepare(
          `UPDATE chengguo SET unit = 'workplace-unit', org_name = ?, update_time = 1, add_time = 1 WHERE chengguo_id = ?`,
        )
        .bind(zh, id),
    ]);
    const { next } = (await auditor.get(OVERVIEW)).result.reviews;
    expect(next.find((item: { id: string }) => item.id === id)).toMatchObject({
      organization: zh,
      organization_en: en,
    });
  });

  it('an approval that was taken back was no decision', async () => {
    const id = await published();
    await audit(auditor, id, 4);
    await auditor.post('/web/v1/review/undo', { item_type: 1, id });
    const { reviews } = (await auditor.get(OVERVIEW)).result;
    expect(reviews.decided.map((row: { id: string }) => row.id)).not.toContain(id);
  });

  it('shows operators of pushes how those stand', async () => {
    const { result } = await operator.get(OVERVIEW);
    expect(result.reviews).toBeNull();
    expect(result.pushes).toMatchObject({ running: expect.any(Number), failed: expect.any(Number) });
  });

  it('tells of a push when it went out, and nothing before it did', async () => {
    const push = await makePush(operator, { orgs: await addRecipients(database, 1), title: unique('工作台推送') });
    const shown = async () =>
      (await operator.get(OVERVIEW)).result.pushes.recent.find(({ id }: { id: string }) => id === push.id);
    expect(await shown()).toMatchObject({ run_state: '', sent_time: null });
    await operator.post('/web/v1/push/confirm', { id: push.id });
    await settled(operator, push.id);
    const { push_time } = (await operator.get('/web/v1/push/detail', { id: push.id })).result;
    expect(await shown()).toMatchObject({ run_state: 'done', sent_time: push_time });
  });

  it('reads no more rows, however much waits and was decided', async () => {
    const { user_id } = (await auditor.get('/web/egg/user/session')).result;
    const steps = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY})`;
    for (const state of [1, 4]) {
      await database
        .prepare(
          `INSERT INTO chengguo (chengguo_id, name, code, platform, sub_type, add_user, add_time, audit_status, is_delete)
           ${steps} SELECT 'wait${state}-' || i, '积压成果 ' || i, 'CGWAIT${state}' || printf('%07d', i), 'THTT', 2, ?, 2000 + i, ${state}, 0 FROM n`,
        )
        .bind(user_id)
        .run();
    }
    await database
      .prepare(
        `INSERT INTO audit_log (id, user_id, action, table_name, item_id, before, "after", add_time)
         ${steps} SELECT 'log' || i, ?, 'audit', 'chengguo', 'wait4-' || i, '1', '4', unixepoch() - i FROM n`,
      )
      .bind(user_id)
      .run();
    const counts = await admin.get(COUNTS);
    expect(counts.result.results).toBe(100);
    expect(rowsRead(counts)).toBeLessThan(READ_AT_MOST);
    const overview = await auditor.get(OVERVIEW);
    expect(overview.result.reviews.decided).toHaveLength(100);
    expect(rowsRead(overview)).toBeLessThan(2 * READ_AT_MOST);
  });
});

describe('the search of the workplace', () => {
  const SEARCH = '/web/v1/workplace/search';
  type Group = { kind: string; records: { id: string; name: string; note: string | null; to: string }[] };
  const groups = async (who: Client, keyword: string): Promise<Group[]> =>
    (await who.get(SEARCH, { keyword })).result.groups;

  it('staff find by name and code what they may open, and nothing else', async () => {
    const name = unique('找得到的成果');
    const id = (await owner.post(RESULT, byPerson({ result: { name } }))).result.chengguo_id;
    const hit = [{ kind: 'result', records: [{ id, name, to: `/audit/results/${id}` }] }];
    expect(await groups(auditor, name.slice(-6))).toMatchObject(hit);
    expect(await groups(operator, name)).toEqual([]);
    expect(await groups(admin, name)).toMatchObject(hit);
    const code = (
      await database.prepare('SELECT code FROM chengguo WHERE chengguo_id = ?').bind(id).first<{ code: string }>()
    )?.code as string;
    expect(await groups(auditor, code.toLowerCase())).toMatchObject([{ records: [{ id, note: code }] }]);

    expect(await groups(admin, INDIVIDUAL)).toMatchObject([
      { kind: 'account', records: [{ note: INDIVIDUAL, to: `/admin/users?keyword=${INDIVIDUAL}` }] },
    ]);
    expect(await groups(auditor, INDIVIDUAL)).toEqual([]);
    const [organization] = (await groups(admin, '燕赵')).filter(({ kind }) => kind === 'organization');
    expect(organization?.records[0]?.to).toContain('/admin/organizations?keyword=');
    const editor = await signedIn('13800000013', server.url);
    expect((await groups(editor, '路演')).map(({ kind }) => kind)).toContain('content');
    expect(await groups(admin, '找')).toEqual([]);
    for (const keyword of ['%%', "'--", '"x" OR', '\u0000\u0000'])
      expect((await admin.get(SEARCH, { keyword })).status).toBe(200);
    expect((await owner.get(SEARCH, { keyword: name })).code).toBe(403);
  });

  it('it reads as few rows however many there are', async () => {
    const answer = await admin.get(SEARCH, { keyword: '没有这样的名称' });
    expect(answer.result.groups).toEqual([]);
    expect(rowsRead(answer)).toBeLessThanOrEqual(9 * 500);
  });
});

describe('saved filters', () => {
  const page = '/audit/results';
  const own = async (who: Client) =>
    (await who.list('saved_filter', { where: { page }, order: [['add_time', 'asc']] })).result.records as {
      id: string;
      name: string;
    }[];

  it('staff keep filters of a list under names of their own, and remove them', async () => {
    const [old] = [unique('久等')];
    const add = (who: Client, name: string, search = 'age=5') =>
      who.post('/web/egg/base/add', { table: 'saved_filter', data: { page, name, search } });
    expect((await add(auditor, old)).status).toBe(200);
    expect((await add(auditor, old)).code, 'a name stands once').toBe(409);
    expect((await add(admin, old)).status, 'of each account').toBe(200);
    expect((await own(auditor)).map(({ name }) => name)).toEqual([old]);
    expect((await add(owner, old)).status, 'members have no lists of the workplace').not.toBe(200);
    const bad = { page: 'https://elsewhere.example', name: unique('外站'), search: 'a=1' };
    expect((await auditor.post('/web/egg/base/add', { table: 'saved_filter', data: bad })).errors).toMatchObject([
      { field: 'page' },
    ]);
    const id = (await own(admin))[0]?.id;
    const remove = (who: Client) =>
      who.call('DELETE', '/web/egg/base/remove', { body: { table: 'saved_filter', where: { id } } });
    expect((await remove(auditor)).code, 'those of others are not there').toBe(404);
    expect((await remove(admin)).status).toBe(200);
    expect(await own(admin)).toEqual([]);
  });

  it('of many that several windows save at once as many are kept as a person may have', async () => {
    const staff = await signedIn('13800000003');
    const search = 'age=5';
    const rows = Array.from({ length: MOST_SAVED - 2 }, (_, n) => ({ page, name: `筛选${n}`, search }));
    expect((await adds(staff, 'saved_filter', rows)).code).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => addRow(staff, 'saved_filter', { page, name: `同时${n}`, search })),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(6);
    expect((await removeRows(staff, 'saved_filter', { page })).code).toBe(200);
  });
});
