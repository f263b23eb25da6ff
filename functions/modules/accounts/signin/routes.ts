import { signinCalls } from '../../../../db/contract/calls/signin.ts';
import { QR_SECONDS } from '../../../../db/contract/signin.ts';
import { browserHash, forgetBrowser, keepBrowser } from '../../../platform/browser.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { outsideOrigin } from '../../../platform/origin.ts';
import { sha256 } from '../../../platform/random.ts';
import { serve } from '../../../platform/serve.ts';
import { sessionToken } from '../../../platform/session-cookies.ts';
import { endOtherSessions } from '../../../tables/session-endings.ts';
import { enter, signInFrom } from '../session/from.ts';
import { countBeginning } from './beginnings.ts';
import { listDevices, revokeDevice } from './devices.ts';
import { confirmQr, newQr, pollQr, scanQr } from './qr.ts';

/** Devices of a person, and signing in by a code that a phone confirms (core§2, decisions 23 and 53). */
export const signinRoutes = createRouter();

serve(signinRoutes, signinCalls.devices, ({ c, db, userId }) => listDevices(db, userId, sessionToken(c) ?? ''));
serve(signinRoutes, signinCalls.revoke, async ({ c, db, userId, body }) => {
  if ('id' in body) await revokeDevice(db, userId, body.id);
  else await db.batch(endOtherSessions(userId, sha256(sessionToken(c) ?? '')));
});
serve(signinRoutes, signinCalls.begin, async ({ c, db }) => {
  await countBeginning(c, 'qr');
  const { id, expire_time } = await newQr(db, keepBrowser(c, QR_SECONDS), signInFrom(c).device);
  return { id, url: `${outsideOrigin(c)}/loginQr?scan=${id}`, expire_time };
});
serve(signinRoutes, signinCalls.state, async ({ c, db, query }) => {
  const { id } = query;
  const { entered, ...answer } = await pollQr(db, id, browserHash(c), signInFrom(c));
  if (!entered) return answer;
  forgetBrowser(c);
  const result = enter(c, entered);
  return { ...answer, ...('user_id' in result ? { user: result } : result) };
});
serve(signinRoutes, signinCalls.scan, ({ db, userId, body }) => scanQr(db, userId, body.id));
serve(signinRoutes, signinCalls.confirm, async ({ c, db, userId, body }) => {
  await confirmQr(db, userId, sessionToken(c) ?? '', body.id);
});
