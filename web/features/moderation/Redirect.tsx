import { Navigate, useSearchParams } from 'react-router-dom';

/** The former address of the review of results; `id` named the item. */
export default function Redirect() {
  const [search] = useSearchParams();
  const { id = '', ...rest } = Object.fromEntries(search);
  const query = new URLSearchParams(rest).toString();
  if (id) return <Navigate replace to={`/audit/results/${encodeURIComponent(id)}`} />;
  return <Navigate replace to={query ? `/audit/results?${query}` : '/audit/results'} />;
}
