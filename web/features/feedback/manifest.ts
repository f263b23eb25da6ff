import type { Pages } from '../../domain/pages';

export const pages: Pages = {
  '/feedback/:itemType/:itemId': () => import('./Feedback'),
};
