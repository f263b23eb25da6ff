import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod';
import type { AppEnv } from '../../../platform/env.ts';
import { AppError, forbidden, notFound } from '../../../platform/errors.ts';
import { createRoute, createRouter, mount } from '../../../platform/openapi.ts';
import { isSigned, readReceipt } from '../../../platform/wechat-callback.ts';
import { takeReceipt } from './receipts.ts';

/** Bytes of an event; the chat app's own are below one thousand. */
const EVENT_BYTES = 16_384;

const PATH = '/v1/wx/callback';
const plain = { 200: { description: 'Text', content: { 'text/plain': { schema: z.string() } } } };
const common = { path: PATH, tags: ['chat app'], who: 'everybody' as const };
const signed = { signature: z.string().optional(), timestamp: z.string().optional(), nonce: z.string().optional() };

const verify = createRoute({
  ...common,
  method: 'get',
  summary: 'What the chat app’s console asks before it sends events here: signed, it gets its own text back',
  request: { query: z.object({ ...signed, echostr: z.string().optional() }) },
  responses: plain,
});

const event = createRoute({
  ...common,
  method: 'post',
  summary: 'Events of the chat app, signed by it: receipts of messages; all others are taken and forgotten',
  request: {
    query: z.object(signed),
    body: { content: { 'text/xml': { schema: z.string() } } },
  },
  responses: plain,
});

/** @throws AppError 404 where no token was agreed upon, 403 for a call that the chat app did not sign */
function checkSigned(c: Context<AppEnv>): void {
  const token = c.env.WECHAT_CALLBACK_TOKEN;
  if (!token) throw notFound();
  const given = (name: string) => (c.req.query(name) ?? '').slice(0, 200);
  const call = { signature: given('signature'), timestamp: given('timestamp'), nonce: given('nonce') };
  if (!isSigned(token, call)) throw forbidden();
}

/** Where the chat app tells what became of messages that it took (platform facts, WeChat). */
export const receiptRoutes = createRouter();

mount(receiptRoutes, verify, (c) => {
  checkSigned(c);
  return c.text((c.req.query('echostr') ?? '').slice(0, 200));
});

receiptRoutes.use(
  PATH,
  bodyLimit({
    maxSize: EVENT_BYTES,
    onError: () => {
      throw new AppError(413, 'payload_too_large');
    },
  }),
);

mount(receiptRoutes, event, async (c) => {
  checkSigned(c);
  const receipt = readReceipt(await c.req.text());
  if (receipt) await takeReceipt(c.get('db'), receipt);
  return c.text('success');
});
