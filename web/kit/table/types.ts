import type { ReactNode } from 'react';

/** A column as the grid of wide screens and the cards of phones both read it. */
export interface TableColumn<R> {
  field: string;
  headerName: string;
  /** On a phone the main column heads the row's card (the first one unless told), and actions stand below it. */
  role?: 'main' | 'actions';
  flex?: number;
  width?: number;
  minWidth?: number;
  /** Pixels that its cells need at least, as far as the rows that are there tell. */
  needs?: (rows: readonly R[]) => number;
  sortable?: boolean;
  type?: 'number';
  /** What stands in the cell; the plain value of the field unless told. */
  renderCell?: (cell: { row: R }) => ReactNode;
}

export interface TableSelection<R> {
  ids: ReadonlySet<string>;
  onChange: (rows: R[]) => void;
  selectable?: (row: R) => boolean;
}

/** The page of rows that both forms show, and what a person can do with it. */
export interface RowsProps<R> {
  label: string;
  columns: readonly TableColumn<R>[];
  rows: readonly R[];
  rowId: (row: R) => string;
  /** Rows of all pages, undefined before the first answer. */
  total: number | undefined;
  /** There are more rows than the total counts. */
  more: boolean;
  loading: boolean;
  page: number;
  pageSize: number;
  /** `field` or `-field`, empty for the usual order. */
  sort: string;
  onPage: (page: number, pageSize: number) => void;
  onSort: (sort: string) => void;
  selection: TableSelection<R> | undefined;
}
