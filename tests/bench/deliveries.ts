import { setTimeout as sleep } from 'node:timers/promises';
import type { Gateway } from '../local/gateway/server.ts';
import { addRecipients, makePush, operatorOf } from '../queues/support/pushes.ts';
import { startServer } from '../setup/server.ts';
import { figure, table } from './measure.ts';

/** Targets of the push, and calls that the account allows in a second. */
const TARGETS = Number(process.env.BENCH_TARGETS ?? 10_000);
const RATE = Number(process.env.BENCH_RATE ?? 200);
const LANES = 6;

const takenBy = (gateway: Gateway) => gateway.outbox.list({ channel: 'wechat' }).length;

/** Seconds until the gateway has taken so many messages more than `before`. */
async function secondsFor(gateway: Gateway, before: number): Promise<number> {
  const started = performance.now();
  while (takenBy(gateway) < before + TARGETS) await sleep(50);
  return (performance.now() - started) / 1000;
}

/** What somebody would write who may lose everything: a loop that calls the gateway at the allowed rate. */
async function bareLoop(gateway: Gateway): Promise<void> {
  const answer = await fetch(`${gateway.origin}/cgi-bin/stable_token`, {
    method: 'POST',
    body: JSON.stringify({ appid: 'local-account', secret: 'local-secret' }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  const start = performance.now();
  let next = 0;
  const lane = async () => {
    for (let place = next++; place < TARGETS; place = next++) {
      const wait = start + (place * 1000) / RATE - performance.now();
      if (wait > 0) await sleep(wait);
      const response = await fetch(`${gateway.origin}/cgi-bin/message/template/send?access_token=${access_token}`, {
        method: 'POST',
        body: JSON.stringify({
          touser: `bare-${place}`,
          template_id: 'TPL-ITEM-PUSH-01',
          url: 'https://example.com/wxPushDetail',
          client_msg_id: `bare-${place}`,
          data: { keynote1: { value: '主题' }, keynote2: { value: '摘要' } },
        }),
      });
      await response.json();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/**
 * How fast a push is fanned out, from its confirmation to its last message, beside a bare loop under the same limit.
 */
export async function deliveries(): Promise<string> {
  const server = await startServer();
  try {
    const { gateway, miniflare } = server.runtime;
    const database = (await miniflare.getD1Database('DB')) as unknown as D1Database;
    await database.prepare(`UPDATE setting SET value = ? WHERE id = 'wechat-rate-per-second'`).bind(String(RATE)).run();
    const operator = await operatorOf(server.url);
    const push = await makePush(operator, { orgs: await addRecipients(database, TARGETS) });
    const started = performance.now();
    await operator.post('/web/v1/push/confirm', { id: push.id });
    await secondsFor(gateway, 0);
    const product = TARGETS / ((performance.now() - started) / 1000);
    const before = takenBy(gateway);
    const loop = performance.now();
    await Promise.all([bareLoop(gateway), secondsFor(gateway, before)]);
    const bare = TARGETS / ((performance.now() - loop) / 1000);
    return table([
      [
        `${TARGETS.toLocaleString('en')} targets, ${RATE}/s allowed`,
        'product/s',
        'bare loop/s',
        'ratio (at least 0.7)',
      ],
      ['fan-out of a push', figure(product), figure(bare), (product / bare).toFixed(2)],
    ]);
  } finally {
    await server.stop();
  }
}
