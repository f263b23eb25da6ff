import * as z from 'zod';
import { calls, get, page, paged, post, put, texts } from '../endpoint.ts';
import { IMPORTERS } from '../import-kinds.ts';
import {
  importBeginInput,
  importChecked,
  importCheckInput,
  importDetail,
  importInput,
  importJob,
  importPieceInput,
  importRow,
  importStartInput,
} from '../imports.ts';

/** Results and demands from a file, by staff who enter them for others (decision 293). */
export const importCalls = calls('imports', {
  check: post('/v1/imports/check', {
    who: IMPORTERS,
    summary:
      'What an import would make of headings and up to 50 rows: columns, missing fields, problems; writes nothing',
    body: importCheckInput,
    answer: importChecked,
  }),
  start: post('/v1/imports', {
    who: IMPORTERS,
    summary:
      'Announce a file; the header Idempotency-Key, such as its digest, leads to the same import as long as that has not ended',
    body: importStartInput,
    answer: importDetail,
  }),
  piece: put('/v1/imports/piece', {
    who: IMPORTERS,
    summary: 'Send up to 200 rows of the file under their number; the same number again replaces them',
    body: importPieceInput,
    answer: z.object({ no: z.number() }),
  }),
  begin: post('/v1/imports/begin', {
    who: IMPORTERS,
    summary: 'Begin once every piece is there; `at_once`: an auditor’s import is public without a review',
    body: importBeginInput,
    answer: importDetail,
  }),
  list: get('/v1/imports/list', {
    who: IMPORTERS,
    summary: 'Own imports, newest first; everybody’s with `all` for administrators',
    query: paged('all'),
    answer: page(importJob),
  }),
  detail: get('/v1/imports', {
    who: IMPORTERS,
    summary: 'One import with its counts',
    query: texts('id'),
    answer: importDetail,
  }),
  rows: get('/v1/imports/rows', {
    who: IMPORTERS,
    summary: 'Rows of an import by what became of them: 1 made, 2 there already, 3 refused',
    query: paged('id', 'state'),
    answer: page(importRow),
  }),
  pause: post('/v1/imports/pause', {
    who: IMPORTERS,
    summary: 'Stop an import for a while; nothing is made after the answer',
    body: importInput,
    answer: importDetail,
  }),
  resume: post('/v1/imports/resume', {
    who: IMPORTERS,
    summary: 'Let an import go on where it stopped',
    body: importInput,
    answer: importDetail,
  }),
  cancel: post('/v1/imports/cancel', {
    who: IMPORTERS,
    summary: 'End an import; what it made stays',
    body: importInput,
    answer: importDetail,
  }),
  report: get('/v1/imports/report.csv', {
    who: IMPORTERS,
    summary: 'What became of every row so far, as a file for spreadsheets',
    query: texts('id'),
    file: 'text/csv',
    says: 'UTF-8 with its mark',
  }),
});
