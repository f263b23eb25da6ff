import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/newsPreview/:key': () => import('./Preview'),
  '/content/news': () => import('./Manage'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  publishNews: () => import('./PublishDialog'),
};
