import { describe, expect, it } from 'vitest';
import { testDelivery } from './support/delivery.ts';
import { addRecipients, detailOf, publicItems, settled, type Target, until } from './support/pushes.ts';

const { line, confirm, taken, seen, fresh } = testDelivery();
const endPause = () => line.database.prepare('UPDATE delivery_pause SET until_time = unixepoch()').run();
/** Whatever waits for its next try is due now: how long the product lets it wait is what a pause says. */
const endWaits = () =>
  line.database.prepare(`UPDATE push_wechat_orgs SET next_time = 1 WHERE state = 'waiting' AND next_time > 0`).run();
/** The scheduled look at the deliveries, now. */
const lookNow = () => line.operator.post('/dev/cron', {});
const paused = (id: string) =>
  until(
    () => detailOf(line.operator, id),
    ({ pause }) => pause !== null,
  );

describe('what concerns the account', () => {
  it.each([40037, 48001, 48004, 50002, 40013])(
    'PUSH-050 PUSH-081 %i stops the run once and tells why; confirmed again, the rest is sent',
    async (code) => {
      const push = await fresh(30);
      line.account.temper = () => (seen(push.id).length > 3 ? code : undefined);
      await confirm(push.id);
      const stopped = await until(
        () => detailOf(line.operator, push.id),
        ({ run_state, counts }) => run_state === 'stopped' && counts.sending === 0,
      );
      expect([stopped.push_status, stopped.error_code, stopped.error_msg]).toEqual([
        0,
        String(code),
        `errcode ${code}`,
      ]);
      expect(stopped.hint).toBeTruthy();
      expect(stopped.counts).toMatchObject({ sent: 3, waiting: 27, failed: 0, refused: 0 });
      // Those that were on their way in the same moment are called, and nobody else.
      expect(seen(push.id).length).toBeLessThanOrEqual(3 + 6);
      const notices = await line.database
        .prepare(`SELECT count(*) AS n FROM notice WHERE topic = 'push_stopped' AND once_key LIKE ?`)
        .bind(`push-stopped:${push.id}%`)
        .first<{ n: number }>();
      expect(notices?.n).toBe(1);
      line.account.temper = () => undefined;
      expect((await confirm(push.id)).result.queued).toBe(27);
      const after = await settled(line.operator, push.id);
      expect([after.push_status, after.run_state, after.error_code, taken(push.id).length]).toEqual([
        1,
        'done',
        null,
        30,
      ]);
    },
  );

  it('SRV-019 45011 pauses the account until the next minute, and it goes on by itself', async () => {
    const push = await fresh(5);
    line.account.temper = () => 45011;
    await confirm(push.id);
    const { pause, targets, run_state } = await paused(push.id);
    expect([pause.error_code, pause.until_time % 60, run_state]).toEqual(['45011', 0, 'running']);
    expect(targets.every(({ push_status }: Target) => push_status === 0)).toBe(true);
    line.account.temper = () => undefined;
    await endPause();
    await endWaits();
    expect((await settled(line.operator, push.id)).counts.sent).toBe(5);
    expect(taken(push.id)).toHaveLength(5);
  });

  it('SRV-019 45009 pauses it until midnight in Shanghai and tells the operator; nothing is called meanwhile', async () => {
    const push = await fresh(5);
    line.account.temper = () => 45009;
    await confirm(push.id);
    const { pause } = await paused(push.id);
    // In the first minutes of a day, when the account's own day may not have begun, the pause is one of a minute.
    const since = (pause.until_time + 8 * 3600) % 86_400;
    expect([pause.error_code, since === 0 || (since >= 60 && since < 360)]).toEqual(['45009', true]);
    // A pause that ended by itself, by the minute or at midnight, would end what this test looks at.
    await line.database.prepare('UPDATE delivery_pause SET until_time = unixepoch() + 3600').run();
    const calls = seen(push.id).length;
    const other = await fresh(2);
    await confirm(other.id);
    await lookNow();
    expect([seen(push.id).length, seen(other.id).length]).toEqual([calls, 0]);
    line.account.temper = () => undefined;
    await endPause();
    await endWaits();
    await lookNow();
    expect((await settled(line.operator, push.id)).counts.sent).toBe(5);
    expect((await settled(line.operator, other.id)).counts.sent).toBe(2);
  });

  it('SRV-019 an answer to a call from before a pause does not end it', async () => {
    const push = await fresh(1);
    const answer = Promise.withResolvers<undefined>();
    line.account.temper = () => answer.promise;
    await confirm(push.id);
    await until(
      async () => seen(push.id).length,
      (calls) => calls === 1,
    );
    // What another worker writes whose calls nothing answers.
    await line.database
      .prepare(
        `INSERT INTO delivery_pause (id, until_time, error_code, add_time) VALUES ('wechat', unixepoch() + 600, 'no_connection', unixepoch())`,
      )
      .run();
    answer.resolve(undefined);
    expect((await settled(line.operator, push.id)).counts.sent).toBe(1);
    expect((await line.operator.get('/web/v1/push/account')).result.pause).toMatchObject({
      error_code: 'no_connection',
    });
  });

  it('MAT-011 SRV-019 that is refused ends a push to subscribers: what other leases of it held is not called any more', async () => {
    const orgs = await addRecipients(line.database, 60, (place) => `subscriber-${place}`);
    const { results } = await line.database
      .prepare('SELECT user_id FROM organization WHERE organization_id IN (SELECT value FROM json_each(?))')
      .bind(JSON.stringify(orgs))
      .all<{ user_id: string }>();
    const user_ids = results.map(({ user_id }) => user_id);
    await line.database
      .prepare(
        `INSERT INTO subscription (id, user_id, item_type, scopes, keyword, region, add_time, update_time)
SELECT 'of-' || value, value, 1, '["s-101","s-102","s-103","s-104"]', '', '', 0, 0 FROM json_each(?)`,
      )
      .bind(JSON.stringify(user_ids))
      .run();
    const called = () => line.account.seen.filter(({ touser }) => touser.startsWith('subscriber-')).length;
    line.account.temper = () => (called() > 1 ? undefined : 40037);
    const items = await publicItems(line.operator, 'chengguo');
    expect(
      (await line.operator.post('/egg/match/pushToSubUser', { item_type: 1, items, user_ids })).result.queued,
    ).toBe(60);
    const open = () =>
      line.database
        .prepare(`SELECT count(*) AS n FROM user_push WHERE state IN ('waiting', 'sending')`)
        .first<number>('n');
    await until(open, (n) => n === 0);
    // The first and those that were on their way in the same moment.
    expect(called()).toBeLessThanOrEqual(6);
  });
});

