import * as z from 'zod';
import { draft, draftCopy, draftInput, draftPlace, draftRow, draftStand } from '../drafts.ts';
import { calls, changed, del, get, post, put } from '../endpoint.ts';

export const draftCalls = calls('drafts', {
  list: get('/v1/user/draft/list', {
    who: 'user',
    summary: 'The own drafts, newest first, without their forms',
    answer: z.array(draftRow),
  }),
  read: get('/v1/user/draft', {
    who: 'user',
    summary: 'The own draft of a new item or of an edit; null without one',
    query: draftPlace,
    answer: draft.nullable(),
  }),
  save: put('/v1/user/draft', {
    who: 'user',
    summary: 'Keep a wizard’s input; identity numbers are dropped',
    body: draftInput,
    answer: draftStand,
    refusal: {
      code: 409,
      says: 'Changed elsewhere; `result` is where the draft stands now, null when it is gone, or when there is no room for a further one',
      carries: draftStand.nullable(),
    },
  }),
  remove: del('/v1/user/draft', {
    who: 'user',
    summary: 'Discard the own draft',
    query: draftPlace,
    answer: changed,
  }),
  copy: post('/v1/user/draft/copy', {
    who: 'user',
    summary: 'An own item as the draft of a new one; `replace` gives up the draft that stands there',
    body: draftCopy,
    answer: draftStand,
  }),
});
