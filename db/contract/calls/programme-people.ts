import * as z from 'zod';
import { calls, get, page, paged, post, put, texts } from '../endpoint.ts';
import {
  applicationChange,
  applicationDetail,
  applicationRow,
  COOPERATION_FILTERS,
} from '../programme/applications.ts';
import { newsInput } from '../programme/news.ts';
import { importReport, importResult, recommenderAccount, recommenderImport } from '../programme/recommenders.ts';

const who = ['project-admin'] as const;

export const programmePeopleCalls = calls('programme', {
  checkImport: post('/v1/programme/recommender/import/check', {
    who,
    summary: 'What an import of recommenders would do: a report a row, nothing is written',
    body: recommenderImport,
    answer: importReport,
  }),
  import: post('/v1/programme/recommender/import', {
    who,
    summary: 'Import recommenders, all of a list or none; passwords that were made are answered this once',
    body: recommenderImport,
    answer: importResult,
  }),
  account: get('/v1/programme/recommender/account', {
    who,
    summary: 'The account that a phone or a key means, to be linked with a recommender; null for none',
    query: texts('account', 'user_id'),
    answer: recommenderAccount.nullable(),
  }),
  news: put('/v1/programme/news', {
    who,
    summary: 'Write news or a list of files with its attachments, a new one without an id',
    body: newsInput,
    answer: z.object({ id: z.string() }),
  }),
  applications: get('/v1/programme/cooperation/list', {
    who,
    summary: 'Cooperation applications, newest first',
    query: paged(...COOPERATION_FILTERS),
    answer: page(applicationRow),
  }),
  application: get('/v1/programme/cooperation', {
    who,
    summary: 'A cooperation application with its answers, its project and what the office did',
    query: texts('id'),
    answer: applicationDetail,
  }),
  handle: put('/v1/programme/cooperation', {
    who,
    summary: 'Set the state and the note of a cooperation application as it was read',
    body: applicationChange,
    answer: z.object({ version: z.number() }),
  }),
  applicationsFile: get('/v1/programme/cooperation.csv', {
    who,
    summary: 'The same as the list, as a file for spreadsheets',
    query: texts(...COOPERATION_FILTERS),
    file: 'text/csv',
    says: 'UTF-8 with its mark',
  }),
  applicationsWorkbook: get('/v1/programme/cooperation.xlsx', {
    who,
    summary: 'The same as the list, as a workbook',
    query: texts(...COOPERATION_FILTERS),
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
});
