import { BOOK_MAXIMA, BOOK_TYPES, isIsbn } from '../../db/contract/books.ts';
import { INNOVATION_TYPES } from '../../db/contract/content.ts';
import { areChapters, VIDEO_TYPES } from '../../db/contract/videos.ts';
import { stars } from '../../db/schema/community.ts';
import { books, innovations, videos } from '../../db/schema/content.ts';
import { article, CAPTION_HOOKS, editedBetween, editedOpen, SHOWN } from './patterns.ts';
import { versioned } from './versioned.ts';

/** Innovation items (back-office§3). */
export const innovate = editedBetween(
  innovations,
  'id',
  ['title', 'title_en', 'content', 'type', 'cover', 'source', ...SHOWN],
  {
    item: 'discussed',
    lends: { files: ['content', 'cover'] },
    hooks: versioned('innovate', {
      ...article(['content'], ['cover']),
      required: { title: 'required' },
      maxima: { title: 100, title_en: 200, source: 100 },
      options: { type: INNOVATION_TYPES.map((value) => ({ value })), is_open: [{ value: 0 }, { value: 1 }] },
    }),
  },
);

/** Videos (core§2). */
export const video = editedBetween(
  videos,
  'id',
  [
    ...([
      'title',
      'title_en',
      'profile',
      'profile_en',
      'cover',
      'url',
      'type',
      'duration',
      'chapters',
      'captions',
      'captions_en',
      'sort',
    ] as const),
    ...SHOWN,
  ],
  {
    lends: { files: ['profile', 'profile_en', 'cover', 'url'] },
    hooks: versioned('video', {
      ...article(['profile', 'profile_en'], ['cover', 'url']),
      required: { title: 'required' },
      maxima: { title: 100, title_en: 200, chapters: 6000, ...CAPTION_HOOKS.maxima },
      checks: { chapters: { passes: areChapters, code: 'chapters_invalid' }, ...CAPTION_HOOKS.checks },
      options: { type: VIDEO_TYPES.map((value) => ({ value })), is_open: [{ value: 0 }, { value: 1 }] },
    }),
  },
);

/** Books (core§2). */
export const book = editedBetween(
  books,
  'id',
  [
    ...(['name', 'author', 'press', 'profile', 'cover', 'url', 'sort', 'type', 'isbn', 'year'] as const),
    ...(['name_en', 'author_en', 'press_en', 'profile_en'] as const),
    ...SHOWN,
  ],
  {
    lends: { files: ['cover', 'url'], texts: ['profile', 'profile_en'] },
    hooks: versioned('book', {
      ...article(['profile', 'profile_en'], ['cover', 'url']),
      required: { name: 'required' },
      maxima: BOOK_MAXIMA,
      options: { type: BOOK_TYPES.map((value) => ({ value })), is_open: [{ value: 0 }, { value: 1 }] },
      checks: { isbn: { passes: isIsbn, code: 'invalid_value' } },
    }),
  },
);

/** Star sites (core§7, decision 16): the public sees the open ones. */
export const star = editedOpen(stars, 'id', ['name', 'area_code', 'cover', 'profile', 'url', 'sort'], {
  lends: { files: ['cover', 'profile', 'url'] },
  hooks: versioned('star', article(['profile'], ['cover', 'url'])),
});
