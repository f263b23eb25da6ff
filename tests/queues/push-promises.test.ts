import { afterEach, describe, expect, it } from 'vitest';
import { quietUntil } from '../../functions/modules/pushes/delivery/quiet.ts';
import { signedIn } from '../setup/client.ts';
import { testDelivery } from './support/delivery.ts';
import { addRecipients, detailOf, makePush, settled, until } from './support/pushes.ts';

const { line, confirm, seen } = testDelivery();
const run = (sql: string, ...params: unknown[]) =>
  line.database
    .prepare(sql)
    .bind(...params)
    .run();

/** An organisation with what its administrator asked for. */
async function asking(wish: { cap?: number; types?: number[]; scopes?: string[] }): Promise<string> {
  const [org = ''] = await addRecipients(line.database, 1);
  const { cap = 0, types = [], scopes = [] } = wish;
  await run(
    'INSERT INTO push_preference (org_id, scopes, item_types, weekly_cap, version) VALUES (?, ?, ?, ?, 1)',
    ...[org, JSON.stringify(scopes), JSON.stringify(types), cap],
  );
  return org;
}
const pushTo = (...orgs: string[]) => makePush(line.operator, { orgs });
const targetsOf = async (id: string) =>
  (await line.operator.get('/web/v1/push/targets', { push_id: id })).result.records as {
    org_id: string;
    state: string;
    error_code: string | null;
    hint: string | null;
    next_time: number | null;
  }[];
const outcomeOf = async (id: string) => {
  await settled(line.operator, id);
  const [{ state, error_code } = { state: '', error_code: null }] = await targetsOf(id);
  return [state, error_code];
};
const capsOf = async (id: string) => (await line.operator.get('/web/v1/push/caps', { push_id: id })).result;

describe('a weekly cap', () => {
  it('PUSH-082 SRV-019 keeps a message from whom it would be one too many, says so before and after, and ends', async () => {
    const org = await asking({ cap: 1 });
    const [free = ''] = await addRecipients(line.database, 1);
    const first = await pushTo(org);
    await confirm(first.id);
    expect(await outcomeOf(first.id)).toEqual(['sent', null]);
    // Of other items: whoever was reached by another push since is not tried again for that.
    const second = await makePush(line.operator, { orgs: [org, free], item_type: 1 });
    expect(await capsOf(second.id)).toMatchObject({ left_out: 1, over: [{ org_id: org, received: 1, cap: 1 }] });
    const composed = await line.operator.post('/web/v1/push/caps', { orgs: [org, free], item_type: 1, items: [] });
    expect(composed.result).toMatchObject({ left_out: 1, quiet_until: null });
    await confirm(second.id);
    const after = await until(
      () => detailOf(line.operator, second.id),
      ({ run_state }) => run_state === 'done',
    );
    expect([after.push_status, after.counts.sent, after.counts.cancelled]).toEqual([1, 1, 1]);
    const left = (await targetsOf(second.id)).find(({ org_id }) => org_id === org);
    expect(left).toMatchObject({ state: 'cancelled', error_code: 'weekly_cap' });
    expect(left?.hint).toBeTruthy();
    const week = Date.now() / 1000 + 7 * 86_400;
    expect(Math.abs((left?.next_time ?? 0) - week)).toBeLessThan(300);
    expect(seen(second.id)).toHaveLength(1);
    const record = (await line.operator.get('/web/v1/push/record', { id: second.id })).result;
    expect(record.figures).toMatchObject({ retriable: 0, reasons: [{ code: 'weekly_cap', count: 1 }] });

    // A retry within the week is kept from it as well.
    await line.operator.post('/web/v1/push/retry', { id: second.id, orgs: [org] });
    await until(
      () => targetsOf(second.id),
      (rows) => rows.some(({ error_code }) => error_code === 'weekly_cap'),
    );
    expect(seen(second.id)).toHaveLength(1);
    await run('UPDATE push_wechat_orgs SET claim_time = claim_time - 8 * 86400 WHERE org_id = ?', org);
    await run(`UPDATE push_wechat_orgs SET next_time = 1 WHERE push_id = ? AND error_code = 'weekly_cap'`, second.id);
    expect((await line.operator.get('/web/v1/push/record', { id: second.id })).result.figures.retriable).toBe(1);
    expect((await line.operator.post('/web/v1/push/retry', { id: second.id })).result.queued).toBe(1);
    expect((await settled(line.operator, second.id)).counts.sent).toBe(2);
  });

  it('SRV-019 holds among pushes that are sent at the same moment', async () => {
    const org = await asking({ cap: 2 });
    const pushes = [];
    for (let place = 0; place < 6; place++) pushes.push(await pushTo(org));
    await Promise.all(pushes.map(({ id }) => confirm(id)));
    const outcomes = await Promise.all(pushes.map(({ id }) => outcomeOf(id)));
    expect(outcomes.filter(([state]) => state === 'sent')).toHaveLength(2);
    expect(outcomes.filter(([, code]) => code === 'weekly_cap')).toHaveLength(4);
    expect(pushes.flatMap(({ id }) => seen(id))).toHaveLength(2);
  });

  it('PUSH-035 binds what a schedule sends, and what is sent as a single message', async () => {
    const org = await asking({ cap: 1 });
    const first = await pushTo(org);
    await confirm(first.id);
    expect(await outcomeOf(first.id)).toEqual(['sent', null]);
    const timed = await pushTo(org);
    await run('UPDATE push_wechat SET auto_push_time = unixepoch() - 1 WHERE id = ?', timed.id);
    await line.operator.post('/dev/cron', {});
    expect(await outcomeOf(timed.id)).toEqual(['cancelled', 'weekly_cap']);
    const single = await pushTo(org);
    const admin = await line.database
      .prepare('SELECT user_id FROM organization WHERE organization_id = ?')
      .bind(org)
      .first<{ user_id: string }>();
    const answer = await line.operator.post('/web/egg/wx/sendTemplateMsg', {
      touser: admin?.user_id,
      push_id: single.id,
    });
    expect(answer.result.errcode).toBe('weekly_cap');
    expect([...seen(timed.id), ...seen(single.id)]).toEqual([]);
  });
});

