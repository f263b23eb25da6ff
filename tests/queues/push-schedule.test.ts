import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember } from '../api/support/accounts.ts';
import { ADMIN } from '../api/support/people.ts';
import { type Client, signedIn } from '../setup/client.ts';
import { spawnServer } from '../setup/process.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { startAccount } from './support/gateway.ts';
import { addRecipients, detailOf, makePush, operatorOf, settled, type Target, until } from './support/pushes.ts';

let server: TestServer;
let database: D1Database;
let operator: Client;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  operator = await operatorOf(server.url);
});
afterAll(() => server.stop());

const seconds = () => Math.floor(Date.now() / 1000);
/** Until the clock shows this second, and a little more. */
const pass = (time: number, more = 0) => sleep(Math.max(0, time * 1000 + more - Date.now()));
const messagesOf = (pushId: string) =>
  server.runtime.gateway.outbox.list({ channel: 'wechat' }).filter(({ url }) => url?.includes(pushId));
const confirm = (id: string) => operator.post('/web/v1/push/confirm', { id });
const schedule = (id: string, auto_push_time: number) => operator.put('/web/v1/push', { id, auto_push_time });
const sentTimes = (push: { targets: Target[] }) => push.targets.flatMap(({ sent_at }) => sent_at ?? []);

/** Seconds after a confirmation by hand in which a push is out where nothing else keeps the machine busy. */
const USUAL = 2;

/**
 * How late everything is on this machine at a time: what a push that is confirmed by hand in that second needs beyond the
 * usual. A schedule has its five seconds on top of it.
 */
async function lateness(time: number): Promise<number> {
  const control = await makePush(operator, { orgs: await addRecipients(database, 1) });
  await pass(time);
  await confirm(control.id);
  const [at = 0] = sentTimes(await settled(operator, control.id));
  return Math.max(0, at - time - USUAL);
}

