import type { Pages } from '../../domain/pages';

export const pages: Pages = {
  '/cloud/:searchType?': () => import('./Search'),
  '/cloudV2/:searchType?': () => import('./SearchRows'),
  '/cloudParams/:searchType': () => import('./Params'),
};
