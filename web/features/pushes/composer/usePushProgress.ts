import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../shared/api';
import { toast } from '../../../shared/toast';
import { PUSHES } from './keys';
import type { PushDetail, PushTarget } from './types';

const FIRST_MS = 600;
const LONGEST_MS = 5000;

const hasOpen = ({ counts }: PushDetail): boolean => counts.waiting + counts.sending > 0;

/** Whether outcomes can still arrive by themselves. */
export const isMoving = (push: PushDetail): boolean => push.run_state === 'running' && hasOpen(push);

const REFUSED: readonly string[] = ['failed', 'refused', 'uncertain'];

/** What went wrong with a target, as the operator is told. */
export const troubleOf = (target: PushTarget): string => target.hint ?? target.error_msg ?? '';

/** A push as it stands; while it is being sent it is asked for again and again, at growing distances. */
export function usePushProgress(pushId: string) {
  const known = useRef<Map<string, string> | null>(null);
  const rounds = useRef(0);
  const query = useQuery({
    queryKey: [...PUSHES, 'progress', pushId],
    queryFn: ({ signal }) => api.get<PushDetail>('/v1/push/detail', { id: pushId }, { signal }),
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
    known.current = new Map(data.targets.map(({ org_id, state }) => [org_id, state]));
    if (!before) return;
    const troubles = data.targets.filter(
      ({ org_id, state }) => REFUSED.includes(state) && before.get(org_id) !== state,
    );
    for (const trouble of new Set(troubles.map(troubleOf))) if (trouble) toast.error(trouble);
  }, [data]);
  return query;
}
