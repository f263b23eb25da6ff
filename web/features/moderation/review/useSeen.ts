import { useState } from 'react';
import { type Change, changesOf } from '../../../../db/contract/review-changes';
import type { ReviewDetail, ReviewedForm } from '../../../../db/contract/reviews';
import type { ReviewKind } from '../kinds';

/** The version before: what the reader saw before somebody changed it, what was returned, or what was approved last. */
type Against = 'seen' | 'returned' | 'approved';

export interface Compared {
  changes: readonly Change[];
  against: Against;
  /** Another version that the page can compare with; null for none. */
  other: Against | null;
  turn: () => void;
}

/**
 * What the page compares with. An item that comes back after a return is compared with what was returned, any other one with
 * the last approved version; what changed under the reader's eyes with what was read before.
 * To be used by a component that lives as long as one item is shown.
 * @param isFresh whether the review was read since this page was opened: what an earlier look left behind was not seen on this one
 */
export function useSeen({ kind }: ReviewKind, review: ReviewDetail, isFresh: boolean): Compared {
  const [seen, setSeen] = useState<ReviewedForm>(review.form);
  const [wasFresh, setFresh] = useState(isFresh);
  const [wanted, setWanted] = useState<Against>('returned');
  const returned = review.returned_changes;
  if (isFresh && !wasFresh) {
    setFresh(true);
    setSeen(review.form);
  }
  if (isFresh === wasFresh && seen.version !== review.form.version) {
    return {
      changes: changesOf(kind, seen, review.form),
      against: 'seen',
      other: returned ? 'returned' : 'approved',
      turn: () => setSeen(review.form),
    };
  }
  if (returned && (wanted === 'returned' || !review.approved)) {
    return {
      changes: returned,
      against: 'returned',
      other: review.approved ? 'approved' : null,
      turn: () => setWanted('approved'),
    };
  }
  return {
    changes: review.changes,
    against: 'approved',
    other: returned ? 'returned' : null,
    turn: () => setWanted('returned'),
  };
}
