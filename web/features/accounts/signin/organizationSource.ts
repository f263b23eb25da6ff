import type { Suggestion } from '../../../domain/fields';
import { api } from '../../../kit/api';
import { getLang, pickName } from '../../../kit/i18n';

const SHOWN = 10;

/** Companies of the register whose names hold the word (core§7). */
export async function companies(word: string): Promise<Suggestion[]> {
  const found = await api.get('/egg/tyc/search', { word }, { silent: true });
  return found.records.map(({ name, social_credit_code }) => ({
    id: name,
    name,
    note: social_credit_code ?? undefined,
  }));
}

/** Organisations of the platform whose names hold the word: they are public. */
export async function organizations(word: string): Promise<Suggestion[]> {
  const page = await api.get(
    '/v1/organization/list',
    { keyword: word, pageIndex: 1, pageSize: SHOWN },
    { silent: true },
  );
  return page.records.map((card) => ({
    id: card.organization_id,
    name: card.name,
    note: pickName(getLang(), card.region_name, card.region_name_en) || undefined,
  }));
}
