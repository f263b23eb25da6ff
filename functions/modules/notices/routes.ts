import * as z from 'zod';
import { noticesRead } from '../../../db/contract/notices.ts';
import { ok } from '../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody, pageShape } from '../../platform/openapi.ts';
import { ownNotices, readNotices, unreadNotices } from './notices.ts';

const tags = ['notices'];
const text = z.string().optional();

const list = createRoute({
  method: 'get',
  path: '/v1/user/notice/list',
  tags,
  who: 'user',
  summary: 'What the platform told the signed-in user, newest first',
  request: { query: z.object({ pageIndex: text, pageSize: text }) },
  responses: envelope(pageShape(z.looseObject({ id: z.string(), topic: z.string() }))),
});

const unread = createRoute({
  method: 'get',
  path: '/v1/user/notice/unread',
  tags,
  who: 'user',
  summary: 'How many notices are unread, up to 100',
  responses: envelope(z.object({ unread: z.number() })),
});

const read = createRoute({
  method: 'post',
  path: '/v1/user/notice/read',
  tags,
  who: 'user',
  summary: 'Mark notices as read: some by id, or all',
  request: { body: jsonBody(noticesRead) },
  responses: envelope(z.object({ changed: z.number() })),
});

/** What the platform tells a user, and what the user has read of it. */
export const noticeRoutes = createRouter()
  .openapi(list, async (c) => ok(c, await ownNotices(c.get('db'), await c.get('caller')(), c.req.valid('query'))))
  .openapi(unread, async (c) => ok(c, await unreadNotices(c.get('db'), await c.get('caller')())))
  .openapi(read, async (c) => ok(c, await readNotices(c.get('db'), await c.get('caller')(), c.req.valid('json'))));
