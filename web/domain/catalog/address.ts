import { PUBLISHED_PAGES, type PublishedPages } from '../../../db/contract/items';
import type { Measure } from '../charts/types';
/** A list narrowed by the given filters; blank values are left out. */
export function listAddress(kind: PublishedPages, params: Record<string, string> = {}): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '')).toString();
  return query ? `${PUBLISHED_PAGES[kind].list}?${query}` : PUBLISHED_PAGES[kind].list;
}

/** Where a place of a map leads: to what is listed from there. Signed deals are listed as cases alone, whose parties agreed. */
export const placeAddress = ({ code }: { code: string }, measure: Measure): string | null =>
  measure === 'deals' ? null : listAddress(measure, { region: code });
