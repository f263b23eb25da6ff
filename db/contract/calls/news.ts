import * as z from 'zod';
import { calls, get, paged, post, texts } from '../endpoint.ts';
import {
  newsDetail,
  newsInputOf,
  newsList,
  newsPreview,
  newsPublishInput,
  newsRestoreInput,
  newsState,
  newsVersion,
  newsWithdrawInput,
} from '../news.ts';

const EDITORS = ['content-admin'] as const;

/** What visitors read of news (core§7). */
export const newsCalls = calls('news', {
  list: get('/v1/news/list', {
    who: 'everybody',
    summary:
      'Published news, what is pinned in front, then the newest; type 1 to 3, month yyyy-MM, keyword, days from and to',
    query: paged('type', 'month', 'keyword', 'to', 'from'),
    answer: newsList,
  }),
  detail: get('/v1/news/detail', {
    who: 'everybody',
    summary: 'One of the published news, with its neighbours and others of its type',
    query: texts('id'),
    answer: newsDetail,
  }),
});

/** What editors do with news, beside writing the drafts in the table `news`. */
export const newsOfficeCalls = calls('news', {
  publish: post('/v1/content/news/publish', {
    who: EDITORS,
    summary:
      'Publish the draft as it stands, now or at a time, for good or until a time; takes the place of what was to come',
    body: newsPublishInput,
    answer: newsState,
  }),
  withdraw: post('/v1/content/news/withdraw', {
    who: EDITORS,
    summary: 'Withdraw what is public, now or at a time; the draft and all versions stay',
    body: newsWithdrawInput,
    answer: newsState,
  }),
  cancel: post('/v1/content/news/cancel', {
    who: EDITORS,
    summary: 'Take back what was to be published at a time to come; what is public now stays',
    body: newsInputOf,
    answer: newsState,
  }),
  history: get('/v1/content/news/history', {
    who: EDITORS,
    summary: 'The published versions of one of the news, the newest first',
    query: texts('id'),
    answer: z.object({ records: z.array(newsVersion) }),
  }),
  restore: post('/v1/content/news/restore', {
    who: EDITORS,
    summary: 'Make a published version the draft again; visitors read it once it is published',
    body: newsRestoreInput,
    answer: newsState,
  }),
  openPreview: post('/v1/content/news/preview', {
    who: EDITORS,
    summary: 'A link under which editors see the draft as visitors would, for a day',
    body: newsInputOf,
    answer: z.object({ key: z.string(), end_time: z.number() }),
  }),
  preview: get('/v1/content/news/preview', {
    who: EDITORS,
    summary: 'The draft behind such a link, until it ends',
    query: texts('key'),
    answer: newsPreview,
  }),
});
