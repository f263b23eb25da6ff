import { VERIFICATION } from '../../../../db/contract/verifications';
import words from '../../../i18n/verifications';
import { useText } from '../../../kit/i18n';
import { type Tone, ToneChip } from '../../../kit/layout/StateChip';

const TONES: Readonly<Record<number, Tone>> = {
  [VERIFICATION.waiting]: 'review',
  [VERIFICATION.verified]: 'adopted',
  [VERIFICATION.refused]: 'rejected',
  [VERIFICATION.revoked]: 'rejected',
};

/** What became of a check of an organisation. */
export function VerificationState({ state }: { state: number }) {
  const { states } = useText(words);
  return <ToneChip label={states[state as keyof typeof states]} tone={TONES[state] ?? 'none'} />;
}
