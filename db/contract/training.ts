import { choices } from './enums.ts';

/** Longest texts of a course and its parts, and of a wish to learn in it, in characters. */
export const COURSE_LIMITS = { name: 100, name_en: 200, reason: 500, opinion: 300 } as const;

/** What became of a wish to learn in a paid course. */
export const WISH = { waiting: 0, admitted: 1, refused: 2 } as const;
export const APPLICATION_STATES = choices(
  [WISH.waiting, '待处理', 'Waiting'],
  [WISH.admitted, '已同意', 'Admitted'],
  [WISH.refused, '未同意', 'Not admitted'],
);

/** A training term has so many courses of so many class hours each (back-office§9). */
export const TERM_COURSES = { min: 5, max: 8 } as const;
export const CLASS_HOURS = { min: 10, max: 15 } as const;

/** How far somebody has come in a course, and by what the list of its learners is sorted. */
export const LEARNING_STATES = ['finished', 'begun', 'none'] as const;
export type LearningState = (typeof LEARNING_STATES)[number];

/** How far a learner has come; @param last_time of the last look, in unix seconds */
export function learningState(learner: { done: number; chapters: number; last_time: number | null }): LearningState {
  if (learner.chapters > 0 && learner.done >= learner.chapters) return 'finished';
  return learner.last_time === null ? 'none' : 'begun';
}

export const LEARNING_ORDERS = ['name', 'done', 'last_time'] as const;

/** Where staff keep the parts of a course. */
export const COURSE_PARTS = ['chapters', 'materials', 'learners', 'progress'] as const;
export type CoursePart = (typeof COURSE_PARTS)[number];
/** Where editors keep a part of a course; @param id of the course */
export const coursePartPath = (id: string, part: CoursePart): string => `/content/course/${id}/${part}`;
