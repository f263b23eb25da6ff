import { afterAll, beforeAll, expect } from 'vitest';
import { type Client, signedIn } from '../../setup/client.ts';
import { startServer, type TestServer } from '../../setup/server.ts';
import { AUDITOR, byPerson, COMPANY, INDIVIDUAL } from './results.ts';

const OPERATOR = '13800000007';
const STRANGER = '13800000010';

export const DEAL = '/web/v1/user/deal';

/** A server of its own with the people of a deal: `owner` publishes, `seeker` asks, `company` is the seeker's organisation. */
interface DealWorld {
  server: TestServer;
  owner: Client;
  seeker: Client;
  stranger: Client;
  operator: Client;
  company: string;
}

/** Fills the world before the tests of a file, and stops its server after them. */
export function dealWorld(): DealWorld {
  const world = {} as DealWorld;
  beforeAll(async () => {
    // The tasks run when a test says so, and at no minute of their own.
    const server = await startServer({ crons: false });
    const [owner, seeker, stranger, operator] = await Promise.all(
      [INDIVIDUAL, COMPANY, STRANGER, OPERATOR].map((account) => signedIn(account, server.url)),
    );
    const session = await seeker?.get('/web/egg/user/session');
    Object.assign(world, { server, owner, seeker, stranger, operator });
    world.company = session?.result.orgs[0].organization_id;
  });
  afterAll(() => world.server.stop());
  return world;
}

/** A public result of somebody, the world's owner unless told. */
export async function publicResult(world: DealWorld, by = world.owner, submission = byPerson()): Promise<string> {
  const { result } = await by.post('/web/v1/user/chengguo', submission);
  const auditor = await signedIn(AUDITOR, world.server.url);
  const audited = await auditor.post('/web/v1/user/chengguo/audit', { id: result.chengguo_id, audit_status: 4 });
  expect(audited.code).toBe(200);
  return result.chengguo_id;
}

/** What somebody sends who wants to trade. */
export const interest = (itemId: string, changes: object = {}) => ({
  item_type: 1,
  item_id: itemId,
  name: '采购负责人',
  phone: '0311-80001234',
  remark: '希望了解合作方式和报价。',
  ...changes,
});

/** A deal that the seeker opened, about a new result unless told. */
export async function opened(world: DealWorld, itemId?: string, changes: object = {}): Promise<string> {
  const answer = await world.seeker.post(DEAL, interest(itemId ?? (await publicResult(world)), changes));
  expect(answer.code).toBe(200);
  return answer.result.id;
}

/** The deal as somebody sees it. */
export const read = (by: Client, id: string) => by.get(DEAL, { id });

/** Takes a deal a step further from the version that stands. */
export async function step(by: Client, id: string, state: string, more: object = {}) {
  const { version } = (await read(by, id)).result;
  return by.post(`${DEAL}/step`, { id, state, version, ...more });
}

/** How many notices about a deal somebody has not read, as the list says it. */
export async function unreadOf(by: Client, id: string): Promise<number | undefined> {
  const { records } = (await by.get(`${DEAL}/list`, { pageSize: '100' })).result;
  return records.find((row: { id: string }) => row.id === id)?.unread;
}

/** Rows of the world's database. */
export async function database<T = Record<string, unknown>>(
  world: DealWorld,
  sql: string,
  ...params: unknown[]
): Promise<T[]> {
  const d1 = (await world.server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  const answer = await d1
    .prepare(sql)
    .bind(...params)
    .all<T>();
  return answer.results;
}
