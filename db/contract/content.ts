import type { Catalogue } from './words.ts';

/** What editors write for everybody: one table, a public list, a page of each (core§6). */
export interface Content {
  table: string;
  /** Addresses of the list and of one, without its key. */
  list: string;
  page: string;
  /** Names of the list and of its kinds. */
  text: Catalogue<{ title: string; lead: string; others: string; types: Readonly<Record<number, string>> }>;
}

/** One of them, as the table service answers it. */
export interface ContentRow {
  id: string;
  title: string;
  type: number;
  cover: string | null;
  source: string | null;
  add_time: number;
  /** Rich text; a page of the list goes without it. */
  content?: string | null;
}

const COLUMNS = ['id', 'title', 'type', 'cover', 'source', 'add_time'] as const;
const NEWEST = [
  ['add_time', 'desc'],
  ['id', 'desc'],
] as const;
const OTHERS = 6;

/**
 * The parameters of the table service's list for a page of the public list, newest first.
 * @param type of one kind alone; blank for all
 */
export const contentPage = ({ table }: Content, type: string, pageIndex: number, pageSize: number) => ({
  table,
  columns: COLUMNS,
  where: { is_open: 1, ...(/^\d{1,4}$/.test(type) && { type: Number(type) }) },
  order: NEWEST,
  pageIndex,
  pageSize,
});

/** The same for one, whose answer is a page of one row or none. */
export const contentOf = ({ table }: Content, id: string) => ({
  table,
  columns: [...COLUMNS, 'content'],
  where: { id, is_open: 1 },
  pageSize: 1,
});

/** The same for others of its type (back-office§7). */
export const othersOf = ({ table }: Content, { id, type }: Pick<ContentRow, 'id' | 'type'>) => ({
  table,
  columns: COLUMNS,
  where: { is_open: 1, type, id: { ne: id } },
  order: NEWEST,
  pageSize: OTHERS,
});

/** All that is so, for the server's first views and the sitemap. */
export const CONTENT: readonly Content[] = [];
