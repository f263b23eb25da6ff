import type { Pages } from '../../domain/pages';

export const pages: Pages = {
  '/bigdata': () => import('./Cockpit'),
  '/bigdata/:screen/*': () => import('./Cockpit'),
};