describe('what an organisation does not want', () => {
  it('PUSH-082 is not sent: another kind, other fields; its own fields are', async () => {
    const results = await asking({ types: [1] });
    const demands = await asking({ types: [2] });
    const elsewhere = await asking({ scopes: ['no-such-field'] });
    const push = await pushTo(results, demands, elsewhere);
    const fields = await line.database
      .prepare(
        `SELECT s.first_scope_id AS id FROM xuqiu_scope s JOIN push_group_items i ON i.item_id = s.xuqiu_id
         WHERE i.push_group_id = ? LIMIT 1`,
      )
      .bind(push.groupId)
      .first<{ id: string }>();
    const near = await asking({ scopes: [fields?.id ?? ''] });
    const { version } = await detailOf(line.operator, push.id);
    const orgs = [results, demands, elsewhere, near];
    expect((await line.operator.put('/web/v1/push', { id: push.id, version, orgs })).code).toBe(200);
    const before = await capsOf(push.id);
    expect(before.unwanted.map(({ org_id }: { org_id: string }) => org_id).sort()).toEqual([results, elsewhere].sort());
    await confirm(push.id);
    await until(
      () => detailOf(line.operator, push.id),
      ({ run_state }) => run_state === 'done',
    );
    const codes = new Map((await targetsOf(push.id)).map((row) => [row.org_id, row.error_code ?? row.state]));
    expect(orgs.map((org) => codes.get(org))).toEqual(['unwanted', 'sent', 'unwanted', 'sent']);
    expect(seen(push.id)).toHaveLength(2);
  });

  it('PUSH-082 a push that reached nobody for that may be confirmed again once it is wanted', async () => {
    const org = await asking({ types: [1] });
    const push = await pushTo(org);
    await confirm(push.id);
    expect(await outcomeOf(push.id)).toEqual(['cancelled', 'unwanted']);
    await until(
      () => detailOf(line.operator, push.id),
      ({ run_state }) => run_state === 'done',
    );
    await run('DELETE FROM push_preference WHERE org_id = ?', org);
    expect((await confirm(push.id)).result.queued).toBe(1);
    expect(await outcomeOf(push.id)).toEqual(['sent', null]);
  });
});

