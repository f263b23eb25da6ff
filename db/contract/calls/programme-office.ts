import * as z from 'zod';
import { calls, get, post, put } from '../endpoint.ts';
import { openRound, roundChange, roundInput } from '../programme/rounds.ts';

export const programmeRoundCalls = calls('programme', {
  open: get('/v1/programme/round', {
    who: 'everybody',
    summary: 'The round that takes declarations, or null',
    answer: openRound,
  }),
  add: post('/v1/programme/office/round', {
    who: ['project-admin'],
    summary: 'Add a round with the kinds of attachments that it asks for and its own files',
    body: roundInput,
    answer: z.object({ id: z.string() }),
  }),
  change: put('/v1/programme/office/round', {
    who: ['project-admin'],
    summary: 'Change a round: kinds and files become exactly those that are given',
    body: roundChange,
    answer: z.object({ id: z.string() }),
  }),
});
