import { PUBLISHED_PAGES, type PublishedPages } from '../../../db/contract/items';
/** A list narrowed by the given filters; blank values are left out. */
export function listAddress(kind: PublishedPages, params: Record<string, string> = {}): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '')).toString();
  return query ? `${PUBLISHED_PAGES[kind].list}?${query}` : PUBLISHED_PAGES[kind].list;
}
