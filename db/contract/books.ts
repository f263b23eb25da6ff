import * as z from 'zod';
import { blank } from './fields.ts';
import { slug } from './items.ts';
import { asked, type Row } from './tables.ts';
import { defineText } from './words.ts';

/** Kinds of books. */
export const BOOK_TYPES = [1, 2, 3, 4] as const;

export const BOOKS = '/books';

/** Longest texts of a book, in characters. */
export const BOOK_MAXIMA = {
  ...{ name: 100, name_en: 200, author: 100, author_en: 200, press: 100, press_en: 200, isbn: 20, url: 500 },
} as const;

/** Whether a number is an ISBN of 10 or 13 digits, as printed: with or without hyphens, its check digit right. */
export function isIsbn(text: string): boolean {
  const digits = text.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{13}$/.test(digits)) {
    return [...digits].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
  }
  if (!/^\d{9}[\dX]$/.test(digits)) return false;
  return [...digits].reduce((sum, digit, at) => sum + (digit === 'X' ? 10 : Number(digit)) * (10 - at), 0) % 11 === 0;
}

const COLUMNS = [
  ...(['id', 'name', 'name_en', 'author', 'author_en', 'press', 'press_en', 'type', 'year', 'cover'] as const),
  ...(['isbn', 'url', 'add_time'] as const),
] as const;
/** Beside them on a page of its own: editors see one there that visitors do not. */
const WHOLE = [...COLUMNS, 'profile', 'profile_en', 'is_open', 'publish_time', 'unpublish_time'] as const;
const ORDER = [
  ['sort', 'asc'],
  ['add_time', 'desc'],
  ['id', 'asc'],
] as const;
const OTHERS = 4;

/** One of them on the shelf, and with all that its page shows. */
export type BookRow = Pick<Row<'book'>, (typeof COLUMNS)[number]>;
export type Book = Pick<Row<'book'>, (typeof WHOLE)[number]>;

/** Path of a book's page. */
export const bookPath = ({ id, name }: Pick<BookRow, 'id' | 'name'>): string => `${BOOKS}/${id}/${slug(name)}`;

/**
 * The parameters of the table service's list for a page of the shelf.
 * @param chosen a word of name, author or press, and one kind; blank for all
 */
export function booksAsked(chosen: { keyword?: string; type?: string }, pageIndex: number, pageSize: number) {
  const { keyword = '', type = '' } = chosen;
  const word = keyword.trim().slice(0, 100);
  return asked({
    table: 'book',
    columns: COLUMNS,
    audience: 'visitors',
    where: {
      ...(/^[1-9]$/.test(type) && { type: Number(type) }),
      ...(word && {
        or: [
          { name: { like: word } },
          { name_en: { like: word } },
          { author: { like: word } },
          { press: { like: word } },
        ],
      }),
    },
    order: ORDER,
    pageIndex,
    pageSize,
  });
}

/** The same for one, whose answer is a page of one row or none. */
export const bookAsked = (id: string) =>
  asked({
    table: 'book',
    columns: WHOLE,
    where: { id },
    pageSize: 1,
  });

/** The same for others of its kind. */
export const otherBooksAsked = ({ id, type }: Pick<BookRow, 'id' | 'type'>) =>
  asked({
    table: 'book',
    columns: COLUMNS,
    audience: 'visitors',
    where: { type, id: { ne: id } },
    order: ORDER,
    pageSize: OTHERS,
  });

/** What is written of a book. */
export const bookInput = z.object({
  name: blank(BOOK_MAXIMA.name).min(1, 'required'),
  name_en: blank(BOOK_MAXIMA.name_en),
  type: z.literal(BOOK_TYPES, 'required'),
  author: blank(BOOK_MAXIMA.author),
  author_en: blank(BOOK_MAXIMA.author_en),
  press: blank(BOOK_MAXIMA.press),
  press_en: blank(BOOK_MAXIMA.press_en),
  year: z.coerce
    .number('invalid_value')
    .int('invalid_value')
    .min(1900, 'invalid_value')
    .max(2100, 'invalid_value')
    .or(z.literal('')),
  isbn: blank(BOOK_MAXIMA.isbn).refine((text) => text === '' || isIsbn(text), 'invalid_value'),
  url: blank(BOOK_MAXIMA.url),
  cover: z.string(),
  profile: z.string(),
  profile_en: z.string(),
  sort: z.coerce.number('invalid_value').int('invalid_value'),
  is_open: z.literal([0, 1]),
  publish_time: z.string(),
  unpublish_time: z.string(),
});

/** Words of books, on screens and in what the server writes. */
export const bookWords = defineText({
  title: ['技术转移书架', 'Technology transfer bookshelf'],
  lead: [
    '手册、指南、图谱与政策汇编：从成果评价到合同登记，供技术经理人和单位随时查阅。',
    'Handbooks, guides, reports and policy collections for technology managers and organisations, from evaluation to contract registration.',
  ],
  types: {
    1: ['实务手册', 'Handbook'],
    2: ['指南与标准', 'Guide or standard'],
    3: ['图谱与报告', 'Report'],
    4: ['政策汇编', 'Policy collection'],
  },
  noun: ['图书', 'Book'],
  type: ['类别', 'Kind'],
  keyword: ['搜索图书', 'Search the shelf'],
  placeholder: ['书名、作者或出版方', 'Name, author or publisher'],
  author: ['作者', 'Author'],
  press: ['出版方', 'Publisher'],
  year: ['出版年份', 'Year'],
  isbn: ['书号', 'ISBN'],
  about: ['内容简介', 'About this book'],
  noProfile: ['暂无简介。', 'No description yet.'],
  facts: ['图书信息', 'At a glance'],
  read: ['在线阅读', 'Read online'],
  ask: ['向服务台索取', 'Ask the service desk for it'],
  askHint: [
    '本书没有在线版本，可以向平台服务台索取。',
    'There is no online edition. The service desk can send it to you.',
  ],
  others: ['同类图书', 'Others of this kind'],
  none: ['书架还是空的', 'The shelf is still empty'],
  noneHint: ['编辑上架后会显示在这里。', 'Books appear here once the editors put them up.'],
  noneFound: ['没有找到图书', 'No books found'],
  noneFoundHint: ['换个关键词或类别再试。', 'Try another word or kind.'],
  showAll: ['查看全部图书', 'Show all books'],
  chineseOnly: ['中文图书', 'In Chinese'],
  manage: ['管理图书', 'Manage books'],
  manageTitle: ['图书管理', 'Manage books'],
  manageLead: [
    '上架、排序和撤下图书。关闭“上架”后，或在上架时间之外，只有编辑能看到。',
    'Put books up, order them and take them down. While “On the shelf” is off, and outside their times, only editors see them.',
  ],
  manageKeyword: ['书名、作者或出版方', 'Name, author or publisher'],
  name: ['书名', 'Name'],
  nameEn: ['英文书名', 'Name in English'],
  authorEn: ['英文作者', 'Author in English'],
  pressEn: ['英文出版方', 'Publisher in English'],
  profileEn: ['英文简介', 'Description in English'],
  cover: ['封面', 'Cover'],
  url: ['在线阅读地址', 'Address to read it at'],
  urlHint: ['网址，或本站的路径。', 'A web address, or a path of this site.'],
  sort: ['顺序', 'Order'],
  sortHint: ['小的排在前面。', 'Smaller numbers come first.'],
  open: ['上架', 'On the shelf'],
  openOf: (name: string) => [`上架 ${name}`, `${name} is on the shelf`],
  openHint: ['关闭后立即从书架撤下。', 'When off, it leaves the shelf at once.'],
});
