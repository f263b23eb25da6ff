import type { DraftPlace } from '../../../../db/contract/drafts';
import { api } from '../../../kit/api';

const PATH = '/v1/user/draft';
const ASIDE = { silent: true, quiet: true } as const;

export const getDraft = (place: DraftPlace) => api.get(PATH, place, ASIDE);

/** Browsers take 64 KB of what outlives its page; a character may be three bytes. */
const OUTLIVES = 20_000;

/**
 * @param version the version that the form is built upon, 0 for a first one
 * @param leaving whether the page may be gone before the answer comes
 * @throws ApiError 409 when the draft was changed elsewhere
 */
export const putDraft = (place: DraftPlace, form: object, version: number, leaving: boolean) =>
  api.put(
    PATH,
    { ...place, form: { ...form }, version },
    { ...ASIDE, keepalive: leaving && JSON.stringify(form).length < OUTLIVES },
  );

export const deleteDraft = (place: DraftPlace) => api.del(PATH, place, undefined, ASIDE);
