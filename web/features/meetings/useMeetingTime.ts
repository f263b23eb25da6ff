import type { MeetingCard } from '../../../db/contract/meeting-shapes';
import words from '../../i18n/meetings';
import { useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';

/** From when to when a meeting is held, in Shanghai: one day is named once. */
export function useMeetingTime(): (meeting: Pick<MeetingCard, 'start_time' | 'end_time'>) => string {
  const { unknownTime } = useText(words);
  return ({ start_time, end_time }) => {
    if (start_time === null) return unknownTime;
    const from = formatMinute(start_time);
    if (end_time === null) return from;
    const until = formatMinute(end_time);
    return `${from} – ${until.slice(0, 10) === from.slice(0, 10) ? until.slice(11) : until}`;
  };
}
