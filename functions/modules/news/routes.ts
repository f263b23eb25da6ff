import { newsCalls, newsOfficeCalls } from '../../../db/contract/calls/news.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { serveForAll } from '../items/public/answer.ts';
import { openPreview, previewOf } from './preview.ts';
import { cancelNews, newsHistory, publishNews, restoreNews, withdrawNews } from './publish.ts';
import { newsDetail, newsList } from './published.ts';

/** News: what visitors read, and how editors publish it (decision 133). */
export const newsRoutes = createRouter();

// Everybody reads the same news, under the stamp that each of its writes raises (decision 280).
serveForAll(newsRoutes, newsCalls.list, ({ db, query }) => newsList(db, query), { stamped: true });
serveForAll(newsRoutes, newsCalls.detail, ({ db, query }) => newsDetail(db, query.id ?? ''), { stamped: true });

serve(newsRoutes, newsOfficeCalls.publish, ({ db, userId, body }) =>
  publishNews(db, userId, body.id, { start: body.start_time, end: body.end_time }),
);
serve(newsRoutes, newsOfficeCalls.withdraw, ({ db, userId, body }) => withdrawNews(db, userId, body.id, body.end_time));
serve(newsRoutes, newsOfficeCalls.cancel, ({ db, userId, body }) => cancelNews(db, userId, body.id));
serve(newsRoutes, newsOfficeCalls.history, ({ db, query }) => newsHistory(db, query.id ?? ''));
serve(newsRoutes, newsOfficeCalls.restore, ({ db, userId, body }) => restoreNews(db, userId, body.id, body.version));
serve(newsRoutes, newsOfficeCalls.openPreview, ({ db, userId, body }) => openPreview(db, userId, body.id));
serve(newsRoutes, newsOfficeCalls.preview, ({ db, query }) => previewOf(db, query.key ?? ''));
