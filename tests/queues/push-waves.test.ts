import { describe, expect, it } from 'vitest';
import { runsIn } from '../api/support/database.ts';
import { remove } from '../api/table-calls.ts';
import { signedIn } from '../setup/client.ts';
import { testDelivery } from './support/delivery.ts';
import { addRecipients, detailOf, makePush, publicItems, settled, until } from './support/pushes.ts';

const { line, confirm, taken } = testDelivery();

const run = runsIn(() => line.database);

interface Wave {
  wave: number;
  start_time: number;
  chosen: number;
  waiting: number;
  sent: number;
}

const recordOf = async (id: string) => (await line.operator.get('/web/v1/push/record', { id })).result;
const wavesOf = async (id: string): Promise<Wave[]> => (await recordOf(id)).waves;
const numbers = (waves: readonly Wave[]) =>
  waves.map(({ wave, chosen, waiting, sent }) => [wave, chosen, waiting, sent]);

const inWaves = async (count: number, wave_size: number) =>
  makePush(line.operator, { orgs: await addRecipients(line.database, count), wave_size, wave_minutes: 30 });

/** Lets the next wave of a push begin now. */
const begin = async (id: string) => {
  await run(
    `UPDATE push_wechat_orgs SET next_time = 1 WHERE push_id = ?1 AND state = 'waiting' AND wave = (
  SELECT min(wave) FROM push_wechat_orgs WHERE push_id = ?1 AND state = 'waiting')`,
    id,
  );
  await line.operator.post('/dev/cron', { cron: '* * * * *' });
};

describe('a push in waves', () => {
  it('PUSH-048 PUSH-055 sends one after the other, each at its time, and shows how far they are', async () => {
    const { id } = await inWaves(7, 3);
    expect((await confirm(id)).result.queued).toBe(7);
    const first = await until(
      () => wavesOf(id),
      (waves) => waves[0]?.sent === 3,
    );
    expect(numbers(first)).toEqual([
      [1, 3, 0, 3],
      [2, 3, 3, 0],
      [3, 1, 1, 0],
    ]);
    expect(first.map(({ start_time }) => start_time - (first[0]?.start_time ?? 0))).toEqual([0, 1800, 3600]);
    expect((await recordOf(id)).run_state).toBe('running');
    await begin(id);
    await until(
      () => wavesOf(id),
      (waves) => waves[1]?.sent === 3,
    );
    expect(taken(id)).toHaveLength(6);
    await begin(id);
    await settled(line.operator, id);
    expect([taken(id).length, new Set(taken(id).map(({ to }) => to)).size]).toEqual([7, 7]);
    await until(
      () => recordOf(id),
      ({ run_state }) => run_state === 'done',
    );
  });

  it('PUSH-055 PUSH-057 is held between two waves, goes on where it was, and is cancelled for the rest', async () => {
    const { id } = await inWaves(6, 2);
    await confirm(id);
    await until(
      () => wavesOf(id),
      (waves) => waves[0]?.sent === 2,
    );
    const hold = () => line.operator.post('/web/v1/push/hold', { id });
    expect((await hold()).status).toBe(200);
    expect((await hold()).code).toBe(409);
    const held = await recordOf(id);
    expect([held.phase, held.error_code]).toEqual(['stopped', 'push_held']);
    await begin(id);
    expect(taken(id)).toHaveLength(2);
    expect((await confirm(id)).result.queued).toBe(4);
    await until(
      () => wavesOf(id),
      (waves) => waves[1]?.sent === 2,
    );
    expect(numbers(await wavesOf(id))).toEqual([
      [1, 2, 0, 2],
      [2, 2, 0, 2],
      [3, 2, 2, 0],
    ]);
    await line.operator.post('/web/v1/push/cancel', { id });
    const after = await settled(line.operator, id);
    expect([after.counts.sent, after.counts.cancelled, taken(id).length]).toEqual([4, 2, 4]);
  });

  it('PUSH-058 asks for the time between two', async () => {
    const { id } = await makePush(line.operator, { orgs: await addRecipients(line.database, 1) });
    const refused = await line.operator.put('/web/v1/push', { id, wave_size: 5 });
    expect(refused.errors[0]).toMatchObject({ field: 'wave_minutes', code: 'push_wave_minutes' });
  });
});

