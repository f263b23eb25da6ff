import * as z from 'zod';
import { calls, get, page, paged, post, put, texts, XLSX } from '../endpoint.ts';
import {
  OFFICE_FILTERS,
  officeDetail,
  officeFigures,
  officeProject,
  progress,
  stageChange,
} from '../programme/office.ts';
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

const table = paged(...OFFICE_FILTERS, 'order');
const EXPORTED = 'Every declaration that the filters let through, with all fields of the registration sheet';

export const programmeOfficeCalls = calls('programme', {
  list: get('/v1/programme/office/project/list', {
    who: ['project-admin'],
    summary:
      'Declarations of a round (the one that calls mean, unless told), the last that was handed in first; 600 are counted, and `order` "submit_time" turns them round',
    query: table,
    answer: page(officeProject),
  }),
  csv: get('/v1/programme/office/projects.csv', {
    who: ['project-admin'],
    summary: EXPORTED,
    query: table,
    file: 'text/csv',
    says: 'UTF-8 with its mark',
  }),
  xlsx: get('/v1/programme/office/projects.xlsx', {
    who: ['project-admin'],
    summary: EXPORTED,
    query: table,
    file: XLSX,
  }),
  detail: get('/v1/programme/office/project', {
    who: ['project-admin'],
    summary: 'A declaration with its files, all opinions about it and its history',
    query: texts('id'),
    answer: officeDetail,
  }),
  stage: put('/v1/programme/office/project/stage', {
    who: ['project-admin'],
    summary: 'Return a declaration to its declarant (2) or withdraw it (3), each with a reason; take that back (1)',
    body: stageChange,
    answer: z.object({ id: z.string(), stage: z.number() }),
  }),
  figures: get('/v1/programme/office/figures', {
    who: ['project-admin'],
    summary: 'Declared, recommended and selected by field, province, kind of unit and round',
    query: texts('round'),
    answer: officeFigures,
  }),
  progress: get('/v1/programme/office/progress', {
    who: ['project-admin'],
    summary: 'How many declarations of a round each recommender was given, wrote about, and still has to',
    query: texts('round'),
    answer: z.array(progress),
  }),
});
