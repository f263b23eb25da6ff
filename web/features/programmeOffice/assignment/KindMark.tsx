import words from '../../../i18n/programmeAssignment';
import { useText } from '../../../kit/i18n';
import { ToneChip } from '../../../kit/layout/StateChip';

/** What stands between a recommender and a project. */
export function KindMark({ kind, isHard }: { kind: string; isHard: boolean }) {
  const { kinds } = useText(words);
  return <ToneChip tone={isHard ? 'rejected' : 'review'} label={(kinds as Record<string, string>)[kind] ?? kind} />;
}
