import * as z from 'zod';
import {
  attendanceRow,
  certificate,
  certificateName,
  doorCounts,
  doorEvent,
  doorEventRow,
  doorKind,
  doorList,
  doorScans,
  doorUndo,
  doorVerdict,
  shownCode,
} from '../attendance.ts';
import { calls, changed, get, post, texts, XLSX } from '../endpoint.ts';

const STAFF = ['content-admin'] as const;

/** Staff at the door of a meeting or a course, and afterwards. */
export const doorCalls = calls('attendance', {
  events: get('/v1/door/events', {
    who: STAFF,
    summary: 'Meetings and courses of these days, with how many have come',
    answer: z.object({ records: z.array(doorEventRow) }),
  }),
  list: get('/v1/door/list', {
    who: STAFF,
    summary: 'The sealed list of sign-ups that a phone takes along, and its key',
    query: texts('kind', 'id', 'device'),
    answer: doorList,
  }),
  scans: post('/v1/door/scans', {
    who: STAFF,
    summary: 'Stores scans of a phone, each once whatever is sent again, and says what became of each',
    body: doorScans,
    answer: z.object({ verdicts: z.array(doorVerdict), counts: doorCounts }),
  }),
  undo: post('/v1/door/undo', {
    who: STAFF,
    summary: 'Takes back that somebody came: the scans stay as undone ones, a certificate goes',
    body: doorUndo,
    answer: changed,
  }),
  attendance: get('/v1/door/attendance', {
    who: STAFF,
    summary: 'Who signed up and who came, with every scan that counts',
    query: texts('kind', 'id'),
    answer: z.object({ event: doorEvent, counts: doorCounts, records: z.array(attendanceRow) }),
  }),
  csv: get('/v1/door/attendance.csv', {
    who: STAFF,
    summary: 'The attendance list as CSV',
    query: texts('kind', 'id'),
    file: 'text/csv',
  }),
  xlsx: get('/v1/door/attendance.xlsx', {
    who: STAFF,
    summary: 'The attendance list as a workbook',
    query: texts('kind', 'id'),
    file: XLSX,
  }),
  offer: post('/v1/door/certificates/offer', {
    who: STAFF,
    summary: 'Says whether those who come to a meeting or course get a certificate',
    body: z.strictObject({ kind: doorKind, id: z.string().max(64), certificate: z.literal([0, 1]) }),
    answer: changed,
  }),
  certify: post('/v1/door/certificates', {
    who: STAFF,
    summary: 'Issues a certificate to everybody who came and has none, where the event gives certificates',
    body: z.strictObject({ kind: doorKind, id: z.string().max(64) }),
    answer: z.object({ issued: z.number() }),
  }),
});

/** What people have of it. */
export const attendanceCalls = calls('attendance', {
  code: get('/v1/door/code', {
    who: 'user',
    summary: 'The code of an own sign-up that has a seat, for the door, and the certificate once there is one',
    query: texts('kind', 'id'),
    answer: shownCode,
  }),
  held: get('/v1/booking/door', {
    who: 'bearer',
    summary: 'The same for whoever holds the key of the manage page',
    query: texts('manage'),
    answer: shownCode,
  }),
  certificate: get('/v1/certificate', {
    who: 'everybody',
    summary: 'A certificate by its code, with the name whole for the person and staff alone',
    query: texts('code'),
    answer: certificate,
  }),
  named: post('/v1/certificate/name', {
    who: 'everybody',
    summary: 'The same with the whole name, for who knows both code and name',
    body: certificateName,
    answer: certificate,
  }),
});
