import { useSearchParams } from 'react-router-dom';
import { changedSearch } from '../address';

const PAGE_SIZE = 10;
export const PAGE_SIZES = [10, 20, 50, 100];

/** Where one is in a table: page, size, sort and filters are kept in the address. */
export function useTablePlace(filters: readonly string[], usualSize = PAGE_SIZE) {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const pageSize = PAGE_SIZES.find((size) => size === Number(search.get('size'))) ?? usualSize;
  const sort = search.get('sort') ?? '';
  const chosen = Object.fromEntries(filters.map((name) => [name, search.get(name)]));

  const change = (values: Record<string, string>) => setSearch(changedSearch(values));
  return {
    page,
    pageSize,
    sort,
    chosen,
    filtered: Object.values(chosen).some(Boolean),
    onPage: (nextPage: number, nextSize: number) =>
      change({
        page: nextPage > 1 && nextSize === pageSize ? String(nextPage) : '',
        size: nextSize === usualSize ? '' : String(nextSize),
      }),
    onSort: (next: string) => {
      if (next !== sort) change({ sort: next, page: '' });
    },
    clear: () => change(Object.fromEntries([...filters, 'page'].map((name) => [name, '']))),
  };
}
