import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';
import { consumeDeliveries } from '../../queues/consumers/deliveries.ts';
import { lookAtDeliveries } from '../../queues/cron/look.ts';
import { bindingsOf, type Outside } from './support/bindings.ts';
import { testDelivery } from './support/delivery.ts';
import { detailOf, settled, type Target } from './support/pushes.ts';

/** Here silence is a line that breaks, never an answer that is late: a slow machine takes its time. */
const { line, taken, seen, fresh } = testDelivery(20_000);
let env: Env;
let outside: Outside;

beforeAll(async () => {
  ({ env, outside } = await bindingsOf(line.server, line.account.origin));
});
beforeEach(() => {
  Object.assign(outside, { calls: 0, before: () => undefined });
});

/**
 * A push whose run has begun, and which looks at the deliveries do not hand to the queue: the test's own call does. The first look of a
 * clock that was begun anew hands it over all the same.
 */
async function begun(count: number): Promise<{ id: string; targets: string[] }> {
  const { id } = await fresh(count);
  await line.database
    .prepare(
      `UPDATE push_wechat SET run_state = 'running', confirm_time = unixepoch(), progress_time = unixepoch() + 999 WHERE id = ?`,
    )
    .bind(id)
    .run();
  const rows = await line.database
    .prepare('SELECT id FROM push_wechat_orgs WHERE push_id = ?')
    .bind(id)
    .all<{ id: string }>();
  return { id, targets: rows.results.map((row) => row.id) };
}

/** One call of the consumer with as many messages as it may get; answers the messages that it did not accept. */
async function consume(targets: string[]): Promise<{ targets: string[]; delay: number | undefined }[]> {
  const back: { targets: string[]; delay: number | undefined }[] = [];
  const messages = Array.from({ length: Math.ceil(targets.length / 100) }, (_, place) => {
    const own = targets.slice(place * 100, (place + 1) * 100);
    const retry = (options?: QueueRetryOptions) => back.push({ targets: own, delay: options?.delaySeconds });
    return { id: `message-${place}`, attempts: 3, body: { kind: 'push', targets: own }, ack: () => undefined, retry };
  });
  await consumeDeliveries({ messages } as unknown as MessageBatch, env);
  return back;
}

const doubted = async (id: string): Promise<number> =>
  (
    await line.database
      .prepare('SELECT count(*) AS n FROM push_wechat_orgs WHERE push_id = ? AND doubt_since IS NOT NULL')
      .bind(id)
      .first<{ n: number }>()
  )?.n ?? -1;
const statesOf = async (id: string): Promise<string[]> =>
  (await detailOf(line.operator, id)).targets.map(({ state }: Target) => state);

describe('what the platform allows', () => {
  it('SRV-019 one call of a consumer stays under 1,000 calls to the outside, however much it is given; the queue gets the rest', async () => {
    await line.database.prepare(`UPDATE setting SET value = '400' WHERE id = 'wechat-rate-per-second'`).run();
    const push = await begun(600);
    const before = line.account.calls;
    await consume(push.targets);
    const sent = line.account.calls - before;
    expect(sent).toBeGreaterThanOrEqual(200);
    // Each target's call may have been made twice, with a refused token before.
    expect(outside.calls + 400).toBeLessThan(1000);
    const after = await settled(line.operator, push.id);
    await line.database.prepare(`UPDATE setting SET value = '50' WHERE id = 'wechat-rate-per-second'`).run();
    expect([after.counts.sent, taken(push.id).length]).toEqual([600, 600]);
  });

  it('SRV-019 at a slow rate it takes few leases at a time', async () => {
    await line.database.prepare(`UPDATE setting SET value = '4' WHERE id = 'wechat-rate-per-second'`).run();
    const push = await begun(60);
    await consume(push.targets);
    await line.database.prepare(`UPDATE setting SET value = '50' WHERE id = 'wechat-rate-per-second'`).run();
    expect(outside.calls).toBeLessThan(600);
    expect((await settled(line.operator, push.id)).counts.sent).toBe(60);
  }, 120_000);

  it('SRV-019 a look with nothing due reads no target of pushes that wait for their operator', async () => {
    const cost = async () => {
      const db = new Database(env.DB);
      await lookAtDeliveries(db, env, false);
      return db.rowsRead;
    };
    const before = await cost();
    await fresh(500);
    expect((await cost()) - before).toBeLessThan(50);
  });
});

