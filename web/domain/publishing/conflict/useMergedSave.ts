import { useRef } from 'react';
import { openMerge, type SideByField } from './openMerge';

/**
 * Asks which side of two versions counts, one question at a time, and puts the answers together.
 * @param sides how the fields of a version read
 */
export function useOpenMerge<V extends object>(sides: (values: V) => SideByField) {
  const asking = useRef(false);
  /** Nothing where the question was left, or stands already. */
  return async (mine: V, theirs: V, base: V): Promise<V | undefined> => {
    if (asking.current) return undefined;
    asking.current = true;
    const chosen = await openMerge(sides(mine), sides(theirs), sides(base));
    asking.current = false;
    if (!chosen) return undefined;
    const taken = Object.fromEntries(Object.entries(theirs).filter(([field]) => chosen[field] === 'theirs'));
    return { ...mine, ...taken };
  };
}
