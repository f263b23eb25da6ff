import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
  '/markdown/:id': () => import('./markdown/Document'),
};

export const memberPages: MemberPages = {
  '/cheese': () => import('./cheese/Cheeses'),
  '/markdown': () => import('./markdown/Desk'),
  '/ds/:id?': () => import('./ds/ProjectForms'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  cheeseForm: () => import('./cheese/CheeseDialog'),
  projectForm: () => import('./ds/ProjectFormDialog'),
};
