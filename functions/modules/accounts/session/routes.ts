import { sessionCalls } from '../../../../db/contract/calls/session.ts';
import { PROOF } from '../../../../db/contract/proof.ts';
import { now } from '../../../platform/clock.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { serve } from '../../../platform/serve.ts';
import { dropCookies, sessionToken } from '../../../platform/session-cookies.ts';
import { signInByCredential } from './credential.ts';
import { confirmSession, freshUntil } from './fresh.ts';
import { enter, signInFrom } from './from.ts';
import { currentUser, signIn, signOut } from './session.ts';

/** Sign-in, sign-out, who am I (CALLS.md "Sign-in and publishing calls"). */
export const sessionRoutes = createRouter();

serve(sessionRoutes, sessionCalls.login, async ({ c, db, env, body }) => {
  const { account = '', password = '', remember = false, credential, proof } = body;
  const signedIn = credential
    ? await signInByCredential(db, env, credential, signInFrom(c))
    : await signIn(db, env, { account, password, remember, proof }, signInFrom(c));
  return enter(c, signedIn);
});
serve(sessionRoutes, sessionCalls.session, ({ c, db }) => currentUser(db, sessionToken(c)));
serve(sessionRoutes, sessionCalls.logout, async ({ c, db, body }) => {
  await signOut(db, signInFrom(c), body.credential);
  dropCookies(c);
});
serve(sessionRoutes, sessionCalls.confirm, ({ c, db, env, caller, body }) =>
  confirmSession(db, env, caller, signInFrom(c), body.password),
);
serve(sessionRoutes, sessionCalls.confirmed, async ({ c, db }) => ({ until: await freshUntil(db, sessionToken(c)) }));
serve(sessionRoutes, sessionCalls.challenged, () => ({ time: now(), parts: PROOF.parts, bits: PROOF.bits }));
