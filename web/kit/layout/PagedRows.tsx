import type { ReactNode } from 'react';
import type { Paged } from '../api';
import type { LoadingStateProps } from './LoadingState';
import { Pager } from './Pager';
import { QueryState } from './QueryState';
import { Tiles, type TilesProps } from './Tiles';

interface PagedRowsProps<C> extends Omit<TilesProps<C>, 'rows' | 'busy'>, Pick<LoadingStateProps, 'kind' | 'count'> {
  query: {
    data: Paged<C> | undefined;
    isError: boolean;
    error: unknown;
    isPlaceholderData: boolean;
    refetch: () => Promise<unknown>;
  };
  /** What stands where there are no rows. */
  empty: ReactNode;
  /** Whether the pager says how many rows there are. */
  counted?: boolean;
  /** Name of the parameter of the address that holds the page. */
  param?: string;
}

/** A page of a list: below each other, or with `min` side by side, with the ways to the other pages. */
export function PagedRows<C>(props: PagedRowsProps<C>) {
  const { query, empty, kind, count, counted = false, param, min, columns, gap = 2, ...tiles } = props;
  const { data } = query;
  if (!data) return <QueryState query={query} {...(kind && { kind })} {...(count && { count })} />;
  const { records, current, pages, total, more = false } = data;
  if (records.length === 0) return empty;
  const across = min ? { min } : { columns: columns ?? 1 };
  return (
    <>
      <Tiles {...tiles} {...across} gap={gap} rows={records} busy={query.isPlaceholderData} />
      {pages > 1 ? (
        <Pager current={current} pages={pages} {...(counted && { total, more })} {...(param && { param })} />
      ) : null}
    </>
  );
}
