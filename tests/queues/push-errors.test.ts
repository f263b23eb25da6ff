import { describe, expect, it } from 'vitest';
import { client, signedIn } from '../setup/client.ts';
import { testDelivery } from './support/delivery.ts';
import { detailOf, settled, type Target, until } from './support/pushes.ts';

const { line, confirm, taken, seen, fresh } = testDelivery();
const statesOf = (targets: Target[]) => targets.map(({ state }) => state);

describe('what concerns one recipient or the content', () => {
  it.each([
    [40003, 'refused'],
    [43004, 'refused'],
    [43019, 'refused'],
    [43101, 'refused'],
    [47001, 'failed'],
    [47003, 'failed'],
    [40249, 'failed'],
    [12345, 'failed'],
  ])(
    'PUSH-047 PUSH-054 %i is final for its target (%s), is called once, and the others are sent',
    async (code, state) => {
      const unlucky = `unlucky-${code}`;
      const push = await fresh(4, (place) => (place % 4 === 1 ? unlucky : `fine-${code}-${place}`));
      line.account.temper = ({ touser }) => (touser === unlucky ? code : undefined);
      await confirm(push.id);
      const after = await settled(line.operator, push.id);
      expect([after.counts.sent, after.counts[state], after.push_status]).toEqual([3, 1, 1]);
      const failed = after.targets.find((target: Target) => target.state === state);
      expect([failed.push_status, failed.error_code, failed.error_msg]).toEqual([3, String(code), `errcode ${code}`]);
      expect(seen(push.id)).toHaveLength(4);
    },
  );

  it('PUSH-047 who is not bound any more at the time of sending has failed, with a reason', async () => {
    const push = await fresh(2);
    await line.database
      .prepare(`UPDATE user SET openid = NULL WHERE user_id = (SELECT o.user_id FROM organization o
JOIN push_wechat_orgs t ON t.org_id = o.organization_id WHERE t.push_id = ? LIMIT 1)`)
      .bind(push.id)
      .run();
    await confirm(push.id);
    const after = await settled(line.operator, push.id);
    expect(statesOf(after.targets).sort()).toEqual(['failed', 'sent']);
    expect(after.targets.find(({ state }: Target) => state === 'failed').error_code).toBe('no_recipient');
  });
});

describe('what passes', () => {
  it('SRV-019 -1 is tried again with the same client_msg_id', async () => {
    const push = await fresh(2);
    line.account.temper = ({ url }) =>
      seen(push.id).filter((message) => message.url === url).length < 3 ? -1 : undefined;
    await confirm(push.id);
    const after = await settled(line.operator, push.id);
    expect(statesOf(after.targets)).toEqual(['sent', 'sent']);
    expect(seen(push.id)).toHaveLength(6);
    expect(new Set(seen(push.id).map(({ client_msg_id }) => client_msg_id)).size).toBe(2);
  });

  it('SRV-019 a refused token is replaced once and the call made again', async () => {
    const push = await fresh(3);
    let refusals = 1;
    line.account.temper = () => (refusals-- > 0 ? 42001 : undefined);
    await confirm(push.id);
    const after = await settled(line.operator, push.id);
    expect(statesOf(after.targets)).toEqual(['sent', 'sent', 'sent']);
    expect(taken(push.id)).toHaveLength(3);
  });

  it('SRV-019 attack 16: a message whose answer was lost is brought again under the same client_msg_id and taken once', async () => {
    const push = await fresh(4);
    line.account.lost = 100;
    await confirm(push.id);
    await until(
      async () => seen(push.id).length,
      (calls) => calls >= 4,
    );
    line.account.lost = 0;
    const after = await settled(line.operator, push.id);
    expect(statesOf(after.targets)).toEqual(['sent', 'sent', 'sent', 'sent']);
    expect(taken(push.id)).toHaveLength(4);
    expect(seen(push.id).length).toBeGreaterThan(4);
    expect(new Set(seen(push.id).map(({ client_msg_id }) => client_msg_id)).size).toBe(4);
  });

  it('SRV-019 past ten minutes it is uncertain, says what to do, and goes out again only when the operator says so', async () => {
    const push = await fresh(2);
    line.account.temper = () => 'silent';
    await confirm(push.id);
    await until(
      async () => seen(push.id).length,
      (calls) => calls >= 2,
    );
    await until(
      () =>
        line.database
          .prepare(`UPDATE push_wechat_orgs SET doubt_since = unixepoch() - 600
WHERE push_id = ? AND state = 'waiting' AND doubt_since IS NOT NULL`)
          .bind(push.id)
          .run(),
      ({ meta }) => meta.changes === 2,
    );
    // Who did receive the message opens its page meanwhile, although nobody knows of it yet.
    const [org] = (await detailOf(line.operator, push.id)).targets.map(({ org_id }: Target) => org_id);
    const page = async () => (await client(line.server.url).get('/web/v1/inbox/push', { id: push.id, org })).status;
    expect(await page()).toBe(200);
    await line.database
      .prepare(`INSERT INTO organisation_user (id, organization_id, user_id, is_admin, is_delete, add_time, audit_status)
SELECT 'opens-' || ?1, ?1, user_id, 1, 0, 1, 4 FROM user WHERE account = '13800000002'`)
      .bind(org)
      .run();
    const reader = await signedIn('13800000002', line.server.url);
    expect((await reader.post('/web/v1/inbox/open', { push_id: push.id, org_id: org })).result.opened).toBe(true);
    const after = await settled(line.operator, push.id);
    expect(after.targets.map(({ state, push_status, error_code }: Target) => [state, push_status, error_code])).toEqual(
      [
        ['uncertain', 3, 'no_answer'],
        ['uncertain', 3, 'no_answer'],
      ],
    );
    expect(after.targets[0].hint).toBeTruthy();
    expect(after.push_status).toBe(0);
    line.account.temper = () => undefined;
    const before = new Set(seen(push.id).map(({ client_msg_id }) => client_msg_id));
    await confirm(push.id);
    expect(statesOf((await detailOf(line.operator, push.id)).targets)).toEqual(['uncertain', 'uncertain']);
    await line.database
      .prepare(`INSERT INTO delivery_pause (id, until_time, add_time) VALUES ('wechat', unixepoch() + 600, 0)`)
      .run();
    expect((await line.operator.post('/web/v1/push/retry', { id: push.id })).result.queued).toBe(2);
    expect(await page()).toBe(200);
    await line.database.prepare('UPDATE delivery_pause SET until_time = unixepoch()').run();
    expect((await settled(line.operator, push.id)).counts.sent).toBe(2);
    const later = seen(push.id).map(({ client_msg_id }) => client_msg_id);
    expect(later.filter((id) => !before.has(id))).toHaveLength(2);
  });

  it('SRV-019 a refusal after a lost answer is uncertain, not failed: the first call may have been taken', async () => {
    const push = await fresh(1);
    line.account.temper = () => (seen(push.id).length === 1 ? 'silent' : 43004);
    await confirm(push.id);
    const after = await settled(line.operator, push.id);
    expect(after.targets.map(({ state, error_code }: Target) => [state, error_code])).toEqual([['uncertain', '43004']]);
  });
});
