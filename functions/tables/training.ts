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
import type { Demand } from '../data/hooks.ts';
import type { RowRule, Rule } from '../data/policy.ts';
import type { Row } from '../data/row.ts';
import { allOf, anyOf, CLOSED, equalsId, exists, living, mine, nobody, signedIn, staff } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';
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

const CHOSEN = 'id IN (SELECT value FROM json_each(?))';

/** Whoever applied hears what is decided about it; of what is so already nothing is said again. */
const toldApplicants = (ids: string, state: number, opinion: unknown, at: number): Statement =>
  toldLearners(
    state === WISH.admitted ? 'admitted' : 'refused',
    {
      sql: `SELECT course_id, user_id, ? AS opinion FROM course_application WHERE ${CHOSEN} AND state <> ? AND is_delete = 0`,
      params: [opinion ?? null, ids, state],
    },
    at,
  );

/** Fails its batch where one of some wishes was decided otherwise since it was read: of two words at once one counts. */
const undecided = (rows: readonly Row[], state: number): Statement => ({
  sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM json_each(?) j JOIN course_application a ON a.id = j.value ->> 0
    AND a.state NOT IN (j.value ->> 1, ?)) THEN json('stale') ELSE 1 END`,
  params: [JSON.stringify(rows.map((row) => [row.id, row.state])), state],
});

/** What a word about some wishes means for who made them, as things stand when it is written (decision 150). */
function decided(rows: readonly Row[], state: number, opinion: unknown, at: number): Demand {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const before = [undecided(rows, state), ...(state === WISH.waiting ? [] : [toldApplicants(ids, state, opinion, at)])];
  if (state === WISH.admitted) {
    return {
      before,
      after: [
        {
          sql: `INSERT OR IGNORE INTO course_learner (id, course_id, user_id, add_time)
            SELECT lower(hex(randomblob(16))), course_id, user_id, ? FROM course_application WHERE ${CHOSEN} AND is_delete = 0`,
          params: [at, ids],
        },
      ],
    };
  }
  const ended = `DELETE FROM course_learner WHERE (course_id, user_id) IN (SELECT course_id, user_id FROM course_application
    WHERE ${CHOSEN} AND state = ${WISH.admitted} AND is_delete = 0)`;
  return { before: [...before, { sql: ended, params: [ids] }] };
}

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
    lends: { files: ['video'], keeps: true },
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
  lends: { files: ['url'], keeps: true },
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
    (row.state ?? WISH.waiting) === WISH.waiting &&
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
    beforePut: (rows, changes, { at }) => {
      const { state } = changes;
      if (state === undefined) return undefined;
      if (state !== WISH.refused) changes.opinion = null;
      else if (!String(changes.opinion ?? '').trim())
        throw invalid([{ field: 'opinion', code: 'course_refusal_reason' }]);
      return decided(rows, Number(state), changes.opinion, at);
    },
  },
});
