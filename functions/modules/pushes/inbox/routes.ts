import { inboxCalls } from '../../../../db/contract/calls/inbox.ts';
import { INBOX_LIMITS } from '../../../../db/contract/inbox.ts';
import type { Env } from '../../../platform/env.ts';
import { invalid } from '../../../platform/errors.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { addressOf, takeAttempt } from '../../../platform/rate-limit.ts';
import { serve } from '../../../platform/serve.ts';
import { capsOf } from '../delivery/promises.ts';
import { answerPush, passOn } from './answer.ts';
import { inboxList } from './list.ts';
import { openPush } from './open.ts';
import { pushPage } from './page.ts';
import { readPreference, savePreference } from './preference.ts';

const countAnswer = (env: Env, userId: string): Promise<void> =>
  takeAttempt(env, [{ name: 'push-answer', key: userId, ...INBOX_LIMITS.answer }]);

const required = (field: string) => invalid([{ field, code: 'required' }]);

/** The recipients' side of pushes (back-office§1 and §2, decision 37). */
export const inboxRoutes = createRouter();

serve(inboxRoutes, inboxCalls.push, async ({ c, db, lang, query: { id, org, preview } }) => {
  if (!id || !org) throw required(id ? 'org' : 'id');
  const push = { push_id: id, org_id: org, preview: preview === '1' };
  return pushPage(db, await c.get('caller')(), push, lang);
});
serve(inboxRoutes, inboxCalls.open, async ({ c, db, env, caller, body }) => {
  await takeAttempt(env, [{ name: 'push-open', key: addressOf(c.req.raw), ...INBOX_LIMITS.open }]);
  return openPush(db, caller, body);
});
serve(inboxRoutes, inboxCalls.answer, async ({ db, env, caller, userId, body }) => {
  await countAnswer(env, userId);
  return answerPush(db, caller, body);
});
serve(inboxRoutes, inboxCalls.passOn, async ({ db, env, caller, userId, body }) => {
  await countAnswer(env, userId);
  return passOn(db, caller, body);
});
serve(inboxRoutes, inboxCalls.list, ({ db, caller, query }) => inboxList(db, caller, query));
serve(inboxRoutes, inboxCalls.preference, ({ db, caller, query: { org_id } }) => {
  if (!org_id) throw required('org_id');
  return readPreference(db, caller, org_id);
});
serve(inboxRoutes, inboxCalls.prefer, ({ db, caller, body }) => savePreference(db, caller, body));
serve(inboxRoutes, inboxCalls.caps, ({ db, query: { push_id } }) => {
  if (!push_id) throw required('push_id');
  return capsOf(db, { push_id });
});
serve(inboxRoutes, inboxCalls.chosenCaps, ({ db, body }) => capsOf(db, body));
