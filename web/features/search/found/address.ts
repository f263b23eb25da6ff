import type { SearchedKind } from '../../../../db/contract/search';
import { SEARCHED } from '../../../../db/contract/search';

export type Layout = 'cards' | 'rows';

const PAGES: Readonly<Record<Layout, string>> = { cards: '/cloud', rows: '/cloudV2' };

/** Where a search stands: all kinds, or one of them. */
export function searchAddress(layout: Layout, kind: SearchedKind | null, keyword: string): string {
  const type = SEARCHED.find((each) => each.kind === kind)?.type;
  const query = keyword ? `?${new URLSearchParams({ keyword })}` : '';
  return `${PAGES[layout]}${type ? `/${type}` : ''}${query}`;
}
