import { threadLinkCalls } from '../../../db/contract/calls/thread-links.ts';
import { threadCalls } from '../../../db/contract/calls/threads.ts';
import { LINK_KINDS } from '../../../db/contract/thread-links.ts';
import { invalid } from '../../platform/errors.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { serveForAll, servePublic } from '../items/public/answer.ts';
import { acceptReply, followThread } from './accept.ts';
import { postHistory, similarThreads, threadDetail } from './detail.ts';
import { linksOf, mentionsOf } from './links.ts';
import { ownThreads, threadList } from './lists.ts';
import { askThread, editReply, editThread, removePost, writeReply } from './write.ts';

/** The community's threads (core§1, core§2); what everybody reads of them the policy of the table says. */
export const threadRoutes = createRouter();

serveForAll(threadRoutes, threadCalls.threads, ({ db, query }) => threadList(db, query));
servePublic(threadRoutes, threadCalls.thread, ({ db, caller, query }) => threadDetail(db, caller, query));
servePublic(threadRoutes, threadCalls.history, ({ db, caller, query }) => postHistory(db, caller, query.id ?? ''));
serve(threadRoutes, threadCalls.similar, ({ db, query }) => similarThreads(db, query.title));
serve(threadRoutes, threadCalls.own, ({ db, caller, userId, query }) => ownThreads(db, caller, userId, query));
serve(threadRoutes, threadCalls.ask, (given) => askThread(given, given.body));
serve(threadRoutes, threadCalls.editThread, (given) => editThread(given, given.body));
serve(threadRoutes, threadCalls.reply, (given) => writeReply(given, given.body));
serve(threadRoutes, threadCalls.editReply, (given) => editReply(given, given.body));
serve(threadRoutes, threadCalls.removeThread, ({ db, userId, query }) =>
  removePost(db, 'thread', userId, query.id ?? ''),
);
serve(threadRoutes, threadCalls.removeReply, ({ db, userId, query }) =>
  removePost(db, 'reply', userId, query.id ?? ''),
);
serve(threadRoutes, threadCalls.accept, ({ db, caller, userId, body }) => acceptReply(db, caller, userId, body));
serve(threadRoutes, threadCalls.follow, ({ db, caller, userId, body }) => followThread(db, caller, userId, body));
serveForAll(threadRoutes, threadLinkCalls.links, ({ db, query }) => linksOf(db, query.id ?? ''));
serveForAll(threadRoutes, threadLinkCalls.mentions, ({ db, query }) => {
  const kind = LINK_KINDS.find((each) => each === query.kind);
  if (!kind) throw invalid([{ field: 'kind', code: 'invalid_value' }]);
  return mentionsOf(db, kind, query.id ?? '');
});
