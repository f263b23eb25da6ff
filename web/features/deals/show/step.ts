import words from '../../../i18n/deals';
import { ApiError, api, type Body, reread } from '../../../kit/api';
import { textOf } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';

/** The deal as its buttons saw it. */
export interface SeenDeal {
  id: string;
  version: number;
}

type StepBody = Omit<Body<'post', '/v1/user/deal/step'>, keyof SeenDeal>;

const CONFLICT = 409;

/**
 * Takes a deal a step further from the version that the person saw. Whoever comes second is told by the API client, and
 * sees the new state.
 */
export async function takeStep({ id, version }: SeenDeal, body: StepBody): Promise<void> {
  try {
    await api.post('/v1/user/deal/step', { id, version, ...body });
    toast.success(textOf(words).show.stepped);
  } finally {
    await reread([['deals']]);
  }
}

/** Whether a step failed because the deal is no longer what the person saw. */
export const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === CONFLICT;
