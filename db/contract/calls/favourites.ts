import * as z from 'zod';
import { demandCard, resultCard } from '../cards.ts';
import { calls, changed, del, get, page, paged, post, texts } from '../endpoint.ts';
import { favouriteInput } from '../talk.ts';

const state = z.object({ favourite: z.boolean() });

/** What has no public version beside its row, as a card; a product names its key. */
const tile = z.object({
  chanpin_id: z.string().optional(),
  name: z.string(),
  name_en: z.string().nullable(),
  cover: z.string().nullable(),
  org_name: z.string().nullable(),
  org_name_en: z.string().nullable(),
});

export const favourite = z.object({
  item_type: z.number(),
  item_id: z.string(),
  add_time: z.number(),
  gone: z.boolean(),
  card: z.union([resultCard, demandCard, tile]).nullable(),
});
export type Favourite = z.output<typeof favourite>;

export const favouriteCalls = calls('details', {
  add: post('/v1/user/favourite', {
    who: 'user',
    summary: 'Keep a public result, demand, product, project, expert or park; a second time changes nothing',
    body: favouriteInput,
    answer: state,
  }),
  remove: del('/v1/user/favourite', {
    who: 'user',
    summary: 'Keep an item no longer; id is the item’s',
    query: texts('id'),
    answer: changed,
  }),
  look: get('/v1/user/favourite', {
    who: 'user',
    summary: 'Whether the caller keeps an item',
    query: texts('id'),
    answer: state,
  }),
  list: get('/v1/user/favourite/list', {
    who: 'user',
    summary: 'What the caller keeps, newest first; `card` is null for what is no longer public',
    query: paged('item_type'),
    answer: page(favourite),
  }),
});
