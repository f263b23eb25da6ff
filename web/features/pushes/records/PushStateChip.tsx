import type { PushRecord } from '../../../../db/contract/push-records';
import words from '../../../i18n/pushRecords';
import { useText } from '../../../kit/i18n';
import { ToneChip } from '../../../kit/layout/StateChip';
import { PHASE_TONES } from './tones';

/** How a push stands; one that reached nobody for certain does not look like a success. */
export function PushStateChip({ push: { phase, figures } }: { push: PushRecord }) {
  const text = useText(words);
  if (phase === 'done' && figures.sent === 0) {
    if (figures.uncertain > 0) return <ToneChip label={text.ended.uncertain} tone="returned" />;
    if (figures.failed > 0) return <ToneChip label={text.ended.failed} tone="rejected" />;
    return <ToneChip label={text.ended.none} tone="none" />;
  }
  return <ToneChip label={text.phases[phase]} tone={PHASE_TONES[phase]} />;
}
