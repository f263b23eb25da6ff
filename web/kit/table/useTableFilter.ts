import { useSearchParams } from 'react-router-dom';

/** One filter of a table page, kept in the address: `const [status, setStatus] = useTableFilter('audit_status')`. */
export function useTableFilter(name: string): [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    next.delete('page');
    setSearch(next);
  };
  return [search.get(name) ?? '', change];
}
