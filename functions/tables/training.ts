import { eq, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { APPLICATION_STATES, COURSE_LIMITS, WISH } from '../../db/contract/training.ts';
import { courses } from '../../db/schema/courses.ts';
import {
  courseApplications,
  courseCertificates,
  courseChapters,
  courseMaterials,
  courseProgress,
  courseTerms,
} from '../../db/schema/training.ts';
import type { RowRule, Rule } from '../data/policy.ts';
import { allOf, anyOf, CLOSED, equalsId, exists, living, mine, nobody, signedIn, staff } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';
import { now } from '../platform/clock.ts';
import type { Statement } from '../platform/database.ts';
import { invalid } from '../platform/errors.ts';
import { course } from './courses.ts';
import { endWishes, learns, toldLearners } from './learning.ts';
import { article, CAPTION_HOOKS, edited, editedLiving } from './patterns.ts';
import { offersOf, toldNext } from './seats.ts';

const editor = staff('content-admin');
const NAMES = { name: COURSE_LIMITS.name, name_en: COURSE_LIMITS.name_en };

/** Terms of the training (back-office§9). */
export const course_term = editedLiving(
  courseTerms,
  'id',
  ['name', 'name_en', 'year', 'starts', 'ends', 'intro', 'intro_en', 'sort'],
  {
    lends: { files: ['intro', 'intro_en'] },
    hooks: { ...article(['intro', 'intro_en']), required: { name: 'required' }, maxima: NAMES },
  },
);

/** Whoever applied hears what was decided about it. */
const toldApplicants = (ids: readonly unknown[], state: number): Statement =>
  toldLearners(
    state === WISH.admitted ? 'admitted' : 'refused',
    {
      sql: 'SELECT course_id, user_id, opinion FROM course_application WHERE id IN (SELECT value FROM json_each(?)) AND state = ?',
      params: [JSON.stringify(ids), state],
    },
    now(),
  );

type Part = SQLiteTable & Record<'courseId' | 'isDelete', SQLiteColumn>;

/** Parts are read with their course … */
const withCourse = <T extends Part>(caller: Parameters<RowRule<T>>[0], t: T): Rule =>
  allOf(living(t), editor(caller) || exists(courses, (row) => allOf(eq(row.id, t.courseId), course.read(caller, row))));

/** … and what is to be learnt from them by whom its films are for (decision 105). */
const toLearn = <T extends Part>(caller: Parameters<RowRule<T>>[0], t: T): Rule =>
  editor(caller) || exists(courses, (row) => allOf(eq(row.id, t.courseId), learns(caller, row)));

/** Chapters of courses: what they are called is public with the course, their films are for who learns. */
export const course_chapter = edited(
  courseChapters,
  'id',
  ['course_id', 'name', 'name_en', 'video', 'duration', 'captions', 'captions_en', 'sort'],
  {
    read: withCourse,
    columns: { video: toLearn, captions: toLearn, captions_en: toLearn },
    create: (caller, row) =>
      editor(caller) && exists(courses, (item) => allOf(equalsId(item.id, row.course_id), living(item))),
    fixed: ['course_id'],
    names: { course_id: ['course'] },
    lends: { files: ['video'] },
    hooks: {
      ...article([], ['video']),
      required: { name: 'required' },
      maxima: { ...NAMES, ...CAPTION_HOOKS.maxima },
      checks: CAPTION_HOOKS.checks,
    },
  },
);

/** Files of courses, for who learns. */
export const course_material = edited(courseMaterials, 'id', ['course_id', 'name', 'name_en', 'url', 'sort'], {
  read: withCourse,
  columns: { url: toLearn },
  create: (caller, row) =>
    editor(caller) && exists(courses, (item) => allOf(equalsId(item.id, row.course_id), living(item))),
  fixed: ['course_id'],
  names: { course_id: ['course'] },
  lends: { files: ['url'] },
  hooks: { ...article([], ['url']), required: { name: 'required', url: 'required' }, maxima: NAMES },
});

/** How far somebody has come: each reads their own, and writes it by `POST /v1/course/progress` alone. */
export const course_progress = defineTable({
  table: courseProgress,
  key: 'id',
  read: (caller, t) => mine(caller, t.userId),
  ...CLOSED,
  names: { course_id: ['course'], chapter_id: ['course_chapter'], user_id: ['user'] },
});

/** Certificates of online courses: each reads their own, and staff issue them by `POST /v1/content/course/certificates` alone. */
export const course_certificate = defineTable({
  table: courseCertificates,
  key: 'id',
  read: (caller, t) => mine(caller, t.userId),
  columns: { certificate_user: nobody },
  ...CLOSED,
  names: { course_id: ['course'], user_id: ['user'] },
});

const OWN = ['course_id', 'name', 'org_name', 'phone', 'reason'] as const;

/**
 * Wishes to learn in a paid course: whoever is admitted becomes one of its designated learners, and is none when that is taken back
 * (decision 150); whoever is refused hears why, and may ask again (decision 357).
 */
export const course_application = defineTable({
  table: courseApplications,
  key: 'id',
  read: (caller, t) => allOf(living(t), anyOf(editor(caller), mine(caller, t.userId))),
  create: (caller, row) =>
    signedIn(caller) &&
    exists(courses, (item) =>
      allOf(equalsId(item.id, row.course_id), sql`${item.paid} = 1`, course.read(caller, item)),
    ),
  update: (caller, t) => allOf(editor(caller), living(t)),
  remove: (caller, t) => allOf(living(t), anyOf(editor(caller), mine(caller, t.userId))),
  writable: (caller) => (editor(caller) ? [...OWN, 'state', 'opinion'] : OWN),
  fixed: ['course_id'],
  names: { course_id: ['course'], user_id: ['user'] },
  additions: { hourly: 10, daily: 20 },
  hooks: {
    required: { name: 'name_required', phone: 'phone_required' },
    maxima: { name: 50, org_name: 100, phone: 20, reason: COURSE_LIMITS.reason, opinion: COURSE_LIMITS.opinion },
    options: { state: APPLICATION_STATES },
    duplicate: 'course_applied',
    beforeRemove: (rows, context) => ({
      ...toldNext(context),
      before: endWishes(rows, context.caller.userId, context.at),
      after: offersOf(
        rows.map(({ course_id }) => course_id),
        context.at,
      ),
    }),
    beforePut: (rows, changes) => {
      const { state } = changes;
      if (state === undefined) return undefined;
      if (state !== WISH.refused) changes.opinion = null;
      else if (!String(changes.opinion ?? '').trim())
        throw invalid([{ field: 'opinion', code: 'course_refusal_reason' }]);
      const changed = rows.filter((row) => row.state !== state).map(({ id }) => id);
      // What was decided is taken back, and waits for another word.
      const told = state === WISH.waiting ? [] : [toldApplicants(changed, Number(state))];
      if (state !== WISH.admitted) {
        const admitted = rows.filter((row) => row.state === WISH.admitted).map(({ id }) => id);
        return {
          after: [
            ...told,
            {
              sql: `DELETE FROM course_learner WHERE (course_id, user_id) IN (
                SELECT a.course_id, a.user_id FROM course_application a WHERE a.id IN (SELECT value FROM json_each(?)) AND a.state <> ${WISH.admitted})`,
              params: [JSON.stringify(admitted)],
            },
          ],
        };
      }
      return {
        after: [
          ...told,
          {
            sql: `INSERT OR IGNORE INTO course_learner (id, course_id, user_id, add_time)
              SELECT lower(hex(randomblob(16))), a.course_id, a.user_id, ?2 FROM course_application a
              WHERE a.id IN (SELECT value FROM json_each(?1)) AND a.is_delete = 0`,
            params: [JSON.stringify(rows.map(({ id }) => id)), now()],
          },
        ],
      };
    },
  },
});
