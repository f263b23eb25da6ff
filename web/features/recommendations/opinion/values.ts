import { CRITERION_NAMES, type Criterion } from '../../../../db/contract/programme/criteria';
import type { ReviewDetail } from '../../../../db/contract/programme/review';

export type OpinionValues = Record<Criterion, number> & { comment: string; recommend_type: number };

const OPEN = Object.fromEntries(CRITERION_NAMES.map((name) => [name, 0])) as Record<Criterion, number>;

/** What the form begins with: the opinion that is in, or nothing chosen yet. */
export function firstValues({ opinion }: ReviewDetail): OpinionValues {
  const { comment = '', recommend_type = 0 } = opinion ?? {};
  const grades = Object.fromEntries(CRITERION_NAMES.map((name) => [name, opinion?.[name] ?? 0]));
  return { ...OPEN, ...grades, comment, recommend_type };
}

/** How many criteria are met, general and open. */
export function totalOf(values: Partial<OpinionValues>, names: readonly Criterion[] = CRITERION_NAMES) {
  const count = (grade: number) => names.filter((name) => (values[name] ?? 0) === grade).length;
  return { meets: count(1), general: count(2), open: count(0) };
}