describe('quiet hours', () => {
  const quiet = (value: string) => run(`UPDATE setting SET value = ? WHERE id = 'push-quiet-hours'`, value);
  afterEach(() => quiet(''));

  it('SRV-019 are told of the time that a push is planned for, while it is composed and afterwards', async () => {
    const now = Math.floor(Date.now() / 1000);
    const hour = Math.floor(((now + 8 * 3600) % 86_400) / 3600);
    const clock = (hours: number) => `${String(hours % 24).padStart(2, '0')}:00`;
    // They begin in three hours or less, and last for three.
    await quiet(`${clock(hour + 3)}-${clock(hour + 6)}`);
    const orgs = await addRecipients(line.database, 1);
    const push = await pushTo(...orgs);
    const told = async (time?: number) =>
      (await line.operator.post('/web/v1/push/caps', { orgs, item_type: 1, items: [], time })).result.quiet_until;
    const planned = now + 4 * 3600;
    expect([await told(), (await capsOf(push.id)).quiet_until]).toEqual([null, null]);
    expect(await told(planned)).toBeGreaterThan(planned);
    await run('UPDATE push_wechat SET auto_push_time = ? WHERE id = ?', planned, push.id);
    expect((await capsOf(push.id)).quiet_until).toBe(await told(planned));
  });

  it('SRV-019 let messages wait for the morning, and say so', async () => {
    const hour = Math.floor(((Date.now() / 1000 + 8 * 3600) % 86_400) / 3600);
    const clock = (hours: number) => `${String(hours % 24).padStart(2, '0')}:00`;
    await quiet(`${clock(hour)}-${clock(hour + 3)}`);
    const push = await pushTo(...(await addRecipients(line.database, 2)));
    expect((await capsOf(push.id)).quiet_until).toBeGreaterThan(Date.now() / 1000);
    await confirm(push.id);
    const rows = await until(
      () => targetsOf(push.id),
      (targets) => targets.every(({ error_code }) => error_code === 'quiet_hours'),
    );
    expect(rows.every(({ state, hint }) => state === 'waiting' && Boolean(hint))).toBe(true);
    const until_ = Math.max(...rows.map(({ next_time }) => next_time ?? 0));
    expect(until_ - Date.now() / 1000).toBeGreaterThan(3600);
    await run(
      `INSERT INTO user_push (id, user_id, item_type, state, run_key, add_time) SELECT 'rests-until-morning', user_id, 1, 'waiting', 'rests', 1 FROM user WHERE account = '13800000001'`,
    );
    await line.operator.post('/dev/cron', {});
    await until(
      () =>
        line.database
          .prepare(`SELECT error_code FROM user_push WHERE id = 'rests-until-morning'`)
          .first<{ error_code: string | null }>(),
      (row) => row?.error_code === 'quiet_hours',
    );
    await run(`DELETE FROM user_push WHERE id = 'rests-until-morning'`);
    expect(seen(push.id)).toEqual([]);
    expect((await detailOf(line.operator, push.id)).run_state).toBe('running');
    await quiet('');
    await run('UPDATE push_wechat_orgs SET next_time = 1 WHERE push_id = ?', push.id);
    await line.operator.post('/dev/cron', {});
    expect((await settled(line.operator, push.id)).counts.sent).toBe(2);
  });

  it('SRV-019 are a setting that takes hours only', async () => {
    const administrator = await signedIn('13800000011', line.server.url);
    const save = (value: string) => administrator.put('/web/v1/admin/setting', { id: 'push-quiet-hours', value });
    for (const wrong of ['22-8', '22:00', '25:00-08:00', '08:00-08:00']) expect((await save(wrong)).code).toBe(422);
    expect((await save('22:00-08:00')).code).toBe(200);
  });

  it('SRV-019 end at their hour in Shanghai, over midnight as well', () => {
    const midnight = Date.UTC(2026, 10, 20, 16) / 1000;
    const at = (hours: number) => midnight + hours * 3600;
    expect(quietUntil('22:00-08:00', at(23))).toBe(at(32));
    expect(quietUntil('22:00-08:00', at(1))).toBe(at(8));
    expect(quietUntil('22:00-08:00', at(8))).toBe(0);
    expect(quietUntil('12:30-14:00', at(13))).toBe(at(14));
    expect([quietUntil('12:30-14:00', at(12)), quietUntil('', at(12)), quietUntil(null, at(12))]).toEqual([0, 0, 0]);
  });
});
