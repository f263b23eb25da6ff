import * as z from 'zod';
import { calls, changed, del, get, page, paged, post, put, texts, type Who } from '../endpoint.ts';
import { reminder } from '../notices.ts';
import {
  droppedItem,
  keptItem,
  reminderChange,
  reminderRow,
  rowKey,
  star,
  starChange,
  starInput,
  starOpening,
  workstation,
  workstationChange,
  workstationInput,
} from '../services.ts';
import { remindInput } from '../talk.ts';
import { favourite } from './favourites.ts';

const added = z.object({ id: z.string() });
const state = z.object({ favourite: z.boolean() });
const editors = ['content-admin'] as const;

/** A row is deleted by either method; DELETE may name it in its query. */
const removals = <const P extends string, const W extends Who, B extends z.ZodType, Q extends z.ZodObject>(
  path: P,
  who: W,
  summary: string,
  body: B,
  query: Q,
) => {
  const removal = { who, summary, body, answer: changed } as const;
  return { del: del(path, { ...removal, query, bodyOptional: true }), putDel: put(path, removal) };
};

export const reminderCalls = calls('services', {
  own: get('/v1/user/reminder/list', {
    who: 'user',
    summary: 'The caller’s reminders with what they are about, the next one first',
    query: paged(),
    answer: page(reminder),
  }),
  list: get('/egg/remind/list', {
    who: 'user',
    summary: 'A page of the caller’s reminders',
    query: paged(),
    answer: page(reminderRow),
  }),
  add: post('/egg/remind/add', {
    // A visitor may be reminded of the own feedback.
    who: 'everybody',
    summary: 'A reminder of an own cheese or feedback; a visitor may set one for a visitor’s feedback',
    body: remindInput,
    answer: added,
  }),
  put: put('/egg/remind/put', {
    who: 'user',
    summary: 'Changes one of the caller’s reminders',
    body: reminderChange,
    answer: changed,
  }),
  ...removals('/egg/remind/del', 'user', 'Deletes one of the caller’s reminders', rowKey, texts('id')),
});

export const starCalls = calls('services', {
  list: get('/ns/star/list', {
    who: 'everybody',
    summary: 'A page of the stars; with `mine` 1 of the items that the caller keeps',
    query: paged('mine', 'item_type'),
    answer: page(star),
    besides: page(favourite),
  }),
  info: get('/ns/star/info', {
    who: 'everybody',
    summary: 'One of the stars; with `item_id`, whether the caller keeps that item',
    query: texts('id', 'item_id'),
    answer: star,
    besides: state,
  }),
  add: post('/ns/star/add', {
    who: 'user',
    summary: 'Adds one of the stars; with `item_id`, keeps that item',
    body: z.union([starInput, keptItem]),
    answer: added,
    besides: state,
  }),
  put: put('/ns/star/put', {
    who: editors,
    summary: 'Changes one of the stars',
    body: starChange,
    answer: changed,
  }),
  ...removals(
    '/ns/star/del',
    'user',
    'Deletes one of the stars; with `item_id`, keeps that item no longer',
    z.union([rowKey, droppedItem]),
    texts('id', 'item_id', 'item_type'),
  ),
  open: put('/ns/star/open', {
    who: editors,
    summary: 'Opens a star to the public; `is_open` 0 closes it',
    body: starOpening,
    answer: z.object({ id: z.string(), is_open: z.number() }),
  }),
  build: put('/ns/star/build', {
    who: editors,
    summary: 'Builds a star that was never built',
    body: rowKey,
    answer: z.object({ id: z.string(), build_count: z.number() }),
  }),
  buildAgain: put('/ns/star/buildAgain', {
    who: editors,
    summary: 'Builds a star once more',
    body: rowKey,
    answer: z.object({ id: z.string(), build_count: z.number() }),
  }),
});

export const workstationCalls = calls('services', {
  list: get('/ns/workstation/list', {
    who: 'everybody',
    summary: 'A page of the workstations',
    query: paged(),
    answer: page(workstation),
  }),
  add: post('/ns/workstation/add', {
    who: editors,
    summary: 'Adds one of the workstations',
    body: workstationInput,
    answer: added,
  }),
  put: put('/ns/workstation/put', {
    who: editors,
    summary: 'Changes one of the workstations',
    body: workstationChange,
    answer: changed,
  }),
  ...removals('/ns/workstation/del', editors, 'Deletes one of the workstations', rowKey, texts('id')),
});
