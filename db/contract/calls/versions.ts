import * as z from 'zod';
import { calls, get, page, paged, post } from '../endpoint.ts';
import { contentOrder, contentRestore, contentVersion, removedContent, VERSIONED } from '../versions.ts';

const EDITORS = ['content-admin'] as const;

/** What editors do with the versions, the order and the removed rows of what they keep. */
export const versionCalls = calls('content', {
  history: get('/v1/content/history', {
    who: EDITORS,
    summary: 'The kept versions of one row that editors write, the newest first, with what each changed',
    query: z.object({ table: z.enum(VERSIONED), id: z.string().min(1).max(40) }),
    answer: z.object({ records: z.array(contentVersion) }),
  }),
  removed: get('/v1/content/removed', {
    who: EDITORS,
    summary: 'Rows that editors took away, the newest first',
    query: paged('keyword').extend({ table: z.enum(VERSIONED) }),
    answer: page(removedContent),
  }),
  restore: post('/v1/content/restore', {
    who: EDITORS,
    summary: 'Bring a row back: a version of it, or the row that was taken away, which is not open to visitors then',
    body: contentRestore,
    answer: z.object({ id: z.string() }),
  }),
  order: post('/v1/content/order', {
    who: EDITORS,
    summary: 'Put rows into an order; those that are not named stand behind them',
    body: contentOrder,
    answer: z.object({ changed: z.number() }),
  }),
});
