import type { ManagedOrganization, ManagedUser, MembershipRequest } from '../../../db/contract/administration';
import type { PublishingRequest } from '../../../db/contract/publishing-limits';
import type { ManagedVerification } from '../../../db/contract/verifications';
import { registerDialogs } from '../../kit/dialogs';

export interface Setting {
  id: string;
  value: string | null;
}

declare module '../../kit/dialogs/registry' {
  interface DialogMap {
    'admin-user': DialogType<{ user: ManagedUser }, boolean>;
    'admin-organization-audit': DialogType<{ organization: ManagedOrganization }, boolean>;
    'admin-membership': DialogType<{ request: MembershipRequest }, boolean>;
    'admin-organization-merge': DialogType<{ organization: ManagedOrganization }, boolean>;
    'admin-verification': DialogType<{ verification: ManagedVerification }, boolean>;
    'admin-publishing': DialogType<{ request: PublishingRequest }, boolean>;
    'admin-setting': DialogType<{ setting: Setting }, boolean>;
  }
}

registerDialogs({
  'admin-user': () => import('./users/UserDialog'),
  'admin-organization-audit': () => import('./organizations/AuditDialog'),
  'admin-membership': () => import('./memberships/DecisionDialog'),
  'admin-organization-merge': () => import('./organizations/MergeDialog'),
  'admin-verification': () => import('./verifications/VerificationDialog'),
  'admin-publishing': () => import('./settings/GrantDialog'),
  'admin-setting': () => import('./settings/SettingDialog'),
});
