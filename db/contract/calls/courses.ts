import * as z from 'zod';
import { eventCancelInput, eventCopyInput } from '../bookings-office.ts';
import { courseList } from '../courses.ts';
import { calls, changed, get, page, paged, post, texts } from '../endpoint.ts';
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
  /** Why it was refused. */
  opinion: z.string().nullable(),
  add_time: z.number(),
});
export type CourseWish = z.output<typeof courseWish>;

/** Somebody who learns in a course, as editors see them. */
const courseLearning = z.object({
  /** Of the account. */
  id: z.string(),
  name: z.string(),
  /** With its middle left out. */
  account: z.string(),
  /** 1: a designated learner; signed up with a seat. */
  designated: z.number(),
  signed_up: z.number(),
  /** Chapters that were seen to their end, and chapters in all. */
  done: z.number(),
  chapters: z.number(),
  /** Unix seconds of the last look at a film; null before the first. */
  last_time: z.number().nullable(),
  certificate: z.string().nullable(),
});
export type CourseLearning = z.output<typeof courseLearning>;

const LEARNING = ['course_id', 'state', 'keyword', 'order'] as const;

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
  learning: get('/v1/content/course/learning', {
    who: EDITORS,
    summary:
      'Who learns in a course and how far each has come; `state` finished, begun or none, name or account, `order` name, done or last_time (`-` before it turns it round)',
    query: paged(...LEARNING),
    answer: page(courseLearning).extend({
      course: z.object({ id: z.string(), name: z.string(), name_en: z.string().nullable(), certificate: z.number() }),
      /** Learners who finished all chapters, and those of them who have no certificate. */
      finished: z.number(),
      uncertified: z.number(),
    }),
  }),
  learningFile: get('/v1/content/course/learning.csv', {
    who: EDITORS,
    summary: 'The same as CSV',
    query: texts(...LEARNING),
    file: 'text/csv',
  }),
  certify: post('/v1/content/course/certificates', {
    who: EDITORS,
    summary:
      'Issues a certificate to everybody who finished all chapters of a course and has none, where it gives certificates',
    body: z.strictObject({ course_id: id }),
    answer: z.object({ issued: z.number(), unnamed: z.number() }),
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
