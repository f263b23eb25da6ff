import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/audit/objections': () => import('./Objections'),
  '/audit/comments': () => import('./Comments'),
  '/audit/organizations': () => import('./Organizations'),
  '/audit/:kind': () => import('./Queue'),
  '/audit/:kind/:id': () => import('./Review'),
  '/portraits/:kind?': () => import('./Portraits'),
  '/auditResults': () => import('./Redirect'),
  '/reviewTalk/:kind/:id': () => import('./Talk'),
};
