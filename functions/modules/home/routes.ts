import { publicationCalls } from '../../../db/contract/calls/publications.ts';
import { createRouter } from '../../platform/openapi.ts';
import { servePublic } from '../items/public/answer.ts';
import { areaOf } from '../items/public/visibility.ts';
import { home } from './home.ts';

/** The home page. */
export const homeRoutes = createRouter();

servePublic(homeRoutes, publicationCalls.home, ({ c, db, caller, query }) =>
  home(db, query.region || c.env.REGION, areaOf(caller)),
);
