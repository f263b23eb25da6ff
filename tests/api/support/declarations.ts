import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Client, signedIn } from '../../setup/client.ts';
import { startServer, type TestServer } from '../../setup/server.ts';

export const DECLARATIONS = '/web/v1/programme/declarations';
export const DECLARATION = '/web/v1/programme/declaration';
export const DIALOGUE = '/web/v1/programme/dialogue';

/** A server of its own with a round that takes declarations and asks for one file, and the people of a declaration. */
interface DeclarationWorld {
  server: TestServer;
  declarant: Client;
  other: Client;
  office: Client;
  /** The sign-in name of the recommending unit that declarations choose. */
  unit: { id: string; name: string };
  round: string;
  /** The required file, and one that may be there. */
  kinds: [string, string];
}

const DAY = 86_400;

/** Fills the world before the tests of a file, and stops its server after them. */
export function declarationWorld(): DeclarationWorld {
  const world = {} as DeclarationWorld;
  beforeAll(async () => {
    const server = await startServer({ crons: false });
    const [declarant, other, office] = await Promise.all(
      ['13800000010', '13800000002', '13800000012'].map((account) => signedIn(account, server.url)),
    );
    Object.assign(world, { server, declarant, other, office });
    world.round = await newRound(world);
    world.kinds = [await newKind(world, '成果登记证明', 1), await newKind(world, '推荐函', 0)];
    const units = await declarant?.list('project_recommend', {
      columns: ['id', 'org_name'],
      where: { identify: 1 },
      pageSize: 1,
    });
    const [row] = units?.result.records ?? [];
    world.unit = { id: row.id, name: row.org_name };
  });
  afterAll(() => world.server.stop());
  return world;
}

/** A round that is open and opened last, so that calls which name none mean it. */
export async function newRound(world: DeclarationWorld, changes: object = {}): Promise<string> {
  const at = Math.floor(Date.now() / 1000);
  const data = { title: '测试轮次', guide: '<p>申报指南</p>', open_time: at - 60, close_time: at + DAY, ...changes };
  const answer = await world.office.post('/web/egg/base/add', { table: 'project_round', data });
  expect(answer.code).toBe(200);
  return answer.result.id;
}

async function newKind({ office, round }: DeclarationWorld, name: string, is_required: 0 | 1): Promise<string> {
  const data = { round_id: round, name, is_required, sort: 1 - is_required };
  const answer = await office.post('/web/egg/base/add', { table: 'project_round_file', data });
  expect(answer.code).toBe(200);
  return answer.result.id;
}

/** Rows of the world's database. */
export async function database<T = Record<string, unknown>>(
  { server }: DeclarationWorld,
  sql: string,
  ...params: unknown[]
): Promise<T[]> {
  const d1 = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  const answer = await d1
    .prepare(sql)
    .bind(...params)
    .all<T>();
  return answer.results;
}

/** What a declaration must say; without a person, whom the unit stands for. */
export const complete = ({ unit }: DeclarationWorld, changes: object = {}) => ({
  name: '耐高温复合涂层制备技术',
  org_name: '冀北材料研究所',
  org_province_name: '河北省',
  scope: 's-103-01',
  orgRec_id: unit.id,
  personRec_id: 'null',
  ...changes,
});

/** A new draft. */
export async function started(by: Client): Promise<string> {
  const answer = await by.call('POST', DECLARATIONS, { headers: { 'idempotency-key': randomUUID() } });
  expect(answer.code).toBe(200);
  return answer.result.id;
}

export const read = (by: Client, id: string) => by.get(DECLARATION, { id });

/** Saves upon the version that stands. */
export async function save(by: Client, id: string, form: object, attachments?: object[]) {
  const { version } = (await read(by, id)).result;
  return by.put(DECLARATION, { id, version, form, ...(attachments && { attachments }) });
}

export async function submit(by: Client, id: string) {
  const { version } = (await read(by, id)).result;
  return by.post(`${DECLARATION}/submit`, { id, version });
}
