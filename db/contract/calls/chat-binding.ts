import { phoneProof } from '../accounts.ts';
import { calls, get, post } from '../endpoint.ts';
import {
  bindInput,
  bindingBegun,
  bindingFinish,
  bindingId,
  bindingRequest,
  bindingScanned,
  bindingState,
} from '../signin.ts';

export const chatBindingCalls = calls('chat app', {
  begin: post('/v1/wx/binding/new', {
    who: 'user',
    summary: 'Begin to bind the chat app on a computer; 428 until the password was given again',
    answer: bindingBegun,
    says: 'The page that the phone opens in the chat app',
  }),
  byPhone: post('/v1/wx/binding/phone', {
    who: 'everybody',
    summary: 'Begin to bind the chat app to the account whose number a code of type 5 was sent to; nobody is signed in',
    body: phoneProof,
    answer: bindingBegun,
    says: 'The page that the phone opens in the chat app',
  }),
  state: get('/v1/wx/binding/state', {
    who: 'bearer',
    summary: 'How far a binding has got, for the browser that began it',
    query: bindingId,
    answer: bindingState,
  }),
  request: get('/v1/wx/binding/account', {
    who: 'bearer',
    summary: 'The masked account that a scanned binding is for',
    query: bindingId,
    answer: bindingRequest,
  }),
  scanned: post('/v1/wx/binding/scanned', {
    who: 'bearer',
    summary: 'Who came back from the chat app for a binding: bound in the browser that began it, a number elsewhere',
    body: bindInput,
    answer: bindingScanned,
  }),
  finish: post('/v1/wx/binding/finish', {
    who: 'bearer',
    summary: 'End a binding with the number that the phone shows, in the browser that began it',
    body: bindingFinish,
  }),
});
