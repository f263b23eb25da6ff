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

test('PUB-010 SRV-019 drafts that nobody wrote on for 90 days are removed, newer ones stay', async () => {
  const writer = await signedIn('13800000002', server.url);
  for (const item_id of ['old', 'new']) await writer.put('/web/v1/user/draft', { item_type: 1, item_id, form: {} });
  const age = database.prepare("UPDATE draft SET update_time = update_time - ? WHERE item_id = 'old'");
  const left = async () =>
    (await writer.get('/web/v1/user/draft/list')).result.map((draft: { item_id: string }) => draft.item_id).sort();
  await age.bind(90 * 86_400 - 3600).run();
  await client(server.url).post('/dev/cron', {});
  expect(await left()).toEqual(['new', 'old']);
  await age.bind(7200).run();
  await client(server.url).post('/dev/cron', {});
  expect(await left()).toEqual(['new']);
});
