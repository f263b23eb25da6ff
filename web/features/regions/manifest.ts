import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/content/regions': () => import('./Manage'),
};
