import { beforeAll, describe, expect, it } from 'vitest';
import { claimTargets } from '../../functions/modules/pushes/delivery/claim.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';
import { runsIn } from '../api/support/database.ts';
import { signedIn } from '../setup/client.ts';
import { bindingsOf } from './support/bindings.ts';
import { testDelivery } from './support/delivery.ts';
import { addRecipients, detailOf, publicItems, settled, type Target, until } from './support/pushes.ts';

const { line, confirm, taken, seen, fresh } = testDelivery();
let env: Env;
beforeAll(async () => {
  ({ env } = await bindingsOf(line.server, line.account.origin));
});

const run = runsIn(() => line.database);
const look = () => line.operator.post('/dev/cron', { cron: '* * * * *' });
const rowOf = (table: string, column: string, value: string) =>
  line.database.prepare(`SELECT * FROM ${table} WHERE ${column} = ?`).bind(value).first<Record<string, unknown>>();
const targetOf = (targets: Target[], org: string) => targets.find(({ org_id }) => org_id === org);

/** Another organisation's bound administrator takes this one over. */
async function replaceAdministrator(org: string): Promise<string> {
  const [other = ''] = await addRecipients(line.database, 1, (place) => `openid-successor-${place}`);
  await run(
    'UPDATE organization SET user_id = (SELECT user_id FROM organization WHERE organization_id = ?) WHERE organization_id = ?',
    other,
    org,
  );
  const row = await rowOf('organization', 'organization_id', org);
  return String((await rowOf('user', 'user_id', String(row?.user_id)))?.openid);
}

/** Confirms a push whose messages are taken without an answer, until all its targets are in doubt. */
async function inDoubt(id: string, count: number): Promise<void> {
  line.account.lost = 100;
  await confirm(id);
  await until(
    () =>
      line.database
        .prepare('SELECT count(*) AS n FROM push_wechat_orgs WHERE push_id = ? AND doubt_since IS NOT NULL')
        .bind(id)
        .first<number>('n'),
    (doubted) => doubted === count,
  );
}

describe('a recipient that changes while a call is in doubt', () => {
  it('SRV-019 PUSH-054 gets no second message: the target is uncertain, says so, and a retry goes to the new one', async () => {
    const push = await fresh(2);
    const [org = '', other = ''] = (await detailOf(line.operator, push.id)).targets.map(({ org_id }: Target) => org_id);
    await inDoubt(push.id, 2);
    const successor = await replaceAdministrator(org);
    line.account.lost = 0;
    const after = await settled(line.operator, push.id);
    expect(targetOf(after.targets, org)).toMatchObject({
      ...{ state: 'uncertain', push_status: 3, error_code: 'recipient_changed', hint: expect.any(String) },
    });
    expect(targetOf(after.targets, other)).toMatchObject({ state: 'sent' });
    expect(taken(push.id)).toHaveLength(2);
    expect(seen(push.id).filter(({ touser }) => touser === successor)).toEqual([]);
    const kept = await line.database
      .prepare('SELECT count(recipient) AS n FROM push_wechat_orgs WHERE push_id = ?')
      .bind(push.id)
      .first('n');
    expect(kept).toBe(0);

    expect((await line.operator.post('/web/v1/push/retry', { id: push.id })).result).toEqual({
      ...{ queued: 1, left_out: 0 },
    });
    expect((await settled(line.operator, push.id)).counts.sent).toBe(2);
    expect(
      taken(push.id)
        .map(({ to }) => to)
        .filter((to) => to === successor),
    ).toHaveLength(1);
  });

  it('SRV-019 a worker that died between its claim and its outcome leaves the same doubt', async () => {
    const push = await fresh(1);
    const [org = ''] = (await detailOf(line.operator, push.id)).targets.map(({ org_id }: Target) => org_id);
    const row = await rowOf('push_wechat_orgs', 'push_id', push.id);
    const claim = await claimTargets(new Database(env.DB), env, [String(row?.id)], true);
    expect(claim.targets).toHaveLength(1);
    await replaceAdministrator(org);
    await run(`UPDATE push_wechat SET run_state = 'running', confirm_time = unixepoch() WHERE id = ?`, push.id);
    await run('UPDATE push_wechat_orgs SET lease_until = 1 WHERE push_id = ?', push.id);
    await look();
    const after = await settled(line.operator, push.id);
    expect(targetOf(after.targets, org)).toMatchObject({ state: 'uncertain', error_code: 'recipient_changed' });
    expect(seen(push.id)).toEqual([]);
  });

  it('SRV-019 who was called without a doubt may be another one the next time', async () => {
    const push = await fresh(1);
    const [org = ''] = (await detailOf(line.operator, push.id)).targets.map(({ org_id }: Target) => org_id);
    line.account.temper = () => -1;
    await confirm(push.id);
    await expect.poll(() => seen(push.id).length).toBeGreaterThan(0);
    const successor = await replaceAdministrator(org);
    line.account.temper = () => undefined;
    const after = await settled(line.operator, push.id);
    expect([after.counts.sent, taken(push.id).length]).toEqual([1, 1]);
    expect([successor, seen(push.id)[0]?.touser]).toContain(taken(push.id)[0]?.to);
  });

  it('SRV-019 a target in doubt cannot be taken off and chosen anew, which would send it twice', async () => {
    const push = await fresh(1);
    line.account.temper = () => (seen(push.id).length === 1 ? 'silent' : 40037);
    await confirm(push.id);
    const stopped = await until(
      () => detailOf(line.operator, push.id),
      ({ run_state, counts }) => run_state === 'stopped' && counts.sending === 0,
    );
    expect(stopped.counts.waiting).toBe(1);
    const removal = { table: 'thtt_push_wechat_orgs', where: { push_id: push.id } };
    await line.operator.call('DELETE', '/web/egg/base/remove', { body: removal });
    expect((await detailOf(line.operator, push.id)).targets).toHaveLength(1);
    // Its doubt ends by itself, and so does the push, whoever else has its message.
    await run('UPDATE push_wechat_orgs SET doubt_since = unixepoch() - 600 WHERE push_id = ?', push.id);
    await look();
    const after = await settled(line.operator, push.id);
    expect(after.targets.map(({ state }: Target) => state)).toEqual(['uncertain']);
  });
});

