import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
  '/news': () => import('./List'),
  '/newsDetail/:id/:name?': () => import('./Show'),
};

export const memberPages: MemberPages = {
  '/newsPreview/:key': () => import('./Preview'),
  '/content/news': () => import('./Manage'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  publishNews: () => import('./PublishDialog'),
};
