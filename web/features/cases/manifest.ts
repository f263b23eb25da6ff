import type { Pages } from '../../domain/pages';

export const pages: Pages = {
  '/cases': () => import('./List'),
};
