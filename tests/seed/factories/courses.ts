import { DAY } from '../../../db/contract/time.ts';
import { courseNotesKey, fileUrl, filmKey } from '../paths.ts';
import { at } from '../random.ts';
import { demoId, demoTime, nextNumber, type Row, type TableRows } from '../rows.ts';
import { FILMS, filmCaptions } from './videos.ts';

/** Courses of the first term; the others belong to the second. */
const FIRST_TERM = 5;
const TERMS = 2;

/** What the chapters of each course are called, in both languages. */
const CHAPTERS: readonly (readonly [string, string])[] = [
  ['导论：为什么要学', 'Introduction: why this matters'],
  ['方法与流程', 'Methods and steps'],
  ['案例研讨', 'Cases to discuss'],
];

/** When the day began in China, in unix seconds. */
const midnight = (now: number): number => now - ((now + 8 * 3_600) % DAY);

/** Id of the n-th demo term, from 0. */
const termId = (number: number): string => demoId('course_term', number, demoTime(number, TERMS));

/** The term of the n-th demo course. */
export const termOf = (course: number): string => termId(course < FIRST_TERM ? 0 : 1);

/** A term row; every column may be overridden. */
function makeTerm(overrides: Row = {}, number = nextNumber('course_term')): Row {
  const [name, name_en] = number % 2 === 0 ? ['第一学期', 'First term'] : ['第二学期', 'Second term'];
  return {
    id: termId(number),
    name,
    name_en,
    year: 2026,
    starts: null,
    ends: null,
    intro: '<p>每学期开设 5 至 8 门课程，每门课程 10 至 15 课时。</p>',
    intro_en: '<p>A term has 5 to 8 courses of 10 to 15 class hours each.</p>',
    sort: number,
    add_time: demoTime(number, TERMS),
    is_delete: 0,
    ...overrides,
  };
}

/** A chapter row of a course, with one of the demo films; every column may be overridden. */
function makeChapter(course: string, overrides: Row = {}, number = nextNumber('course_chapter')): Row {
  const [name, name_en] = at(CHAPTERS, number);
  const film = at(FILMS, number);
  return {
    id: demoId('course_chapter', number, demoTime(0, 1)),
    course_id: course,
    name,
    name_en,
    video: fileUrl(filmKey(film)),
    duration: 40,
    ...filmCaptions(film),
    sort: number % CHAPTERS.length,
    add_time: demoTime(0, 1),
    is_delete: 0,
    ...overrides,
  };
}

/**
 * Terms, and the chapters and notes of every course.
 * @param courses ids of the demo courses in their order; @param now unix seconds: the first term is under way
 */
export const demoTraining = (courses: readonly string[], now: number): TableRows[] => [
  {
    table: 'course_term',
    rows: [-60, 100].map((days, number) =>
      makeTerm({ starts: midnight(now) + days * DAY, ends: midnight(now) + (days + 150) * DAY }, number),
    ),
  },
  {
    table: 'course_chapter',
    rows: courses.flatMap((course, number) =>
      CHAPTERS.map((_, place) => makeChapter(course, { sort: place }, number * CHAPTERS.length + place)),
    ),
  },
  {
    table: 'course_material',
    rows: courses.map(
      (course_id, number): Row => ({
        id: demoId('course_material', number, demoTime(0, 1)),
        course_id,
        name: '课程讲义',
        name_en: 'Lecture notes',
        url: fileUrl(courseNotesKey(number)),
        sort: 0,
        add_time: demoTime(0, 1),
        is_delete: 0,
      }),
    ),
  },
];
