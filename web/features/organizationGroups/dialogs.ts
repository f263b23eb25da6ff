import type { OrganizationGroup } from '../../../db/contract/push-pickers';

declare module '../../kit/dialogs/registry' {
  interface DialogMap {
    organizationGroups: DialogType<object>;
    organizationGroup: DialogType<{ id?: string }, boolean>;
    organizationGroupMembers: DialogType<{ id: string }, boolean>;
  }
}

/** What the dialogs of one group begin with. */
export interface GroupFormProps {
  group: OrganizationGroup | null;
}

export const dialogs = {
  organizationGroups: () => import('./GroupsDialog'),
  organizationGroup: () => import('./GroupDialog'),
  organizationGroupMembers: () => import('./MembersDialog'),
};
