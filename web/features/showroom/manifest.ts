import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/content/halls': () => import('./Manage'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  hallExhibits: () => import('./ExhibitsDialog'),
};
