import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { add } from '../api/table-calls.ts';
import { Client, signedIn } from '../setup/client.ts';
import { startServer } from '../setup/server.ts';
import { startStorm } from './support/storm.ts';

const PEOPLE = 500;
const SEATS = 50;
const KILLS = 5;
const AT_ONCE = 50;

let stateDir: string;
beforeAll(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'platform-bookings-'));
});
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

it('SIGN-036 SIGN-042 500 want 50 seats at once, answers are lost, the worker is killed five times: 50 seats, everybody else a number, nobody twice, nobody lost', {
  timeout: 900_000,
}, async () => {
  const prepared = await startServer({ stateDir, crons: false });
  const editor = await signedIn('13800000013', prepared.url);
  const start_time = Math.floor(Date.now() / 1000) + 30 * 86_400;
  const meeting = (await add(editor, 'meeting', { name: '人多的会议', start_time, capacity: SEATS })).result
    .id as string;
  await prepared.stop();

  const storm = await startStorm(stateDir);
  let done = 0;
  const told = new Map<number, { state: string; place: number | null }>();

  /** Signs one up, again until there is an answer; of some the first answer is not waited for. */
  async function signUp(person: number): Promise<void> {
    const data = { meeting_id: meeting, name: `参会人${person}`, phone: `1391${String(person).padStart(7, '0')}` };
    const { status, result } = await storm.insist<{ state: string; place: number | null }>({
      call: (url, signal) =>
        new Client(url).fetch('/web/egg/base/add', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'cf-connecting-ip': `10.1.${person >> 8}.${person & 255}` },
          body: JSON.stringify({ table: 'meeting_user', data }),
          ...(signal && { signal }),
        }),
      impatient: person % 3 === 0 ? 5 + ((person * 7) % 60) : undefined,
    });
    // Who was signed up by a call whose answer was lost is told so.
    expect([200, 409]).toContain(status);
    if (status === 200) told.set(person, result);
    done += 1;
  }

  const waiting = Array.from({ length: PEOPLE }, (_, person) => person);
  const work = Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let person = waiting.shift(); person !== undefined; person = waiting.shift()) await signUp(person);
    }),
  );
  await storm.rage(work, KILLS, 60, () => done);

  const after = await startServer({ stateDir, crons: false });
  const database = (await after.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  const rows = (
    await database
      .prepare(
        `SELECT s.phone, b.state, b.number FROM meeting_user s LEFT JOIN booking b ON b.id = s.id
         WHERE s.meeting_id = ? AND s.is_delete = 0`,
      )
      .bind(meeting)
      .all<{ phone: string; state: string; number: number | null }>()
  ).results;
  const kept = await database
    .prepare('SELECT booked, waiting FROM bookable WHERE event_id = ?')
    .bind(meeting)
    .first<{ booked: number; waiting: number }>();
  await after.stop();
  console.log(`booking storm: ${PEOPLE} people, ${SEATS} seats, ${storm.lost()} answers lost, ${KILLS} kills`);
  expect(storm.lost()).toBeGreaterThan(0);
  expect(rows).toHaveLength(PEOPLE);
  expect(new Set(rows.map(({ phone }) => phone)).size).toBe(PEOPLE);
  expect(rows.filter(({ state }) => state === 'booked')).toHaveLength(SEATS);
  const numbers = rows.flatMap(({ state, number }) => (state === 'waiting' ? [number] : []));
  expect(new Set(numbers).size).toBe(PEOPLE - SEATS);
  expect(numbers.every((number) => number !== null && number > 0)).toBe(true);
  expect(kept).toEqual({ booked: SEATS, waiting: PEOPLE - SEATS });
  // Each was told what is so.
  const stored = new Map(rows.map((row) => [Number(row.phone.slice(4)), row]));
  for (const [person, { state, place }] of told) {
    expect([person, state, place]).toEqual([
      person,
      stored.get(person)?.state,
      state === 'waiting' ? stored.get(person)?.number : null,
    ]);
  }
});
