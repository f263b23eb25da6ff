import { calls, get, page, paged, texts } from '../endpoint.ts';
import { hallCard, hallDetail } from '../halls.ts';

export const hallCalls = calls('halls', {
  list: get('/v1/hall/list', {
    who: 'everybody',
    summary: 'Halls of the showroom in their order; scope a field at any level',
    query: paged('scope'),
    answer: page(hallCard),
  }),
  detail: get('/v1/hall/detail', {
    who: 'everybody',
    summary: 'A hall with its exhibits that are public now; editors see it before it is open',
    query: texts('id'),
    answer: hallDetail,
  }),
});
