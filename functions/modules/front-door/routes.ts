import { frontDoorCalls, inquiryCalls } from '../../../db/contract/calls/front-door.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { serveForAll, servePublic } from '../items/public/answer.ts';
import { frontDoorHome } from './home.ts';
import { answerInquiry, closeInquiry } from './inquiries.ts';
import { selectedList, selectionNames } from './selected.ts';
import { topList } from './top.ts';

/** The international front door (core§1), and its desk. */
export const frontDoorRoutes = createRouter();

serveForAll(frontDoorRoutes, frontDoorCalls.home, ({ db }) => frontDoorHome(db));
serveForAll(frontDoorRoutes, frontDoorCalls.selected, ({ db, query }) => selectedList(db, query));
serve(frontDoorRoutes, frontDoorCalls.names, ({ db }) => selectionNames(db));
// What people keep and open moves it with every call.
servePublic(frontDoorRoutes, frontDoorCalls.top, ({ db, query }) => topList(db, query.by));
serve(frontDoorRoutes, inquiryCalls.answer, ({ db, env, userId, body }) => answerInquiry(db, env, userId, body));
serve(frontDoorRoutes, inquiryCalls.close, ({ db, userId, body }) => closeInquiry(db, userId, body));
