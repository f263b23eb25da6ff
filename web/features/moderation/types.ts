import type { FormValues } from '../../../db/contract/review-changes';
import type { ReviewDetail } from '../../../db/contract/reviews';

/** The form under review: the groups of a submission, and where it stands. */
export type ReviewedForm = FormValues & {
  code: string;
  version: number;
  audit_status: number;
  audit_opinion?: string | null;
};

export type Review = Omit<ReviewDetail, 'form'> & { form: ReviewedForm };

/** One working version in the queue. */
export interface QueueRow {
  chengguo_id?: string;
  xuqiu_id?: string;
  xiangmu_id?: string;
  name: string;
  /** Projects have none. */
  code?: string;
  sub_type?: number | null;
  unit_name: string | null;
  org_name: string | null;
  region_name: string | null;
  region_name_en?: string | null;
  org_country?: string | null;
  add_time: number;
  update_time: number | null;
  audit_status: number;
  version: number;
  is_public?: number;
  publisher_name: string | null;
  /** Since it was handed in last. */
  wait_seconds: number;
  open_comments?: number;
  /** Why it is not approved together with others. */
  doubt?: NonNullable<ReviewDetail['attribution']>['doubt'];
}
