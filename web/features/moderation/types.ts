import type { ReviewedKind } from '../../../db/contract/items';
import type { FormValues } from '../../../db/contract/review-changes';
import type { ReviewDetail } from '../../../db/contract/reviews';
import type { QueuedItem } from '../../../db/contract/working-items';

/** The form under review: the groups of a submission, and where it stands. */
export type ReviewedForm = FormValues & {
  code: string;
  version: number;
  audit_status: number;
  audit_opinion?: string | null;
};

export type Review = Omit<ReviewDetail, 'form'> & { form: ReviewedForm };

/** One working version in the queue. */
export type QueueRow = QueuedItem<ReviewedKind>;
