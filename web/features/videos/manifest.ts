import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
  '/video/:id': () => import('./Show'),
  '/videoList/:type/:title': () => import('./List'),
};

export const memberPages: MemberPages = {
  '/content/videos': () => import('./Manage'),
};
