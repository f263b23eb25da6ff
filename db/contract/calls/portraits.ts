import { calls, changed, get, put, texts } from '../endpoint.ts';
import { itemPortrait, itemPortraitInput, portrait } from '../portraits.ts';

export const portraitCalls = calls('matching', {
  organization: get('/v1/organization/portrait', {
    who: 'everybody',
    summary: 'What an organisation is about, with the sentences that tell it, and what it offers, seeks and signed',
    query: texts('id'),
    answer: portrait,
  }),
  expert: get('/v1/expert/portrait', {
    who: 'everybody',
    summary: 'What an expert is about, with the sentences that tell it, and what the expert published',
    query: texts('id'),
    answer: portrait,
  }),
  item: get('/v1/match/portrait', {
    who: ['cg-auditor', 'xq-auditor'],
    summary:
      'Topics that the model proposes for the portrait of a result (item_type 1) or demand (2), and those that staff kept',
    query: texts('item_type', 'id'),
    answer: itemPortrait,
  }),
  keep: put('/v1/match/portrait', {
    who: ['cg-auditor', 'xq-auditor'],
    summary: 'Keep topics as the portrait of an item',
    body: itemPortraitInput,
    answer: changed,
  }),
});
