import * as z from 'zod';
import { calls, del, get, paged, post, put, texts } from '../endpoint.ts';
import {
  declarationDetail,
  declarationKey,
  declarationSave,
  declarationStand,
  declarationSubmit,
  dialogue,
  ownDeclarations,
  startedDeclaration,
  submitted,
  wordInput,
} from '../programme/declarations.ts';

export const declarationCalls = calls('programme', {
  own: get('/v1/programme/declarations', {
    who: 'user',
    summary: 'The own declarations, newest first, and the round that takes new ones or took them last',
    query: paged(),
    answer: ownDeclarations,
  }),
  start: post('/v1/programme/declarations', {
    who: 'user',
    summary: 'Start a declaration in the open round; the header Idempotency-Key makes a repeated start one draft',
    answer: startedDeclaration,
  }),
  detail: get('/v1/programme/declaration', {
    who: 'user',
    summary: 'An own declaration as it was saved last, with its round, its files and how far it came',
    query: texts('id'),
    answer: declarationDetail,
  }),
  save: put('/v1/programme/declaration', {
    who: 'user',
    summary: 'Save an own declaration in whatever state; what was handed in changes when it is submitted again',
    body: declarationSave,
    answer: declarationStand,
  }),
  submit: post('/v1/programme/declaration/submit', {
    who: 'user',
    summary: 'Hand in an own declaration with all that was saved; handed in once more it answers the same receipt',
    body: declarationSubmit,
    answer: submitted,
  }),
  withdraw: del('/v1/programme/declaration', {
    who: 'user',
    summary: 'Take away an own draft that was never handed in',
    body: declarationKey,
  }),
  dialogue: get('/v1/programme/dialogue', {
    who: 'user',
    summary: 'What declarant and office wrote to each other about a declaration, for either side',
    query: texts('id'),
    answer: dialogue,
  }),
  write: post('/v1/programme/dialogue', {
    who: 'user',
    summary: 'Write to the other side about a declaration; the same words sent twice are one',
    body: wordInput,
    answer: z.object({ id: z.string() }),
  }),
});
