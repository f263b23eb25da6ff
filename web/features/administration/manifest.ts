import type { MemberPages } from '../../domain/pages';

export const memberPages: MemberPages = {
  '/admin/users': () => import('./Users'),
  '/admin/organizations': () => import('./Organizations'),
  '/admin/memberships': () => import('./Memberships'),
  '/admin/verifications': () => import('./Verifications'),
  '/admin/settings': () => import('./Settings'),
  '/admin/reference': () => import('./Reference'),
  '/admin/matching': () => import('./Matching'),
  '/admin/securityLog': () => import('./SecurityLog'),
  '/admin/status': () => import('./Status'),
  '/admin/auditLog': () => import('./AuditLog'),
};

/** The dialogs of this feature by name. */
export const dialogs = {
  'admin-user': () => import('./users/UserDialog'),
  'admin-organization-audit': () => import('./organizations/AuditDialog'),
  'admin-membership': () => import('./memberships/DecisionDialog'),
  'admin-organization-merge': () => import('./organizations/MergeDialog'),
  'admin-verification': () => import('./verifications/VerificationDialog'),
  'admin-publishing': () => import('./settings/GrantDialog'),
  'admin-setting': () => import('./settings/SettingDialog'),
};
