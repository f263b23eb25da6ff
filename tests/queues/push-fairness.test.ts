import { expect, it } from 'vitest';
import { runsIn } from '../api/support/database.ts';
import { testDelivery } from './support/delivery.ts';
import { detailOf, settled, until } from './support/pushes.ts';

const { line, confirm, taken, fresh } = testDelivery();

const run = runsIn(() => line.database);

/** More than one look used to settle, each with more targets than a run hands to the queue itself. */
const PUSHES = 52;
const TARGETS = 24;

it('SRV-019 PUSH-055 a small push that is confirmed during a large one does not wait for its end', async () => {
  const large = await fresh(2500);
  const small = await fresh(5);
  await confirm(large.id);
  await until(
    async () => taken(large.id).length,
    (count) => count > 0,
  );
  await confirm(small.id);
  await settled(line.operator, small.id);
  expect((await detailOf(line.operator, large.id)).counts.waiting).toBeGreaterThan(500);
  await line.operator.post('/web/v1/push/cancel', { id: large.id });
  await settled(line.operator, large.id);
});

it('SRV-019 PUSH-055 more than fifty pushes share the account, and each comes to its end', async () => {
  await run(`UPDATE setting SET value = '300' WHERE id = 'wechat-rate-per-second'`);
  const pushes: { id: string }[] = [];
  for (let place = 0; place < PUSHES; place += 1) pushes.push(await fresh(TARGETS));
  // While the account waits all of them begin; what it held back is then handed over in turns.
  await run(
    `INSERT INTO delivery_pause (id, until_time, error_code, add_time) VALUES ('wechat', unixepoch() + 600, '45011', 0)`,
  );
  for (const { id } of pushes) expect((await confirm(id)).result.queued).toBe(TARGETS);
  await run('UPDATE delivery_pause SET until_time = unixepoch() - 1');
  await line.operator.post('/dev/cron', { cron: '* * * * *' });
  for (const { id } of pushes) await settled(line.operator, id);
  const ended = await Promise.all(
    pushes.map(({ id }) =>
      until(
        () => detailOf(line.operator, id),
        (push) => push.run_state === 'done',
      ),
    ),
  );
  expect(ended.map(({ counts }) => counts.sent)).toEqual(Array(PUSHES).fill(TARGETS));
  const order = line.account.taken().map(({ url }) => pushes.findIndex(({ id }) => url?.includes(id)));
  const firsts = pushes.map((_, place) => order.indexOf(place));
  const lasts = pushes.map((_, place) => order.lastIndexOf(place));
  expect(Math.max(...firsts)).toBeLessThan(Math.min(...lasts));
});
