import * as z from 'zod';
import { calls, get, page, paged, put } from '../endpoint.ts';
import { TRANSLATED, translationInput, untranslated, untranslatedCounts } from '../translations.ts';

const WHO = ['content-admin'] as const;

export const translationCalls = calls('translations', {
  list: get('/v1/translations/list', {
    who: WHO,
    summary: 'Public results, demands or organisations without a name in English, newest first',
    query: paged().extend({ kind: z.enum(TRANSLATED) }),
    answer: page(untranslated),
  }),
  counts: get('/v1/translations/counts', {
    who: WHO,
    summary: 'How many of each kind have no name in English; at most 500 are counted',
    answer: untranslatedCounts,
  }),
  write: put('/v1/translations', {
    who: WHO,
    summary:
      'Gives one of them name and summary in English, public at once; what its publisher is changing meanwhile is left alone',
    body: translationInput,
    answer: z.object({ id: z.string() }),
  }),
});
