import { applicationCalls } from '../../../../db/contract/calls/push-applications.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { serve } from '../../../platform/serve.ts';
import { applyForPush } from './apply.ts';
import { decideApplication } from './decide.ts';
import { applicationList, pushableItems } from './lists.ts';

/** Publishers ask for pushes of their items, staff decides (back-office§1). */
export const applicationRoutes = createRouter();

serve(applicationRoutes, applicationCalls.own, ({ db, caller, query }) => pushableItems(db, caller, query));
serve(applicationRoutes, applicationCalls.apply, ({ db, env, caller, body }) => applyForPush(db, env, caller, body));
serve(applicationRoutes, applicationCalls.list, ({ db, caller, query }) => applicationList(db, caller, query));
serve(applicationRoutes, applicationCalls.decide, ({ db, caller, body }) => decideApplication(db, caller, body));
