import type { DealState } from '../../../db/contract/deal-states';
import words from '../../i18n/deals';
import { useText } from '../../kit/i18n';
import { type Tone, ToneChip } from '../../kit/layout/StateChip';

const TONES: Readonly<Record<DealState, Tone>> = {
  interest: 'none',
  contacted: 'returned',
  negotiating: 'review',
  signed: 'adopted',
  declined: 'rejected',
};

/** How far a deal has come. */
export function DealStateChip({ state }: { state: DealState }) {
  return <ToneChip tone={TONES[state]} label={useText(words).states[state]} />;
}
