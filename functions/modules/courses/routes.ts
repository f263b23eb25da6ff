import { courseCalls } from '../../../db/contract/calls/courses.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { cancelEvent, copyEvent } from '../bookings/office.ts';
import { serveForAll } from '../items/public/answer.ts';
import { applicationsListed } from './applications.ts';
import { addLearner, learnersOf } from './learners.ts';
import { keepProgress } from './progress.ts';
import { coursesListed } from './public.ts';

/** Courses: the list that everybody reads, and what they need beside the table service. */
export const courseRoutes = createRouter();

serveForAll(courseRoutes, courseCalls.list, ({ db, query }) => coursesListed(db, query));
serve(courseRoutes, courseCalls.progress, ({ db, caller, userId, body }) => keepProgress(db, caller, userId, body));
serve(courseRoutes, courseCalls.learners, ({ db, query }) => learnersOf(db, query));
serve(courseRoutes, courseCalls.addLearner, ({ db, body }) => addLearner(db, body));
serve(courseRoutes, courseCalls.applications, ({ db, query }) => applicationsListed(db, query));
serve(courseRoutes, courseCalls.copy, ({ db, body }) => copyEvent(db, 'course', body.id));
serve(courseRoutes, courseCalls.cancel, ({ db, env, userId, body }) => cancelEvent(db, env, userId, 'course', body));
