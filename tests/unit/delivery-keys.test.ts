import type { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, it } from 'vitest';
import { claimTargets } from '../../functions/modules/pushes/delivery/claim.ts';
import { leaveOutReached, markReached } from '../../functions/modules/pushes/delivery/reached.ts';
import { applyReceipts } from '../../functions/modules/pushes/delivery/receipts.ts';
import { buryMessages } from '../../functions/modules/pushes/delivery/rows.ts';
import { releaseWaiting } from '../../functions/modules/pushes/delivery/run.ts';
import { settlePushes } from '../../functions/modules/pushes/delivery/settle.ts';
import { sweepPushes } from '../../functions/modules/pushes/delivery/sweep.ts';
import { deliverUserPushes } from '../../functions/modules/pushes/subscriptions/deliver.ts';
import { sweepUserPushes } from '../../functions/modules/pushes/subscriptions/sweep.ts';
import type { Env } from '../../functions/platform/env.ts';
import { migrated } from '../local/derived.ts';
import { plansLike, statementsOf } from './support/plans.ts';

let db: DatabaseSync;
beforeAll(() => {
  db = migrated();
});

const stub = { reserve: async () => ({ after: 0 }), wake: async () => undefined };
const env = {
  SCHEDULES: { idFromName: () => '', get: () => stub },
  DELIVERIES: { sendBatch: async () => undefined },
} as unknown as Env;

/** A plan that goes through a whole table of messages; one that goes through all in a state. */
const WHOLE = /SCAN (?:push_\w+|user_push|[atmxy]\b)(?!.*_sending)/;
const OF_STATE = /INDEX (?:user_push_state|push_wechat_run)/;

it('PUSH-055 SRV-019 a delivery finds the messages that it is told of by their keys, however many others wait', async () => {
  const which = { sql: `x.state = 'failed'`, params: [] };
  const texts = [
    ...(await statementsOf(db, (own) => claimTargets(own, env, ['t1', 't2']))),
    ...(await statementsOf(db, (own) => deliverUserPushes(own, env, ['u1', 'u2']))),
    ...[leaveOutReached('p'), ...markReached('p', which), ...releaseWaiting('p', 1), ...settlePushes(['p'], 1)].map(
      ({ sql }) => sql,
    ),
    ...(['push_wechat_orgs', 'user_push'] as const).flatMap((table) => [
      buryMessages(table, ['t1']).sql,
      applyReceipts(table, ['m1']).sql,
    ]),
  ];
  expect(texts.length).toBeGreaterThan(15);
  expect(plansLike(db, texts, WHOLE, OF_STATE)).toEqual([]);
});

it('PUSH-055 SRV-019 a look at the pushes goes through what is being sent, in doubt, or due, and never through all targets', async () => {
  const gate = { closedUntil: 0, all: false };
  const texts = [
    ...(await statementsOf(db, (own) => sweepPushes(own, env, gate))),
    ...(await statementsOf(db, (own) => sweepUserPushes(own, env, gate))),
  ];
  expect(texts.length).toBeGreaterThan(8);
  expect(plansLike(db, texts, WHOLE)).toEqual([]);
});
