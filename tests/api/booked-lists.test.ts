import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeExpert } from '../seed/factories/experts.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { rowsRead } from '../setup/queries.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { add, adds } from './table-calls.ts';

const MANY = 120;
const DAY = 86_400;

let server: TestServer;
let visitor: Client;
let editor: Client;

/** A server of its own: hundreds of rows are in the way of other tests. */
beforeAll(async () => {
  server = await startServer({ crons: false });
  visitor = client(server.url);
  editor = await signedIn('13800000013', server.url);
  const now = Math.floor(Date.now() / 1000);
  const all = Array.from({ length: MANY }, (_, number) => number);
  const fill = async (table: string, row: (number: number) => object) => {
    for (let from = 0; from < MANY; from += 40)
      expect((await adds(editor, table, all.slice(from, from + 40).map(row))).code, table).toBe(200);
  };
  await fill('meeting', (n) => ({ name: `规模会议${n}`, type: 1 + (n % 2), start_time: now + (n + 1) * DAY }));
  await fill('course', (n) => ({ name: `规模课程${n}`, start_time: now + n * DAY }));
  await fill('clinic_case', (n) => ({ title: `规模案例${n}`, summary: '某企业', is_open: 1 }));
  const { name, scope, direction } = makeExpert({}, 1);
  for (const n of all.slice(0, 40)) {
    const made = await add(editor, 'zhuanjia', { name: `${name}${n}`, scope, direction, is_clinic: 1 });
    const hours = {
      expert_id: made.result.expert_id,
      weekday: 1,
      from_minute: 540,
      until_minute: 720,
      slot_minutes: 60,
    };
    await add(editor, 'clinic_hour', hours);
  }
  const category = (await visitor.list('thread_category', { pageSize: 1, order: [['sort', 'asc']] })).result.records[0]
    .id;
  const database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  await database
    .prepare(
      `INSERT INTO thread (id, category_id, title, body, plain, add_user, add_time, last_time)
       SELECT 'scale-' || value, ?1, '规模话题' || value, '<p>正文</p>', '正文', ?2, unixepoch() - value, unixepoch() - value
       FROM json_each(?3)`,
    )
    .bind(category, (await editor.get('/web/egg/user/session')).result.user_id, JSON.stringify(all))
    .run();
});
afterAll(() => server.stop());

const LISTS: readonly (readonly [
  name: string,
  path: string,
  query: Record<string, string>,
  pages: readonly number[],
])[] = [
  ['meetings', '/web/v1/meeting/list', {}, [1, 2, 4, 7, 10]],
  ['meetings of a type', '/web/v1/meeting/list', { type: '1' }, [1, 2, 4, 5]],
  ['courses', '/web/v1/course/list', {}, [1, 2, 4, 7, 10]],
  ['cases of the clinic', '/web/v1/clinic/cases', {}, [1, 2, 4, 7, 10]],
  ['experts of the clinic', '/web/v1/clinic/experts', {}, [1, 2, 4]],
  ['threads', '/web/v1/community/threads', {}, [1, 2, 4, 10, 11]],
  ['most answered threads', '/web/v1/community/threads', { order: 'most' }, [1, 2, 4, 10, 11]],
  ['discussions', '/web/v1/community/list', {}, [1, 2, 4]],
  ['most discussed', '/web/v1/community/list', { order: 'most' }, [1, 2, 4]],
];
const SIZE = 12;

describe('lists of meetings, courses, the clinic and the community', () => {
  it.each(LISTS)(
    'SIGN-001 SIGN-003 SIGN-005 SIGN-009 SIGN-012 a page of %s reads 60 rows, however many there are, and is kept',
    async (_, path, query, pages) => {
      for (const page of pages) {
        const asked = { ...query, pageIndex: String(page), pageSize: String(SIZE) };
        const answer = await visitor.get(path, asked);
        expect(answer.code).toBe(200);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=2, stale-while-revalidate=5');
        expect(rowsRead(answer), `page ${page}`).toBeLessThanOrEqual(60);
        expect(rowsRead(await visitor.get(path, asked)), 'kept').toBe(0);
      }
    },
  );

  it('SIGN-009 what an editor changes stands in the kept list at once; a page says how many there are', async () => {
    const first = (await visitor.get('/web/v1/course/list', { pageSize: '12' })).result;
    expect(first.current).toBe(1);
    expect(first.total).toBeGreaterThanOrEqual(MANY);
    expect(first.pages).toBe(Math.ceil(first.total / 12));
    const [card] = first.records;
    const data = { name: '改过名字的课程' };
    expect((await editor.put('/web/egg/base/put', { table: 'course', data, where: { id: card.id } })).code).toBe(200);
    const again = (await visitor.get('/web/v1/course/list', { pageSize: '12' })).result;
    expect(again.records[0]).toMatchObject({ id: card.id, ...data });
    const found = (await visitor.get('/web/v1/course/list', { keyword: '改过名字' })).result;
    expect(found).toMatchObject({ total: 1, pages: 1 });
  });

  it('SIGN-005 counts of the clinic follow whoever joins or leaves it', async () => {
    const counts = async () => (await visitor.get('/web/v1/clinic/experts', {})).result;
    const before = await counts();
    const { name, scope, direction } = makeExpert({}, 1);
    const made = await add(editor, 'zhuanjia', { name: `${name}新`, scope, direction, is_clinic: 1 });
    const after = await counts();
    expect(after.total).toBe(before.total + 1);
    const sum = ({ facets }: { facets: { scope: { n: number }[] } }) => facets.scope.reduce((all, { n }) => all + n, 0);
    expect(sum(after)).toBeGreaterThan(sum(before));
    const where = { expert_id: made.result.expert_id };
    expect((await editor.put('/web/egg/base/put', { table: 'zhuanjia', data: { is_clinic: 0 }, where })).code).toBe(
      200,
    );
    expect([(await counts()).total, sum(await counts())]).toEqual([before.total, sum(before)]);
  });
});
