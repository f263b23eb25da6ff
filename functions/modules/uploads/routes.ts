import { Hono } from 'hono';
import * as z from 'zod';
import { messageOf } from '../../../db/contract/errors.ts';
import { completeInput, ticketInput, ticketResult, UPLOAD_LIMIT, uploadedFile } from '../../../db/contract/uploads.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import type { AppEnv, Env } from '../../platform/env.ts';
import { ok } from '../../platform/envelope.ts';
import { notFound } from '../../platform/errors.ts';
import { createRoute, createRouter, envelope, jsonBody, mount } from '../../platform/openapi.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';
import { download, isFileKey } from './download.ts';
import { uploadForm } from './multipart.ts';
import { cachingOf } from './reading.ts';
import { completeTicket, openTicket, takeBytes } from './tickets.ts';

/** Users and recommenders own what they upload. */
const ownerOf = (caller: Caller): string => caller.recommenderId ?? userIdOf(caller);

/** Bytes cost money: one account cannot fill the store. */
const countUpload = (env: Env, owner: string): Promise<void> =>
  takeAttempt(env, [
    { name: 'upload', key: owner, limit: UPLOAD_LIMIT.uploads, windowSeconds: UPLOAD_LIMIT.windowSeconds },
  ]);

const form = createRoute({
  method: 'post',
  path: '/upload',
  tags: ['uploads'],
  who: 'session',
  summary: 'Upload files in one multipart form, field `files`; at most 20, 30 MB each and 100 MB in all',
  request: {
    body: {
      content: { 'multipart/form-data': { schema: { type: 'object', properties: { files: { type: 'array' } } } } },
    },
  },
  responses: envelope(
    z.object({ files: z.array(uploadedFile) }),
    'The files; the answer carries them beside result, too',
  ),
});

const ticket = createRoute({
  method: 'post',
  path: '/upload/ticket',
  tags: ['uploads'],
  who: 'session',
  summary: 'A ticket to put one file of at most 30 MB, or the small picture of an own one; it lasts five minutes',
  request: { body: jsonBody(ticketInput) },
  responses: envelope(ticketResult),
});

const complete = createRoute({
  method: 'post',
  path: '/upload/complete',
  tags: ['uploads'],
  who: 'session',
  summary: 'Verify what was put and give it its address',
  request: { body: jsonBody(completeInput) },
  responses: envelope(uploadedFile),
});

/** Uploads (house 8, CALLS.md "Sign-in and publishing calls"). */
export const uploadRoutes = createRouter();

uploadRoutes
  .openapi(form, async (c) => {
    const owner = ownerOf(await c.get('caller')());
    await countUpload(c.env, owner);
    const files = await uploadForm(c.get('db'), c.env, owner, c.req.raw);
    return c.json({ status: 200, msg: messageOf('ok', c.get('lang')), files, result: { files } }, 200);
  })
  .openapi(ticket, async (c) => {
    const owner = ownerOf(await c.get('caller')());
    await countUpload(c.env, owner);
    return ok(c, await openTicket(c.get('db'), c.env, owner, c.req.valid('json')));
  })
  .openapi(complete, async (c) => {
    const owner = ownerOf(await c.get('caller')());
    return ok(c, await completeTicket(c.get('db'), c.env, owner, c.req.valid('json').id));
  });

const bytes = createRoute({
  method: 'put',
  path: '/upload/put/{id}',
  tags: ['uploads'],
  who: 'bearer',
  summary: 'The bytes of a ticket’s file, where its address leads here',
  request: {
    params: z.object({ id: z.string() }),
    query: z.object({ sig: z.string().optional() }),
    body: { content: { 'application/octet-stream': { schema: z.string() } } },
  },
  responses: envelope(),
});

mount(uploadRoutes, bytes, async (c) => {
  const length = c.req.header('content-length');
  await takeBytes(c.get('db'), c.env, c.req.param('id') ?? '', {
    signature: c.req.query('sig') ?? '',
    type: c.req.header('content-type') ?? '',
    length: length === undefined ? null : Number(length),
    body: c.req.raw.body,
  });
  return ok(c);
});

/** The parts of the address behind /files/; the router's own path keeps some characters of a name encoded. */
function segments(url: string): string[] {
  try {
    return new URL(url).pathname.split('/').slice(2).map(decodeURIComponent);
  } catch {
    throw notFound();
  }
}

/** Stored files under `/files/{key}` and `/files/{key}/{name to save it as}`; `?size=small` asks for a picture's small one, `?view=1` for a PDF to look at in the page. */
export const fileRoutes = new Hono<AppEnv>().get('/files/*', async (c) => {
  const [first = '', second, third] = segments(c.req.url);
  const isDemo = first === 'demo';
  const key = isDemo ? `demo/${second ?? ''}` : first;
  const caching = isFileKey(key) ? await cachingOf(c, key) : null;
  if (!caching) throw notFound();
  const name = isDemo ? third : second;
  const small = c.req.query('size') === 'small';
  const view = c.req.query('view') === '1';
  const response = await download(c.env, c.req.raw, { key, name, small, view, caching });
  if (!response) throw notFound();
  return response;
});
