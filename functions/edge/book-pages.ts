import type { Context } from 'hono';
import {
  BOOKS,
  type Book,
  type BookRow,
  bookAsked,
  bookPath,
  booksAsked,
  bookWords,
  otherBooksAsked,
} from '../../db/contract/books.ts';
import type { AppEnv } from '../platform/env.ts';
import { plainText } from '../platform/plain-text.ts';
import { answered } from './content-pages.ts';
import { escapeHtml } from './html.ts';
import { itemView, listAt, paragraphs, section } from './pages.ts';
import { type Tile, tile, tileList, tilesUnder } from './tiles.ts';
import { nameIn, type View, type Visit } from './view.ts';

/** Address and names of the shelf. */
export const booksOf = listAt(BOOKS, (lang) => bookWords[lang]);

const madeBy = ({ lang }: Visit, book: BookRow): string =>
  [nameIn(lang, book.author, book.author_en), nameIn(lang, book.press, book.press_en), book.year]
    .filter(Boolean)
    .join(' · ');

const typeOf = ({ lang }: Visit, { type }: BookRow): string =>
  bookWords[lang].types[type as keyof (typeof bookWords)['zh']['types']] ?? '';

const tileOf = (visit: Visit, book: BookRow): Tile => ({
  path: bookPath(book),
  name: nameIn(visit.lang, book.name, book.name_en),
  lines: [madeBy(visit, book)],
  tags: [typeOf(visit, book)],
});

/**
 * The first view of the shelf.
 * @param params of the address: `keyword`, `type`, `pageIndex`, `pageSize`
 */
export async function booksPage(c: Context<AppEnv>, visit: Visit, params: Record<string, string>): Promise<View> {
  const { pageIndex, pageSize, ...chosen } = params;
  const { result, ...call } = await answered(c, booksAsked(chosen, Number(pageIndex), Number(pageSize)));
  return tileList(visit, {
    list: booksOf(visit),
    cards: result,
    tileOf: (row) => tileOf(visit, row),
    call,
    asked: params,
  });
}

/** What search engines are told of a book beside its name. */
const linkedOf = (visit: Visit, book: Book) => ({
  '@type': 'Book',
  inLanguage: 'zh-CN',
  ...(book.author && { author: { '@type': 'Organization', name: nameIn(visit.lang, book.author, book.author_en) } }),
  ...(book.press && { publisher: { '@type': 'Organization', name: nameIn(visit.lang, book.press, book.press_en) } }),
  ...(book.isbn && { isbn: book.isbn.replace(/[\s-]/g, '') }),
  ...(book.year && { datePublished: String(book.year) }),
});

/** The first view of a book; null where there is none on the shelf. */
export async function bookPage(c: Context<AppEnv>, visit: Visit, id: string): Promise<View | null> {
  const call = await answered(c, bookAsked(id));
  const [book] = call.result.records;
  if (!book) return null;
  const others = await answered(c, otherBooksAsked(book));
  const words = bookWords[visit.lang];
  const profile = nameIn(visit.lang, book.profile, book.profile_en);
  const cards = others.result.records.map((other) => tile(visit, tileOf(visit, other), 'h3'));
  const view = itemView(visit, {
    list: booksOf(visit),
    name: nameIn(visit.lang, book.name, book.name_en),
    path: bookPath(book),
    about: [madeBy(visit, book), plainText(profile ?? '')],
    image: book.cover,
    type: 'article',
    linked: linkedOf(visit, book),
    lead: escapeHtml([typeOf(visit, book), madeBy(visit, book)].filter(Boolean).join(' · ')),
    body: `${section(words.about, paragraphs(profile))}${tilesUnder(words.others, cards)}`,
    call,
  });
  return { ...view, data: [call, others] };
}
