import { commentCalls } from '../../../db/contract/calls/comments.ts';
import { itemPage } from '../../../db/contract/items.ts';
import { notFound } from '../../platform/errors.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { publicItem } from '../../tables/public-items.ts';
import { serveForAll } from '../items/public/answer.ts';
import { approvePost, dismissReports, hidePost, restorePost } from './decisions.ts';
import { discussionList } from './discussions.ts';
import { moderatedPosts, waitingByState } from './moderation.ts';
import { ownReports, reportPost } from './report.ts';

/** Talk around items: what goes beyond rows of comment and feedback (core§7, decision 81). */
export const commentRoutes = createRouter();

serve(commentRoutes, commentCalls.subject, async ({ db, query: { item_type, item_id } }) => {
  const item = await publicItem(db, Number(item_type), item_id);
  if (!item) throw notFound();
  return { name: item.name, page: itemPage(Number(item_type), item_id) };
});
serveForAll(commentRoutes, commentCalls.discussions, ({ db, query }) => discussionList(db, query));
serve(commentRoutes, commentCalls.report, ({ db, env, caller, body }) => reportPost(db, env, caller, body));
serve(commentRoutes, commentCalls.reported, ({ db, caller }) => ownReports(db, caller));
serve(commentRoutes, commentCalls.list, ({ db, caller, query }) => moderatedPosts(db, caller, query));
serve(commentRoutes, commentCalls.counts, ({ db, caller }) => waitingByState(db, caller));
serve(commentRoutes, commentCalls.hide, ({ db, caller, body }) => hidePost(db, caller, body));
serve(commentRoutes, commentCalls.dismiss, ({ db, caller, body }) => dismissReports(db, caller, body));
serve(commentRoutes, commentCalls.approve, ({ db, caller, body }) => approvePost(db, caller, body));
serve(commentRoutes, commentCalls.restore, ({ db, caller, body }) => restorePost(db, caller, body));
