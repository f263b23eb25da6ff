/** The pages about organisations and of the administration by name; see memberPages. */
export const pages = {
  list: () => import('../features/organizations/List'),
  show: () => import('../features/organizations/Show'),
  join: () => import('../features/organizations/Join'),
  attribution: () => import('../features/organizations/Attribution'),
  users: () => import('../features/administration/Users'),
  organizations: () => import('../features/administration/Organizations'),
  memberships: () => import('../features/administration/Memberships'),
  verifications: () => import('../features/administration/Verifications'),
  settings: () => import('../features/administration/Settings'),
  reference: () => import('../features/administration/Reference'),
  securityLog: () => import('../features/administration/SecurityLog'),
  auditLog: () => import('../features/administration/AuditLog'),
};
