import { meetingCalls, meetingOfficeCalls } from '../../../db/contract/calls/meetings.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { cancelEvent, copyEvent } from '../bookings/office.ts';
import { serveForAll, servePublic } from '../items/public/answer.ts';
import { repeatMeeting } from './office.ts';
import { meetingDetailed, meetingsListed, meetingsOfMonth } from './public.ts';

/** Meetings: what everybody reads of them, and what their editors do. */
export const meetingRoutes = createRouter();

serveForAll(meetingRoutes, meetingCalls.list, ({ db, query }) => meetingsListed(db, query));
serveForAll(meetingRoutes, meetingCalls.month, ({ db, query }) => meetingsOfMonth(db, query));
servePublic(meetingRoutes, meetingCalls.detail, ({ db, caller, query }) => meetingDetailed(db, caller, query.id ?? ''));

serve(meetingRoutes, meetingOfficeCalls.copy, ({ db, body }) => copyEvent(db, 'meeting', body.id));
serve(meetingRoutes, meetingOfficeCalls.repeat, ({ db, body }) => repeatMeeting(db, body));
serve(meetingRoutes, meetingOfficeCalls.cancel, ({ db, env, userId, body }) =>
  cancelEvent(db, env, userId, 'meeting', body),
);
