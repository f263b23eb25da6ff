import type { Pages } from '../../domain/pages';

export const pages: Pages = {
  '/community/*': () => import('./Community'),
  '/forum': () => import('./Community'),
};