describe('a schedule', () => {
  it('PUSH-035 PUSH-034 fires within five seconds of its time and never early, without anybody confirming it', async () => {
    const orgs = await addRecipients(database, 2);
    const auto_push_time = seconds() + 8;
    const push = await makePush(operator, { orgs, auto_push_time });
    const late = await lateness(auto_push_time);
    const after = await settled(operator, push.id);
    expect([after.push_status, after.counts.sent, after.auto_push_time]).toEqual([1, 2, auto_push_time]);
    for (const at of [after.confirm_time, ...sentTimes(after)]) {
      expect(at - auto_push_time).toBeGreaterThanOrEqual(0);
      expect(at - auto_push_time).toBeLessThanOrEqual(5 + late);
    }
    for (const { at } of messagesOf(push.id)) expect(at).toBeGreaterThanOrEqual(auto_push_time);
  });

  it('PUSH-035 one that is set through the table service fires alike', async () => {
    const push = await makePush(operator, { orgs: await addRecipients(database, 1) });
    const auto_push_time = seconds() + 6;
    await operator.put('/web/egg/base/put', { table: 'push_wechat', data: { auto_push_time }, where: { id: push.id } });
    const late = await lateness(auto_push_time);
    const after = await settled(operator, push.id);
    const [at = 0] = sentTimes(after);
    expect(at - auto_push_time).toBeGreaterThanOrEqual(0);
    expect(at - auto_push_time).toBeLessThanOrEqual(5 + late);
  });

  it('PUSH-035 a confirmed push with a time ahead is left to its time; `now` does not wait for it', async () => {
    const orgs = await addRecipients(database, 1);
    const auto_push_time = seconds() + 3600;
    const push = await makePush(operator, { orgs, auto_push_time });
    expect((await confirm(push.id)).result).toEqual({ queued: 0, auto_push_time });
    expect((await detailOf(operator, push.id)).run_state).toBe('');
    expect((await operator.post('/web/v1/push/confirm', { id: push.id, now: true })).result.queued).toBe(1);
    expect((await settled(operator, push.id)).counts.sent).toBe(1);
  });

  it('PUSH-034 PUSH-035 set to 0 it never fires; moved, it fires at its new time', async () => {
    const [one = '', two = ''] = await addRecipients(database, 2);
    const dropped = await makePush(operator, { orgs: [one] });
    const moved = await makePush(operator, { orgs: [two] });
    const time = seconds() + 6;
    await Promise.all([schedule(dropped.id, time), schedule(moved.id, time)]);
    await Promise.all([schedule(dropped.id, 0), schedule(moved.id, time + 3)]);
    const after = await settled(operator, moved.id);
    expect(sentTimes(after).every((at) => at >= time + 3)).toBe(true);
    await operator.post('/dev/cron', {});
    const left = await detailOf(operator, dropped.id);
    expect([left.run_state, left.auto_push_time, messagesOf(dropped.id).length]).toEqual(['', 0, 0]);
  });

  it('PUSH-035 one that has nothing to send says so, once; given somebody and this very minute, it fires', async () => {
    const orgs = await addRecipients(database, 1);
    const push = await makePush(operator, { orgs });
    await operator.put('/web/v1/push', { id: push.id, orgs: [], auto_push_time: seconds() + 1 });
    const after = await until(
      () => detailOf(operator, push.id),
      ({ run_state }) => run_state !== '',
    );
    expect([after.run_state, after.error_code, after.push_status]).toEqual(['stopped', 'push_nothing_to_send', 0]);
    const again = { id: push.id, orgs, auto_push_time: after.auto_push_time - 1 };
    expect((await operator.put('/web/v1/push', again)).code).toBe(200);
    expect((await settled(operator, push.id)).counts.sent).toBe(1);
  });

  it('PUSH-035 goes out only while who saved it is an operator, or another approved it; else operators are told', async () => {
    const setRights = (phone: string, authority: string, is_delete = 0) =>
      database
        .prepare('UPDATE user SET authority = ?, is_delete = ? WHERE account = ?')
        .bind(authority, is_delete, phone)
        .run();
    const { browser: leaver, phone } = await newMember(server.url);
    await setRights(phone, 'push-admin');
    const auto_push_time = seconds() + 10;
    const planned = async () => makePush(leaver, { orgs: await addRecipients(database, 1), auto_push_time });
    const pushes = [await planned(), await planned(), await planned()];
    const [left, again, approved] = pushes.map(({ id }) => id) as [string, string, string];
    // What a colleague saved since, by whichever door, is the colleague's.
    const data = { remark: '由同事核对' };
    expect((await operator.put('/web/egg/base/put', { table: 'push_wechat', data, where: { id: again } })).code).toBe(
      200,
    );
    const { version } = await detailOf(operator, approved);
    await database
      .prepare(
        `INSERT INTO push_approval (push_id, version, state, ask_user, ask_time, decide_user, decide_time)
         SELECT ?, ?, 'approved', '', 1, user_id, 1 FROM user WHERE account = '13800000007'`,
      )
      .bind(approved, version)
      .run();
    await setRights(phone, '');
    const after = await Promise.all(
      [left, again, approved].map((id) =>
        until(
          () => detailOf(operator, id),
          ({ run_state }) => run_state === 'stopped' || run_state === 'done',
        ),
      ),
    );
    expect(after.map(({ run_state, error_code, counts }) => [run_state, error_code, counts.sent])).toEqual([
      ['stopped', 'push_operator_gone', 0],
      ['done', null, 1],
      ['done', null, 1],
    ]);
    const told = (await operator.get('/web/v1/user/notice/list')).result.records.filter(
      ({ params }: { params: { code?: string } }) => params.code === 'push_operator_gone',
    );
    expect(told).toHaveLength(1);
    expect((await confirm(left)).code).toBe(200);
    expect((await settled(operator, left)).counts.sent).toBe(1);
    // Nor does that of an account that is disabled.
    await setRights(phone, 'push-admin');
    const other = await makePush(leaver, { orgs: await addRecipients(database, 1), auto_push_time: seconds() + 6 });
    await setRights(phone, 'push-admin', 1);
    const stopped = await until(
      () => detailOf(operator, other.id),
      ({ run_state }) => run_state !== '',
    );
    expect(stopped.error_code).toBe('push_operator_gone');
  });

  it('PUSH-035 one that breaks keeps none from its time; administrators read that it does, and of nobody in it', async () => {
    const [one = '', two = ''] = await addRecipients(database, 2);
    const auto_push_time = seconds() + 2;
    const broken = await makePush(operator, { orgs: [one], auto_push_time });
    const other = await makePush(operator, { orgs: [two], auto_push_time });
    await database
      .prepare(
        `CREATE TRIGGER break_push BEFORE UPDATE OF run_state ON push_wechat WHEN NEW.id = '${broken.id}'
BEGIN SELECT RAISE(ABORT, 'somebody at 13800000001 breaks'); END`,
      )
      .run();
    const failures = async (): Promise<{ source: string; place: string; message: string }[]> =>
      (await (await signedIn(ADMIN, server.url)).get('/web/v1/admin/status')).result.failures;
    expect((await settled(operator, other.id)).counts.sent).toBe(1);
    await expect.poll(async () => (await failures()).map(({ place }) => place)).toContain('scheduled push');
    expect(await failures()).toContainEqual(
      expect.objectContaining({ source: 'alarm', message: expect.stringContaining('somebody at # breaks') }),
    );
    await pass(auto_push_time + 5);
    const kept = database.prepare("SELECT count(*) AS n FROM failure WHERE place = 'scheduled push'");
    // Every two seconds, not without end.
    const tries = await kept.first<number>('n');
    expect(tries).toBeLessThanOrEqual(2 + (seconds() - auto_push_time) / 2);
    await database.prepare('DROP TRIGGER break_push').run();
    expect((await settled(operator, broken.id)).counts.sent).toBe(1);
  });
});

