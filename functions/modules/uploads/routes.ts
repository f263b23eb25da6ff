import { Hono } from 'hono';
import { uploadCalls } from '../../../db/contract/calls/uploads.ts';
import { messageOf } from '../../../db/contract/errors.ts';
import { UPLOAD_LIMIT } from '../../../db/contract/uploads.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import type { AppEnv, Env } from '../../platform/env.ts';
import { ok } from '../../platform/envelope.ts';
import { notFound } from '../../platform/errors.ts';
import { createRouter } from '../../platform/openapi.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';
import { serve, serveRaw } from '../../platform/serve.ts';
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

/** Uploads (house 8, CALLS.md "Sign-in and publishing calls"). */
export const uploadRoutes = createRouter();

serveRaw(uploadRoutes, uploadCalls.form, async (c) => {
  const owner = ownerOf(await c.get('caller')());
  await countUpload(c.env, owner);
  const files = await uploadForm(c.get('db'), c.env, owner, c.req.raw);
  return c.json({ status: 200, msg: messageOf('ok', c.get('lang')), files, result: { files } }, 200);
});
serve(uploadRoutes, uploadCalls.ticket, async ({ db, env, caller, body }) => {
  const owner = ownerOf(caller);
  await countUpload(env, owner);
  return openTicket(db, env, owner, body);
});
serve(uploadRoutes, uploadCalls.complete, ({ db, env, caller, body }) =>
  completeTicket(db, env, ownerOf(caller), body.id),
);
serveRaw(uploadRoutes, uploadCalls.bytes, async (c) => {
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
