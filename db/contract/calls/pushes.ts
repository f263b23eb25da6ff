import * as z from 'zod';
import { calls, get, post, put } from '../endpoint.ts';
import { accountPause, pushDetail } from '../push-records.ts';
import {
  pushConfirm,
  pushDecision,
  pushEdit,
  pushGroupInput,
  pushIdInput,
  pushInput,
  pushRetry,
  templateMessage,
} from '../pushes.ts';

const who = ['push-admin'] as const;
const added = z.object({ id: z.string() });
const queued = z.object({ queued: z.number() });

export const pushCalls = calls('pushes', {
  addGroup: post('/v1/pushGroup', {
    who,
    summary: 'Pack public items into a push group; the header Idempotency-Key makes a repeated submission one group',
    body: pushGroupInput,
    answer: added,
  }),
  add: post('/v1/push', {
    who,
    summary: 'Add a push; the header Idempotency-Key makes a repeated submission one push',
    body: pushInput,
    answer: added,
  }),
  edit: put('/v1/push', {
    who,
    summary: 'Change a push that is not being sent; given items and organisations replace the earlier ones',
    body: pushEdit,
    answer: added,
  }),
  cancel: post('/v1/push/cancel', {
    who,
    summary: 'Cancel a push before or during its run',
    body: pushIdInput,
    answer: z.object({ cancelled: z.number() }),
  }),
  goOn: post('/v1/push/continue', {
    who,
    summary: 'Go on with a push that was cancelled during its run: those who were not reached are sent it now',
    body: pushIdInput,
    answer: queued,
  }),
  retry: post('/v1/push/retry', {
    who,
    summary:
      'Send again to targets that failed or are uncertain; uncertain ones may then receive a second message. Organisations that another push has reached since are left out',
    body: pushRetry,
    answer: queued.extend({ left_out: z.number() }),
  }),
  confirm: post('/v1/push/confirm', {
    who,
    summary:
      'Send a push; one with a time ahead is sent by its time unless `now` is true. With `version` only as it was looked at',
    body: pushConfirm,
    answer: queued.extend({
      auto_push_time: z.number(),
      asked: z.boolean().optional(),
      pause: accountPause.optional(),
    }),
  }),
  hold: post('/v1/push/hold', {
    who,
    summary: 'Hold a push that is being sent: what waits is sent once it is confirmed again',
    body: pushIdInput,
    answer: added,
  }),
  approve: post('/v1/push/approve', {
    who,
    summary:
      'A second operator’s word on a version of a push (setting `push-approval`): approved, it is sent, or left to its time',
    body: pushDecision,
    answer: queued,
  }),
  account: get('/v1/push/account', {
    who,
    summary: 'Whether the account of all messages takes them: its pause, or null',
    answer: z.object({ pause: accountPause.nullable() }),
  }),
  resume: post('/v1/push/account/resume', {
    who,
    summary: 'Try a paused account at once; what waits goes on when it answers well',
    answer: z.object({ resumed: z.boolean() }),
  }),
  detail: get('/v1/push/detail', {
    who,
    summary:
      'A push with its items and targets; with `pageSize` so many targets behind the organisation `after`, and the first items',
    query: z.object({ id: z.string().max(64), pageSize: z.string().optional(), after: z.string().optional() }),
    answer: pushDetail,
  }),
  sendMessage: post('/egg/wx/sendTemplateMsg', {
    who,
    summary: 'Send the message of one target of a push; address, template and texts are the push’s own',
    body: templateMessage,
    answer: z.object({ errcode: z.union([z.number(), z.string()]), errmsg: z.string() }),
  }),
});

const signed = { signature: z.string().optional(), timestamp: z.string().optional(), nonce: z.string().optional() };

export const receiptCalls = calls('chat app', {
  verify: get('/v1/wx/callback', {
    who: 'everybody',
    summary: 'What the chat app’s console asks before it sends events here: signed, it gets its own text back',
    query: z.object({ ...signed, echostr: z.string().optional() }),
    file: 'text/plain',
    says: 'Text',
  }),
  event: post('/v1/wx/callback', {
    who: 'everybody',
    summary: 'Events of the chat app, signed by it: receipts of messages; all others are taken and forgotten',
    query: z.object(signed),
    body: z.string(),
    bodyType: 'text/xml',
    bodyOptional: true,
    file: 'text/plain',
    says: 'Text',
  }),
});
