import * as z from 'zod';
import { calls, get, paged, post, put, texts, XLSX } from '../endpoint.ts';
import {
  newsDetail,
  programmeFront,
  publicationFigures,
  publicationInput,
  publicationPreview,
  publishedDetail,
  publishedList,
  undoInput,
} from '../programme/publication.ts';
import {
  orderInput,
  publication,
  rankingPage,
  rankingState,
  roundInput,
  selectionDetail,
  selectionInput,
} from '../programme/selection.ts';

const OFFICE = ['project-admin'] as const;

/** The office ranks a round, selects, words and publishes. */
export const programmeSelectionCalls = calls('programme', {
  ranking: get('/v1/programme/ranking', {
    who: OFFICE,
    summary: 'Projects of a round with their figures, best first; view=selected: what was selected, in its order',
    query: paged('round', 'view', 'keyword'),
    answer: rankingPage,
  }),
  state: get('/v1/programme/ranking/state', {
    who: OFFICE,
    summary: 'Whether opinions came or changed since the figures of a round were computed',
    query: texts('round'),
    answer: rankingState,
  }),
  rank: post('/v1/programme/ranking', {
    who: OFFICE,
    summary: 'Compute the figures of a round anew and keep them',
    body: roundInput,
    answer: rankingState,
  }),
  selectable: get('/v1/programme/selection', {
    who: OFFICE,
    summary: 'The words of one project for visitors, beside what was declared',
    query: texts('id'),
    answer: selectionDetail,
  }),
  select: put('/v1/programme/selection', {
    who: OFFICE,
    summary: 'Select a project, or word its name and text for visitors; the next publication makes it public',
    body: selectionInput,
    answer: z.object({ version: z.number() }),
  }),
  order: put('/v1/programme/selection/order', {
    who: OFFICE,
    summary: 'Put everything that is selected in a round into an order',
    body: orderInput,
    answer: z.object({ changed: z.number() }),
  }),
  preview: get('/v1/programme/publication/preview', {
    who: OFFICE,
    summary: 'What would be published now',
    query: texts('round'),
    answer: publicationPreview,
  }),
  publish: post('/v1/programme/publication', {
    who: OFFICE,
    summary: 'Publish what is selected in a round, all at once; the former publication of the round ends',
    body: publicationInput,
    answer: publication,
  }),
  undo: post('/v1/programme/publication/undo', {
    who: OFFICE,
    summary: 'Undo a publication; the one whose place it took is public again',
    body: undoInput,
    answer: z.object({ restored: z.string().nullable() }),
  }),
});

/** What visitors read of the programme. */
export const programmePublicCalls = calls('programme', {
  front: get('/v1/programme/front', {
    who: 'everybody',
    summary: 'The programme’s page: round, news, files, selected projects',
    answer: programmeFront,
  }),
  news: get('/v1/programme/news/detail', {
    who: 'everybody',
    summary: 'News or files of the programme',
    query: texts('id'),
    answer: newsDetail,
  }),
  published: get('/v1/programme/published', {
    who: 'everybody',
    summary: 'Published projects by field, recommending unit, recommending person, region and round',
    query: paged('keyword', 'field', 'unit', 'person', 'region', 'round'),
    answer: publishedList,
  }),
  detail: get('/v1/programme/published/detail', {
    who: 'everybody',
    summary: 'A published project',
    query: texts('id'),
    answer: publishedDetail,
  }),
  figures: get('/v1/programme/publication/figures', {
    who: 'everybody',
    summary: 'The snapshot of a publication with its anonymised figures: its SHA-256 is the publication’s digest',
    query: texts('id'),
    file: 'application/json',
    answer: publicationFigures,
  }),
  workbook: get('/v1/programme/publication/workbook', {
    who: 'everybody',
    summary: 'The anonymised figures of a publication as a workbook',
    query: texts('id'),
    file: XLSX,
  }),
});
