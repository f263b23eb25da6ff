import type { MemberPages } from '../../domain/pages';

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
