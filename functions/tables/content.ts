import { sql } from 'drizzle-orm';
import { stars } from '../../db/schema/community.ts';
import { books, innovations, news as newsItems, videos } from '../../db/schema/content.ts';
import { allOf, anyOf, living, staff } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';
import type { Caller } from '../platform/caller.ts';
import { article, editedLiving } from './patterns.ts';

/** News (core§3). */
export const news = editedLiving(
  newsItems,
  'id',
  ['title', 'title_en', 'summary', 'content', 'cover', 'type', 'source', 'sort'],
  {
    derived: ['id', 'add_time', 'update_time', 'is_delete'],
    item: 'discussed',
    lends: { files: ['summary', 'content', 'cover'] },
    hooks: article(['content'], ['cover']),
  },
);

/** Innovation items (back-office§3). */
export const innovate = editedLiving(innovations, 'id', ['title', 'content', 'type', 'cover', 'source'], {
  derived: ['id', 'add_time', 'is_delete'],
  item: 'discussed',
  lends: { files: ['content', 'cover'] },
  hooks: article(['content'], ['cover']),
});

/** Videos (core§2). */
export const video = editedLiving(videos, 'id', ['title', 'profile', 'cover', 'url', 'type', 'duration', 'sort'], {
  derived: ['id', 'add_time', 'is_delete'],
  lends: { files: ['profile', 'cover', 'url'] },
  hooks: article(['profile'], ['cover', 'url']),
});

/** Books (core§2). */
export const book = editedLiving(books, 'id', ['name', 'author', 'press', 'profile', 'cover', 'url', 'sort'], {
  derived: ['id', 'add_time', 'is_delete'],
  lends: { files: ['profile', 'cover', 'url'] },
  hooks: article(['profile'], ['cover', 'url']),
});

const editor = staff('content-admin');
const managed = (caller: Caller, t: typeof stars) => allOf(editor(caller), living(t));

/** Star sites (core§7, decision 16): the public sees the open ones. */
export const star = defineTable({
  table: stars,
  key: 'id',
  read: (caller, t) => allOf(living(t), anyOf(editor(caller), sql`${t.isOpen} = 1`)),
  create: editor,
  update: managed,
  remove: managed,
  writable: (caller) => (editor(caller) ? ['name', 'area_code', 'cover', 'profile', 'url', 'sort'] : []),
  derived: ['id', 'is_open', 'build_count', 'build_time', 'add_time', 'update_time', 'is_delete'],
  lends: { files: ['cover', 'profile', 'url'] },
  hooks: article(['profile'], ['cover', 'url']),
});
