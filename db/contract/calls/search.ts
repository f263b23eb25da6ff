import { calls, get, paged, texts } from '../endpoint.ts';
import { searchAnswer, suggestAnswer } from '../search.ts';

/** One search through all that is public. */
export const searchCalls = calls('public', {
  all: get('/v1/search', {
    who: 'everybody',
    summary: 'What bears a word, of all kinds with their counts; with a type, a page of that kind',
    query: paged('keyword', 'type'),
    answer: searchAnswer,
  }),
  suggest: get('/v1/search/suggest', {
    who: 'everybody',
    summary: 'A few of each kind whose names bear what is being typed',
    query: texts('keyword'),
    answer: suggestAnswer,
  }),
});
