import { addRecipients, OPERATOR } from '../../queues/support/pushes.ts';
import { makeExpert } from '../../seed/factories/experts.ts';
import { makeUser } from '../../seed/factories/users.ts';
import { type Client, signedIn } from '../../setup/client.ts';
import { startServer } from '../../setup/server.ts';
import type { Person } from './line.ts';

const DAY = 86_400;
const MEMBERS = 12;
const RECIPIENTS = 120;
const SEATS = [25, 60];
const SLOTS = 40;

/** Who acts and what they act on; it is there before the first kill. */
export interface World {
  members: Person[];
  resultAuditor: Person;
  demandAuditor: Person;
  operator: Person;
  visitor: Person;
  meetings: { id: string; capacity: number }[];
  expert: string;
  slots: number[];
  /** Organisations whose administrators are bound to the chat app. */
  orgs: string[];
  category: string;
  /** What is public from the beginning. */
  publicItems: { id: string; type: 1 | 2 }[];
  /** Deliveries of messages of before: they are none of this run. */
  started: number;
}

const addressOf = (place: number): string => `10.${77 + (place >> 16)}.${(place >> 8) & 255}.${place & 255}`;

let places = 0;
async function personOf(client: Client, account: string): Promise<Person> {
  const { result } = await client.get('/web/egg/user/session');
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { account, userId: result.user_id, cookie, address: addressOf(places++) };
}

async function newMembers(database: D1Database, base: string): Promise<Person[]> {
  const members: Person[] = [];
  for (const account of ['13800000001', '13800000002', '13800000008'])
    members.push(await personOf(await signedIn(account, base), account));
  for (let place = 0; place < MEMBERS; place++) {
    const account = `1770000${String(place).padStart(4, '0')}`;
    const row = makeUser({ account, tel: account }, 5_000_000 + place);
    const columns = Object.keys(row);
    await database
      .prepare(`INSERT INTO user (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
      .bind(...Object.values(row))
      .run();
    members.push(await personOf(await signedIn(account, base), account));
  }
  return members;
}

async function added(editor: Client, table: string, data: object): Promise<Record<string, string>> {
  const answer = await editor.post('/web/egg/base/add', { table, data });
  if (answer.status !== 200) throw new Error(`${table}: ${answer.text}`);
  return answer.result;
}

async function clinic(editor: Client): Promise<{ expert: string; slots: number[] }> {
  const { name, scope, direction } = makeExpert({}, 1);
  const { expert_id: expert = '' } = await added(editor, 'zhuanjia', {
    name: `${name}乱`,
    scope,
    direction,
    is_clinic: 1,
  });
  for (const weekday of [1, 2, 3, 4, 5, 6, 7])
    await added(editor, 'clinic_hour', {
      ...{ expert_id: expert, weekday, from_minute: 540, until_minute: 720, slot_minutes: 60 },
    });
  const { result } = await editor.get('/web/v1/clinic/slots', { expert_id: expert });
  const slots = (result.slots as { start: number }[]).map(({ start }) => start).slice(6, 6 + SLOTS);
  return { expert, slots };
}

/**
 * Prepares a state: people with their sessions, meetings, an expert with hours, organisations that messages go to.
 * @param stateDir empty, absolute
 */
export async function prepareWorld(stateDir: string): Promise<World> {
  const server = await startServer({ stateDir, crons: false });
  try {
    const database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
    const { url } = server;
    const sign = async (account: string) => personOf(await signedIn(account, url), account);
    const editor = await signedIn('13800000013', url);
    const start_time = Math.floor(Date.now() / 1000) + 30 * DAY;
    const meetings = [];
    for (const capacity of SEATS) {
      const { id = '' } = await added(editor, 'meeting', { name: `动荡中的会议${capacity}`, start_time, capacity });
      meetings.push({ id, capacity });
    }
    const ids = async (noun: string) =>
      ((await editor.get(`/web/v1/${noun}/list`, { pageSize: '20' })).result.records as Record<string, string>[]).map(
        (row) => row[`${noun}_id`] ?? '',
      );
    const publicItems = [
      ...(await ids('chengguo')).map((id) => ({ id, type: 1 as const })),
      ...(await ids('xuqiu')).map((id) => ({ id, type: 2 as const })),
    ];
    const category = await database.prepare('SELECT id FROM thread_category ORDER BY id').first<{ id: string }>();
    for (const [id, value] of [
      ['wechat-rate-per-second', '500'],
      ['community-new-daily', '999'],
    ])
      await database.prepare('UPDATE setting SET value = ? WHERE id = ?').bind(value, id).run();
    return {
      members: await newMembers(database, url),
      resultAuditor: await sign('13800000004'),
      demandAuditor: await sign('13800000006'),
      operator: await sign(OPERATOR),
      visitor: { account: '', userId: '', cookie: '', address: addressOf(places++) },
      meetings,
      ...(await clinic(editor)),
      orgs: await addRecipients(database, RECIPIENTS),
      category: category?.id ?? '',
      publicItems,
      started: Date.now(),
    };
  } finally {
    await server.stop();
  }
}
