import { books } from '../../../db/schema/content.ts';
import { editedLiving } from './factories.ts';

/** Books (core§2). */
export const book = editedLiving(books, 'id', ['name', 'author', 'press', 'profile', 'cover', 'url', 'sort'], {
  derived: ['id', 'add_time', 'is_delete'],
});
