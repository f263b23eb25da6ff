import { useSearchParams } from 'react-router-dom';
import { changedSearch } from '../address';

/** One filter of a table page, kept in the address: `const [status, setStatus] = useTableFilter('audit_status')`. */
export function useTableFilter(name: string): [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (value: string) => setSearch(changedSearch({ [name]: value, page: '' }));
  return [search.get(name) ?? '', change];
}
