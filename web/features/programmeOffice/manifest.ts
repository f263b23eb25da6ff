import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/programme/office': () => import('./Entrance'),
  '/programme/office/rounds': () => import('./Rounds'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  'programme-round': () => import('./rounds/RoundDialog'),
};
