import { uploadCalls } from '../../../db/contract/calls/uploads.ts';
import { messageOf } from '../../../db/contract/errors.ts';
import { UPLOAD_LIMIT } from '../../../db/contract/uploads.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import type { Env } from '../../platform/env.ts';
import { ok } from '../../platform/envelope.ts';
import { createRouter } from '../../platform/openapi.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';
import { serve, serveRaw } from '../../platform/serve.ts';
import { uploadForm } from './multipart.ts';
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
