import * as z from 'zod';
import { idNumberInput, idNumberResult } from '../accounts.ts';
import { calls, post, put } from '../endpoint.ts';
import { resultEdit, resultFollowUp, resultSubmission } from '../results.ts';
import { ownResult, queuedResult, resultForm, writtenResult } from '../working-items.ts';
import { ownList, workingCalls } from './working-items.ts';

const publish = {
  who: 'user',
  summary: 'Publish a result; the header Idempotency-Key makes a repeated submission one result',
  body: resultSubmission,
  answer: writtenResult,
} as const;

export const resultCalls = calls('results', {
  ...workingCalls('chengguo', 'result', 'cg-auditor', {
    own: ownResult,
    queued: queuedResult,
    form: resultForm,
    written: writtenResult,
  }),
  own2: ownList('/v1/user/chengguo/list2', 'result', ownResult),
  publish: post('/v1/user/chengguo', publish),
  publishShort: post('/user/chengguo', publish),
  edit: put('/v1/user/chengguo', {
    who: 'user',
    summary: 'Edit a result; it must be reviewed again unless an auditor edits it',
    body: resultEdit,
    answer: writtenResult,
  }),
  followUp: post('/v1/user/chengguo/followUp', {
    who: 'user',
    summary: 'Hand in material after publishing: it replaces the enclosures and sets level 1',
    body: resultFollowUp,
    answer: writtenResult.extend({ level: z.number() }),
  }),
  idNumber: post('/v1/user/chengguo/idNumber', {
    who: 'user',
    summary:
      'The whole identity number of a result, for its publisher and auditors; each look is logged, 428 without a fresh password',
    body: idNumberInput,
    answer: idNumberResult,
  }),
});
