import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
  '/course': () => import('./List'),
  '/courseDetail/:id/:name?': () => import('./Show'),
  '/courseVideo/:id': () => import('./Film'),
};

export const memberPages: MemberPages = {
  '/content/courses': () => import('./staff/Manage'),
  '/content/course/:id/:part': () => import('./staff/Parts'),
  '/content/terms': () => import('./staff/Terms'),
  '/content/courseApplications': () => import('./staff/Applications'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  courseSignUp: () => import('./SignUpDialog'),
  courseApplication: () => import('./ApplicationDialog'),
  courseRefusal: () => import('./staff/RefusalDialog'),
  courseIntroduction: () => import('./IntroductionDialog'),
};
