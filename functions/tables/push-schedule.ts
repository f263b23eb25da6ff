import { PUSH_LIMITS } from '../../db/contract/pushes.ts';
import { invalid } from '../platform/errors.ts';

/**
 * The time of a schedule, whichever door it comes through: one that has just passed is due now, an older one is a mistake.
 * @param time unix seconds, 0 for none; `before` what stands there, which may stay; `at` the present
 * @throws AppError 422 push_schedule_past
 */
export function checkSchedule(time: number, before: number, at: number): void {
  if (time === 0 || time === before || time >= at - PUSH_LIMITS.scheduleGrace) return;
  throw invalid([{ field: 'auto_push_time', code: 'push_schedule_past' }]);
}
