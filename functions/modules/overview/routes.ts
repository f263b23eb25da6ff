import { overviewCalls } from '../../../db/contract/calls/overview.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { overviewOf } from './overview.ts';
import { countView } from './views.ts';

/** The first page of the member centre (core§2). */
export const overviewRoutes = createRouter();

serve(overviewRoutes, overviewCalls.overview, ({ db, env, caller }) => overviewOf(db, env, caller));
serve(overviewRoutes, overviewCalls.view, async ({ c, db, env, body }) =>
  countView(db, env, await c.get('caller')(), c.req.raw, body),
);
