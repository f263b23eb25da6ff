import * as z from 'zod';
import { calls, changed, del, get, page, paged, post, put, texts } from '../endpoint.ts';
import { ownProduct, productCard, productDetail } from '../products.ts';
import { auditInput } from '../publishing.ts';
import { queuedProduct } from '../working-items.ts';
import { listQuery } from './working-items.ts';

const text = z.string().optional();

/** What an input names beside the columns of the table, which says itself what it takes. */
const named = z.looseObject({
  id: text,
  chanpin_id: text,
  /** Fields of technology by their ids: all of them; without them an edit leaves them as they are. */
  scopes: z.array(z.string().max(40)).max(20, 'too_many').optional(),
});
const written = z.object({ chanpin_id: z.string(), audit_status: z.number() });

export const productCalls = calls('products', {
  list: get('/v1/product/list', {
    who: 'everybody',
    summary:
      'Public products, newest first; scope at any level, unit an organisation, language 1 those with a name in English',
    query: paged('keyword', 'scope', 'unit', 'language'),
    answer: page(productCard),
  }),
  detail: get('/v1/product/detail', {
    who: 'everybody',
    summary: 'One product; before it is public for its publisher and content editors',
    query: texts('id'),
    answer: productDetail,
  }),
  create: post('/v1/user/chanpin', {
    who: 'user',
    summary:
      'Enter a product; content editors publish at once; header Idempotency-Key makes a repeated call one product',
    body: named,
    answer: written,
  }),
  edit: put('/v1/user/chanpin', {
    who: 'user',
    summary: 'Edit a product; it must be reviewed again unless a content editor edits it',
    body: named,
    answer: changed,
  }),
  remove: del('/v1/user/chanpin', {
    who: 'user',
    summary: 'Delete a product',
    query: texts('id', 'chanpin_id'),
    answer: changed,
  }),
  decide: post('/v1/user/chanpin/audit', {
    who: ['content-admin'],
    summary: 'Approve (4), return (3) or reject (5) a product; 3 and 5 need an opinion',
    body: auditInput,
    answer: written,
  }),
  own: get('/v1/user/chanpin/list', {
    who: 'user',
    summary: 'Products that the caller entered, in every state, newest first',
    query: paged(),
    answer: page(ownProduct),
  }),
  queue: get('/v1/chanpin/audit/list', {
    who: ['content-admin'],
    summary: 'Products under review, for content editors; audit_status names other states',
    query: listQuery,
    answer: page(queuedProduct),
  }),
});
