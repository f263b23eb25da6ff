import type { MemberPages, Pages } from '../../domain/pages';

export const pages: Pages = {
  '/certificate': () => import('./CheckCertificate'),
  '/certificate/:code': () => import('./Certificate'),
};

export const memberPages: MemberPages = {
  '/content/door': () => import('./Events'),
  '/content/door/:kind/:id': () => import('./Door'),
  '/content/attendance/:kind/:id': () => import('./Attendance'),
};
