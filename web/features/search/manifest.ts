import type { Pages } from '../../domain/pages';

export const pages: Pages = {
  '/cloudV2/:searchType?': () => import('./SearchRows'),
  '/cloudParams/:searchType': () => import('./Params'),
};
