import type { DemandSubmissionInput } from '../../../../db/contract/demands';
import type { ItemCalls, Saved } from '../../../domain/publishing/types';
import { type Answer, api, useApiQuery } from '../../../kit/api';
import type { DemandForm, PublishValues } from './types';

/** The stored version of a demand; one kept from an earlier look would be refused on saving. */
export const useStored = (id: string) =>
  useApiQuery(['demands', 'form'], '/v1/user/xuqiu/detail', { id }, { staleMs: 0 });

const saved = ({ xuqiu_id: id, ...written }: Answer<'post', '/v1/user/xuqiu'>): Saved => ({ id, ...written });

/**
 * The calls of the wizard.
 * @param submissionOf the form's values as the calls take them
 */
export const callsOf = (
  submissionOf: (values: PublishValues) => DemandSubmissionInput,
): ItemCalls<PublishValues, DemandForm> => ({
  read: (id) => api.get('/v1/user/xuqiu/detail', { id }),
  add: async (values, options) => {
    const { thread_id } = values;
    return saved(
      await api.post('/v1/user/xuqiu', { ...submissionOf(values), ...(thread_id && { thread_id }) }, options),
    );
  },
  put: async (values, id, options) => {
    const version = values.version ?? undefined;
    return saved(await api.put('/v1/user/xuqiu', { ...submissionOf(values), xuqiu_id: id, version }, options));
  },
});
