import type { ApplicationState } from '../../../../db/contract/push-applications';
import words from '../../../i18n/pushApplications';
import { useText } from '../../../kit/i18n';
import { type Tone, ToneChip } from '../../../kit/layout/StateChip';

const TONES: Readonly<Record<ApplicationState, Tone>> = {
  applied: 'review',
  confirmed: 'adopted',
  declined: 'rejected',
  pushed: 'adopted',
};

/** How far an application is. */
export function StateMark({ state }: { state: ApplicationState }) {
  const text = useText(words);
  return <ToneChip label={text.states[state]} tone={TONES[state]} />;
}
