import * as z from 'zod';
import { calls, changed, del, get, put } from '../endpoint.ts';
import { followInput, ownFollow } from '../follows.ts';

export const followCalls = calls('subscriptions', {
  list: get('/v1/user/follow/list', {
    who: 'user',
    summary: 'What the caller follows, the newest first',
    answer: z.array(ownFollow),
  }),
  follow: put('/v1/user/follow', {
    who: 'user',
    summary:
      'Follow a search, an organisation, a field, an expert or an item; the same again changes how often one is told',
    body: followInput,
    answer: z.object({ id: z.string() }),
  }),
  end: del('/v1/user/follow', {
    who: 'user',
    summary: 'Follow something no longer; nothing of it is told any more',
    query: z.object({ id: z.string().max(64) }),
    answer: changed,
  }),
});
