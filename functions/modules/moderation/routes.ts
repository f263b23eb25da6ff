import { reviewCalls } from '../../../db/contract/calls/reviews.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { approveAll } from './approve.ts';
import { reviewOf } from './detail.ts';
import { stateCounts } from './states.ts';
import { addComment, resolveComment, talkOf } from './talk.ts';
import { templatesFor } from './templates.ts';
import { undoApproval } from './undo.ts';

/** The audit as a conversation between auditors and publishers (core§4, core§7). */
export const reviewRoutes = createRouter();

serve(reviewRoutes, reviewCalls.detail, ({ db, env, caller, query: { item_type, id, ...queue } }) =>
  reviewOf(db, env, caller, item_type, id, queue),
);
serve(reviewRoutes, reviewCalls.states, ({ db, caller, query: { item_type } }) => stateCounts(db, caller, item_type));
serve(reviewRoutes, reviewCalls.talk, ({ db, caller, query: { item_type, id } }) => talkOf(db, caller, item_type, id));
serve(reviewRoutes, reviewCalls.comment, ({ db, env, caller, body }) => addComment(db, env, caller, body));
serve(reviewRoutes, reviewCalls.resolve, ({ db, caller, body }) => resolveComment(db, caller, body));
serve(reviewRoutes, reviewCalls.templates, ({ db, caller }) => templatesFor(db, caller));
serve(reviewRoutes, reviewCalls.undo, ({ db, caller, body }) => undoApproval(db, caller, body));
serve(reviewRoutes, reviewCalls.approve, ({ db, caller, body }) => approveAll(db, caller, body));
