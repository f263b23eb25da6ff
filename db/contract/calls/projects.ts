import * as z from 'zod';
import { calls, changed, del, get, page, paged, post, put, texts } from '../endpoint.ts';
import { auditInput } from '../publishing.ts';
import { queuedProject } from '../working-items.ts';
import { listQuery } from './working-items.ts';

/** What an input names; the table itself says what else it takes. */
const text = z.string().optional();
const named = z.looseObject({ id: text, xiangmu_id: text });
const key = texts('id', 'xiangmu_id');

/** A row of the table, as far as its policy shows it to the caller. */
const row = z.record(z.string(), z.unknown());

const detail = {
  who: 'everybody',
  summary: 'A project: public ones for everybody, others for their publisher and editors',
  query: key,
  answer: row,
} as const;

export const projectCalls = calls('projects', {
  publish: post('/v1/user/xiangmu', {
    who: 'user',
    summary: 'Publish a project; content editors publish at once',
    body: named,
    answer: row,
  }),
  edit: put('/v1/user/xiangmu', {
    who: 'user',
    summary: 'Edit a project; it must be reviewed again unless a content editor edits it',
    body: named,
    answer: changed,
  }),
  remove: del('/v1/user/xiangmu', { who: 'user', summary: 'Delete a project', query: key, answer: changed }),
  decide: post('/v1/user/xiangmu/audit', {
    who: ['content-admin'],
    summary: 'Approve (4), return (3) or reject (5) a project; 3 and 5 need an opinion',
    body: auditInput,
    answer: z.object({ xiangmu_id: z.string(), audit_status: z.number() }),
  }),
  own: get('/v1/user/xiangmu/list', {
    who: 'user',
    summary: 'Own projects in every state, newest first',
    query: paged(),
    answer: page(row),
  }),
  queue: get('/v1/xiangmu/audit/list', {
    who: ['content-admin'],
    summary: 'Projects under review, for content editors; audit_status names other states',
    query: listQuery,
    answer: page(queuedProject),
  }),
  inArea: get('/v1/xiangmu/listByArea', {
    who: 'everybody',
    summary: 'Public projects of an area',
    query: paged('area', 'county', 'city', 'province'),
    answer: page(row),
  }),
  detail: get('/v1/xiangmu/detail', detail),
  shortDetail: get('/project/detail', detail),
});
