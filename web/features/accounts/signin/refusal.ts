import { messageOf } from '../../../../db/contract/errors';
import { ApiError } from '../../../kit/api';
import { getLang } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';

const TAKEN = 409;

/**
 * Runs the call of a form that signs up. Its failure is told in the documented words, and why at the field that it concerns.
 * @param explain shows a reason that concerns no field
 */
export async function attempt<T>(run: () => Promise<T>, explain: (msg: string) => void): Promise<T> {
  explain('');
  try {
    return await run();
  } catch (error) {
    toast.error(messageOf('registration_failed', getLang()));
    if (!(error instanceof ApiError) || error.errors.length > 0) throw error;
    if (error.status === TAKEN) {
      throw new ApiError(error.status, error.msg, [{ field: 'account', code: 'account_exists', msg: error.msg }]);
    }
    explain(error.msg);
    throw error;
  }
}
