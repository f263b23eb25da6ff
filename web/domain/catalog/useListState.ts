import { useSearchParams } from 'react-router-dom';
import { FILTERS, type FilterName } from '../../../db/contract/items';
import { changedSearch } from '../../kit/address';

export const ORDERS = ['newest', 'oldest', 'relevance'] as const;
export type Order = (typeof ORDERS)[number];

type Changes = Partial<Record<FilterName | 'keyword' | 'order', string>>;

/** Exactly the parameters of the address, as the edge makes the call. */
export type ListParams = Record<FilterName | 'pageIndex' | 'keyword' | 'order', string>;

export interface ListState {
  keyword: string;
  order: Order;
  filters: Record<FilterName, string>;
  /** True while a keyword or a filter narrows the list. */
  narrowed: boolean;
  /** What the call is made with. */
  params: ListParams;
  /** The search string with some parameters changed ('' takes one away); a changed list begins at its first page. */
  search: (changes: Changes) => string;
  /** Goes there. */
  change: (changes: Changes) => void;
}

const PAGE = 'page';

/** The state of a list page lives in the address alone, so that every view of it can be linked, reloaded and gone back to. */
export function useListState(): ListState {
  const [address, setAddress] = useSearchParams();
  const read = (name: string) => (address.get(name) ?? '').trim();
  const keyword = read('keyword');
  const filters = Object.fromEntries(FILTERS.map((name) => [name, read(name)])) as Record<FilterName, string>;
  const asked = ORDERS.find((order) => order === read('order'));
  const fallback: Order = keyword ? 'relevance' : 'newest';

  const next = (changes: Changes): URLSearchParams => {
    const changed = changedSearch({ [PAGE]: '', ...changes });
    // Order by relevance means nothing without a keyword.
    if (!changed.get('keyword') && changed.get('order') === 'relevance') changed.delete('order');
    return changed;
  };

  return {
    keyword,
    order: asked === 'relevance' && !keyword ? fallback : (asked ?? fallback),
    filters,
    narrowed: keyword !== '' || FILTERS.some((name) => filters[name] !== ''),
    params: { pageIndex: read(PAGE), keyword, ...filters, order: read('order') },
    search: (changes) => `?${next(changes).toString()}`,
    change: (changes) => setAddress(next(changes)),
  };
}
