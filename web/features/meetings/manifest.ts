import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
  '/meetingList/:type?': () => import('./List'),
  '/meetingDetail/:id/:name?': () => import('./Show'),
};

export const memberPages: MemberPages = {
  '/content/meetings': () => import('./Manage'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  meetingSignUp: () => import('./SignUpDialog'),
  meetingRepeat: () => import('./RepeatDialog'),
};
