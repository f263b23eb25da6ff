import type { Pages } from '../../domain/pages';

export const pages: Pages = {
  '/programme': () => import('./Front'),
  '/programme/selected': () => import('./Catalogue'),
  '/programme/selected/:id/:name?': () => import('./Showcase'),
  '/programme/news/:id': () => import('./News'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  showcase: () => import('./showcase/ShowcaseDialog'),
  selectedProjects: () => import('./list/SelectedDialog'),
  servicePicture: () => import('./front/ServiceDialog'),
};
