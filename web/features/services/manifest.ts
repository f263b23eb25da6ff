import type { Pages } from '../../domain/pages';

export const pages: Pages = {
  '/service': () => import('./Services'),
  '/evaluate': () => import('./evaluation/Evaluate'),
};
