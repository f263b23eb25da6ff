import * as z from 'zod';
import { remindInput } from '../../../db/contract/talk.ts';
import { runOperations } from '../../data/write.ts';
import { ok } from '../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody } from '../../platform/openapi.ts';
import { addressOf } from '../../platform/rate-limit.ts';

const remind = createRoute({
  method: 'post',
  path: '/egg/remind/add',
  tags: ['talk'],
  who: 'everybody',
  summary: 'A reminder of an own cheese or feedback; a visitor may set one for a visitor’s feedback',
  request: { body: jsonBody(remindInput) },
  responses: envelope(z.looseObject({ id: z.string() })),
});

/** Talk around items: what goes beyond rows of comment and feedback (core§7, ruling 81). */
export const talkRoutes = createRouter();

talkRoutes.openapi(remind, async (c) => {
  const caller = await c.get('caller')();
  const operation = { op: 'add', table: 'remind', data: c.req.valid('json') } as const;
  const [result] = await runOperations([operation], caller, c.get('db'), c.env, addressOf(c.req.raw));
  return ok(c, result);
});
