import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/content/regions': () => import('./Manage'),
};

/** The dialogs of this feature by name. */
export const dialogs = { featuredTimes: () => import('./TimesDialog') };
