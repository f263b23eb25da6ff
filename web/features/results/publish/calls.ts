import type { ResultSubmissionInput } from '../../../../db/contract/results';
import type { ItemCalls, Saved } from '../../../domain/publishing/types';
import { type Answer, api, useApiQuery } from '../../../kit/api';
import type { PublishValues, ResultForm } from './types';

/** The stored version of a result; one kept from an earlier look would be refused on saving. */
export const useStored = (id: string) =>
  useApiQuery(['results', 'form'], '/v1/user/chengguo/detail', { id }, { staleMs: 0 });

const saved = ({ chengguo_id: id, ...written }: Answer<'post', '/v1/user/chengguo'>): Saved => ({ id, ...written });

/**
 * The calls of the wizard.
 * @param submissionOf the form's values as the calls take them
 */
export const callsOf = (
  submissionOf: (values: PublishValues) => ResultSubmissionInput,
): ItemCalls<PublishValues, ResultForm> => ({
  read: (id) => api.get('/v1/user/chengguo/detail', { id }),
  add: async (values, options) => saved(await api.post('/v1/user/chengguo', submissionOf(values), options)),
  put: async (values, id, options) => {
    const version = values.version ?? undefined;
    return saved(await api.put('/v1/user/chengguo', { ...submissionOf(values), chengguo_id: id, version }, options));
  },
});
