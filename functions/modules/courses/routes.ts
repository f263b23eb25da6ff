import { courseCalls } from '../../../db/contract/calls/courses.ts';
import { csvFile } from '../../platform/csv-stream.ts';
import { createRouter } from '../../platform/openapi.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';
import { serve } from '../../platform/serve.ts';
import { cancelEvent, copyEvent } from '../bookings/office.ts';
import { serveForAll } from '../items/public/answer.ts';
import { applicationsListed } from './applications.ts';
import { certifyLearners } from './certificates.ts';
import { addLearner, learnersOf } from './learners.ts';
import { learningFile, learningListed } from './learning.ts';
import { keepProgress } from './progress.ts';
import { coursesListed } from './public.ts';

/** Courses: the list that everybody reads, and what they need beside the table service. */
export const courseRoutes = createRouter();

serveForAll(courseRoutes, courseCalls.list, ({ db, query }) => coursesListed(db, query));
serve(courseRoutes, courseCalls.progress, ({ db, caller, userId, body }) => keepProgress(db, caller, userId, body));
serve(courseRoutes, courseCalls.learners, ({ db, query }) => learnersOf(db, query));
serve(courseRoutes, courseCalls.addLearner, async ({ db, env, userId, body }) => {
  // Accounts are not to be tried one after the other.
  await takeAttempt(env, [{ name: 'course-learner', key: userId, limit: 200, windowSeconds: 3600 }]);
  return addLearner(db, body);
});
serve(courseRoutes, courseCalls.learning, ({ db, query }) => learningListed(db, query));
serve(courseRoutes, courseCalls.learningFile, async ({ c, db, userId, lang, query }) =>
  csvFile(c, 'learners', await learningFile(db, userId, query, lang)),
);
serve(courseRoutes, courseCalls.certify, ({ db, userId, body }) => certifyLearners(db, userId, body.course_id));
serve(courseRoutes, courseCalls.applications, ({ db, query }) => applicationsListed(db, query));
serve(courseRoutes, courseCalls.copy, ({ db, body }) => copyEvent(db, 'course', body.id));
serve(courseRoutes, courseCalls.cancel, ({ db, env, userId, body }) => cancelEvent(db, env, userId, 'course', body));
