import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/admin/users': () => import('./Users'),
  '/admin/organizations': () => import('./Organizations'),
  '/admin/memberships': () => import('./Memberships'),
  '/admin/verifications': () => import('./Verifications'),
  '/admin/settings': () => import('./Settings'),
  '/admin/reference': () => import('./Reference'),
  '/admin/securityLog': () => import('./SecurityLog'),
  '/admin/auditLog': () => import('./AuditLog'),
};
