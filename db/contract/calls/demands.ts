import * as z from 'zod';
import { demandEdit, demandFollowUp, demandPublication } from '../demands.ts';
import { calls, post, put } from '../endpoint.ts';
import { demandForm, ownDemand, queuedDemand, writtenDemand } from '../working-items.ts';
import { workingCalls } from './working-items.ts';

export const demandCalls = calls('demands', {
  ...workingCalls('xuqiu', 'demand', 'xq-auditor', {
    own: ownDemand,
    queued: queuedDemand,
    form: demandForm,
    written: writtenDemand,
  }),
  publish: post('/v1/user/xuqiu', {
    who: 'user',
    summary:
      'Publish a demand; the header Idempotency-Key makes a repeated submission one demand. `thread_id`: the own thread that it was made of (of content-admin any), which shows the demand from then on',
    body: demandPublication,
    answer: writtenDemand,
  }),
  edit: put('/v1/user/xuqiu', {
    who: 'user',
    summary: 'Edit a demand; it must be reviewed again unless an auditor edits it',
    body: demandEdit,
    answer: writtenDemand,
  }),
  followUp: post('/v1/user/xuqiu/followUp', {
    who: 'user',
    summary: 'Hand in material after publishing: it replaces the enclosures and sets level 1',
    body: demandFollowUp,
    answer: writtenDemand.extend({ level: z.number() }),
  }),
});
