import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
  '/showromm': () => import('./List'),
  '/showroom/hall/:id/:name?': () => import('./Show'),
};

export const memberPages: MemberPages = {
  '/content/halls': () => import('./Manage'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  hallExhibits: () => import('./ExhibitsDialog'),
};
