import { beforeAll, describe, expect, it } from 'vitest';
import { claimTargets, giveBack } from '../../functions/modules/pushes/delivery/claim.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';
import { lookAtDeliveries } from '../../queues/cron/look.ts';
import { runsIn } from '../api/support/database.ts';
import { bindingsOf } from './support/bindings.ts';
import { testDelivery } from './support/delivery.ts';
import { detailOf, settled, type Target, until } from './support/pushes.ts';

const { line, taken, seen, fresh } = testDelivery();
let env: Env;
beforeAll(async () => {
  ({ env } = await bindingsOf(line.server, line.account.origin));
});

const run = runsIn(() => line.database);

/** A push whose run has begun, and which no look at the deliveries hands to the queue of itself. */
async function begun(count: number): Promise<{ id: string }> {
  const { id } = await fresh(count);
  await run(
    `UPDATE push_wechat SET run_state = 'running', confirm_time = unixepoch(), progress_time = unixepoch() + 999 WHERE id = ?`,
    id,
  );
  return { id };
}

async function targetsOf(id: string): Promise<string[]> {
  const rows = await line.database
    .prepare('SELECT id FROM push_wechat_orgs WHERE push_id = ? ORDER BY id')
    .bind(id)
    .all<{ id: string }>();
  return rows.results.map((row) => row.id);
}

describe('an account that answers nothing', () => {
  /** Looks that coincide, and the targets that they hand over together; the queue itself learns nothing of them. */
  async function looks(count: number): Promise<string[]> {
    const handed: string[] = [];
    const sendBatch = (messages: { body: { targets: string[] } }[]) => {
      handed.push(...messages.flatMap(({ body }) => body.targets));
      return Promise.resolve();
    };
    const deaf = { ...env, DELIVERIES: { sendBatch } } as unknown as Env;
    await Promise.all(Array.from({ length: count }, () => lookAtDeliveries(new Database(env.DB), deaf, false)));
    return handed;
  }

  it('SRV-019 is tried with three targets, however many looks coincide, and again when their messages were lost', async () => {
    const silent = `INSERT INTO delivery_pause (id, until_time, error_code, add_time) VALUES ('wechat', unixepoch() - 1, 'no_connection', 0)
ON CONFLICT (id) DO UPDATE SET until_time = unixepoch() - 1, error_code = 'no_connection', probe_time = 0`;
    line.account.temper = () => 'silent';
    await run(silent);
    const push = await begun(30);
    // The server's own clock may have the turn: then these looks have none, and the account is silent once more.
    const handed = await until(
      () => run(silent).then(() => looks(4)),
      (ids) => ids.length > 0,
    );
    expect(handed).toHaveLength(3);
    const later = await until(
      async () => {
        await run('UPDATE delivery_pause SET until_time = unixepoch() - 1, probe_time = unixepoch() - 3600');
        return looks(4);
      },
      (ids) => ids.length > 0,
    );
    expect(later).toHaveLength(3);

    line.account.temper = () => undefined;
    await run('UPDATE delivery_pause SET until_time = unixepoch() - 1, probe_time = 0');
    await run(`UPDATE push_wechat_orgs SET next_time = 1 WHERE push_id = ? AND state = 'waiting'`, push.id);
    await line.operator.post('/dev/cron', { cron: '* * * * *' });
    const after = await settled(line.operator, push.id);
    expect([after.counts.sent, after.pause, taken(push.id).length]).toEqual([30, null, 30]);
  });
});

describe('a cancel', () => {
  it('SRV-019 PUSH-055 reaches what a worker had claimed and gave back without a call', async () => {
    const { id } = await fresh(3);
    const db = new Database(env.DB);
    const claim = await claimTargets(db, env, await targetsOf(id), true);
    expect(claim.targets).toHaveLength(3);
    await line.operator.post('/web/v1/push/cancel', { id });
    expect((await detailOf(line.operator, id)).counts.sending).toBe(3);
    await db.batch(giveBack(claim.leaseId, claim.targets, 0));
    const after = await detailOf(line.operator, id);
    expect(after.targets.map(({ state, push_status }: Target) => [state, push_status])).toEqual(
      Array(3).fill(['cancelled', 2]),
    );
    expect([after.run_state, seen(id)]).toEqual(['cancelled', []]);
  });
});

describe('a doubt that ends after its run was stopped', () => {
  it('SRV-019 PUSH-054 ends the push as well: who received it stays counted', async () => {
    const { id } = await fresh(2);
    const [first = '', second = ''] = await targetsOf(id);
    await run(`UPDATE push_wechat SET run_state = 'stopped', error_code = '40037' WHERE id = ?`, id);
    await run(`UPDATE push_wechat_orgs SET state = 'sent', push_status = 1, sent_at = unixepoch() WHERE id = ?`, first);
    await run('UPDATE push_wechat_orgs SET doubt_since = unixepoch() - 600 WHERE id = ?', second);
    await line.operator.post('/dev/cron', { cron: '* * * * *' });
    const after = await settled(line.operator, id);
    expect([after.push_status, after.run_state, after.counts.uncertain]).toEqual([1, 'done', 1]);
  });
});
