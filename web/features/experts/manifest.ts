import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
  '/expert': () => import('./Home'),
  '/expertMore': () => import('./List'),
  '/expertDetail/:id/:name?': () => import('./Show'),
};

export const memberPages: MemberPages = {
  '/expertApply': () => import('./Own'),
  '/content/experts': () => import('./Manage'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  expertDetail: () => import('./ShowDialog'),
  expertForm: () => import('./FormDialog'),
  expertRetire: () => import('./RetireDialog'),
};
