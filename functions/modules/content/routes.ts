import { versionCalls } from '../../../db/contract/calls/versions.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { contentHistory, orderContent, removedContent, restoreContent } from './versions.ts';

/** What editors do with what they keep, beside writing its rows (decision 133). */
export const contentRoutes = createRouter();

serve(contentRoutes, versionCalls.history, ({ db, query }) => contentHistory(db, query));
serve(contentRoutes, versionCalls.removed, ({ db, query }) => removedContent(db, query));
serve(contentRoutes, versionCalls.restore, ({ db, userId, body }) => restoreContent(db, userId, body));
serve(contentRoutes, versionCalls.order, ({ db, body }) => orderContent(db, body));
