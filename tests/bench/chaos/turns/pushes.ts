import { oneOf } from '../../../setup/random.ts';
import { type Turn, unexpected, withOne } from './hand.ts';

/** An operator packs items, chooses recipients and sends. */
export const push: Turn = async (hand) => {
  const { line, ledger, world, random } = hand;
  const word = hand.word();
  const item_type = random() < 0.5 ? 1 : 2;
  const ofKind = world.publicItems.filter(({ type }) => type === item_type);
  const items = [...new Set([oneOf(random, ofKind).id, oneOf(random, ofKind).id])];
  const groupKey = `chaos-group-${word}`;
  const packed = await line.submit(
    world.operator,
    '/web/v1/pushGroup',
    { body: { title: `推送组 ${word}`, item_type, items }, key: groupKey },
    ({ result }) => result?.id,
  );
  if (packed.differs) ledger.seen.push(`one submission, two groups: ${packed.differs}`);
  if (packed.told.code !== 200) return unexpected(hand, 'push group', packed.told);
  ledger.groups.push({ id: packed.told.result.id, key: groupKey });

  const key = `chaos-push-${word}`;
  const from = Math.floor(random() * (world.orgs.length - 12));
  const orgs = world.orgs.slice(from, from + 2 + Math.floor(random() * 10));
  const body = {
    ...{ title: `推送 ${word}`, remark: '请查看本周筛选出的条目并反馈合作意向。', item_type, items, orgs },
    push_group_id: packed.told.result.id,
  };
  const added = await line.submit(world.operator, '/web/v1/push', { body, key }, ({ result }) => result?.id);
  if (added.differs) ledger.seen.push(`one submission, two pushes: ${added.differs}`);
  if (added.told.code !== 200) return unexpected(hand, 'push', added.told);
  const { id } = added.told.result;
  const entry = { id, key, orgs, confirmed: false, cancelled: false };
  ledger.pushes.push(entry);
  await withOne(
    hand,
    [entry],
    (one) => one.id,
    async () => {
      const told = await line.call(world.operator, 'POST', '/web/v1/push/confirm', { body: { id } });
      if (told.code !== 200 && !(told.code === 409 && told.lost > 0)) return unexpected(hand, 'confirming', told);
      entry.confirmed = true;
    },
  );
};

/** An operator stops one that is on its way. */
export const cancel: Turn = (hand) =>
  withOne(
    hand,
    hand.ledger.pushes.filter(({ confirmed, cancelled }) => confirmed && !cancelled).slice(-3),
    ({ id }) => id,
    async (entry) => {
      const told = await hand.line.call(hand.world.operator, 'POST', '/web/v1/push/cancel', { body: { id: entry.id } });
      // It may be over, or was cancelled by a call whose answer was lost.
      if (told.code !== 200 && told.code !== 409) return unexpected(hand, 'cancelling', told);
      if (told.code === 200 || told.lost > 0) entry.cancelled = true;
    },
  );
