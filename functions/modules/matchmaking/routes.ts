import { matchmakingCalls } from '../../../db/contract/calls/matchmaking.ts';
import { REQUEST_LIMIT } from '../../../db/contract/matchmaking.ts';
import { createRouter } from '../../platform/openapi.ts';
import { takeAttempt, takeWord } from '../../platform/rate-limit.ts';
import { serve } from '../../platform/serve.ts';
import { xlsxFile } from '../../platform/xlsx-stream.ts';
import { planFile } from './export.ts';
import { listMembers } from './members.ts';
import { assignByStaff, notePresence, officeMatchmaking } from './office.ts';
import { join, leave, ownMatchmaking } from './own.ts';
import { cancelAppointment, moveAppointment, ownPlan } from './plan.ts';
import { answerRequest, listRequests, sendRequest, withdrawRequest } from './requests.ts';
import { saveSettings } from './settings.ts';
import { isOpenNow, namedMeeting, selectWorld, type World } from './world.ts';

/** 1:1 meetings between members at a meeting. */
export const matchmakingRoutes = createRouter();

serve(matchmakingRoutes, matchmakingCalls.notice, async ({ db, query }) => {
  const [rows] = await db.batch<World>([selectWorld(namedMeeting(query))]);
  const world = rows?.[0];
  if (!world?.meeting_id || world.is_open !== 1 || world.shown !== 1 || world.cancel_time !== null) return null;
  return { open: isOpenNow(world), opens: world.opens, closes: world.closes };
});
serve(matchmakingRoutes, matchmakingCalls.own, ({ db, userId, query }) =>
  ownMatchmaking(db, userId, namedMeeting(query)),
);
serve(matchmakingRoutes, matchmakingCalls.join, ({ db, userId, body }) => join(db, userId, body));
serve(matchmakingRoutes, matchmakingCalls.leave, ({ db, userId, body }) => leave(db, userId, body.meeting_id));
serve(matchmakingRoutes, matchmakingCalls.members, ({ db, userId, query }) => listMembers(db, userId, query));
serve(matchmakingRoutes, matchmakingCalls.requests, ({ db, userId, query }) => listRequests(db, userId, query));
serve(matchmakingRoutes, matchmakingCalls.request, async ({ db, env, userId, body, key }) => {
  await takeAttempt(env, [{ name: 'matchmaking', key: userId, ...REQUEST_LIMIT }]);
  return sendRequest(db, userId, body, key);
});
serve(matchmakingRoutes, matchmakingCalls.answer, ({ db, userId, body }) => answerRequest(db, userId, body));
serve(matchmakingRoutes, matchmakingCalls.withdraw, ({ db, userId, body }) => withdrawRequest(db, userId, body.id));
serve(matchmakingRoutes, matchmakingCalls.plan, ({ db, userId, query }) => ownPlan(db, userId, namedMeeting(query)));
serve(matchmakingRoutes, matchmakingCalls.move, async ({ db, env, userId, body }) => {
  await takeWord(env, userId);
  return moveAppointment(db, { userId }, body);
});
serve(matchmakingRoutes, matchmakingCalls.cancel, ({ db, userId, body }) => cancelAppointment(db, { userId }, body));
serve(matchmakingRoutes, matchmakingCalls.office, ({ db, query }) => officeMatchmaking(db, namedMeeting(query)));
serve(matchmakingRoutes, matchmakingCalls.settings, ({ db, userId, body }) => saveSettings(db, userId, body));
serve(matchmakingRoutes, matchmakingCalls.assign, ({ db, body }) => assignByStaff(db, body));
serve(matchmakingRoutes, matchmakingCalls.officeMove, ({ db, body }) => moveAppointment(db, { userId: null }, body));
serve(matchmakingRoutes, matchmakingCalls.officeCancel, ({ db, body }) =>
  cancelAppointment(db, { userId: null }, body),
);
serve(matchmakingRoutes, matchmakingCalls.presence, ({ db, body }) => notePresence(db, body));
serve(matchmakingRoutes, matchmakingCalls.export, async ({ c, db, userId, query, lang }) =>
  xlsxFile(c, 'matchmaking', await planFile(db, userId, namedMeeting(query), lang)),
);
