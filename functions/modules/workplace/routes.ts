import { workplaceCalls } from '../../../db/contract/calls/workplace.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { waitingCounts } from './counts.ts';
import { found } from './found.ts';
import { overview } from './overview.ts';

/** Where staff begin their day. */
export const workplaceRoutes = createRouter();

serve(workplaceRoutes, workplaceCalls.counts, ({ db, caller }) => waitingCounts(db, caller));
serve(workplaceRoutes, workplaceCalls.overview, ({ db, caller }) => overview(db, caller));
serve(workplaceRoutes, workplaceCalls.search, ({ db, caller, query }) => found(db, caller, query.keyword));