describe('what breaks around it', () => {
  it('SRV-019 an outcome that the database did not take is written again, and nobody is in doubt', async () => {
    const push = await begun(5);
    let failures = 2;
    outside.before = (call) => {
      if (call.includes('lease_until = 0') && failures-- > 0) throw new Error('D1_ERROR: Network connection lost.');
    };
    expect(await consume(push.targets)).toEqual([]);
    expect(failures).toBeLessThan(0);
    expect(await statesOf(push.id)).toEqual(Array(5).fill('sent'));
    expect(seen(push.id)).toHaveLength(5);
  });

  it('SRV-019 a clock that does not answer leaves targets free, and the message comes back later and later', async () => {
    const push = await begun(5);
    outside.before = (call) => {
      if (call === 'reserve') throw new Error('Durable Object reset');
    };
    const [message, ...more] = await consume(push.targets);
    expect([message?.delay, more]).toEqual([40, []]);
    expect([await statesOf(push.id), await doubted(push.id)]).toEqual([Array(5).fill('waiting'), 0]);
    outside.before = () => undefined;
    await consume(push.targets);
    expect((await settled(line.operator, push.id)).counts.sent).toBe(5);
  });

  it('SRV-019 a keeper without an answer means that nothing was called: nobody is in doubt, and it goes on by itself', async () => {
    const push = await begun(30);
    outside.before = (call) => {
      if (call === 'token') throw new Error('Durable Object reset');
    };
    expect(await consume(push.targets)).toEqual([]);
    expect([seen(push.id).length, await doubted(push.id)]).toEqual([0, 0]);
    expect((await detailOf(line.operator, push.id)).pause.error_code).toBe('no_token');
    const kept = line.database.prepare("SELECT message FROM failure WHERE place = 'token of the chat app'");
    expect(await kept.first()).toEqual({ message: 'Durable Object reset' });
    const after = await settled(line.operator, push.id);
    expect([after.counts.sent, seen(push.id).length]).toEqual([30, 30]);
    expect(after.targets.every(({ attempts }: { attempts: number }) => attempts === 1)).toBe(true);
  });
});

/** Pauses end when the test says so: the real ones last 10 seconds, which a slow machine needs for less than a round. */
async function holdPauses(): Promise<() => Promise<unknown>> {
  const run = (sql: string) => line.database.prepare(sql).run();
  for (const event of ['INSERT', 'UPDATE']) {
    await run(`CREATE TRIGGER hold_pause_${event} AFTER ${event} ON delivery_pause WHEN NEW.until_time > unixepoch()
BEGIN UPDATE delivery_pause SET until_time = unixepoch() + 900 WHERE id = NEW.id; END`);
  }
  return () => Promise.all(['INSERT', 'UPDATE'].map((event) => run(`DROP TRIGGER hold_pause_${event}`)));
}

describe('an account that answers nothing', () => {
  it('SRV-019 is left alone after a few calls, tried with three of them, and everything is sent once it is back', async () => {
    const push = await begun(80);
    const letGo = await holdPauses();
    // The first answer fails to come last: meanwhile others are given back, none of them before the account is known to wait.
    let calls = 0;
    line.account.temper = async () => {
      calls += 1;
      await sleep(calls === 1 ? 2500 : 600);
      return 'silent' as const;
    };
    const givenBack: string[] = [];
    outside.before = (call) => {
      if (call.includes('attempts = attempts - 1')) givenBack.push(call);
    };
    await consume(push.targets);
    line.account.temper = () => 'silent';
    expect(givenBack.length).toBeGreaterThan(0);
    expect(givenBack.every((call) => call.includes('INSERT INTO delivery_pause'))).toBe(true);
    await expect.poll(() => statesOf(push.id)).not.toContain('sending');
    const { pause, counts } = await detailOf(line.operator, push.id);
    expect([pause.error_code, pause.hint.length > 0]).toEqual(['no_connection', true]);
    const first = await doubted(push.id);
    // A clock that was just begun anew hands everything over once more: beside this deliverer there may be one of the worker's, and each
    // meets five silences and has five other calls under way (decision 401).
    expect(first).toBeLessThanOrEqual(2 * (5 + 5));
    expect(counts.waiting).toBe(80);
    // The end of the pause, twice: whoever is in doubt already is tried first, before anybody else.
    const endPause = async () => {
      if ((await statesOf(push.id)).includes('sending')) return;
      await line.database.prepare('UPDATE push_wechat_orgs SET next_time = 1 WHERE next_time > 1').run();
      await line.database.prepare('UPDATE delivery_pause SET until_time = unixepoch() - 1').run();
      await line.operator.post('/dev/cron', { cron: '* * * * *' });
    };
    for (let round = 0; round < 2; round++) {
      const before = seen(push.id).length;
      await expect
        .poll(async () => {
          await endPause();
          return seen(push.id).length;
        })
        .toBeGreaterThan(before);
      await expect.poll(() => statesOf(push.id)).not.toContain('sending');
    }
    expect(await doubted(push.id)).toBeLessThan(first + 2 * 3);
    await letGo();
    line.account.temper = () => undefined;
    await line.database.prepare('UPDATE delivery_pause SET until_time = unixepoch() - 1').run();
    const after = await settled(line.operator, push.id);
    expect([after.counts.sent, after.pause, taken(push.id).length]).toEqual([80, null, 80]);
  }, 120_000);
});
