import * as z from 'zod';
import { calls, changed, get, paged, post, texts, XLSX } from '../endpoint.ts';
import { moveInput, participantInput, participantList, seatInput, walkInInput } from '../participants.ts';

const EDITORS = ['content-admin'] as const;
const FILTERS = ['kind', 'id', 'state', 'keyword'] as const;

const added = z.object({ id: z.string() });

/** What staff do with those who signed up for a meeting or a course. */
export const participantCalls = calls('participants', {
  list: get('/v1/content/participant/list', {
    who: EDITORS,
    summary: 'Who signed up for a meeting or course (`kind`, `id`), with counts by state; state, name or phone',
    query: paged(...FILTERS),
    answer: participantList,
  }),
  csv: get('/v1/content/participant.csv', {
    who: EDITORS,
    summary: 'The same as a file, the own questions as columns',
    query: texts(...FILTERS),
    file: 'text/csv',
  }),
  workbook: get('/v1/content/participant.xlsx', {
    who: EDITORS,
    summary: 'The same as a workbook',
    query: texts(...FILTERS),
    file: XLSX,
  }),
  add: post('/v1/content/participant', {
    who: EDITORS,
    summary: 'Somebody who came without having signed up; refused where all seats are taken, unless `over` says so',
    body: walkInInput,
    answer: added,
  }),
  cancel: post('/v1/content/participant/cancel', {
    who: EDITORS,
    summary: 'Cancel a booking or a place in the waiting list; the seat goes to whoever is next',
    body: participantInput,
    answer: changed,
  }),
  tell: post('/v1/content/participant/tell', {
    who: EDITORS,
    summary: 'Send what somebody was not surely told once more',
    body: participantInput,
    answer: changed,
  }),
  seat: post('/v1/content/participant/seat', {
    who: EDITORS,
    summary: 'Give somebody who waits a seat now; refused where all are taken, unless `over` says so',
    body: seatInput,
    answer: changed,
  }),
  move: post('/v1/content/participant/move', {
    who: EDITORS,
    summary:
      'Move a booking to another meeting or course; refused where all seats there are taken, unless `over` says so',
    body: moveInput,
    answer: added,
  }),
});
