import { allowanceCalls } from '../../../db/contract/calls/allowances.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { askForMore, decideWish, ownAllowance, wishes } from './allowances.ts';

/** How much an account may publish, and how it asks for more. */
export const allowanceRoutes = createRouter();

serve(allowanceRoutes, allowanceCalls.own, ({ db, caller }) => ownAllowance(db, caller));
serve(allowanceRoutes, allowanceCalls.ask, ({ db, caller, body }) => askForMore(db, caller, body));
serve(allowanceRoutes, allowanceCalls.queue, ({ db }) => wishes(db));
serve(allowanceRoutes, allowanceCalls.decide, ({ db, caller, body }) => decideWish(db, caller, body));
