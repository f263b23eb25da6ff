import { funnelCalls } from '../../../../db/contract/calls/push-records.ts';
import { csvFile } from '../../../platform/csv-stream.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { serve } from '../../../platform/serve.ts';
import { targetsOfPushes } from '../records/targets.ts';
import { targetsFile } from '../records/targets-file.ts';
import { pushedDeals } from './deals.ts';
import { funnelOf } from './funnel.ts';
import { funnelFile, funnelPushes } from './pushes.ts';
import { pushesIn, rangeOf } from './range.ts';

/** What pushes lead to, from the choice of organisations to signed deals. */
export const funnelRoutes = createRouter();

serve(funnelRoutes, funnelCalls.whole, ({ db, lang, query }) => funnelOf(db, rangeOf(query), lang));
serve(funnelRoutes, funnelCalls.pushes, ({ db, lang, query }) => funnelPushes(db, rangeOf(query), query, lang));
serve(funnelRoutes, funnelCalls.pushesFile, async ({ c, db, lang, userId, query }) =>
  csvFile(c, 'push-funnel', await funnelFile(db, userId, rangeOf(query), lang)),
);
serve(funnelRoutes, funnelCalls.targets, ({ db, env, lang, query }) =>
  targetsOfPushes({ db, env, lang }, { ...query, pushes: pushesIn(rangeOf(query), 'id, add_time') }, query),
);
serve(funnelRoutes, funnelCalls.targetsFile, async ({ c, db, env, lang, userId, query }) => {
  const range = rangeOf(query);
  const filter = { ...query, pushes: pushesIn(range), orgs: null };
  return csvFile(c, 'push-targets', await targetsFile({ db, env, lang }, { userId, pushId: range.pushId }, filter));
});
serve(funnelRoutes, funnelCalls.deals, ({ db, query }) =>
  pushedDeals(db, rangeOf(query), query.stage === 'signed' ? 'signed' : 'deals', query),
);
