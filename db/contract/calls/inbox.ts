import * as z from 'zod';
import { calls, get, page, paged, post, put } from '../endpoint.ts';
import {
  answer,
  answerInput,
  caps,
  capsInput,
  inboxRow,
  openInput,
  passInput,
  preference,
  preferenceInput,
  pushPage,
} from '../inbox.ts';

const operators = ['push-admin'] as const;
const text = z.string().max(64).optional();

export const inboxCalls = calls('inbox', {
  push: get('/v1/inbox/push', {
    who: 'everybody',
    summary:
      'A push as one organisation received it: its public items, and for its own people also answers and colleagues; with `preview` 1 operators see it as its recipient will',
    query: z.object({ id: text, org: text, preview: text }),
    answer: pushPage,
  }),
  open: post('/v1/inbox/open', {
    who: 'user',
    summary: 'Note that an administrator opened the organisation’s push; the first time counts',
    body: openInput,
    answer: z.object({ opened: z.boolean() }),
  }),
  answer: post('/v1/inbox/answer', {
    who: 'user',
    summary: 'Answer a push or one of its items, for people of the organisation; the same answer twice is one',
    body: answerInput,
    answer,
  }),
  passOn: post('/v1/inbox/passOn', {
    who: 'user',
    summary: 'Pass a push or one of its items on to a colleague',
    body: passInput,
    answer,
  }),
  list: get('/v1/inbox/list', {
    who: 'user',
    summary: 'Pushes to organisations that the caller administers, and those passed on to the caller',
    query: paged().extend({ state: text }),
    answer: page(inboxRow),
  }),
  preference: get('/v1/inbox/preference', {
    who: 'user',
    summary: 'What an organisation wants to be sent, for its administrators',
    query: z.object({ org_id: text }),
    answer: preference,
  }),
  prefer: put('/v1/inbox/preference', {
    who: 'user',
    summary: 'Say what an organisation wants to be sent, and how often, for its administrators',
    body: preferenceInput,
    answer: preference,
  }),
  caps: get('/v1/push/caps', {
    who: operators,
    summary:
      'Targets that a push will be kept from: they received as many messages as they want, or do not want it; for operators',
    query: z.object({ push_id: text }),
    answer: caps,
  }),
  chosenCaps: post('/v1/push/caps', {
    who: operators,
    summary: 'The same for chosen organisations, before a push is saved',
    body: capsInput,
    answer: caps,
  }),
});
