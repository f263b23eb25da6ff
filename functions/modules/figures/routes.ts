import { figureCalls } from '../../../db/contract/calls/figures.ts';
import { rangeOf } from '../../../db/contract/panels.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { serveForAll } from '../items/public/answer.ts';
import { cockpit } from './cockpit.ts';
import { placeFigures } from './places.ts';
import { recountFigures } from './recount.ts';
import { yearFigures } from './year.ts';

/** What the platform does, in numbers. */
export const figureRoutes = createRouter();

serveForAll(figureRoutes, figureCalls.year, ({ db }) => yearFigures(db));
serveForAll(figureRoutes, figureCalls.places, ({ db, query }) => placeFigures(db, query.of?.trim() ?? ''));
serveForAll(figureRoutes, figureCalls.cockpit, ({ db, env, query }) =>
  cockpit(db, query.region || env.REGION, rangeOf(query.range)),
);
serve(figureRoutes, figureCalls.recount, async ({ db }) => {
  await db.batch(recountFigures());
});
