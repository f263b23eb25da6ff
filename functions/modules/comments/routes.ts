import { commentCalls } from '../../../db/contract/calls/comments.ts';
import { itemPage } from '../../../db/contract/items.ts';
import { notFound } from '../../platform/errors.ts';
import { createRouter } from '../../platform/openapi.ts';
import { addressOf } from '../../platform/rate-limit.ts';
import { serve } from '../../platform/serve.ts';
import { publicItem } from '../../tables/public-items.ts';
import { discussionList } from './discussions.ts';
import { dismissReports, hideComment, reportedComments } from './moderation.ts';
import { reportComment } from './report.ts';

/** Talk around items: what goes beyond rows of comment and feedback (core§7, decision 81). */
export const commentRoutes = createRouter();

serve(commentRoutes, commentCalls.subject, async ({ db, query: { item_type, item_id } }) => {
  const item = await publicItem(db, Number(item_type), item_id);
  if (!item) throw notFound();
  return { name: item.name, page: itemPage(Number(item_type), item_id) };
});
serve(commentRoutes, commentCalls.discussions, ({ db, query }) => discussionList(db, query));
serve(commentRoutes, commentCalls.report, ({ db, env, caller, body }) => reportComment(db, env, caller, body));
serve(commentRoutes, commentCalls.list, ({ db, caller, query }) => reportedComments(db, caller, query));
serve(commentRoutes, commentCalls.hide, ({ c, db, env, caller, body }) =>
  hideComment(db, env, caller, body, addressOf(c.req.raw)),
);
serve(commentRoutes, commentCalls.dismiss, ({ db, caller, body }) => dismissReports(db, caller, body.comment_id));
