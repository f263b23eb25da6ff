import { operationCalls } from '../../../db/contract/calls/operations.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { platformStatus } from './status.ts';

/** How the platform itself runs, for its administrators. */
export const operationRoutes = createRouter();

serve(operationRoutes, operationCalls.status, ({ db, env }) => platformStatus(db, env));
