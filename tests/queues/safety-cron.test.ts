import { afterAll, beforeAll, expect, test } from 'vitest';
import { client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
let database: D1Database;

beforeAll(async () => {
  // The tasks run when a test says so, and at no minute of their own.
  server = await startServer({ crons: false });
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
});
afterAll(() => server.stop());

test('SRV-019 a scheduled task that fails keeps no other from its turn', async () => {
  const writer = await signedIn('13800000002', server.url);
  await writer.put('/web/v1/user/draft', { item_type: 1, item_id: 'old', form: {} });
  await database.prepare("UPDATE draft SET update_time = 1 WHERE item_id = 'old'").run();
  // The first task of the run asks for this index by its name.
  await database.prepare('DROP INDEX chengguo_endless').run();
  await client(server.url).post('/dev/cron', {});
  expect((await writer.get('/web/v1/user/draft/list')).result).toEqual([]);
});
