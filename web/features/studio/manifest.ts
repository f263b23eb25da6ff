import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/studio': () => import('./Studio'),
  '/canvasDocsOrg': () => import('./board/Board'),
};
