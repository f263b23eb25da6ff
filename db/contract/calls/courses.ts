import * as z from 'zod';
import { calls, get, post, texts } from '../endpoint.ts';

const EDITORS = ['content-admin'] as const;
const id = z.string().min(1).max(40);

/** A designated learner of a paid course, as editors see them. */
export const courseLearner = z.object({
  id: z.string(),
  name: z.string(),
  /** With its middle left out. */
  account: z.string(),
  add_time: z.number(),
});
export type CourseLearner = z.output<typeof courseLearner>;

export const courseCalls = calls('courses', {
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
    query: texts('course_id'),
    answer: z.object({ records: z.array(courseLearner) }),
  }),
  addLearner: post('/v1/content/course/learner', {
    who: EDITORS,
    summary: 'Designate the holder of an account as learner of a course; a second time changes nothing',
    body: z.strictObject({ course_id: id, account: z.string().trim().min(1, 'required').max(100) }),
    answer: z.object({ id: z.string() }),
  }),
});
