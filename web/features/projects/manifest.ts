import type { Pages } from '../../domain/pages';

export const pages: Pages = {
  '/projects': () => import('./List'),
  '/projectDetail/:id/:name?': () => import('./Show'),
};
