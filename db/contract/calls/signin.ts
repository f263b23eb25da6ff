import * as z from 'zod';
import { calls, get, post } from '../endpoint.ts';
import { device, qrInput, qrRequest, qrState, revokeInput } from '../signin.ts';

export const signinCalls = calls('sign-in', {
  devices: get('/v1/user/devices', {
    who: 'user',
    summary: 'Devices on which the person is signed in or stays signed in',
    answer: z.array(device),
  }),
  revoke: post('/v1/user/devices/revoke', {
    who: 'user',
    summary: 'Sign out one device, or every device but this one',
    body: revokeInput,
  }),
  begin: post('/v1/loginQr/new', {
    who: 'everybody',
    summary: 'A code that a phone may scan to sign this browser in',
    answer: z.object({ id: z.string(), url: z.string(), expire_time: z.number() }),
  }),
  state: get('/v1/loginQr/state', {
    who: 'bearer',
    summary: 'How far the code has got; once confirmed, the browser that asked for it is signed in',
    query: z.object({ id: z.string().max(100).default('') }),
    answer: qrState,
  }),
  scan: post('/v1/loginQr/scan', {
    who: 'user',
    summary: 'Which browser asks to be signed in',
    body: qrInput,
    answer: qrRequest,
  }),
  confirm: post('/v1/loginQr/confirm', {
    who: 'user',
    summary: 'Sign the asking browser in as oneself',
    body: qrInput,
  }),
});
