import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/programme/reviews': () => import('./List'),
  '/programme/reviews/:projectId': () => import('./Show'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  programmeOpinion: () => import('./OpinionDialog'),
  programmeOpinionEdit: () => import('./OpinionDialog'),
  reviewReason: () => import('./ReasonDialog'),
};
