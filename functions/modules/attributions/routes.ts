import * as z from 'zod';
import {
  attributedItem,
  attributionAnswer,
  attributionAsk,
  attributionAsked,
  attributionQuestion,
  objectionDecision,
  objectionInput,
  objectionKey,
  queuedObjection,
} from '../../../db/contract/attribution-calls.ts';
import { ok } from '../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody, pageShape } from '../../platform/openapi.ts';
import { outsideOrigin } from '../../platform/origin.ts';
import { decideObjection, dropObjection, objections, objectTo } from './objections.ts';
import { organizationPublications } from './publications.ts';
import { answerQuestion, askAdministrators, questionOf } from './questions.ts';

const reviewers = { tags: ['reviews'], who: ['cg-auditor', 'xq-auditor', 'content-admin'] as const };
const administrators = { tags: ['organizations'], who: 'user' as const };
const text = z.string().optional();

const ask = createRoute({
  ...reviewers,
  method: 'post',
  path: '/v1/review/attribution/ask',
  summary:
    'Ask the administrators of the organisation in whose name an item stands whether its publisher speaks for it',
  request: { body: jsonBody(attributionAsk) },
  responses: envelope(attributionAsked),
});

const question = createRoute({
  ...administrators,
  method: 'get',
  path: '/v1/user/attribution/question',
  summary: 'What the administrators of an organisation are asked about an item in its name',
  request: { query: z.object({ id: z.string() }) },
  responses: envelope(attributionQuestion),
});

const answer = createRoute({
  ...administrators,
  method: 'post',
  path: '/v1/user/attribution/answer',
  summary: 'Say whether the publisher of an item speaks for the organisation; a refusal says why',
  request: { body: jsonBody(attributionAnswer) },
  responses: envelope(z.object({ id: z.string(), answer: z.string() })),
});

const publications = createRoute({
  ...administrators,
  method: 'get',
  path: '/v1/user/organization/publications',
  summary: 'Results, demands and projects in an organisation’s name, whoever published them, for its administrators',
  request: { query: z.object({ organization_id: z.string(), pageIndex: text, pageSize: text }) },
  responses: envelope(pageShape(attributedItem)),
});

const OBJECTION = '/v1/user/attribution/objection';

const object = createRoute({
  ...administrators,
  method: 'post',
  path: OBJECTION,
  summary: 'Object to an item in the name of an organisation, before or after its publication',
  request: { body: jsonBody(objectionInput) },
  responses: envelope(z.object({ id: z.string() })),
});

const drop = createRoute({
  ...administrators,
  method: 'delete',
  path: OBJECTION,
  summary: 'Take an objection back, as long as nobody decided',
  request: { query: objectionKey },
  responses: envelope(z.object({ dropped: z.boolean() })),
});

const list = createRoute({
  ...reviewers,
  method: 'get',
  path: '/v1/review/objection/list',
  summary: 'Objections of organisations that wait, who waits longest first; `state` decided: those that were answered',
  request: { query: z.object({ state: text, pageIndex: text, pageSize: text }) },
  responses: envelope(pageShape(queuedObjection)),
});

const decide = createRoute({
  ...reviewers,
  method: 'post',
  path: '/v1/review/objection/decide',
  summary: 'Keep or withdraw an item that an organisation objects to; both sides are told',
  request: { body: jsonBody(objectionDecision) },
  responses: envelope(z.object({ id: z.string(), state: z.string() })),
});

/** In whose name items stand: reviewers ask the organisation, its administrators answer and object. */
export const attributionRoutes = createRouter()
  .openapi(ask, async (c) =>
    ok(c, await askAdministrators(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json'), outsideOrigin(c))),
  )
  .openapi(question, async (c) =>
    ok(c, await questionOf(c.get('db'), await c.get('caller')(), c.req.valid('query').id)),
  )
  .openapi(answer, async (c) => ok(c, await answerQuestion(c.get('db'), await c.get('caller')(), c.req.valid('json'))))
  .openapi(publications, async (c) => {
    const { organization_id, ...paging } = c.req.valid('query');
    return ok(c, await organizationPublications(c.get('db'), await c.get('caller')(), organization_id, paging));
  })
  .openapi(object, async (c) => ok(c, await objectTo(c.get('db'), c.env, await c.get('caller')(), c.req.valid('json'))))
  .openapi(drop, async (c) => ok(c, await dropObjection(c.get('db'), await c.get('caller')(), c.req.valid('query').id)))
  .openapi(list, async (c) => ok(c, await objections(c.get('db'), await c.get('caller')(), c.req.valid('query'))))
  .openapi(decide, async (c) =>
    ok(c, await decideObjection(c.get('db'), await c.get('caller')(), c.req.valid('json'))),
  );
