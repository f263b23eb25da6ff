import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/workplace': () => import('./Workplace'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  staffSearch: () => import('./SearchDialog'),
};
