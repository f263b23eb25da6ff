import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { matchmakingMeeting, OWN } from '../api/support/matchmaking.ts';
import { makeUser } from '../seed/factories/users.ts';
import { Client, signedIn } from '../setup/client.ts';
import { startServer } from '../setup/server.ts';
import { startStorm } from './support/storm.ts';

const MEMBERS = 100;
/** Each asks so many of those who come after. */
const ASKS = 5;
const KILLS = 5;
/** 24 places for 1:1 meetings, of which 500 are asked for at once. */
const ROOM = { tables: 8, spare: 2, slot_minutes: 20, break_minutes: 3, max_requests: 50 };
const SLOTS = 4;

let stateDir: string;
beforeAll(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'platform-matchmaking-'));
});
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

type Answer = { code: number; result: { id: string; slot_id: string; table_no: number } };

/** Members with their sessions, who all take part. */
async function world() {
  const prepared = await startServer({ stateDir, crons: false });
  const database = (await prepared.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  const meeting = await matchmakingMeeting(await signedIn('13800000013', prepared.url), ROOM);
  const people: { id: string; cookies: Map<string, string> }[] = [];
  for (let place = 0; place < MEMBERS; place++) {
    const account = `1770000${String(place).padStart(4, '0')}`;
    const { user_id, ...user } = makeUser({ account, tel: account }, 3_000_000 + place);
    const row = { user_id, ...user };
    const names = Object.keys(row);
    await database
      .prepare(`INSERT INTO user (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
      .bind(...Object.values(row))
      .run();
    const client = await signedIn(account, prepared.url);
    const signedUp = { meeting_id: meeting, name: `参会人${place}`, phone: account };
    await client.post('/web/egg/base/add', { table: 'meeting_user', data: signedUp });
    const profile = { meeting_id: meeting, name: `参会人${place}`, scopes: [], away: [] };
    const joined = await client.post(`${OWN}/join`, profile);
    people.push({ id: joined.result.id, cookies: client.cookies });
  }
  await prepared.stop();
  return { meeting, people };
}

it('SIGN-017 all ask and accept at once, answers are lost, the worker is killed five times: nobody and no table twice, nothing lost', {
  timeout: 900_000,
}, async () => {
  const { meeting, people } = await world();
  const storm = await startStorm(stateDir);

  /** One call, made again until it is answered; of some the first answer is not waited for. */
  async function insist(place: number, path: string, body: object, key: string): Promise<Answer> {
    const { status, result } = await storm.insist<Answer['result']>({
      call: (url, signal) => {
        const client = new Client(url);
        for (const [name, value] of people[place]?.cookies ?? []) client.cookies.set(name, value);
        return client.fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(body),
          ...(signal && { signal }),
        });
      },
      impatient: (place + path.length + key.length) % 3 === 0 ? 5 + ((place * 7) % 40) : undefined,
    });
    return { code: status, result };
  }

  const asked: string[] = [];
  const assigned = new Map<string, Answer['result']>();
  let refused = 0;
  async function pair(from: number, to: number): Promise<void> {
    const body = { meeting_id: meeting, member_id: people[to]?.id, message: '想当面交流' };
    const request = await insist(from, `${OWN}/request`, body, `storm-${from}-${to}`);
    expect(request.code).toBe(200);
    asked.push(request.result.id);
    const answers = await Promise.all(
      [0, 1].map(() => insist(to, `${OWN}/answer`, { id: request.result.id, accept: true }, `accept-${from}`)),
    );
    for (const { code, result } of answers) {
      if (code === 200) assigned.set(request.result.id, result);
      else refused += 1;
      expect([200, 409]).toContain(code);
    }
  }
  const all = Array.from({ length: MEMBERS * ASKS }, (_, n) => {
    const from = n % MEMBERS;
    return [from, (from + 1 + Math.floor(n / MEMBERS)) % MEMBERS] as const;
  });
  const work = Promise.all(all.map(([from, to]) => pair(from, to)));
  await storm.rage(work, KILLS, 20, () => asked.length);

  const after = await startServer({ stateDir, crons: false });
  const database = (await after.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  const rows = async <T>(sql: string) => (await database.prepare(sql).bind(meeting).all<T>()).results;
  const requests = await rows<{ id: string; state: string }>(
    'SELECT id, state FROM matchmaking_request WHERE meeting_id = ?',
  );
  const standing = await rows<Answer['result'] & { request_id: string }>(
    'SELECT id, slot_id, table_no, request_id FROM matchmaking_appointment WHERE meeting_id = ? AND cancel_time IS NULL',
  );
  const seats = await rows<{ slot_id: string; user_id: string; appointment_id: string }>(
    'SELECT slot_id, user_id, appointment_id FROM matchmaking_seat WHERE meeting_id = ?',
  );
  await after.stop();
  console.log(
    `matchmaking storm: ${requests.length} requests of ${MEMBERS} members, ${storm.lost()} answers lost, ${KILLS} kills, ` +
      `${standing.length} of ${SLOTS * (ROOM.tables - ROOM.spare)} tables and slots taken, ${refused} refusals`,
  );
  // Each request once, each that was acknowledged is there.
  expect(requests).toHaveLength(MEMBERS * ASKS);
  expect(requests.map(({ id }) => id).sort()).toEqual([...asked].sort());
  // Nobody is in two places, no table is taken twice, no spare one at all.
  expect(new Set(seats.map(({ slot_id, user_id }) => `${slot_id} ${user_id}`)).size).toBe(seats.length);
  expect(new Set(standing.map(({ slot_id, table_no }) => `${slot_id} ${table_no}`)).size).toBe(standing.length);
  expect(Math.max(...standing.map(({ table_no }) => table_no))).toBeLessThanOrEqual(ROOM.tables - ROOM.spare);
  // Two people at each, one for each accepted request, as it was told.
  expect(seats).toHaveLength(standing.length * 2);
  const accepted = requests.filter(({ state }) => state === 'accepted').map(({ id }) => id);
  expect(standing.map(({ request_id }) => request_id).sort()).toEqual(accepted.sort());
  const told = new Map(standing.map(({ request_id, slot_id, table_no }) => [request_id, `${slot_id} ${table_no}`]));
  for (const [request, { slot_id, table_no }] of assigned) expect(told.get(request)).toBe(`${slot_id} ${table_no}`);
  // With so many who want, no place stays empty as long as two free people were asked for it.
  expect(standing.length).toBeGreaterThan((SLOTS * (ROOM.tables - ROOM.spare)) / 2);
  expect(storm.lost()).toBeGreaterThan(0);
});
