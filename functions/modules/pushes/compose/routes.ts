import * as z from 'zod';
import { accountPause as accountPauseShape } from '../../../../db/contract/push-records.ts';
import {
  pushConfirm,
  pushDecision,
  pushEdit,
  pushGroupInput,
  pushIdInput,
  pushInput,
  pushRetry,
  templateMessage,
} from '../../../../db/contract/pushes.ts';
import { userIdOf } from '../../../platform/caller.ts';
import { ok } from '../../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody } from '../../../platform/openapi.ts';
import { outsideOrigin } from '../../../platform/origin.ts';
import { accountPause, resumeAccount } from '../delivery/account.ts';
import { holdPush } from '../delivery/waves.ts';
import { submissionKey } from '../submission-key.ts';
import { cancelPush, confirmPush, continuePush, retryPush } from './actions.ts';
import { decideApproval } from './approval.ts';
import { pushDetail } from './detail.ts';
import { createGroup } from './groups.ts';
import { createPush, editPush } from './save.ts';
import { sendOne } from './single.ts';

const tags = ['pushes'];
const idResult = z.object({ id: z.string() });

const post = <I extends z.ZodType, O extends z.ZodType>(path: string, summary: string, input: I, output: O) =>
  createRoute({
    method: 'post',
    path,
    tags,
    who: ['push-admin'],
    summary,
    request: { body: jsonBody(input) },
    responses: envelope(output),
  });

const addGroup = post(
  '/v1/pushGroup',
  'Pack public items into a push group; the header Idempotency-Key makes a repeated submission one group',
  pushGroupInput,
  idResult,
);
const add = post(
  '/v1/push',
  'Add a push; the header Idempotency-Key makes a repeated submission one push',
  pushInput,
  idResult,
);
const edit = createRoute({
  method: 'put',
  path: '/v1/push',
  tags,
  who: ['push-admin'],
  summary: 'Change a push that is not being sent; given items and organisations replace the earlier ones',
  request: { body: jsonBody(pushEdit) },
  responses: envelope(idResult),
});
const cancel = post(
  '/v1/push/cancel',
  'Cancel a push before or during its run',
  pushIdInput,
  z.object({ cancelled: z.number() }),
);
const goOn = post(
  '/v1/push/continue',
  'Go on with a push that was cancelled during its run: those who were not reached are sent it now',
  pushIdInput,
  z.object({ queued: z.number() }),
);
const retry = post(
  '/v1/push/retry',
  'Send again to targets that failed or are uncertain; uncertain ones may then receive a second message. Organisations that another push has reached since are left out',
  pushRetry,
  z.object({ queued: z.number(), left_out: z.number() }),
);
const confirm = post(
  '/v1/push/confirm',
  'Send a push; one with a time ahead is sent by its time unless `now` is true. With `version` only as it was looked at',
  pushConfirm,
  z.object({
    queued: z.number(),
    auto_push_time: z.number(),
    asked: z.boolean().optional(),
    pause: accountPauseShape.optional(),
  }),
);
const hold = post(
  '/v1/push/hold',
  'Hold a push that is being sent: what waits is sent once it is confirmed again',
  pushIdInput,
  z.object({ id: z.string() }),
);
const decide = post(
  '/v1/push/approve',
  'A second operator’s word on a version of a push (setting `push-approval`): approved, it is sent, or left to its time',
  pushDecision,
  z.object({ queued: z.number() }),
);
const account = createRoute({
  method: 'get',
  path: '/v1/push/account',
  tags,
  who: ['push-admin'],
  summary: 'Whether the account of all messages takes them: its pause, or null',
  responses: envelope(z.object({ pause: accountPauseShape.nullable() })),
});
const resume = createRoute({
  method: 'post',
  path: '/v1/push/account/resume',
  tags,
  who: ['push-admin'],
  summary: 'Try a paused account at once; what waits goes on when it answers well',
  responses: envelope(z.object({ resumed: z.boolean() })),
});
const detail = createRoute({
  method: 'get',
  path: '/v1/push/detail',
  tags,
  who: ['push-admin'],
  summary:
    'A push with its items and targets; with `pageSize` so many targets behind the organisation `after`, and the first items',
  request: {
    query: z.object({ id: z.string().max(64), pageSize: z.string().optional(), after: z.string().optional() }),
  },
  responses: envelope(z.looseObject({ id: z.string(), push_status: z.number(), push_time: z.number().nullable() })),
});
const sendMessage = post(
  '/egg/wx/sendTemplateMsg',
  'Send the message of one target of a push; address, template and texts are the push’s own',
  templateMessage,
  z.object({ errcode: z.union([z.number(), z.string()]), errmsg: z.string() }),
);

/** Push groups, pushes and their delivery (CALLS.md "Push calls"). */
export const pushRoutes = createRouter()
  .openapi(addGroup, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    const key = submissionKey(c, userId);
    return ok(c, await createGroup(c.get('db'), userId, c.req.valid('json'), key));
  })
  .openapi(add, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    const operator = { userId, origin: outsideOrigin(c), submissionKey: submissionKey(c, userId) };
    return ok(c, await createPush(c.get('db'), c.env, operator, c.req.valid('json')));
  })
  .openapi(edit, async (c) => {
    const operator = { userId: userIdOf(await c.get('caller')()), origin: outsideOrigin(c), submissionKey: null };
    return ok(c, await editPush(c.get('db'), c.env, operator, c.req.valid('json')));
  })
  .openapi(cancel, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    return ok(c, await cancelPush(c.get('db'), userId, c.req.valid('json').id));
  })
  .openapi(goOn, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    return ok(c, await continuePush(c.get('db'), c.env, userId, c.req.valid('json').id));
  })
  .openapi(retry, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    return ok(c, await retryPush(c.get('db'), c.env, userId, c.req.valid('json')));
  })
  .openapi(confirm, async (c) => {
    const operator = { userId: userIdOf(await c.get('caller')()), origin: outsideOrigin(c), lang: c.get('lang') };
    return ok(c, await confirmPush(c.get('db'), c.env, operator, c.req.valid('json')));
  })
  .openapi(hold, async (c) => {
    const { id } = c.req.valid('json');
    await holdPush(c.get('db'), userIdOf(await c.get('caller')()), id);
    return ok(c, { id });
  })
  .openapi(decide, async (c) => {
    const operator = { userId: userIdOf(await c.get('caller')()), origin: outsideOrigin(c) };
    return ok(c, await decideApproval(c.get('db'), c.env, operator, c.req.valid('json')));
  })
  .openapi(account, async (c) => ok(c, { pause: await accountPause(c.get('db'), c.get('lang')) }))
  .openapi(resume, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    return ok(c, await resumeAccount(c.get('db'), c.env, userId));
  })
  .openapi(detail, async (c) => ok(c, await pushDetail(c.get('db'), c.req.valid('query'), c.get('lang'))))
  .openapi(sendMessage, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    return ok(c, await sendOne(c.get('db'), c.env, userId, c.req.valid('json')));
  });
