import { programmePeopleCalls } from '../../../db/contract/calls/programme-people.ts';
import { HOUR } from '../../../db/contract/time.ts';
import { createRouter } from '../../platform/openapi.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';
import { serve } from '../../platform/serve.ts';
import { accountOf, checkImport, importRecommenders } from './recommenders.ts';

/** Recommenders and cooperation applications of the programme, for its office. */
export const programmePeopleRoutes = createRouter();

serve(programmePeopleRoutes, programmePeopleCalls.checkImport, ({ db, body, lang }) => checkImport(db, body, lang));
serve(programmePeopleRoutes, programmePeopleCalls.import, ({ db, userId, body }) =>
  importRecommenders(db, userId, body),
);
serve(programmePeopleRoutes, programmePeopleCalls.account, async ({ db, env, userId, query }) => {
  // Phones are not to be tried one after the other.
  if (!query.user_id) {
    await takeAttempt(env, [{ name: 'recommender-account', key: userId, limit: 200, windowSeconds: HOUR }]);
  }
  return accountOf(db, query);
});
