import { followCalls } from '../../../db/contract/calls/follows.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { currentModel } from '../matching/kept-model.ts';
import { follow, ownFollows, unfollow } from './own.ts';

/** What members follow, and are told of. */
export const followRoutes = createRouter();

serve(followRoutes, followCalls.list, ({ db, userId }) => ownFollows(db, userId));
serve(followRoutes, followCalls.follow, async ({ db, env, userId, body }) =>
  follow(db, await currentModel(db, env), userId, body),
);
serve(followRoutes, followCalls.end, ({ db, userId, query }) => unfollow(db, userId, query.id));
