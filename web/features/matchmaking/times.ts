import type { Slot } from '../../../db/contract/matchmaking';
import { reread } from '../../kit/api';
import { formatMinute } from '../../kit/layout/format';

/** A slot as it is read: day, beginning and end. */
export const slotText = ({ start_time, end_time }: Pick<Slot, 'start_time' | 'end_time'>): string =>
  `${formatMinute(start_time)}–${formatMinute(end_time).slice(11)}`;

/** What was shown of the 1:1 meetings is asked for anew. */
export const refresh = (): Promise<void> => reread([['matchmaking']]);
