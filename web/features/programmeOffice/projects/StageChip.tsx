import { DECLARATION_STAGES } from '../../../../db/contract/enums-programme';
import { useLabel } from '../../../domain/catalog/words';
import { type Tone, ToneChip } from '../../../kit/layout/StateChip';

const TONES: Readonly<Record<number, Tone>> = { 1: 'adopted', 2: 'returned', 3: 'rejected' };

/** Where a declaration is, as the office reads it. */
export function StageChip({ stage }: { stage: number }) {
  const label = useLabel();
  return <ToneChip label={label(DECLARATION_STAGES, stage)} tone={TONES[stage] ?? 'none'} />;
}
