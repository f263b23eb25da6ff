import { calls, post } from '../endpoint.ts';
import { revealedContact, revealInput } from '../talk.ts';

export const contactCalls = calls('details', {
  reveal: post('/v1/contact/reveal', {
    who: 'user',
    summary: 'The contact of a public result or demand; counted once a user and day',
    body: revealInput,
    answer: revealedContact,
  }),
});
