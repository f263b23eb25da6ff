import { attributionCalls, attributionReviewCalls } from '../../../db/contract/calls/attributions.ts';
import { createRouter } from '../../platform/openapi.ts';
import { outsideOrigin } from '../../platform/origin.ts';
import { serve } from '../../platform/serve.ts';
import { decideObjection, dropObjection, objections, objectTo } from './objections.ts';
import { organizationPublications } from './publications.ts';
import { answerQuestion, askAdministrators, questionOf } from './questions.ts';
import { takeOver } from './takeover.ts';

/** In whose name items stand: reviewers ask the organisation, its administrators answer and object. */
export const attributionRoutes = createRouter();

serve(attributionRoutes, attributionReviewCalls.ask, ({ c, db, env, caller, body }) =>
  askAdministrators(db, env, caller, body, outsideOrigin(c)),
);
serve(attributionRoutes, attributionCalls.question, ({ db, caller, query }) => questionOf(db, caller, query.id));
serve(attributionRoutes, attributionCalls.answer, ({ db, caller, body }) => answerQuestion(db, caller, body));
serve(attributionRoutes, attributionCalls.publications, async ({ db, caller, query }) => {
  const { organization_id, ...paging } = query;
  return organizationPublications(db, caller, organization_id, paging);
});
serve(attributionRoutes, attributionCalls.object, ({ db, env, caller, body }) => objectTo(db, env, caller, body));
serve(attributionRoutes, attributionCalls.takeover, ({ db, caller, body }) => takeOver(db, caller, body));
serve(attributionRoutes, attributionCalls.drop, ({ db, caller, query }) => dropObjection(db, caller, query.id));
serve(attributionRoutes, attributionReviewCalls.list, ({ db, caller, query }) => objections(db, caller, query));
serve(attributionRoutes, attributionReviewCalls.decide, ({ db, caller, body }) => decideObjection(db, caller, body));
