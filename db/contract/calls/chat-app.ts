import * as z from 'zod';
import { calls, get, post } from '../endpoint.ts';
import { authorizeInput, bindInput, oauthResult, oauthReturn } from '../signin.ts';

export const chatAppCalls = calls('chat app', {
  authorize: get('/v1/wx/authorize', {
    who: 'everybody',
    summary:
      'Address of the page on which a person lets the platform know who they are in the chat app; on a computer that of its QR sign-in, or of the own scan page where the website has no application there',
    query: authorizeInput,
    answer: z.object({ url: z.string() }),
  }),
  webOauth2: get('/egg/wx/webOauth2', {
    who: 'everybody',
    summary: 'Who came back from the chat app; a bound person is signed in',
    query: oauthReturn,
    answer: oauthResult,
  }),
  bind: post('/v1/wx/bind', {
    who: 'user',
    summary: 'Bind the signed-in person to the chat-app account that came back; 428 until the password was given again',
    body: bindInput,
    answer: z.object({ bound: z.boolean(), to: z.string() }),
  }),
  unbind: post('/v1/wx/unbind', {
    who: 'user',
    summary: 'Take the bound chat-app account off',
    answer: z.object({ bound: z.boolean() }),
  }),
  binding: get('/v1/wx/binding', {
    who: 'user',
    summary: 'Whether the signed-in person has a bound chat-app account',
    answer: z.object({ bound: z.boolean() }),
  }),
  ticket: get('/egg/wx/getTicket', {
    who: 'everybody',
    summary: 'Signature of a page of this site for the page interface of the chat app',
    query: z.object({ url: z.string().max(2000).default('') }),
    answer: z.object({ appid: z.string(), timestamp: z.number(), noncestr: z.string(), signature: z.string() }),
  }),
  token: get('/egg/wx/token', {
    who: ['push-admin'],
    summary: 'State and end of the account token, for operators; never the token',
    answer: z.object({
      state: z.enum(['valid', 'unavailable']),
      expire_time: z.number().nullable(),
      errcode: z.number().nullable(),
      forced_today: z.number(),
    }),
  }),
});
