/** The dialogs of this feature by name. */
export const dialogs = {
  organizationGroups: () => import('./GroupsDialog'),
  organizationGroup: () => import('./GroupDialog'),
  organizationGroupMembers: () => import('./MembersDialog'),
};
