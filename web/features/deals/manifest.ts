import type { MemberPages } from '../../domain/pages';

/** Tabs of the member centre. */
export const centrePages: MemberPages = {
  '/deals': () => import('./List'),
  '/deals/:id': () => import('./Show'),
};
