import { accountCalls } from '../../../../db/contract/calls/accounts.ts';
import { AppError } from '../../../platform/errors.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { outsideOrigin } from '../../../platform/origin.ts';
import { addressOf } from '../../../platform/rate-limit.ts';
import { serve } from '../../../platform/serve.ts';
import { deviceToken } from '../../../platform/session-cookies.ts';
import { sendCode } from '../codes/send-code.ts';
import { enterUser, signInFrom } from '../session/from.ts';
import { activate, registerByEmail } from './activate.ts';
import { recoverPassword } from './passwords.ts';
import { checkRegistration, register } from './register.ts';

/** Registration and recovery, for visitors (core§7, decisions 26, 43, 47, 51). */
export const accountRoutes = createRouter();

serve(accountRoutes, accountCalls.verificationCode, async ({ c, db, env, lang, body }) => {
  const from = { address: addressOf(c.req.raw), lang, known: deviceToken(c) };
  return sendCode(db, env, await c.get('caller')(), body, from);
});
serve(accountRoutes, accountCalls.registration, async ({ c, db, env, body }) => {
  return enterUser(c, await register(db, env, body, signInFrom(c)));
});
serve(accountRoutes, accountCalls.registrationCheck, async ({ c, db, env, body }) => {
  await checkRegistration(db, env, body, addressOf(c.req.raw));
});
serve(accountRoutes, accountCalls.oldRegistration, async ({ c, db, env, body }) => {
  const { verificationCode: code, msgId, ...input } = body;
  if (!code || !msgId) throw new AppError(403, 'verification_required');
  const given = { ...input, verificationCode: code, msgId };
  return enterUser(c, await register(db, env, given, signInFrom(c)));
});
serve(accountRoutes, accountCalls.emailRegistration, async ({ c, db, env, lang, body }) => {
  const from = { address: addressOf(c.req.raw), lang, origin: outsideOrigin(c) };
  return registerByEmail(db, env, body, from);
});
serve(accountRoutes, accountCalls.activation, ({ c, db, env, body }) => activate(db, env, body, addressOf(c.req.raw)));
serve(accountRoutes, accountCalls.recovery, async ({ c, db, env, body }) => {
  await recoverPassword(db, env, body, addressOf(c.req.raw));
});
