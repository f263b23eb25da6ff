import type { MeetingCard } from '../../../db/contract/meeting-shapes';
import words from '../../i18n/meetings';
import { useText } from '../../kit/i18n';
import { formatSpan } from '../../kit/layout/moments';

/** From when to when a meeting is held, in Shanghai: one day is named once. */
export function useMeetingTime(): (meeting: Pick<MeetingCard, 'start_time' | 'end_time'>) => string {
  const { unknownTime } = useText(words);
  return ({ start_time, end_time }) => (start_time === null ? unknownTime : formatSpan(start_time, end_time, ' – '));
}
