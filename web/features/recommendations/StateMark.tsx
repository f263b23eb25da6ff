import { RECOMMEND_STATES_MEMBER } from '../../../db/contract/enums-programme';
import { useLabel } from '../../domain/catalog/words';
import { ToneChip } from '../../kit/layout/StateChip';

const TONES = ['review', 'adopted', 'rejected'] as const;

/** What the recommender made of a project, in the words of the member area. */
export function StateMark({ state }: { state: number }) {
  const label = useLabel();
  return <ToneChip label={label(RECOMMEND_STATES_MEMBER, state)} tone={TONES[state] ?? 'none'} />;
}
