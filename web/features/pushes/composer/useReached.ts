import type { ReachedPush } from '../../../../db/contract/push-pickers';
import words from '../../../i18n/pushCompose';
import { useApiQuery } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import { PUSHES } from './keys';

interface ReachedOptions {
  groupId: string;
  pushId: string | undefined;
  /** Items that the push brings; all of its group while none is chosen. */
  items: Iterable<string>;
}

/** Which organisations have some of the items already, by which push. */
export function useReached({ groupId, pushId, items }: ReachedOptions) {
  const text = useText(words).reached;
  const query = useApiQuery(
    [...PUSHES, 'reached'],
    '/v1/push/reached',
    { group_id: groupId, push_id: pushId },
    { staleMs: 0 },
  );
  const chosen = new Set(items);
  const brings = (push: ReachedPush) => chosen.size === 0 || push.items.some((id) => chosen.has(id));
  const notes = new Map<string, string>();
  for (const push of query.data?.pushes.filter(brings) ?? []) {
    const day = push.time ? formatDay(push.time) : '';
    const tell = (orgs: readonly string[], note: string) => {
      for (const org of orgs) if (!notes.has(org)) notes.set(org, note);
    };
    tell(push.sent, text.sent(push.title, day));
    tell(push.open, text.open(push.title));
  }
  return {
    /** The push that is brought to others: who was reached cannot be chosen. */
    source: query.data?.source ?? null,
    /** Why an organisation is left out, by its id. */
    notes: notes as ReadonlyMap<string, string>,
    /** Nobody can be left out before it is known who. */
    isPending: query.isPending,
  };
}
