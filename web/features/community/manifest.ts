import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
  '/community/t/:id/:slug?': () => import('./threads/Show'),
  '/community/discussions': () => import('./Community'),
  '/community/*': () => import('./threads/Threads'),
  '/forum': () => import('./threads/Threads'),
};

export const memberPages: MemberPages = {
  '/content/threadCategories': () => import('./threads/Manage'),
  '/content/forum': () => import('./forum/Intents'),
};

/** Tabs of the member centre. */
export const centrePages: MemberPages = {
  '/memberCenter/threads': () => import('./threads/Own'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  askThread: () => import('./threads/AskDialog'),
  editReply: () => import('./threads/EditReplyDialog'),
  pickResult: () => import('./threads/PickResultDialog'),
  postHistory: () => import('./threads/HistoryDialog'),
  forumIntroduction: () => import('./forum/IntroductionDialog'),
  forumCooperation: () => import('./forum/CooperationDialog'),
};
