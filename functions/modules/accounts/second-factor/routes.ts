import type { Context } from 'hono';
import { secondFactorCalls } from '../../../../db/contract/calls/second-factor.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { outsideOrigin } from '../../../platform/origin.ts';
import { serve } from '../../../platform/serve.ts';
import { sessionToken } from '../../../platform/session-cookies.ts';
import { enterUser, signInFrom } from '../session/from.ts';
import { dropSecondCookie, giveSecondCookie, secondCookie } from '../session/second-cookies.ts';
import {
  type Asking,
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  resetSecondFactor,
  secondFactorState,
} from './manage.ts';
import { finishStep, stepOptions } from './step.ts';

const asking = ({ c, caller }: { c: Context<AppEnv>; caller: Caller }): Asking => ({ caller, token: sessionToken(c) });

/** The second factor: showing it, and having one. */
export const secondFactorRoutes = createRouter();

serve(secondFactorRoutes, secondFactorCalls.second, async ({ c, db, env, body }) => {
  const step = secondCookie(c, 'step');
  const origin = () => outsideOrigin(c);
  const { entered, trusted } = await finishStep(db, env, step, body, origin, signInFrom(c));
  dropSecondCookie(c, 'step');
  if (trusted) giveSecondCookie(c, 'trusted', trusted);
  return enterUser(c, entered);
});
serve(secondFactorRoutes, secondFactorCalls.secondOptions, async ({ c, db }) => ({
  ...(await stepOptions(db, secondCookie(c, 'step'), outsideOrigin(c))),
}));
serve(secondFactorRoutes, secondFactorCalls.state, ({ db, caller }) => secondFactorState(db, caller));
serve(secondFactorRoutes, secondFactorCalls.totpBeginning, ({ c, db, env, caller }) =>
  beginTotp(db, env, asking({ c, caller })),
);
serve(secondFactorRoutes, secondFactorCalls.totpConfirmation, ({ c, db, env, caller, body }) =>
  confirmTotp(db, env, asking({ c, caller }), body.code),
);
serve(secondFactorRoutes, secondFactorCalls.totpRemoval, async ({ c, db, caller }) => {
  await removeTotp(db, asking({ c, caller }));
});
serve(secondFactorRoutes, secondFactorCalls.passkeyBeginning, async ({ c, db, caller }) => ({
  ...(await beginPasskey(db, asking({ c, caller }), outsideOrigin(c))),
}));
serve(secondFactorRoutes, secondFactorCalls.passkeyAddition, ({ c, db, caller, body }) =>
  addPasskey(db, asking({ c, caller }), body, outsideOrigin(c)),
);
serve(secondFactorRoutes, secondFactorCalls.passkeyRemoving, async ({ c, db, caller, body }) => {
  await removePasskey(db, asking({ c, caller }), body.id);
});
serve(secondFactorRoutes, secondFactorCalls.recovery, ({ c, db, caller }) =>
  renewRecoveryCodes(db, asking({ c, caller })),
);
serve(secondFactorRoutes, secondFactorCalls.reset, async ({ c, db, caller, body }) => {
  await resetSecondFactor(db, asking({ c, caller }), body.user_id);
});
