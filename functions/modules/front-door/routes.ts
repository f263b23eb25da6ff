import { frontDoorCalls, inquiryCalls } from '../../../db/contract/calls/front-door.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { SAME_UNLESS_AREA, servePublic } from '../items/public/answer.ts';
import { areaOf } from '../items/public/visibility.ts';
import { frontDoorHome } from './home.ts';
import { answerInquiry, closeInquiry } from './inquiries.ts';
import { selectedList, selectionNames } from './selected.ts';
import { topList } from './top.ts';

/** The international front door (core§1), and its desk. */
export const frontDoorRoutes = createRouter();

servePublic(
  frontDoorRoutes,
  frontDoorCalls.home,
  ({ db, caller }) => frontDoorHome(db, areaOf(caller)),
  SAME_UNLESS_AREA,
);
servePublic(
  frontDoorRoutes,
  frontDoorCalls.selected,
  ({ db, caller, query }) => selectedList(db, query, areaOf(caller)),
  SAME_UNLESS_AREA,
);
serve(frontDoorRoutes, frontDoorCalls.names, ({ db }) => selectionNames(db));
// What people keep and open moves it with every call.
servePublic(frontDoorRoutes, frontDoorCalls.top, ({ db, caller, query }) => topList(db, query.by, areaOf(caller)));
serve(frontDoorRoutes, inquiryCalls.answer, ({ db, env, userId, body }) => answerInquiry(db, env, userId, body));
serve(frontDoorRoutes, inquiryCalls.close, ({ db, userId, body }) => closeInquiry(db, userId, body));
