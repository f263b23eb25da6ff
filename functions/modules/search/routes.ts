import { searchCalls } from '../../../db/contract/calls/search.ts';
import { createRouter } from '../../platform/openapi.ts';
import { SAME_UNLESS_AREA, servePublic } from '../items/public/answer.ts';
import { areaOf } from '../items/public/visibility.ts';
import { searchAll, suggestions } from './search.ts';

/** One search through all that is public. */
export const searchRoutes = createRouter();

servePublic(
  searchRoutes,
  searchCalls.all,
  ({ c, db, caller, query }) => searchAll(db, c.env, query, areaOf(caller)),
  SAME_UNLESS_AREA,
);
servePublic(
  searchRoutes,
  searchCalls.suggest,
  ({ db, caller, query }) => suggestions(db, query.keyword, areaOf(caller)),
  SAME_UNLESS_AREA,
);
