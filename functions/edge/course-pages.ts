import type { Context } from 'hono';
import {
  COURSE_FILTERS,
  COURSES,
  type CourseCard,
  type CourseWhole,
  courseFilmPath,
  courseOf,
  coursePath,
  inOrder,
} from '../../db/contract/courses.ts';
import { courses as courseWords } from '../../db/contract/words/courses.ts';
import { defineText } from '../../db/contract/words.ts';
import { coursesListed } from '../modules/courses/public.ts';
import { shownDay } from '../platform/clock.ts';
import type { AppEnv } from '../platform/env.ts';
import { plainText } from '../platform/plain-text.ts';
import { answered } from './content-pages.ts';
import { escapeHtml } from './html.ts';
import { itemView, listAt, paragraphs, section } from './pages.ts';
import { factRows, pictureOf } from './parts.ts';
import { itemRoutes, NAMED, tileRoute } from './router.ts';
import { type Tile, tileList } from './tiles.ts';
import { langOf, nameIn, type View, type Visit } from './view.ts';

const WORDS = defineText(courseWords);

const coursesOf = listAt(COURSES, (lang) => WORDS[lang]);

const dayOf = (seconds: number | null): string => (seconds === null ? '' : shownDay(seconds));

function factsOf({ lang }: Visit, course: CourseCard): string[] {
  const words = WORDS[lang];
  const term = course.term && nameIn(lang, course.term.name, course.term.name_en);
  const hours = course.class_hours ? words.hours(course.class_hours) : '';
  return [course.paid === 1 ? words.paid : words.free, hours, term ?? ''].filter(Boolean);
}

const tileOf = (visit: Visit, course: CourseCard): Tile => ({
  path: coursePath(course.id),
  name: nameIn(visit.lang, course.name, course.name_en),
  picture: pictureOf(course.name, course.cover),
  tags: factsOf(visit, course),
  foot: [course.mainTeacher ?? '', dayOf(course.start_time)],
});

async function listPage(c: Context<AppEnv>, visit: Visit, params: Record<string, string>): Promise<View> {
  return tileList(visit, {
    list: coursesOf(visit),
    cards: await coursesListed(c.get('db'), params),
    tileOf: (row) => tileOf(visit, row),
    call: { path: '/v1/course/list', params },
  });
}

/** What search engines are told of a course: when it is given, by whom, and whether it is free. */
const linkedOf = ({ lang }: Visit, course: CourseWhole) => ({
  '@type': 'Course',
  inLanguage: 'zh-CN',
  description: plainText(nameIn(lang, course.profile ?? '', course.profile_en)).slice(0, 300),
  ...(course.orgName && { provider: { '@type': 'Organization', name: course.orgName } }),
  isAccessibleForFree: course.paid !== 1,
  hasCourseInstance: {
    '@type': 'CourseInstance',
    courseMode: 'Blended',
    ...(course.mainTeacher && { instructor: { '@type': 'Person', name: course.mainTeacher } }),
    ...(course.start_time !== null && { startDate: dayOf(course.start_time) }),
    ...(course.end_time !== null && { endDate: dayOf(course.end_time) }),
    ...(course.class_hours && { courseWorkload: `PT${course.class_hours}H` }),
  },
});

async function coursePageOf(c: Context<AppEnv>, visit: Visit, id: string, path: string): Promise<View | null> {
  const call = await answered(c, courseOf(id));
  const course = call.result.records[0] as unknown as CourseWhole | undefined;
  if (!course) return null;
  const { lang } = visit;
  const words = WORDS[lang];
  const profile = nameIn(lang, course.profile ?? '', course.profile_en);
  const place = nameIn(lang, course.address ?? '', course.address_en);
  const chapters = inOrder(course.chapters)
    .map((each) => `<li${langOf(visit, each.name_en)}>${escapeHtml(nameIn(lang, each.name, each.name_en))}</li>`)
    .join('');
  const facts = [
    [words.teacher, course.mainTeacher, ' lang="zh-CN"'],
    [words.org, course.orgName, ' lang="zh-CN"'],
    [words.begins, dayOf(course.start_time), ''],
    [words.place, place, langOf(visit, course.address_en)],
  ] as const;
  return itemView(visit, {
    list: coursesOf(visit),
    name: nameIn(lang, course.name, course.name_en),
    path: path === COURSE_FILM ? courseFilmPath(course.id) : coursePath(course.id),
    about: [...factsOf(visit, course), plainText(profile)],
    image: course.cover,
    linked: linkedOf(visit, course),
    lead: escapeHtml(factsOf(visit, course).join(' · ')),
    body: `<dl class="strip">${factRows(facts)}</dl><div${langOf(visit, course.profile_en)}>${section(words.about, paragraphs(profile))}</div>${
      chapters && section(words.chapters, `<ol>${chapters}</ol>`)
    }`,
    call,
  });
}

const COURSE = '/courseDetail';
const COURSE_FILM = '/courseVideo';

/** Mounts the first views of the courses, of each of them, and of its films (core§2). */
export function coursePages(): void {
  tileRoute(COURSES, [...COURSE_FILTERS], (c, visit, params) => listPage(c, visit, params));
  itemRoutes(COURSE, NAMED, coursesOf, (c, visit, id) => coursePageOf(c, visit, id, COURSE));
  itemRoutes(COURSE_FILM, [''], coursesOf, (c, visit, id) => coursePageOf(c, visit, id, COURSE_FILM));
}