describe('a day’s quota that is said to be used up', () => {
  /** A pause whose next try is due now, looked at once. */
  const tryNow = async () => {
    await endPause();
    await lookNow();
  };
  const readPause = async () => (await line.operator.get('/web/v1/push/account')).result.pause;

  it('SRV-019 is tried with one message now and then, less and less often, and ends by itself', async () => {
    const push = await fresh(30);
    line.account.temper = () => 45009;
    await confirm(push.id);
    const { pause } = await paused(push.id);
    expect(pause.next_try).toBeLessThanOrEqual(pause.until_time);
    await until(
      () => detailOf(line.operator, push.id),
      ({ counts }) => counts.sending === 0,
    );
    const calls = seen(push.id).length;
    for (const waits of [1, 3]) {
      const before = seen(push.id).length;
      await tryNow();
      const again = await until(
        () => readPause(),
        ({ next_try }) => next_try > Date.now() / 1000 + 30,
      );
      expect(seen(push.id).length).toBe(before + 1);
      // Just after midnight the quota may begin anew before that.
      expect(again.next_try).toBeLessThanOrEqual(again.until_time);
      if (again.until_time - Date.now() / 1000 > 600)
        expect(again.next_try - Date.now() / 1000).toBeGreaterThan(waits * 60 - 30);
    }
    expect(seen(push.id).length).toBe(calls + 2);
    line.account.temper = () => undefined;
    await tryNow();
    expect((await settled(line.operator, push.id)).counts.sent).toBe(30);
    expect([taken(push.id).length, await readPause()]).toEqual([30, null]);
  });

  it('PUSH-046 SRV-019 is told to operators once, shown, said by a confirmation, and ended by hand', async () => {
    await line.database.prepare(`DELETE FROM notice WHERE topic = 'push_paused'`).run();
    const [push, other] = [await fresh(3), await fresh(2)];
    line.account.temper = () => 45009;
    await confirm(push.id);
    await paused(push.id);
    const answer = await confirm(other.id);
    expect(answer.result).toMatchObject({ queued: 2, pause: { error_code: '45009' } });
    expect(answer.result.pause.hint).toBeTruthy();
    expect((await line.operator.get('/web/v1/push/record', { id: other.id })).result).toMatchObject({
      phase: 'paused',
      pause: { error_code: '45009' },
    });
    const told = await line.database
      .prepare(`SELECT count(*) AS n, count(DISTINCT user_id) AS users FROM notice WHERE topic = 'push_paused'`)
      .first<{ n: number; users: number }>();
    expect([told?.n, told?.users]).toEqual([told?.users, told?.n]);
    expect(told?.n).toBeGreaterThan(0);
    line.account.temper = () => undefined;
    expect((await line.operator.post('/web/v1/push/account/resume', {})).result).toEqual({ resumed: true });
    expect((await settled(line.operator, push.id)).counts.sent).toBe(3);
    expect((await settled(line.operator, other.id)).counts.sent).toBe(2);
    expect((await line.operator.post('/web/v1/push/account/resume', {})).result).toEqual({ resumed: false });
    expect(await readPause()).toBeNull();
  });

  it('SRV-019 a token that is refused again and again is shown as that, not as too many calls', async () => {
    const push = await fresh(2);
    line.account.temper = () => 40001;
    await confirm(push.id);
    const shown = await until(
      () => detailOf(line.operator, push.id),
      ({ pause, run_state }) => pause !== null || run_state === 'stopped',
    );
    const codes = [shown.pause?.error_code, shown.error_code, ...shown.targets.map((each: Target) => each.error_code)];
    expect(codes.filter((code) => code === '45011' || code === '45009')).toEqual([]);
    expect((shown.pause ?? shown).hint).toContain('凭证');
    line.account.temper = () => undefined;
    await line.operator.post('/web/v1/push/account/resume', {});
    await line.operator.post('/web/v1/push/confirm', { id: push.id });
    // Whoever met the refused token waits for the next minute, as the pause that is over would have.
    await endWaits();
    await lookNow();
    expect((await settled(line.operator, push.id)).counts.sent).toBe(2);
  });
});

