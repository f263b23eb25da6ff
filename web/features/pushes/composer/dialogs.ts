import type {} from '../../../shared/pushes/dialogMap';
import type { Chosen } from '../../../shared/pushes/OrganizationPicker';

declare module '../../../shared/dialogs/registry' {
  interface DialogMap {
    pushPack: DialogType<{ itemType: number; items: string[] }, boolean>;
    /** Organisations by id, with their names. */
    pushOrganizations: DialogType<{ chosen: Chosen }, Chosen>;
  }
}

export const dialogs = {
  pushConfig: () => import('./config/ConfigDialog'),
  pushConfirm: () => import('./ConfirmDialog'),
  pushTime: () => import('./TimeDialog'),
  pushPack: () => import('./PackDialog'),
  pushOrganizations: () => import('./OrganizationsDialog'),
};
