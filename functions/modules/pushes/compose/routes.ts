import { pushCalls } from '../../../../db/contract/calls/pushes.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { outsideOrigin } from '../../../platform/origin.ts';
import { serve } from '../../../platform/serve.ts';
import { accountPause, resumeAccount } from '../delivery/account.ts';
import { holdPush } from '../delivery/waves.ts';
import { submissionKey } from '../submission-key.ts';
import { cancelPush, confirmPush, continuePush, retryPush } from './actions.ts';
import { decideApproval } from './approval.ts';
import { pushDetail } from './detail.ts';
import { createGroup } from './groups.ts';
import { createPush, editPush } from './save.ts';
import { sendOne } from './single.ts';

/** Push groups, pushes and their delivery (CALLS.md "Push calls"). */
export const pushRoutes = createRouter();

serve(pushRoutes, pushCalls.addGroup, ({ db, userId, body, key }) =>
  createGroup(db, userId, body, submissionKey(userId, key)),
);
serve(pushRoutes, pushCalls.add, ({ c, db, env, userId, body, key }) => {
  const operator = { userId, origin: outsideOrigin(c), submissionKey: submissionKey(userId, key) };
  return createPush(db, env, operator, body);
});
serve(pushRoutes, pushCalls.edit, ({ c, db, env, userId, body }) =>
  editPush(db, env, { userId, origin: outsideOrigin(c), submissionKey: null }, body),
);
serve(pushRoutes, pushCalls.cancel, ({ db, userId, body }) => cancelPush(db, userId, body.id));
serve(pushRoutes, pushCalls.goOn, ({ db, env, userId, body }) => continuePush(db, env, userId, body.id));
serve(pushRoutes, pushCalls.retry, ({ db, env, userId, body }) => retryPush(db, env, userId, body));
serve(pushRoutes, pushCalls.confirm, ({ c, db, env, lang, userId, body }) =>
  confirmPush(db, env, { userId, origin: outsideOrigin(c), lang }, body),
);
serve(pushRoutes, pushCalls.hold, async ({ db, userId, body: { id } }) => {
  await holdPush(db, userId, id);
  return { id };
});
serve(pushRoutes, pushCalls.approve, ({ c, db, env, userId, body }) =>
  decideApproval(db, env, { userId, origin: outsideOrigin(c) }, body),
);
serve(pushRoutes, pushCalls.account, async ({ db, lang }) => ({ pause: await accountPause(db, lang) }));
serve(pushRoutes, pushCalls.resume, ({ db, env, userId }) => resumeAccount(db, env, userId));
serve(pushRoutes, pushCalls.detail, ({ db, env, lang, query }) => pushDetail({ db, env, lang }, query));
serve(pushRoutes, pushCalls.sendMessage, ({ db, env, userId, body }) => sendOne(db, env, userId, body));
