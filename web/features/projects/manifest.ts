import type { MemberPages } from '../../domain/pages';

/** Tabs of the member centre. */
export const centrePages: MemberPages = {
  '/memberCenter/projects': () => import('./Own'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  projectEntry: () => import('./FormDialog'),
};
