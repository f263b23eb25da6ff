import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/import/:id?': () => import('./Imports'),
};
