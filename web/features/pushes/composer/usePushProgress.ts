import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { PushDetail, PushTarget } from '../../../../db/contract/push-records';
import { api } from '../../../kit/api';
import { toast } from '../../../kit/toast';
import { PUSHES } from './keys';

const FIRST_MS = 600;
const LONGEST_MS = 5000;

const hasOpen = ({ counts }: PushDetail): boolean => counts.waiting + counts.sending > 0;

/** Whether outcomes can still arrive by themselves: of a run, or of messages that somebody sends one by one. */
export const isMoving = (push: PushDetail): boolean =>
  (push.run_state === 'running' && hasOpen(push)) || push.counts.sending > 0;

/** Whether a confirmation would send anything: what waits, or what failed of a push that nobody received. */
export const isToSend = ({ counts, push_status, total }: PushDetail): boolean =>
  total === 0 || counts.waiting > 0 || (push_status === 0 && counts.failed + counts.refused + counts.cancelled > 0);

/** What went wrong with a target, as the operator is told. */
export const troubleOf = (target: PushTarget): string => target.hint ?? target.error_msg ?? '';

/** Organisations that are shown at a time. */
export const PAGE = 20;

/**
 * A push as it stands, with one page of its targets; while it is being sent it is asked for again and again, at growing
 * distances.
 * @param after the organisation behind which the page begins
 */
export function usePushProgress(pushId: string, after: string) {
  const known = useRef<Map<string, number> | null>(null);
  const rounds = useRef(0);
  const query = useQuery({
    queryKey: [...PUSHES, 'progress', pushId, after],
    queryFn: ({ signal }) =>
      api.get('/v1/push/detail', { id: pushId, pageSize: PAGE, ...(after && { after }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (!state.data || !isMoving(state.data)) return false;
      rounds.current += 1;
      return Math.min(LONGEST_MS, FIRST_MS * 1.4 ** rounds.current);
    },
  });
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    const before = known.current;
    const keyOf = ({ state, error_code }: PushDetail['troubles'][number]) => `${state} ${error_code}`;
    known.current = new Map(data.troubles.map((trouble) => [keyOf(trouble), trouble.n]));
    if (!before) return;
    const grown = data.troubles.filter((trouble) => trouble.n > (before.get(keyOf(trouble)) ?? 0));
    for (const hint of new Set(grown.map((trouble) => trouble.hint ?? trouble.error_code))) if (hint) toast.error(hint);
  }, [data]);
  return query;
}
