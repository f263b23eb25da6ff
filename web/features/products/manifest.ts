import type { Pages } from '../../domain/pages';

export const pages: Pages = {
  '/products': () => import('./List'),
  '/productDetail/:id/:name?': () => import('./Show'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  productDetail: () => import('./ShowDialog'),
};
