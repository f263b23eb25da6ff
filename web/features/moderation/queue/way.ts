import { AUDIT } from '../../../../db/contract/limits';

/** The state that the queue shows when the address names none. */
export const PENDING = String(AUDIT.pending);

/** Search parameters of the address that narrow the queue. */
export const QUEUE_FILTERS = ['audit_status', 'keyword', 'region', 'scope', 'age'] as const;

/** What the queue and the review of one of its items ask for: those under review come oldest first, others newest first. */
export function queueParams(search: URLSearchParams): Record<string, string> {
  const chosen = QUEUE_FILTERS.flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  const order = (search.get('audit_status') || PENDING) === PENDING ? 'oldest' : 'newest';
  return { ...Object.fromEntries(chosen), order };
}

/** Where the queue stands, for the addresses of its items and for the way back: `?keyword=…`, or nothing. */
export function queueSearch(search: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of [...QUEUE_FILTERS, 'size']) {
    const value = search.get(name);
    if (value) kept.set(name, value);
  }
  const text = kept.toString();
  return text && `?${text}`;
}

/** Whether the queue is another one than that of all items that wait. */
export const isFiltered = (search: URLSearchParams): boolean =>
  QUEUE_FILTERS.some((name) => search.get(name) && !(name === 'audit_status' && search.get(name) === PENDING));
