import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { receiptCalls } from '../../../../db/contract/calls/pushes.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { AppError, forbidden, notFound } from '../../../platform/errors.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { serveRaw } from '../../../platform/serve.ts';
import { isSigned, readReceipt } from '../../../platform/wechat-callback.ts';
import { takeReceipt } from './receipts.ts';

/** Bytes of an event; the chat app's own are below one thousand. */
const EVENT_BYTES = 16_384;

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

serveRaw(receiptRoutes, receiptCalls.verify, (c) => {
  checkSigned(c);
  return c.text((c.req.query('echostr') ?? '').slice(0, 200));
});

receiptRoutes.use(
  receiptCalls.event.path,
  bodyLimit({
    maxSize: EVENT_BYTES,
    onError: () => {
      throw new AppError(413, 'payload_too_large');
    },
  }),
);

serveRaw(receiptRoutes, receiptCalls.event, async (c) => {
  checkSigned(c);
  const receipt = readReceipt(await c.req.text());
  if (receipt) await takeReceipt(c.get('db'), receipt);
  return c.text('success');
});
