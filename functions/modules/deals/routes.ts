import * as z from 'zod';
import {
  contactInput,
  DEAL_LIMITS,
  dealInput,
  dealKey,
  dealRow,
  dealDetail as detailShape,
  messageInput,
  openedDeal,
  stepInput,
  steppedDeal,
} from '../../../db/contract/deals.ts';
import { userIdOf } from '../../platform/caller.ts';
import { ok } from '../../platform/envelope.ts';
import { AppError, invalid } from '../../platform/errors.ts';
import { createRoute, createRouter, envelope, jsonBody, pageShape, type Who } from '../../platform/openapi.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';
import { chooseContact } from './contact.ts';
import { dealDetail } from './detail.ts';
import { allDeals, ownDeals } from './lists.ts';
import { markSeen, writeMessage } from './message.ts';
import { openDeal } from './open.ts';
import { remindDeal } from './overdue.ts';
import { stepDeal } from './step.ts';

const shared = { tags: ['deals'], who: 'user' as const };
const text = z.string().optional();

const post = <I extends z.ZodType, R extends z.ZodType>(
  path: string,
  summary: string,
  input: I,
  result: R,
  who: Who = 'user',
) =>
  createRoute({
    method: 'post',
    path,
    ...shared,
    who,
    summary,
    request: { body: jsonBody(input) },
    responses: envelope(result),
  });

const list = (path: string, summary: string, who: Who = 'user') =>
  createRoute({
    method: 'get',
    path,
    ...shared,
    who,
    summary,
    request: {
      query: z.object({
        state: text,
        role: text,
        overdue: text,
        keyword: text,
        item_id: text,
        pageIndex: text,
        pageSize: text,
      }),
    },
    responses: envelope(pageShape(dealRow)),
  });

const open = post(
  '/v1/user/deal',
  'Open a deal about a public item; the header Idempotency-Key makes a repeated submission one deal',
  dealInput,
  openedDeal,
);
const step = post(
  '/v1/user/deal/step',
  'Take a deal a step further, propose or confirm its signing, or decline it with a reason',
  stepInput,
  steppedDeal,
);
const message = post(
  '/v1/user/deal/message',
  'Write to the other side; the header Idempotency-Key makes a repeated message one message',
  messageInput,
  z.object({ id: z.string() }),
);
const seen = post('/v1/user/deal/seen', 'Notices about a deal count as read', dealKey, z.object({ read: z.number() }));
const contact = post(
  '/v1/user/deal/contact',
  'Show the other side one’s own name and phone, or the contact as it was published',
  contactInput,
  z.object({ id: z.string(), own: z.boolean() }),
);
const remind = post(
  '/v1/deal/remind',
  'Remind the side of a deal that has to act, for operators',
  dealKey,
  z.object({ told: z.number() }),
  ['push-admin'],
);

const detail = createRoute({
  method: 'get',
  path: '/v1/user/deal',
  ...shared,
  summary: 'A deal with its parties, acts and messages, for the parties and operators',
  request: { query: z.object({ id: text, messages: text }) },
  responses: envelope(detailShape),
});

function submissionKey(header: string | undefined): string | null {
  const key = header?.trim() ?? '';
  if (key.length > 100) throw new AppError(400, 'bad_request');
  return key || null;
}

/** Deals between who asks about an item and who published it. */
export const dealRoutes = createRouter();

dealRoutes
  .openapi(open, async (c) => {
    const caller = await c.get('caller')();
    await takeAttempt(c.env, [{ name: 'deal', key: userIdOf(caller), ...DEAL_LIMITS.open }]);
    const key = submissionKey(c.req.header('idempotency-key'));
    return ok(c, await openDeal(c.get('db'), caller, c.req.valid('json'), key));
  })
  .openapi(step, async (c) => ok(c, await stepDeal(c.get('db'), await c.get('caller')(), c.req.valid('json'))))
  .openapi(message, async (c) => {
    const caller = await c.get('caller')();
    await takeAttempt(c.env, [{ name: 'deal-message', key: userIdOf(caller), ...DEAL_LIMITS.message }]);
    const key = submissionKey(c.req.header('idempotency-key'));
    return ok(c, await writeMessage(c.get('db'), caller, c.req.valid('json'), key));
  })
  .openapi(contact, async (c) => ok(c, await chooseContact(c.get('db'), await c.get('caller')(), c.req.valid('json'))))
  .openapi(seen, async (c) => ok(c, await markSeen(c.get('db'), await c.get('caller')(), c.req.valid('json').id)))
  .openapi(detail, async (c) => {
    const { id, messages } = c.req.valid('query');
    if (!id) throw invalid([{ field: 'id', code: 'required' }]);
    return ok(c, await dealDetail(c.get('db'), await c.get('caller')(), id, messages));
  })
  .openapi(list('/v1/user/deal/list', 'Own deals and those of administered organisations'), async (c) =>
    ok(c, await ownDeals(c.get('db'), await c.get('caller')(), c.req.valid('query'))),
  )
  .openapi(list('/v1/deal/list', 'All deals, for operators', ['push-admin']), async (c) =>
    ok(c, await allDeals(c.get('db'), await c.get('caller')(), c.req.valid('query'))),
  )
  .openapi(remind, async (c) => ok(c, await remindDeal(c.get('db'), await c.get('caller')(), c.req.valid('json').id)));
