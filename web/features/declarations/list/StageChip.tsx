import words from '../../../i18n/programmeDeclarations';
import { useText } from '../../../kit/i18n';
import { ToneChip } from '../../../kit/layout/StateChip';

const TONES = {
  draft: 'none',
  declared: 'adopted',
  returned: 'returned',
  withdrawn: 'rejected',
  expired: 'none',
} as const;
const STAGES = ['draft', 'declared', 'returned', 'withdrawn'] as const;

/** Where a declaration is. */
export function StageChip({ stage, editable }: { stage: number; editable: boolean }) {
  const text = useText(words).stages;
  const name = stage === 0 && !editable ? 'expired' : (STAGES[stage] ?? 'draft');
  return <ToneChip label={text[name]} tone={TONES[name]} />;
}
