import { useSearchParams } from 'react-router-dom';

/** Number of the page that the address asks a list for: the first, where it names none. */
export function usePageIndex(param = 'page'): number {
  const [search] = useSearchParams();
  return Number(search.get(param)) || 1;
}
