import { dealCalls } from '../../../db/contract/calls/deals.ts';
import { DEAL_LIMITS } from '../../../db/contract/deals.ts';
import { invalid } from '../../platform/errors.ts';
import { createRouter } from '../../platform/openapi.ts';
import { takeAttempt, takeWord } from '../../platform/rate-limit.ts';
import { serve } from '../../platform/serve.ts';
import { serveForAll } from '../items/public/answer.ts';
import { signedCases } from './cases.ts';
import { chooseContact } from './contact.ts';
import { dealDetail } from './detail.ts';
import { allDeals, ownDeals } from './lists.ts';
import { markSeen, writeMessage } from './message.ts';
import { openDeal } from './open.ts';
import { remindDeal } from './overdue.ts';
import { shareCase } from './share.ts';
import { stepDeal } from './step.ts';

/** Deals between who asks about an item and who published it. */
export const dealRoutes = createRouter();

serve(dealRoutes, dealCalls.open, async ({ db, env, caller, userId, body, key }) => {
  await takeAttempt(env, [{ name: 'deal', key: userId, ...DEAL_LIMITS.open }]);
  return openDeal(db, caller, body, key);
});
serve(dealRoutes, dealCalls.step, ({ db, caller, body }) => stepDeal(db, caller, body));
serve(dealRoutes, dealCalls.message, async ({ db, env, caller, userId, body, key }) => {
  await takeAttempt(env, [{ name: 'deal-message', key: userId, ...DEAL_LIMITS.message }]);
  return writeMessage(db, caller, body, key);
});
serve(dealRoutes, dealCalls.contact, ({ db, caller, body }) => chooseContact(db, caller, body));
serve(dealRoutes, dealCalls.case, async ({ db, env, caller, userId, body }) => {
  await takeWord(env, userId);
  return shareCase(db, caller, body);
});
serveForAll(dealRoutes, dealCalls.cases, ({ db, query }) => signedCases(db, query));
serve(dealRoutes, dealCalls.seen, ({ db, caller, body }) => markSeen(db, caller, body.id));
serve(dealRoutes, dealCalls.detail, ({ db, caller, query: { id, messages } }) => {
  if (!id) throw invalid([{ field: 'id', code: 'required' }]);
  return dealDetail(db, caller, id, messages);
});
serve(dealRoutes, dealCalls.own, ({ db, caller, query }) => ownDeals(db, caller, query));
serve(dealRoutes, dealCalls.all, ({ db, caller, query }) => allDeals(db, caller, query));
serve(dealRoutes, dealCalls.remind, ({ db, caller, body }) => remindDeal(db, caller, body.id));
