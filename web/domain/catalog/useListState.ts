import { useSearchParams } from 'react-router-dom';
import { NARROWED_BY } from '../../../db/contract/items';
import { changedSearch } from '../../kit/address';

export const ORDERS = ['newest', 'oldest', 'relevance'] as const;
export type Order = (typeof ORDERS)[number];

type Narrowed = (typeof NARROWED_BY)[number];
type Changes = Partial<Record<Narrowed | 'keyword' | 'order', string>>;

/** Exactly the parameters of the address, as the edge makes the call. */
export type ListParams = Record<Narrowed | 'pageIndex' | 'keyword' | 'order', string>;

export interface ListState {
  keyword: string;
  order: Order;
  chosen: Record<Narrowed, string>;
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
  const chosen = Object.fromEntries(NARROWED_BY.map((name) => [name, read(name)])) as Record<Narrowed, string>;
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
    chosen,
    narrowed: keyword !== '' || NARROWED_BY.some((name) => chosen[name] !== ''),
    params: { pageIndex: read(PAGE), keyword, ...chosen, order: read('order') },
    search: (changes) => `?${next(changes).toString()}`,
    change: (changes) => setAddress(next(changes)),
  };
}
