import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
  '/books': () => import('./Shelf'),
  '/books/:id/:name?': () => import('./Show'),
};

export const memberPages: MemberPages = {
  '/content/books': () => import('./Manage'),
};
