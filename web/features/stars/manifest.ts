import type { Pages } from '../../domain/pages';

export const pages: Pages = {
  '/stars': () => import('./List'),
  '/stars/:id': () => import('./Show'),
};
