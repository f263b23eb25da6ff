import type { Pages } from '../../domain/pages';

export const pages: Pages = {
  '/news': () => import('./List'),
  '/newsDetail/:id/:name?': () => import('./Show'),
};
