import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
  '/park': () => import('./List'),
  '/parkDetail/:id/:name?': () => import('./Show'),
};

export const memberPages: MemberPages = {
  '/content/parks': () => import('./Manage'),
  '/content/parkIntentions': () => import('./Intentions'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  parkDetail: () => import('./ShowDialog'),
  parkIntention: () => import('./IntentionDialog'),
  parkForm: () => import('./FormDialog'),
  parkHandle: () => import('./HandleDialog'),
};
