import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/workplace': () => import('./Workplace'),
};
