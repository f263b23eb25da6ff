import type { Slot } from '../../../db/contract/matchmaking';
import { reread } from '../../kit/api';
import { formatSpan } from '../../kit/layout/moments';

/** A slot as it is read: day, beginning and end. */
export const slotText = ({ start_time, end_time }: Pick<Slot, 'start_time' | 'end_time'>): string =>
  formatSpan(start_time, end_time);

/** What was shown of the 1:1 meetings is asked for anew. */
export const refresh = (): Promise<void> => reread([['matchmaking']]);
