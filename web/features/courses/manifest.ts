import type { Pages } from '../../domain/pages';

export const pages: Pages = {
  '/course': () => import('./List'),
  '/courseDetail/:id/:name?': () => import('./Show'),
  '/courseVideo/:id': () => import('./Film'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  courseSignUp: () => import('./SignUpDialog'),
  courseApplication: () => import('./ApplicationDialog'),
  courseIntroduction: () => import('./IntroductionDialog'),
};
