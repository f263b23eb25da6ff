import { oneOf } from '../../../setup/random.ts';
import { someone, type Turn, unexpected, withOne } from './hand.ts';

const FAVOURITE = '/web/v1/user/favourite';

/** A member keeps an item, or lets it go. */
export const favour: Turn = async (hand) => {
  const { line, ledger, world, random } = hand;
  const who = someone(hand);
  const item = oneOf(random, world.publicItems);
  const pair = `${who.userId} ${item.id}`;
  await withOne(
    hand,
    [pair],
    (id) => id,
    async () => {
      const keeps = random() < 0.6;
      const told = keeps
        ? await line.call(who, 'POST', FAVOURITE, { body: { item_type: item.type, id: item.id } })
        : await line.call(who, 'DELETE', `${FAVOURITE}?id=${item.id}`);
      if (told.code !== 200) return unexpected(hand, 'favourite', told);
      ledger.favourites.set(pair, keeps);
    },
  );
};

/** A member comments on what is public. */
export const comment: Turn = async (hand) => {
  const { line, ledger, world, random } = hand;
  const item = oneOf(random, world.publicItems);
  const content = `评论 ${hand.word()}`;
  const told = await line.call(someone(hand), 'POST', '/web/egg/base/add', {
    body: { table: 'comment', data: { item_id: item.id, item_type: item.type, content } },
  });
  if (told.code !== 200) return unexpected(hand, 'comment', told);
  ledger.comments.push(content);
};

/** A member begins a thread, or answers in one. */
export const discuss: Turn = async (hand) => {
  const { line, ledger, world, random } = hand;
  const who = someone(hand);
  const word = hand.word();
  const key = `chaos-${word}`;
  const begins = ledger.threads.length === 0 || random() < 0.3;
  const thread = begins ? null : oneOf(random, ledger.threads);
  const body = thread
    ? { thread_id: thread.id, body: `<p>回复 ${word}</p>` }
    : { category_id: world.category, title: `讨论 ${word}`, body: `<p>正文 ${word}</p>` };
  const path = `/web/v1/community/${thread ? 'reply' : 'thread'}`;
  const { told, differs } = await line.submit(who, path, { body, key }, ({ result }) => result?.id);
  if (differs) ledger.seen.push(`one submission, two posts: ${differs}`);
  // A first post waits for a moderator: until then nobody else answers there.
  if (thread && told.code === 404) return;
  if (told.code !== 200) return unexpected(hand, path, told);
  if (thread) ledger.replies.push({ id: told.result.id, key, thread: thread.id });
  else ledger.threads.push({ id: told.result.id, key });
};
