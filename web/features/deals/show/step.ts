import words from '../../../i18n/deals';
import { ApiError, api, type Body, reread } from '../../../kit/api';
import { CONFLICT } from '../../../kit/api/statuses';
import { textOf } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';

/** The deal as its buttons saw it. */
export interface SeenDeal {
  id: string;
  version: number;
}

type StepBody = Omit<Body<'post', '/v1/user/deal/step'>, keyof SeenDeal>;

/**
 * Takes a deal a step further from the version that the person saw; false for whoever came second, whom the API client tells
 * and the page shows the new state.
 */
export async function takeStep({ id, version }: SeenDeal, body: StepBody): Promise<boolean> {
  try {
    await api.post('/v1/user/deal/step', { id, version, ...body });
    toast.success(textOf(words).show.stepped);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === CONFLICT) return false;
    throw error;
  } finally {
    await reread([['deals']]);
  }
}
