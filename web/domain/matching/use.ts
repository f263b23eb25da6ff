import { useEffect, useRef } from 'react';
import { api } from '../../kit/api';

/** A counterpart that was shown for an item, with its place in the list, from 1. */
interface ShownMatch {
  itemId: string;
  otherId: string;
  position: number;
}

/** What matches learn from fails without anybody waiting for it. */
const quietly = (call: Promise<unknown>): void => void call.catch(() => undefined);

/** Tells which counterparts a member saw, and where; each is told once. */
export function useShown(member: boolean, shown: readonly ShownMatch[]): void {
  const told = useRef(new Set<string>());
  const news = JSON.stringify(member ? shown : []);
  useEffect(() => {
    const all = JSON.parse(news) as ShownMatch[];
    const fresh = all.filter(({ itemId, otherId }) => !told.current.has(`${itemId} ${otherId}`));
    for (const { itemId, otherId } of fresh) told.current.add(`${itemId} ${otherId}`);
    for (const [id, own] of Map.groupBy(fresh, ({ itemId }) => itemId)) {
      const input = { id, shown: own.map(({ otherId, position }) => ({ other_id: otherId, position })) };
      quietly(api.post('/v1/match/shown', input, { silent: true }));
    }
  }, [news]);
}

/** Tells that a member opened a counterpart. */
export const noteOpened = (itemId: string, otherId: string): void =>
  quietly(api.post('/v1/match/opened', { id: itemId, other_id: otherId }, { silent: true }));