describe('the due second', () => {
  const COUNT = 12;

  /** Pushes that are all due in the same second, and what is done to them in that second, again and again. */
  async function atTheSecond(act: (id: string, place: number) => Promise<unknown>) {
    const orgs = await addRecipients(database, COUNT * 2);
    const pushes: { id: string }[] = [];
    for (let place = 0; place < COUNT; place++) {
      const own = orgs.slice(place * 2, place * 2 + 2);
      pushes.push(await makePush(operator, { orgs: own }));
    }
    const time = seconds() + 5;
    await Promise.all(pushes.map(({ id }) => schedule(id, time)));
    await pass(time, -30);
    await Promise.all([
      operator.post('/dev/cron', {}),
      ...pushes.map(({ id }, place) => sleep(place * 12).then(() => act(id, place))),
      operator.post('/dev/cron', {}),
    ]);
    return { time, pushes: await Promise.all(pushes.map(({ id }) => settledOrDropped(id))) };
  }

  /** Settled, or with nothing that could still send it. */
  const settledOrDropped = (id: string) =>
    until(
      () => detailOf(operator, id),
      (push) =>
        push.counts.sending === 0 &&
        (push.counts.waiting === 0 || (push.run_state === '' && push.auto_push_time === 0)),
    );

  const oneEach = (pushes: { id: string; targets: Target[]; counts: Record<string, number> }[]) => {
    for (const push of pushes) {
      const messages = messagesOf(push.id);
      expect(messages.length).toBe(push.counts.sent);
      expect(new Set(messages.map(({ to }) => to)).size).toBe(messages.length);
      expect([0, 2]).toContain(push.counts.sent);
    }
  };

  it('SRV-019 attack 18: confirmed twice while the schedule fires, one message a target', async () => {
    const { time, pushes } = await atTheSecond((id) => Promise.all([confirm(id), confirm(id), confirm(id)]));
    oneEach(pushes);
    expect(pushes.every(({ counts }) => counts.sent === 2)).toBe(true);
    expect(pushes.every((push) => sentTimes(push).every((at) => at >= time))).toBe(true);
  });

  it('SRV-019 PUSH-055 attack 19: cancelled in the due second, one message a target or none', async () => {
    const { pushes } = await atTheSecond((id) => operator.post('/web/v1/push/cancel', { id }));
    for (const push of pushes) {
      expect(messagesOf(push.id).length).toBe(push.counts.sent);
      expect(push.counts.sent + push.counts.cancelled).toBe(2);
    }
  });

  it('SRV-019 attack 19: moved in the due second, sent at the old time or at the new one, never at both', async () => {
    const answers = new Map<string, number>();
    const { time, pushes } = await atTheSecond(async (id, place) => {
      const auto_push_time = place % 2 ? 0 : seconds() + 5;
      const { code } = await schedule(id, auto_push_time);
      answers.set(id, code === 200 ? auto_push_time : -1);
    });
    oneEach(pushes);
    for (const push of pushes) {
      const moved = answers.get(push.id);
      if (moved === 0) expect(push.counts.sent).toBe(0);
      else expect(push.counts.sent).toBe(2);
      const from = moved && moved > 0 ? moved : time;
      expect(sentTimes(push).every((at) => at >= from)).toBe(true);
    }
  });
});

describe('a server that was down', () => {
  it('PUSH-035 SRV-019 sends within sixty seconds of its start what was due meanwhile, and not before', async () => {
    const stateDir = mkdtempSync(join(tmpdir(), 'platform-due-'));
    const account = await startAccount();
    try {
      const prepared = await startServer({ stateDir, wechatBase: account.origin });
      const d1 = (await prepared.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
      const orgs = await addRecipients(d1, 3);
      await prepared.stop();
      const env = { WECHAT_API_BASE: account.origin };
      const first = await spawnServer(stateDir, env);
      const there = await operatorOf(first.url);
      const push = await makePush(there, { orgs });
      const auto_push_time = seconds() + 5;
      expect((await there.put('/web/v1/push', { id: push.id, auto_push_time })).code).toBe(200);
      await first.kill();
      await pass(auto_push_time + 2);
      expect(account.calls).toBe(0);
      const second = await spawnServer(stateDir, env);
      const started = seconds();
      const after = await settled(await operatorOf(second.url), push.id);
      await second.stop();
      expect(after.counts.sent).toBe(3);
      expect(Math.max(...sentTimes(after)) - started).toBeLessThanOrEqual(60);
      expect(account.taken()).toHaveLength(3);
    } finally {
      await account.close();
      rmSync(stateDir, { recursive: true, force: true });
    }
  });
});
