import * as z from 'zod';
import { revealInput } from '../../../../db/contract/talk.ts';
import { userIdOf } from '../../../platform/caller.ts';
import { ok } from '../../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody } from '../../../platform/openapi.ts';
import { revealContact } from './reveal.ts';

const reveal = createRoute({
  method: 'post',
  path: '/v1/contact/reveal',
  tags: ['details'],
  who: 'user',
  summary: 'The contact of a public result or demand; counted once a user and day',
  request: { body: jsonBody(revealInput) },
  responses: envelope(
    z.object({ contacts: z.string().nullable(), contacts_tel: z.string().nullable(), source: z.string() }),
  ),
});

/** Contacts of publishers (core§2 "contact block"). */
export const contactRoutes = createRouter();

contactRoutes.openapi(reveal, async (c) => {
  const userId = userIdOf(await c.get('caller')());
  return ok(c, await revealContact(c.get('db'), c.env, userId, c.req.valid('json')));
});
