import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
  '/innovate': () => import('./Public').then(({ InnovationList }) => ({ default: InnovationList })),
  '/innovateDetail/:id/:name?': () => import('./Public'),
};

export const memberPages: MemberPages = {
  '/content/innovate': () => import('./Manage'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  innovationDetail: () => import('./Public').then(({ ShowDialog }) => ({ default: ShowDialog })),
};
