import { choices } from './enums.ts';

/** Longest texts of a course and its parts, and of a wish to learn in it, in characters. */
export const COURSE_LIMITS = { name: 100, name_en: 200, reason: 500 } as const;

/** What became of a wish to learn in a paid course. */
export const APPLICATION_STATES = choices(
  [0, '待处理', 'Waiting'],
  [1, '已同意', 'Admitted'],
  [2, '未同意', 'Not admitted'],
);
