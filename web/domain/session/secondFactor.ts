import type { SecondFactorAsked } from '../../../db/contract/second-factor';
import { ApiError } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';

/** Whether a sign-in waits for the second factor. */
export const waits = (answer: object): answer is SecondFactorAsked =>
  'second_factor' in answer && !('user_id' in answer);

/**
 * Goes on with what a sign-in answered: where it waits, the person is asked for the second factor.
 * @throws ApiError without a text when they would not show it
 */
export async function passSecond<T extends object>(answer: T | SecondFactorAsked): Promise<T> {
  if (!waits(answer)) return answer;
  const user = await openDialog('secondFactor', answer.second_factor);
  if (!user) throw new ApiError(401, '');
  return user as T;
}
