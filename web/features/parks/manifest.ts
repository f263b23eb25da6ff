import type { MemberPages } from '../../domain/pages';

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
