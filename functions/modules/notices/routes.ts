import { noticeCalls } from '../../../db/contract/calls/notices.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { ownNotices, readNotices, unreadNotices } from './notices.ts';

/** What the platform tells a user, and what the user has read of it. */
export const noticeRoutes = createRouter();

serve(noticeRoutes, noticeCalls.list, ({ db, caller, query }) => ownNotices(db, caller, query));
serve(noticeRoutes, noticeCalls.unread, ({ db, caller }) => unreadNotices(db, caller));
serve(noticeRoutes, noticeCalls.read, ({ db, caller, body }) => readNotices(db, caller, body));
