import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Client } from '../../setup/client.ts';
import { startServer, type TestServer } from '../../setup/server.ts';
import { type Account, startAccount } from './gateway.ts';
import { addRecipients, makePush, operatorOf } from './pushes.ts';

/** What the tests of a file deliver with; it is there once their hooks have run. */
interface Delivery {
  server: TestServer;
  database: D1Database;
  operator: Client;
  account: Account;
}

/**
 * A server whose messages go through an account with a temper of its own; each test begins with a calm one.
 * @param patience milliseconds until a call without an answer counts as lost; what a test calls silence is a connection
 * that breaks, so that an answer which a slow machine is late with is none of it
 */
export function testDelivery(patience = 30_000) {
  const line = {} as Delivery;
  beforeAll(async () => {
    line.account = await startAccount();
    line.server = await startServer({ wechatBase: line.account.origin, vars: { WECHAT_TIMEOUT_MS: String(patience) } });
    line.database = (await line.server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
    line.operator = await operatorOf(line.server.url);
  });
  afterAll(async () => {
    await line.server.stop();
    await line.account.close();
  });
  beforeEach(async () => {
    Object.assign(line.account, { busy: 0, lost: 0, seen: [], temper: () => undefined });
    await line.database.prepare('DELETE FROM delivery_pause').run();
  });
  return {
    line,
    confirm: (id: string) => line.operator.post('/web/v1/push/confirm', { id }),
    /** Messages of a push that the account took, and all that were brought to it. */
    taken: (pushId: string) => line.account.taken().filter(({ url }) => url?.includes(pushId)),
    seen: (pushId: string) => line.account.seen.filter(({ url }) => url.includes(pushId)),
    /** A push to so many recipients of its own. */
    fresh: async (count: number, openid?: (place: number) => string) =>
      makePush(line.operator, { orgs: await addRecipients(line.database, count, openid) }),
  };
}
