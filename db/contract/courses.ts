import * as z from 'zod';
import { page } from './endpoint.ts';
import { blank } from './fields.ts';
import { telephone } from './formats.ts';
import { asked, type Row } from './tables.ts';
import { COURSE_LIMITS } from './training.ts';

/** Path of the list of courses (core§2). */
export const COURSES = '/course';

/** Path of the page of a course. */
export const coursePath = (id: string): string => `/courseDetail/${id}`;

/** Path of its films; of that of one chapter where it is named. */
export const courseFilmPath = (id: string, chapter = ''): string =>
  `/courseVideo/${id}${chapter ? `?chapter=${chapter}` : ''}`;

/** Ways to sort the list; the first is the editors'. */
export const COURSE_ORDERS = ['', 'soon', 'newest'] as const;

/** What the list is narrowed by, under these names in the address. */
export const COURSE_FILTERS = ['keyword', 'term', 'fee', 'when', 'order'] as const;

const CARD = [
  ...(['id', 'name', 'name_en', 'cover', 'mainTeacher', 'orgName', 'class_hours'] as const),
  ...(['paid', 'start_time', 'end_time', 'term_id'] as const),
] as const;
const WHOLE = [
  ...CARD,
  ...(['profile', 'profile_en', 'video', 'address', 'address_en', 'add_time', 'is_open'] as const),
  ...(['capacity', 'sign_from', 'sign_until', 'check_phone', 'questions', 'cancel_time', 'cancel_reason'] as const),
  'certificate',
] as const;

const TERM = {
  table: 'course_term',
  on: { term_id: 'id' },
  columns: ['id', 'name', 'name_en', 'year'],
  as: 'term',
} as const;

const text = z.string().nullable();
const number = z.number().nullable();

/** A course in a list. */
const courseCard = z.object({
  id: z.string(),
  name: z.string(),
  name_en: text,
  cover: text,
  mainTeacher: text,
  orgName: text,
  class_hours: number,
  paid: z.number(),
  start_time: number,
  end_time: number,
  term_id: text,
  term: z.object({ id: z.string(), name: z.string(), name_en: text, year: number }).nullable(),
});
export type CourseCard = z.output<typeof courseCard>;

/** GET /v1/course/list. */
export const courseList = page(courseCard);

/** The parameters of the table service's list for the terms, the newest first. */
export const termList = () =>
  asked({
    table: 'course_term',
    columns: ['id', 'name', 'name_en', 'year', 'starts', 'ends', 'intro', 'intro_en'],
    order: [['sort', 'asc'], ['add_time', 'desc'], ['id']],
    pageSize: 20,
  });

/** The same for one course with its term, its chapters and its materials; the answer is a page of one row or none. */
export const courseOf = (id: string) =>
  asked({
    table: 'course',
    columns: WHOLE,
    where: { id },
    leftJoin: [TERM],
    process: [
      {
        table: 'course_chapter',
        on: { course_id: 'id' },
        columns: ['id', 'name', 'name_en', 'duration', 'video', 'sort'],
        as: 'chapters',
      },
      {
        table: 'course_material',
        on: { course_id: 'id' },
        columns: ['id', 'name', 'name_en', 'url', 'sort'],
        as: 'materials',
      },
    ],
    pageSize: 1,
  });

/** The same for what is said in the films of a course. */
export const courseCaptions = (id: string) =>
  asked({
    table: 'course_chapter',
    columns: ['id', 'captions', 'captions_en'],
    where: { course_id: id },
    pageSize: 100,
  });

/** The same for how far the caller has come in a course. */
export const ownProgress = (courseId: string) =>
  asked({
    table: 'course_progress',
    columns: ['chapter_id', 'seconds', 'finished'],
    where: { course_id: courseId },
    pageSize: 100,
  });

/** The same for the caller's certificate of a course. */
export const ownCertificate = (courseId: string) =>
  asked({ table: 'course_certificate', columns: ['certificate'], where: { course_id: courseId }, pageSize: 1 });

/** The same for whether the caller is a designated learner of a course. */
export const ownDesignation = (courseId: string, userId: string) =>
  asked({
    table: 'course_learner',
    columns: ['id'],
    where: { course_id: courseId, user_id: userId },
    pageSize: 1,
  });

/** The same for what became of the caller's last wish to learn in a course. */
export const ownApplication = (courseId: string, userId: string) =>
  asked({
    table: 'course_application',
    columns: ['id', 'state', 'opinion'],
    where: { course_id: courseId, user_id: userId },
    order: [
      ['add_time', 'desc'],
      ['id', 'desc'],
    ],
    pageSize: 1,
  });

type Part = { name: string; name_en: string | null; sort: number };

type CourseTerm = Pick<Row<'course_term'>, 'id' | 'name' | 'name_en' | 'year'>;
type CourseChapter = Pick<Row<'course_chapter'>, 'id' | 'duration' | 'video'> & Part;
type CourseMaterial = Pick<Row<'course_material'>, 'id'> & Part & { url: string | null };
export type CourseWhole = Pick<Row<'course'>, (typeof WHOLE)[number]> & {
  term: CourseTerm | null;
  chapters: readonly CourseChapter[];
  materials: readonly CourseMaterial[];
};

/** Parts of a course in the editors' order. */
export const inOrder = <P extends { id: string; sort: number }>(parts: readonly P[]): P[] =>
  [...parts].sort((a, b) => a.sort - b.sort || (a.id < b.id ? -1 : 1));

const person = {
  name: z.string().trim().min(1, 'name_required').max(50, 'too_long'),
  org_name: blank(100),
  phone: telephone(20, 'phone_required'),
};
const choice = z.union([z.literal(''), z.number()]);

/** The form of a sign-up (core§5, back-office§2). */
export const courseSignUp = z.object({ ...person, sex: choice, post: blank(100), traffic_type: choice });

/** The form of a wish to learn in a paid course. */
export const courseApplication = z.object({ ...person, reason: blank(COURSE_LIMITS.reason) });
