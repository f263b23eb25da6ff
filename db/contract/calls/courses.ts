import * as z from 'zod';
import { eventCancelInput, eventCopyInput } from '../bookings-office.ts';
import { courseList } from '../courses.ts';
import { calls, changed, get, page, paged, post } from '../endpoint.ts';
import { id } from '../fields.ts';

const EDITORS = ['content-admin'] as const;

/** A designated learner of a paid course, as editors see them. */
const courseLearner = z.object({
  id: z.string(),
  name: z.string(),
  /** With its middle left out. */
  account: z.string(),
  add_time: z.number(),
});
export type CourseLearner = z.output<typeof courseLearner>;

/** A wish to learn in a paid course, as editors see it. */
const courseWish = z.object({
  id: z.string(),
  course_id: z.string(),
  course: z.string(),
  name: z.string(),
  org_name: z.string().nullable(),
  phone: z.string(),
  reason: z.string().nullable(),
  state: z.number(),
  add_time: z.number(),
});
export type CourseWish = z.output<typeof courseWish>;

export const courseCalls = calls('courses', {
  list: get('/v1/course/list', {
    who: 'everybody',
    summary:
      'Courses that visitors see, with their terms; `term` an id, `fee` 0 or 1, `when` coming, keyword, `order` soon or newest',
    query: paged('keyword', 'term', 'fee', 'when', 'order'),
    answer: courseList,
  }),
  progress: post('/v1/course/progress', {
    who: 'user',
    summary: 'Keep where the caller left the film of a chapter, in seconds, and whether it was seen to its end',
    body: z.strictObject({
      chapter_id: id,
      seconds: z.number().int().min(0).max(86_400),
      finished: z.boolean().optional(),
    }),
    answer: z.object({ seconds: z.number(), finished: z.boolean() }),
  }),
  learners: get('/v1/content/course/learners', {
    who: EDITORS,
    summary: 'The designated learners of a paid course, the newest first',
    query: paged('course_id'),
    answer: page(courseLearner),
  }),
  addLearner: post('/v1/content/course/learner', {
    who: EDITORS,
    summary: 'Designate the holder of an account as learner of a course; a second time changes nothing',
    body: z.strictObject({ course_id: id, account: z.string().trim().min(1, 'required').max(100) }),
    answer: z.object({ id: z.string() }),
  }),
  applications: get('/v1/content/course/applications', {
    who: EDITORS,
    summary: 'Wishes to learn in paid courses, those that wait first; of one course, or of all',
    query: paged('course_id', 'state', 'keyword'),
    answer: page(courseWish),
  }),
  copy: post('/v1/content/course/copy', {
    who: EDITORS,
    summary: 'A copy that visitors do not see yet, with its chapters and materials, without its sign-ups',
    body: eventCopyInput,
    answer: z.object({ id: z.string() }),
  }),
  cancel: post('/v1/content/course/cancel', {
    who: EDITORS,
    summary: 'Call a course off; everybody who is booked or waits is told why. A second time changes nothing',
    body: eventCancelInput,
    answer: changed,
  }),
});
