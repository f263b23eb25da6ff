import { programmeReviewCalls } from '../../../../db/contract/calls/programme-review.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { serve } from '../../../platform/serve.ts';
import { reviewOf } from './detail.ts';
import { listReviews } from './list.ts';
import { declareConflict, declineReview, keepDraft } from './write.ts';

/** What recommending units, persons and experts do with the projects that are theirs. */
export const programmeReviewRoutes = createRouter();

serve(programmeReviewRoutes, programmeReviewCalls.list, ({ db, caller, recommenderId, query }) =>
  listReviews(db, caller, recommenderId, query),
);
serve(programmeReviewRoutes, programmeReviewCalls.detail, ({ db, caller, recommenderId, query }) =>
  reviewOf(db, caller, recommenderId, query.project_id),
);
serve(programmeReviewRoutes, programmeReviewCalls.draft, ({ db, caller, recommenderId, body }) =>
  keepDraft(db, caller, recommenderId, body),
);
serve(programmeReviewRoutes, programmeReviewCalls.decline, ({ db, caller, recommenderId, body }) =>
  declineReview(db, caller, recommenderId, body),
);
serve(programmeReviewRoutes, programmeReviewCalls.conflict, ({ db, caller, recommenderId, body }) =>
  declareConflict(db, caller, recommenderId, body),
);
