import type { Pages } from '../../domain/pages';

export const pages: Pages = {
  '/booking/:key': () => import('./Manage'),
};
