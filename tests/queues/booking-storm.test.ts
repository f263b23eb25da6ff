import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { add } from '../api/table-calls.ts';
import { Client, signedIn } from '../setup/client.ts';
import { spawnServer } from '../setup/process.ts';
import { startServer } from '../setup/server.ts';

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

  let server = await spawnServer(stateDir);
  let url = server.url;
  let done = 0;
  let lost = 0;
  const told = new Map<number, { state: string; place: number | null }>();

  /** Signs one up, again until there is an answer; of some the first answer is not waited for. */
  async function signUp(person: number): Promise<void> {
    const data = { meeting_id: meeting, name: `参会人${person}`, phone: `1391${String(person).padStart(7, '0')}` };
    for (let turn = 0; ; turn++) {
      const impatient = turn === 0 && person % 3 === 0;
      try {
        const answer = await new Client(url).fetch('/web/egg/base/add', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'cf-connecting-ip': `10.1.${person >> 8}.${person & 255}` },
          body: JSON.stringify({ table: 'meeting_user', data }),
          ...(impatient && { signal: AbortSignal.timeout(5 + ((person * 7) % 60)) }),
        });
        const { result } = JSON.parse(await answer.text());
        if (answer.status < 500) {
          // Who was signed up by a call whose answer was lost is told so.
          expect([200, 409]).toContain(answer.status);
          if (answer.status === 200) told.set(person, result);
          done += 1;
          return;
        }
      } catch (error) {
        if (error instanceof Error && error.name === 'AssertionError') throw error;
        lost += 1;
      }
      await sleep(40);
    }
  }

  const waiting = Array.from({ length: PEOPLE }, (_, person) => person);
  let open = true;
  const work = Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let person = waiting.shift(); person !== undefined; person = waiting.shift()) await signUp(person);
    }),
  ).finally(() => {
    open = false;
  });
  let kills = 0;
  while (kills < KILLS) {
    const before = done;
    while (open && done < before + 60) await sleep(10);
    await server.kill();
    kills += 1;
    server = await spawnServer(stateDir);
    url = server.url;
  }
  await work;
  await server.stop();

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
  console.log(`booking storm: ${PEOPLE} people, ${SEATS} seats, ${lost} answers lost, ${kills} kills`);
  expect(lost).toBeGreaterThan(0);
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
