import { figureCalls } from '../../../db/contract/calls/figures.ts';
import { rangeOf } from '../../../db/contract/panels.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { servePublic } from '../items/public/answer.ts';
import { cockpit } from './cockpit.ts';
import { placeFigures } from './places.ts';
import { recountFigures } from './recount.ts';
import { yearFigures } from './year.ts';

/** What the platform does, in numbers. */
export const figureRoutes = createRouter();

servePublic(figureRoutes, figureCalls.year, ({ db }) => yearFigures(db));
servePublic(figureRoutes, figureCalls.places, ({ db, query }) => placeFigures(db, query.of?.trim() ?? ''));
servePublic(figureRoutes, figureCalls.cockpit, ({ c, db, query }) =>
  cockpit(db, query.region || c.env.REGION, rangeOf(query.range)),
);
serve(figureRoutes, figureCalls.recount, async ({ db }) => {
  await db.batch(recountFigures());
});
