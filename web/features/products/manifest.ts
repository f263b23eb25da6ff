import type { Pages } from '../../domain/pages';

export const pages: Pages = {
  '/products': () => import('./List'),
  '/productDetail/:id/:name?': () => import('./Show'),
};
