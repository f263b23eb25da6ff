import { useState } from 'react';
import { type Change, changesOf } from '../../../../db/contract/review-changes';
import type { ReviewKind } from '../kinds';
import type { Review, ReviewedForm } from '../types';

export interface Compared {
  changes: readonly Change[];
  /** Whether the item changed under the reader's eyes, and the comparison is with what was read before. */
  since: boolean;
  compareApproved: () => void;
}

/**
 * What the page compares with: the last approved version, or what the reader saw before somebody else changed the item.
 * To be used by a component that lives as long as one item is shown.
 */
export function useSeen({ kind }: ReviewKind, review: Review): Compared {
  const [seen, setSeen] = useState<ReviewedForm>(review.form);
  const since = seen.version !== review.form.version;
  return {
    changes: since ? changesOf(kind, seen, review.form) : review.changes,
    since,
    compareApproved: () => setSeen(review.form),
  };
}