describe('a push that another operator has to approve', () => {
  const required = async (value: string) => run(`UPDATE setting SET value = ? WHERE id = 'push-approval'`, value);
  const decide = async (account: string, input: object) =>
    (await signedIn(account, line.server.url)).post('/web/v1/push/approve', input);

  it('PUSH-055 waits for a word that is not its own, on just this version', async () => {
    await required('1');
    try {
      const { id } = await makePush(line.operator, { orgs: await addRecipients(line.database, 2) });
      const asked = await confirm(id);
      expect(asked.result).toMatchObject({ queued: 0, asked: true });
      expect((await detailOf(line.operator, id)).approval).toMatchObject({ state: 'asked', ask_name: '推送运营专员' });
      const { version } = await detailOf(line.operator, id);
      const own = await line.operator.post('/web/v1/push/approve', { id, version, approved: true });
      expect([own.code, own.msg]).toEqual([403, '您本人提交的推送须由另一位运营人员批准']);
      expect((await decide('13800000011', { id, version, approved: false })).errors[0]?.field).toBe('reason');
      await decide('13800000011', { id, version, approved: false, reason: '请缩小范围' });
      expect((await detailOf(line.operator, id)).approval).toMatchObject({ state: 'declined', reason: '请缩小范围' });

      await line.operator.put('/web/v1/push', { id, remark: '范围已缩小' });
      expect((await detailOf(line.operator, id)).approval).toBeNull();
      await confirm(id);
      expect((await decide('13800000011', { id, version, approved: true })).code).toBe(409);
      // Nor does the call that sends one message pass it by.
      const [target] = (await detailOf(line.operator, id)).targets;
      const alone = await line.operator.post('/web/egg/wx/sendTemplateMsg', {
        touser: 'openid-recipient',
        url: `/wxPushDetail/${id}/2/${target.org_id}/x`,
      });
      expect(alone.code).toBe(404);
      expect(taken(id)).toEqual([]);
      const approved = await decide('13800000011', { id, version: version + 1, approved: true });
      expect(approved.result.queued).toBe(2);
      expect((await settled(line.operator, id)).counts.sent).toBe(2);
      expect((await decide('13800000011', { id, version: version + 1, approved: true })).code).toBe(409);
    } finally {
      await required('0');
    }
  });

  it('PUSH-055 is not sent with items that joined through the table service after the word', async () => {
    await required('1');
    try {
      const [item, other] = await publicItems(line.operator, 'xuqiu', 2);
      const group = { title: '两项的推送组', item_type: 2, items: [item, other] };
      const push_group_id = (await line.operator.post('/web/v1/pushGroup', group)).result.id;
      const push = {
        ...{ title: '批准过的推送', remark: '备注', item_type: 2, push_group_id, items: [item] },
        ...{ orgs: await addRecipients(line.database, 1), auto_push_time: 2_000_000_000 },
      };
      const { id } = (await line.operator.post('/web/v1/push', push)).result;
      await confirm(id);
      const { version } = await detailOf(line.operator, id);
      expect((await decide('13800000011', { id, version, approved: true })).code).toBe(200);
      expect((await detailOf(line.operator, id)).approval.state).toBe('approved');
      const joins = (item_id: string | undefined, data: object) =>
        line.operator.put('/web/egg/base/put', { table: 'push_group_items', data, where: { push_group_id, item_id } });
      expect((await joins(other, { push_state: 1, push_wechat_ids: id })).code).toBe(200);
      const after = await detailOf(line.operator, id);
      expect([after.version, after.approval]).toEqual([version + 1, null]);
      // One that a push holds is neither another's, nor free, nor gone.
      const second = { ...push, items: [], title: '另一次推送' };
      expect((await line.operator.post('/web/v1/push', second)).code).toBe(422);
      expect((await joins(other, { push_wechat_ids: `${id},x` })).errors[0]?.code).toBe('push_item_taken');
      expect((await joins(other, { push_state: 0 })).errors[0]?.code).toBe('push_item_taken');
      const goes = () => remove(line.operator, 'push_group_items', { push_group_id, item_id: other });
      expect((await goes()).code).toBe(404);
      expect((await joins(other, { push_state: 0, push_wechat_ids: null })).code).toBe(200);
      expect((await goes()).code).toBe(200);
    } finally {
      await required('0');
    }
  });

  it('PUSH-049 shows what it was sent with, whatever the table service is asked', async () => {
    const { id, groupId, items } = await makePush(line.operator, { orgs: await addRecipients(line.database, 1) });
    await confirm(id);
    await settled(line.operator, id);
    const before = await recordOf(id);
    const where = { push_group_id: groupId, item_id: items[0] };
    const put = (data: object) => line.operator.put('/web/egg/base/put', { table: 'push_group_items', data, where });
    for (const data of [{ push_state: 0, push_wechat_ids: '' }, { push_wechat_ids: '' }, { push_state: 0 }]) {
      expect([data, (await put(data)).code]).toEqual([data, 422]);
    }
    const [spare] = (await publicItems(line.operator, 'xuqiu', 3)).filter((item) => !items.includes(item));
    const added = await line.operator.post('/web/egg/base/add', {
      table: 'push_group_items',
      data: { push_group_id: groupId, item_id: spare, item_type: 2, push_wechat_ids: id },
    });
    expect(added.code).toBe(409);
    expect((await recordOf(id)).items).toEqual(before.items);
  });

  it('PUSH-058 takes no time of long ago through the table service either', async () => {
    const { id } = await makePush(line.operator, { orgs: await addRecipients(line.database, 1) });
    const put = (auto_push_time: number) =>
      line.operator.put('/web/egg/base/put', { table: 'push_wechat', data: { auto_push_time }, where: { id } });
    expect((await put(1)).errors[0]?.code).toBe('push_schedule_past');
    expect((await recordOf(id)).run_state).toBe('');
    expect((await put(2_000_000_000)).code).toBe(200);
  });

  it('PUSH-055 is not sent by its time alone', async () => {
    await required('1');
    try {
      const time = Math.floor(Date.now() / 1000) + 1;
      const { id } = await makePush(line.operator, {
        orgs: await addRecipients(line.database, 1),
        auto_push_time: time,
      });
      const due = await until(
        () => recordOf(id),
        ({ run_state }) => run_state !== '',
      );
      expect([due.run_state, due.error_code, taken(id).length]).toEqual(['stopped', 'push_unapproved', 0]);
    } finally {
      await required('0');
    }
  });

  it('PUSH-055 PUSH-048 nobody is sent a message about what was withdrawn after the first wave; it can be tried again', async () => {
    const { id, items } = await inWaves(4, 2);
    await confirm(id);
    await until(
      () => wavesOf(id),
      (waves) => waves[0]?.sent === 2,
    );
    const held = JSON.stringify(items);
    const which = 'item_id IN (SELECT value FROM json_each(?))';
    await run(`CREATE TABLE kept_publication AS SELECT * FROM demand_publication WHERE ${which}`, held);
    await run(`DELETE FROM demand_publication WHERE ${which}`, held);
    await begin(id);
    const over = await settled(line.operator, id);
    expect(taken(id)).toHaveLength(2);
    expect(over.targets.filter(({ state }: { state: string }) => state === 'cancelled')).toMatchObject([
      { error_code: 'withdrawn' },
      { error_code: 'withdrawn' },
    ]);
    await until(
      () => recordOf(id),
      ({ run_state }) => run_state === 'done',
    );
    await run('INSERT INTO demand_publication SELECT * FROM kept_publication');
    const orgs = over.targets
      .filter(({ state }: { state: string }) => state === 'cancelled')
      .map(({ org_id }: { org_id: string }) => org_id);
    expect((await line.operator.post('/web/v1/push/retry', { id, orgs })).result).toMatchObject({ queued: 2 });
    await settled(line.operator, id);
    expect(taken(id)).toHaveLength(4);
  });
});
