import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { projectId, ROUND, rankedRound } from './support/ranked-round.ts';

const PUBLICATION = '/web/v1/programme/publication';
const PUBLISHED = '/web/v1/programme/published';

let server: TestServer;
let db: D1Database;
let office: Client;
let declarant: Client;

beforeAll(async () => {
  server = await startServer({ crons: false });
  db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  await rankedRound(db);
  [office, declarant] = await Promise.all([signedIn('13800000012', server.url), signedIn('13800000010', server.url)]);
});
afterAll(() => server.stop());

const run = (sql: string, ...params: string[]) =>
  db
    .prepare(sql)
    .bind(...params)
    .run();
const select = (...numbers: number[]) =>
  run(
    `UPDATE project SET last_selected = id IN (SELECT value FROM json_each(?)) WHERE round_id = ?`,
    JSON.stringify(numbers.map(projectId)),
    ROUND,
  );
const publish = async (former: string | null): Promise<string> =>
  (await office.post(PUBLICATION, { round: ROUND, former })).result.id;
const undo = async (id: string) => expect((await office.post(`${PUBLICATION}/undo`, { id })).code).toBe(200);
const remove = (number: number, who = office, verb = 'del') =>
  who.delete(`/web/egg/base/${verb}`, { table: 'project', where: { id: projectId(number) } });

it('PROG-097 a publication loses none of its projects, by whomever and whichever verb, as long as it is or may come back', async () => {
  const { user_id } = (await declarant.get('/web/egg/user/session')).result;
  await run('UPDATE project SET declarant_user_id = ? WHERE id = ?', user_id, projectId(2));
  await select(1, 2);
  const first = await publish(null);
  await run('UPDATE project SET stage = 2 WHERE id = ?', projectId(2));
  for (const who of [office, declarant])
    for (const verb of ['del', 'remove']) expect((await remove(2, who, verb)).msg).toContain('已公布（或可恢复）');
  // Both doors show it.
  const visitor = client(server.url);
  expect((await visitor.get(`${PUBLISHED}/detail`, { id: projectId(2) })).code).toBe(200);
  expect((await visitor.list('project', { columns: ['id'], where: { id: projectId(2) } })).result.total).toBe(1);
  expect((await remove(11)).result, 'what was not published goes').toEqual({ changed: 1 });
  await run('UPDATE project SET stage = 1 WHERE id = ?', projectId(2));
  await select(2, 3);
  const second = await publish(first);
  expect((await remove(1)).code, 'an undo would bring it back').toBe(409);
  await undo(second);
  expect((await remove(3)).result, 'nothing brings it back').toEqual({ changed: 1 });
  await undo(first);
  expect((await remove(2)).result).toEqual({ changed: 1 });
});
