import { afterAll, beforeAll } from 'vitest';
import { DAY } from '../../../db/contract/time.ts';
import type { Row } from '../../seed/rows.ts';
import { type Answer, type Client, signedIn } from '../../setup/client.ts';
import { startServer, type TestServer } from '../../setup/server.ts';
import { ProgrammeWorld } from './programme.ts';

export const OFFICE = '/web/v1/programme/office';
/** Declarations of the large round. */
export const LARGE = 5000;
/** Unix seconds of long ago, so that no call means these rounds which names none. */
export const AT = 1_300_000_000;

/** A server of its own with a round to fill and a large one, and the people of the office. */
interface OfficeWorld {
  server: TestServer;
  programme: ProgrammeWorld;
  office: Client;
  declarant: Client;
  owner: string;
  round: string;
  large: string;
}

/** Fills the world before the tests of a file, and stops its server after them. */
export function officeWorld(): OfficeWorld {
  const world = {} as OfficeWorld;
  beforeAll(async () => {
    const server = await startServer();
    const database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
    const programme = new ProgrammeWorld(database);
    const [office, declarant] = await Promise.all(
      ['13800000012', '13800000010'].map((account) => signedIn(account, server.url)),
    );
    Object.assign(world, { server, programme, office, declarant });
    world.owner = (await world.declarant.get('/web/egg/user/session')).result.user_id;
    [world.round, world.large] = [await roundOf(world, '筛选批次'), await roundOf(world, '大批次')];
    await programme.run(
      `INSERT INTO project (id, name, org_name, org_province_name, scope, industrial, declarant_user_id, stage, round_id, receipt, submit_time, recommend_state, last_selected, add_date, profile)
       WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${LARGE})
       SELECT 'large-' || i, '大批次成果' || i, '单位' || (i % 500), iif(i % 3, '河北省', '山西省'), iif(i % 2, 's-101-01', 's-101-02'), i % 4, ?1, 1, ?2,
         'SB98' || printf('%07d', i), ${AT} + i, i % 3, i % 10 = 0, ${AT}, '<p>说明</p>' FROM n`,
      world.owner,
      world.large,
    );
  }, 180_000);
  afterAll(() => world.server.stop());
  return world;
}

/** A round of long ago. */
export const roundOf = ({ programme }: OfficeWorld, title: string): Promise<string> =>
  programme.round({ title, open_time: AT, close_time: AT + 30 * DAY, opinions_due: AT + 60 * DAY });

let number = 0;

/** A declaration that was handed in, as its row stands; in the world's round unless told. */
export async function declared({ programme, owner, round }: OfficeWorld, changes: Row = {}): Promise<string> {
  number += 1;
  const row: Row = {
    ...{
      id: `office-${number}`,
      name: `高温合金成果${number}`,
      org_name: '冀中材料研究院',
      org_province_name: '河北省',
    },
    ...{
      scope: 's-101-02',
      industrial: 1,
      declarant_user_id: owner,
      declarant_name: '周工程师',
      stage: 1,
      round_id: round,
    },
    ...{ receipt: `SB99${String(number).padStart(7, '0')}`, submit_time: AT + number, recommend_state: 0, height: 2 },
    ...{ add_date: AT, profile: '<p>第一段</p><p>第二段</p>', ...changes },
  };
  await programme.insert('project', row);
  return String(row.id);
}

export const recommender = async ({ programme }: OfficeWorld, identify: 1 | 2 | 3, org_name: string): Promise<string> =>
  (await programme.recommender(identify, { org_name })).id;

/** An opinion in which nothing is chosen, unless told. */
export async function opinion(
  { programme }: OfficeWorld,
  project_id: string,
  roc_org: string,
  changes: Row = {},
): Promise<void> {
  const row = { project_id, roc_org, comment: '同意', recommend_type: 2, add_date: AT, ...changes };
  await programme.insert('project_rec_opinion', { id: `${project_id}-${roc_org}`, ...row });
}

/** The table of the office, of the world's round unless told. */
export const list = ({ office, round }: OfficeWorld, query: Record<string, unknown> = {}): Promise<Answer> =>
  office.get(`${OFFICE}/project/list`, { round, pageSize: 100, ...query });
