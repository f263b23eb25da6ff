import * as z from 'zod';
import { demandDetail, demandList, resultDetail, resultList, totals, typeStatistics } from '../catalog.ts';
import { calls, get, paged, post, texts } from '../endpoint.ts';
import { homePage } from '../home.ts';
import { NARROWED_BY } from '../items.ts';

const rebuildInput = z.strictObject({
  kind: z.enum(['result', 'demand']),
  after: z.number().int().min(0).default(0),
});

/** What the home page shows, and how the index of the public lists is made again. */
export const publicationCalls = calls('public', {
  home: get('/v1/home', {
    who: 'everybody',
    summary: 'What the home page shows',
    query: texts('region'),
    answer: homePage,
  }),
  rebuild: post('/v1/publications/rebuild', {
    who: ['admin'],
    summary: 'Write the next stretch of the search index anew, and the counters at the end; for the administrator',
    body: rebuildInput,
    answer: z.object({ next: z.number().nullable() }),
    says: 'Where to go on; null when all is done',
  }),
});

const query = paged('keyword', ...NARROWED_BY, 'order');
const inArea = paged('keyword', ...NARROWED_BY, 'order', 'area', 'province', 'city', 'county');

type Noun = 'chengguo' | 'xuqiu';

/** The public calls of a kind: lists with their drill-down, one item, counts. */
const callsOf = <const N extends Noun, L extends z.ZodType, D extends z.ZodType>(
  noun: N,
  name: string,
  list: L,
  detail: D,
) =>
  calls('public', {
    list: get(`/v1/${noun}/list`, {
      who: 'everybody',
      summary: `A page of the public ${name} with drill-down`,
      query,
      answer: list,
    }),
    short: get(`/${noun}/list`, {
      who: 'everybody',
      summary: `A page of the public ${name} with drill-down`,
      query,
      answer: list,
    }),
    recommended: get(`/${noun}/recommend/list`, {
      who: 'everybody',
      summary: `The newest public ${name} of a member's own fields, else of all`,
      query,
      answer: list,
    }),
    inArea: get(`/v1/${noun}/listByArea`, {
      who: 'everybody',
      summary: `Public ${name} of an area`,
      query: inArea,
      answer: list,
    }),
    detail: get(`/v1/${noun}/detail`, {
      who: 'everybody',
      summary: `One of the public ${name}`,
      query: texts('id', `${noun}_id`, 'preview'),
      answer: detail,
    }),
    types: get(`/v1/${noun}/cat/statistics`, {
      who: 'everybody',
      summary: `Public ${name} by type, summing up to the total`,
      answer: typeStatistics,
    }),
    typeList: get(`/${noun}/type/list`, {
      who: 'everybody',
      summary: `Public ${name} by type, summing up to the total`,
      answer: typeStatistics,
    }),
    totals: get(`/v1/${noun}/default/statistics`, {
      who: 'everybody',
      summary: 'Totals of the public lists',
      answer: totals,
    }),
  });

export const publicResultCalls = callsOf('chengguo', 'results', resultList, resultDetail);
export const publicDemandCalls = callsOf('xuqiu', 'demands', demandList, demandDetail);
