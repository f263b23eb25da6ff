import { clinicCalls } from '../../../db/contract/calls/clinic.ts';
import { HOUR } from '../../../db/contract/time.ts';
import { notFound } from '../../platform/errors.ts';
import { createRouter } from '../../platform/openapi.ts';
import { originOf } from '../../platform/origin.ts';
import { takeAttempt, takeWord } from '../../platform/rate-limit.ts';
import { serve } from '../../platform/serve.ts';
import { serveForAll } from '../items/public/answer.ts';
import { clinicCalendar } from './calendar.ts';
import { clinicCases } from './cases.ts';
import { clinicExperts, clinicFront, clinicSlots } from './experts.ts';
import { allApplications, applicationDetail, ownApplications } from './read.ts';
import {
  answerAsk,
  askForCase,
  beginCase,
  bookApplication,
  finishApplication,
  rateApplication,
  tellClinicAgain,
} from './steps.ts';
import { markClinicSeen, writeClinicMessage } from './talk.ts';

/** Messages of one person by the hour. */
const MESSAGES = { limit: 120, windowSeconds: HOUR };

/** The technology clinic: applications themselves go through the table service (core§4). */
export const clinicRoutes = createRouter();

serveForAll(clinicRoutes, clinicCalls.front, ({ db }) => clinicFront(db));
serveForAll(clinicRoutes, clinicCalls.experts, ({ db, query }) => clinicExperts(db, query));
serveForAll(clinicRoutes, clinicCalls.cases, ({ db, query }) => clinicCases(db, query));
// Nobody books by what a cache says.
serve(clinicRoutes, clinicCalls.slots, ({ db, query }) => {
  if (!query.expert_id) throw notFound();
  return clinicSlots(db, query.expert_id);
});

serve(clinicRoutes, clinicCalls.own, ({ db, caller, query }) => ownApplications(db, caller, query));
serve(clinicRoutes, clinicCalls.detail, ({ db, caller, query }) => applicationDetail(db, caller, query));
serve(clinicRoutes, clinicCalls.calendar, async ({ c, db, caller, query }) => {
  c.header('Content-Type', 'text/calendar; charset=utf-8');
  c.header('Content-Disposition', 'attachment; filename="consultation.ics"');
  c.header('Cache-Control', 'private, no-store');
  return c.body(await clinicCalendar(db, caller, query.id ?? '', originOf(c)));
});
serve(clinicRoutes, clinicCalls.message, async ({ db, env, caller, userId, body, key }) => {
  await takeAttempt(env, [{ name: 'clinic-message', key: userId, ...MESSAGES }]);
  return writeClinicMessage(db, caller, body, key);
});
serve(clinicRoutes, clinicCalls.seen, ({ db, caller, body }) => markClinicSeen(db, caller, body.id));
serve(clinicRoutes, clinicCalls.finish, ({ db, caller, body }) => finishApplication(db, caller, body));
serve(clinicRoutes, clinicCalls.agree, async ({ db, env, caller, userId, body }) => {
  await takeWord(env, userId);
  return answerAsk(db, caller, body);
});
serve(clinicRoutes, clinicCalls.rate, ({ db, caller, body }) => rateApplication(db, caller, body));

serve(clinicRoutes, clinicCalls.queue, ({ db, userId, query }) => allApplications(db, userId, query));
serve(clinicRoutes, clinicCalls.book, ({ db, env, caller, body }) => bookApplication(db, env, caller, body));
serve(clinicRoutes, clinicCalls.ask, ({ db, caller, body }) => askForCase(db, caller, body.id));
serve(clinicRoutes, clinicCalls.tell, ({ db, env, caller, body }) => tellClinicAgain(db, env, caller, body.id));
serve(clinicRoutes, clinicCalls.case, ({ db, caller, body }) => beginCase(db, caller, body.id));
