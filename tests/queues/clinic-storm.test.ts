import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Slot } from '../../db/contract/clinic.ts';
import { add } from '../api/table-calls.ts';
import { makeExpert } from '../seed/factories/experts.ts';
import { makeUser } from '../seed/factories/users.ts';
import { Client, signedIn } from '../setup/client.ts';
import { startServer } from '../setup/server.ts';
import { startStorm } from './support/storm.ts';

/** Accounts, each of which asks so often: for 50 slots there are 500 who ask. */
const ACCOUNTS = 100;
const ASKS = 5;
const SLOTS = 50;
const KILLS = 5;

let stateDir: string;
beforeAll(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'platform-clinic-'));
});
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

/** An expert with times enough, and people with their sessions. */
async function world() {
  const prepared = await startServer({ stateDir, crons: false });
  const database = (await prepared.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  const editor = await signedIn('13800000013', prepared.url);
  const { name, scope, direction } = makeExpert({}, 1);
  const expert = (await add(editor, 'zhuanjia', { name: `${name}众`, scope, direction, is_clinic: 1 })).result
    .expert_id;
  for (const weekday of [1, 2, 3, 4, 5, 6, 7])
    await add(editor, 'clinic_hour', {
      ...{ expert_id: expert, weekday, from_minute: 540, until_minute: 720, slot_minutes: 60 },
    });
  const all = (await new Client(prepared.url).get('/web/v1/clinic/slots', { expert_id: expert })).result
    .slots as Slot[];
  const slots = all.slice(5, 5 + SLOTS).map(({ start }) => start);
  const people: Map<string, string>[] = [];
  for (let place = 0; place < ACCOUNTS; place++) {
    const account = `1760000${String(place).padStart(4, '0')}`;
    const row = makeUser({ account, tel: account }, 4_000_000 + place);
    await database
      .prepare(
        `INSERT INTO user (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
          .map(() => '?')
          .join(', ')})`,
      )
      .bind(...Object.values(row))
      .run();
    people.push((await signedIn(account, prepared.url)).cookies);
  }
  await prepared.stop();
  return { expert, slots, people };
}

it('SIGN-019 SIGN-020 500 ask at once for 50 times of the clinic, answers are lost, the worker is killed five times: each time is given once, nothing that was given is lost', {
  timeout: 900_000,
}, async () => {
  const { expert, slots, people } = await world();
  expect(slots).toHaveLength(SLOTS);
  const storm = await startStorm(stateDir);
  let done = 0;
  let refused = 0;
  const given = new Map<number, string>();

  /** Asks for one time, again until there is an answer; of some the first answer is not waited for. */
  async function ask(number: number): Promise<void> {
    const slot = slots[(number * 7) % SLOTS] as number;
    const data = {
      ...{ org_name: `申请单位${number}`, contacts: '联系人', phone: '0311-86001234', problem: `问题${number}` },
      ...{ expert_id: expert, slot_start: slot },
    };
    const { status, result } = await storm.insist<{ id: string }>({
      call: (url, signal) => {
        const client = new Client(url);
        for (const [name, value] of people[number % ACCOUNTS] ?? []) client.cookies.set(name, value);
        return client.fetch('/web/egg/base/add', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ table: 'clinic_application', data }),
          ...(signal && { signal }),
        });
      },
      impatient: number % 3 === 0 ? 5 + ((number * 7) % 60) : undefined,
    });
    expect([200, 409]).toContain(status);
    if (status === 200) given.set(number, result.id);
    else refused += 1;
    done += 1;
  }

  const waiting = Array.from({ length: ACCOUNTS * ASKS }, (_, number) => number);
  const work = Promise.all(
    Array.from({ length: 50 }, async () => {
      for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) await ask(number);
    }),
  );
  await storm.rage(work, KILLS, 60, () => done);

  const after = await startServer({ stateDir, crons: false });
  const database = (await after.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  const rows = (
    await database
      .prepare(
        'SELECT id, slot_start, org_name, add_user FROM clinic_application WHERE expert_id = ? AND is_delete = 0 AND audit_status <> 2',
      )
      .bind(expert)
      .all<{ id: string; slot_start: number; org_name: string; add_user: string }>()
  ).results;
  const calendar = await database
    .prepare('SELECT json_array_length(taken) AS taken FROM clinic_calendar WHERE expert_id = ?')
    .bind(expert)
    .first<{ taken: number }>();
  await after.stop();
  console.log(
    `clinic storm: ${ACCOUNTS * ASKS} asked for ${SLOTS} times, ${rows.length} given, ${refused} refused, ${storm.lost()} answers lost, ${KILLS} kills`,
  );
  expect(storm.lost()).toBeGreaterThan(0);
  // No time twice, nobody who was told that it is theirs without it, nobody with more than three.
  expect(new Set(rows.map(({ slot_start }) => slot_start)).size).toBe(rows.length);
  const stored = new Set(rows.map(({ id }) => id));
  for (const id of given.values()) expect(stored.has(id)).toBe(true);
  const held = new Map<string, number>();
  for (const { add_user } of rows) held.set(add_user, (held.get(add_user) ?? 0) + 1);
  expect(Math.max(...held.values())).toBeLessThanOrEqual(3);
  // With ten who want each, all are given; the calendar that lists read says the same.
  expect(rows).toHaveLength(SLOTS);
  expect(calendar?.taken).toBe(SLOTS);
});
