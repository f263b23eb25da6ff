import type { Pages } from '../../domain/pages';

export const pages: Pages = {
  '/stars': () => import('./List'),
  '/stars/:id': () => import('./Show'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  starForm: () => import('./StarDialog'),
};
