import type { MemberPages } from '../../domain/pages';

/** Tabs of the member centre. */
export const centrePages: MemberPages = {
  '/memberCenter/releases': () => import('./Releases'),
};
