import { api } from '../../../kit/api';

/** Whose draft: a new item's has no item id. */
export interface DraftPlace {
  item_type: number;
  item_id: string;
}

export interface ServerDraft {
  form: object;
  version: number;
  /** Unix seconds. */
  update_time: number;
}

const PATH = '/v1/user/draft';
const ASIDE = { silent: true, quiet: true } as const;

export const getDraft = (place: DraftPlace): Promise<ServerDraft | null> =>
  api.get<ServerDraft | null>(PATH, { ...place }, ASIDE);

/** Browsers take 64 KB of what outlives its page; a character may be three bytes. */
const OUTLIVES = 20_000;

/**
 * @param version the version that the form is built upon, 0 for a first one
 * @param leaving whether the page may be gone before the answer comes
 * @throws ApiError 409 when the draft was changed elsewhere
 */
export const putDraft = (
  place: DraftPlace,
  form: object,
  version: number,
  leaving: boolean,
): Promise<Omit<ServerDraft, 'form'>> =>
  api.put<Omit<ServerDraft, 'form'>>(
    PATH,
    { ...place, form, version },
    { ...ASIDE, keepalive: leaving && JSON.stringify(form).length < OUTLIVES },
  );

export const deleteDraft = (place: DraftPlace): Promise<unknown> => api.del(PATH, { ...place }, undefined, ASIDE);
