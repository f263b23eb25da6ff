import type { ReactNode } from 'react';
import type { ApiError, ApiQuery, Paged } from '../../kit/api';
import { NOT_FOUND } from '../../kit/api/statuses';
import type { Named } from '../../kit/i18n';
import type { Crumb } from '../../kit/layout/Breadcrumbs';

/** One item as it is asked for. */
export interface AskedItem<D> {
  item: D | undefined;
  /** There is none, or none that the caller may see. */
  gone: boolean;
  error: ApiError | null;
  retry: () => void;
}

/** What a page or a dialog shows of an item, whatever it is. */
export interface ItemView<D extends Named> {
  /** The list that it stands in, for the way back. */
  list: { label: string; to: string };
  /** The pages that the list belongs to. */
  trail?: readonly Crumb[];
  /** Heading while the item is not there. */
  title: string;
  /** @param preview an owner asks so for the version that is still being reviewed */
  useItem: (id: string, preview: string | null) => AskedItem<D>;
  /** Beside its name on its page. */
  picture?: (item: D) => ReactNode;
  lead?: (item: D) => ReactNode;
  actions?: (item: D) => ReactNode;
  content: (item: D) => ReactNode;
  /** In place of the usual words where there is none. */
  gone?: { title: string; text: string; back: string };
}

/** What a dialog needs besides: the item's own address, which it stands under. */
export interface DialogView<D extends Named> extends ItemView<D> {
  address: (id: string, name?: string) => string;
  /** Pixels. */
  width: number;
  height?: number;
}

export const askedItem = <D>(query: ApiQuery<D>): AskedItem<D> => ({
  item: query.data,
  gone: query.error?.status === NOT_FOUND,
  error: query.error,
  retry: () => void query.refetch(),
});

/** The same of a list that answers one row, or none for what the caller may not see. */
export function askedRow<R, D = R>(query: ApiQuery<Paged<R>>, itemOf: (row: R) => D): AskedItem<D> {
  const row = query.data?.records[0];
  return { ...askedItem(query), item: row && itemOf(row), gone: query.data !== undefined && !row };
}
