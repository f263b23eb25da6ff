import { featuredCalls } from '../../../db/contract/calls/featured.ts';
import { publicationCalls } from '../../../db/contract/calls/publications.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { SAME_UNLESS_AREA, servePublic } from '../items/public/answer.ts';
import { areaOf } from '../items/public/visibility.ts';
import { featuredOf, saveFeatured } from './featured.ts';
import { home } from './home.ts';

/** The home page, and what editors show on it first. */
export const homeRoutes = createRouter();

servePublic(
  homeRoutes,
  publicationCalls.home,
  ({ c, db, caller, query }) => home(db, query.region || c.env.REGION, areaOf(caller)),
  SAME_UNLESS_AREA,
);

serve(homeRoutes, featuredCalls.list, ({ db, query }) => featuredOf(db, query.region ?? ''));
serve(homeRoutes, featuredCalls.save, ({ db, caller, body }) => saveFeatured(db, caller, body));