describe('what the operator does', () => {
  it('SRV-019 retry sends to failed targets and to no other', async () => {
    const push = await fresh(4, (place) => `retry-${place}`);
    line.account.temper = ({ touser }) => (touser.endsWith('1') || touser.endsWith('2') ? 47003 : undefined);
    await confirm(push.id);
    const { counts } = await settled(line.operator, push.id);
    line.account.temper = () => undefined;
    const first = seen(push.id).map(({ client_msg_id }) => client_msg_id);
    expect((await line.operator.post('/web/v1/push/retry', { id: push.id })).result.queued).toBe(counts.failed);
    expect((await settled(line.operator, push.id)).counts.sent).toBe(4);
    expect(taken(push.id)).toHaveLength(4);
    const again = seen(push.id).slice(first.length);
    expect(again.every(({ client_msg_id }) => !first.includes(client_msg_id))).toBe(true);
    expect((await line.operator.post('/web/v1/push/retry', { id: push.id })).result.queued).toBe(0);
  });

  it('PUSH-055 cancel during a run: what went out is sent, the rest is cancelled', async () => {
    await line.database.prepare(`UPDATE setting SET value = '5' WHERE id = 'wechat-rate-per-second'`).run();
    const push = await fresh(60);
    await confirm(push.id);
    await until(
      async () => taken(push.id).length,
      (count) => count >= 10,
    );
    await line.operator.post('/web/v1/push/cancel', { id: push.id });
    const after = await settled(line.operator, push.id);
    await line.database.prepare(`UPDATE setting SET value = '50' WHERE id = 'wechat-rate-per-second'`).run();
    expect(after.counts.sent + after.counts.cancelled).toBe(60);
    expect(after.counts.sent).toBe(taken(push.id).length);
    expect(after.counts.cancelled).toBeGreaterThan(0);
    expect([after.run_state, after.push_status]).toEqual(['cancelled', 1]);
    // Sixty at five a second would have taken twelve: the stored times say that the rate was kept since the run began.
    const times = after.targets.flatMap(({ sent_at }: Target) => sent_at ?? []);
    expect(Math.max(...times) - after.confirm_time).toBeGreaterThanOrEqual(Math.floor((after.counts.sent - 1) / 5));
  });
});

