import { LIMITS } from '../../db/contract/limits.ts';

/** Paging of a list as its query says it (CALLS.md "Answers"). */
export interface Paging {
  pageIndex?: string | undefined;
  pageSize?: string | undefined;
}

function whole(text: string | undefined, fallback: number, max: number): number {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= 1 ? Math.min(value, max) : fallback;
}

/**
 * Page, size and rows to skip; what cannot be understood counts as not given.
 */
export function pagingOf(query: Paging): { current: number; size: number; offset: number } {
  const current = whole(query.pageIndex, 1, 1_000_000);
  const size = whole(query.pageSize, LIMITS.pageSize, LIMITS.maxPageSize);
  return { current, size, offset: (current - 1) * size };
}
