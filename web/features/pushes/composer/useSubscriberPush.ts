import words from '../../../i18n/pushCompose';
import { api } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { confirm } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { randomId } from '../../../kit/layout/format';
import { toast } from '../../../kit/toast';

/** Asks, and pushes chosen items to the subscribers whom they fit; says how many were reached. */
export function useSubscriberPush(itemType: number) {
  const text = useText(words).subscribers;
  const push = useApiMutation(
    (items: readonly string[]) =>
      api.post(
        '/egg/match/pushToSubUser',
        { item_type: itemType, items },
        { headers: { 'idempotency-key': randomId() } },
      ),
    {
      onSuccess: (reached) => {
        if (reached.pushed > 0) toast.success(text.reached(reached.pushed, reached.queued, reached.noticed));
        else toast.info(reached.skipped > 0 ? text.skipped(reached.skipped) : text.nobody);
      },
    },
  );
  /** `then` runs once the items went out. */
  const ask = async (items: readonly string[], then: () => void): Promise<void> => {
    const question = { title: text.push, text: text.question(items.length), confirmLabel: text.confirm };
    if (await confirm(question)) push.mutate(items, { onSuccess: then });
  };
  return { ask, busy: push.isPending };
}