describe('a push that was cancelled during its run', () => {
  it('PUSH-055 is gone on with for the rest: nobody receives it twice', async () => {
    await line.database.prepare(`UPDATE setting SET value = '5' WHERE id = 'wechat-rate-per-second'`).run();
    const push = await fresh(40);
    await confirm(push.id);
    await until(
      async () => taken(push.id).length,
      (count) => count >= 5,
    );
    await line.operator.post('/web/v1/push/cancel', { id: push.id });
    const { counts } = await settled(line.operator, push.id);
    await line.database.prepare(`UPDATE setting SET value = '50' WHERE id = 'wechat-rate-per-second'`).run();
    expect(counts.cancelled).toBeGreaterThan(0);
    const goOn = () => line.operator.post('/web/v1/push/continue', { id: push.id });
    const answers = await Promise.all([goOn(), goOn(), goOn()]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, { result }) => sum + result.queued, 0)).toBe(counts.cancelled);
    const after = await settled(line.operator, push.id);
    expect([after.counts.sent, taken(push.id).length]).toEqual([40, 40]);
    await until(
      () => detailOf(line.operator, push.id),
      ({ run_state }) => run_state === 'done',
    );
    expect((await goOn()).code).toBe(409);
  });

  it('PUSH-055 before its run holds no items any more: it cannot be gone on with', async () => {
    const push = await fresh(1);
    await line.operator.post('/web/v1/push/cancel', { id: push.id });
    const answer = await line.operator.post('/web/v1/push/continue', { id: push.id });
    expect([answer.code, seen(push.id)]).toEqual([409, []]);
  });
});

describe('the queue', () => {
  const deliver = async (queue: string, ids: string[], times: number) => {
    const background = await line.server.runtime.miniflare.getWorker('technology-transfer-background');
    const message = { timestamp: new Date(), attempts: 1, body: { kind: 'push', targets: ids } };
    const one = (place: number) => background.queue(queue, [{ ...message, id: `${queue}-${place}` }]);
    return Promise.all(Array.from({ length: times }, (_, place) => one(place)));
  };
  const targetsOf = async (id: string) =>
    (
      await line.database.prepare('SELECT id FROM push_wechat_orgs WHERE push_id = ?').bind(id).all<{ id: string }>()
    ).results.map((row) => row.id);

  it('SRV-019 attack 15: each message five times at once, one message a target', async () => {
    const push = await fresh(40);
    const ids = await targetsOf(push.id);
    await deliver('deliveries', ids, 2);
    expect(seen(push.id)).toEqual([]);
    await Promise.all([confirm(push.id), deliver('deliveries', ids, 5), deliver('deliveries', ids, 5)]);
    expect((await settled(line.operator, push.id)).counts.sent).toBe(40);
    await deliver('deliveries', ids, 5);
    expect([taken(push.id).length, seen(push.id).length]).toEqual([40, 40]);
  });

  it('SRV-019 a dead letter is drained into the rows: they say so and can be tried again', async () => {
    const push = await fresh(2);
    await line.database
      .prepare(`UPDATE push_wechat SET run_state = 'running', progress_time = unixepoch() + 999 WHERE id = ?`)
      .bind(push.id)
      .run();
    await deliver('deliveries-dead', await targetsOf(push.id), 5);
    const after = await detailOf(line.operator, push.id);
    expect(after.targets.map(({ state, error_code }: Target) => [state, error_code])).toEqual([
      ['failed', 'dead_letter'],
      ['failed', 'dead_letter'],
    ]);
    expect(after.run_state).toBe('done');
    await line.operator.post('/web/v1/push/retry', { id: push.id });
    expect((await settled(line.operator, push.id)).counts.sent).toBe(2);
  });

  it('SRV-019 messages that the queue lost are found by the sweep', async () => {
    const push = await fresh(3);
    await line.database
      .prepare(
        `UPDATE push_wechat SET run_state = 'running', confirm_time = unixepoch(), progress_time = unixepoch() - 60 WHERE id = ?`,
      )
      .bind(push.id)
      .run();
    await lookNow();
    expect((await settled(line.operator, push.id)).counts.sent).toBe(3);
  });
});