describe('a subscriber', () => {
  const BOUND = '13800000008';
  const latest = () =>
    line.database
      .prepare(
        'SELECT p.* FROM user_push p JOIN user u ON u.user_id = p.user_id WHERE u.account = ? ORDER BY p.rowid DESC LIMIT 1',
      )
      .bind(BOUND)
      .first<{ id: string; state: string; error_code: string | null; doubt_since: number | null }>();
  const ended = () => until(latest, (row) => row !== null && row.state !== 'waiting' && row.state !== 'sending');
  const pushItem = async (place: number) => {
    const items = (await publicItems(line.operator, 'chengguo', place + 1)).slice(place);
    const answer = await line.operator.post('/web/egg/match/pushToSubUser', { item_type: 1, items });
    expect(answer.result.queued).toBeGreaterThanOrEqual(1);
  };
  beforeAll(async () => {
    const person = await signedIn(BOUND, line.server.url);
    const scopes = ['s-101', 's-102', 's-103', 's-104'];
    await person.put('/web/v1/user/subscription', { item_type: 1, scopes });
  });

  it('MAT-011 who binds another account while a call is in doubt gets no second message', async () => {
    line.account.lost = 100;
    await pushItem(0);
    const row = await until(latest, (found) => (found?.doubt_since ?? null) !== null);
    await run(`UPDATE user SET openid = 'openid-bound-anew' WHERE account = ?`, BOUND);
    line.account.lost = 0;
    expect(await ended()).toMatchObject({ id: row?.id, state: 'uncertain', error_code: 'recipient_changed' });
    expect(taken(row?.id ?? '-')).toHaveLength(1);
    expect(seen(row?.id ?? '-').filter(({ touser }) => touser === 'openid-bound-anew')).toEqual([]);
  });

  it('MAT-011 an account that is refused after a lost answer leaves an uncertain row, which nobody pushes again', async () => {
    line.account.temper = ({ client_msg_id }) => (seen(client_msg_id).length === 1 ? 'silent' : 40037);
    await pushItem(1);
    expect(await ended()).toMatchObject({ state: 'uncertain', error_code: '40037' });
    line.account.temper = () => undefined;
    const items = (await publicItems(line.operator, 'chengguo', 2)).slice(1);
    const again = await line.operator.post('/web/egg/match/pushToSubUser', { item_type: 1, items });
    expect(again.result.queued).toBe(0);
  });
});
