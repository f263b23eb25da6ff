import * as z from 'zod';
import { calls, get, page, paged, post, texts, XLSX } from '../endpoint.ts';
import {
  answerInput,
  assigned,
  cancelInput,
  matchmakingMember,
  matchmakingNotice,
  matchmakingRequest,
  meetingKey,
  moveInput,
  officeAppointmentInput,
  officeMatchmaking,
  officeMoveInput,
  ownMatchmaking,
  plannedMeeting,
  presenceInput,
  profileInput,
  requestInput,
  requestKey,
  settingsInput,
} from '../matchmaking.ts';

const key = z.object({ id: z.string() });

/** 1:1 meetings between members at a meeting. */
export const matchmakingCalls = calls('matchmaking', {
  notice: get('/v1/matchmaking', {
    who: 'everybody',
    summary: 'Whether members can arrange 1:1 meetings at a meeting, and when; null where they cannot',
    query: texts('meeting_id'),
    answer: matchmakingNotice.nullable(),
  }),
  own: get('/v1/user/matchmaking', {
    who: 'user',
    summary: 'The 1:1 meetings of a meeting as the caller finds them: slots, own profile, what waits',
    query: texts('meeting_id'),
    answer: ownMatchmaking,
  }),
  join: post('/v1/user/matchmaking/join', {
    who: 'user',
    summary: 'Take part in the 1:1 meetings of a meeting, or change the own profile; with a place at the meeting only',
    body: profileInput,
    answer: key,
  }),
  leave: post('/v1/user/matchmaking/leave', {
    who: 'user',
    summary: 'Take part no more: requests are withdrawn, 1:1 meetings to come are cancelled',
    body: meetingKey,
    answer: z.object({ left: z.boolean() }),
  }),
  members: get('/v1/user/matchmaking/members', {
    who: 'user',
    summary: 'Who else takes part, for those who do',
    query: paged('meeting_id', 'keyword', 'scope', 'fit'),
    answer: page(matchmakingMember),
  }),
  requests: get('/v1/user/matchmaking/requests', {
    who: 'user',
    summary: 'Own requests, received (`box=received`) or sent',
    query: paged('meeting_id', 'box'),
    answer: page(matchmakingRequest),
  }),
  request: post('/v1/user/matchmaking/request', {
    who: 'user',
    summary: 'Ask another member for a 1:1 meeting; the header Idempotency-Key makes a repeated request one',
    body: requestInput,
    answer: key,
  }),
  answer: post('/v1/user/matchmaking/answer', {
    who: 'user',
    summary: 'Accept a request, which assigns slot and table, or decline it',
    body: answerInput,
    answer: assigned.nullable(),
  }),
  withdraw: post('/v1/user/matchmaking/withdraw', {
    who: 'user',
    summary: 'Take an own request back that nobody has answered',
    body: requestKey,
    answer: key,
  }),
  plan: get('/v1/user/matchmaking/plan', {
    who: 'user',
    summary: 'Own 1:1 meetings at a meeting in their order, with whom to reach',
    query: texts('meeting_id'),
    answer: z.object({ records: z.array(plannedMeeting) }),
  }),
  move: post('/v1/user/matchmaking/move', {
    who: 'user',
    summary: 'Put an own 1:1 meeting into another slot at which both are free',
    body: moveInput,
    answer: assigned,
  }),
  cancel: post('/v1/user/matchmaking/cancel', {
    who: 'user',
    summary: 'Cancel an own 1:1 meeting, which frees slot and table',
    body: cancelInput,
    answer: key,
  }),
  office: get('/v1/matchmaking/office', {
    who: ['content-admin'],
    summary: 'Settings, slots, tables, members and 1:1 meetings of a meeting, for staff',
    query: texts('meeting_id'),
    answer: officeMatchmaking,
  }),
  settings: post('/v1/matchmaking/settings', {
    who: ['content-admin'],
    summary:
      'Turn 1:1 meetings on, or change their tables, times and limits; refused where that would take away an assigned slot or table',
    body: settingsInput,
    answer: z.object({ slots: z.number() }),
  }),
  assign: post('/v1/matchmaking/office/appointment', {
    who: ['content-admin'],
    summary: 'Put two members at a table, by staff; spare tables first',
    body: officeAppointmentInput,
    answer: assigned,
  }),
  officeMove: post('/v1/matchmaking/office/move', {
    who: ['content-admin'],
    summary: 'Put a 1:1 meeting into another slot or at another table, by staff',
    body: officeMoveInput,
    answer: assigned,
  }),
  officeCancel: post('/v1/matchmaking/office/cancel', {
    who: ['content-admin'],
    summary: 'Cancel a 1:1 meeting, by staff',
    body: cancelInput,
    answer: key,
  }),
  presence: post('/v1/matchmaking/office/presence', {
    who: ['content-admin'],
    summary: 'Note whether a member came to a 1:1 meeting, or take the note back',
    body: presenceInput,
    answer: key,
  }),
  export: get('/v1/matchmaking/office/export', {
    who: ['content-admin'],
    summary: 'All 1:1 meetings of a meeting as a workbook',
    query: texts('meeting_id'),
    file: XLSX,
  }),
});
