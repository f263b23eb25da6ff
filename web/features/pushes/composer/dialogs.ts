import type { Chosen } from '../../../domain/pushes/chosen';
import type {} from '../../../domain/pushes/dialogMap';

declare module '../../../kit/dialogs/registry' {
  interface DialogMap {
    pushDisapprove: DialogType<{ id: string; version: number; title: string }, boolean>;
    /** Organisations by id, with their names; closed ones with the reason. */
    pushOrganizations: DialogType<{ chosen: Chosen; closed: ReadonlyMap<string, string> }, Chosen>;
  }
}

export const dialogs = {
  pushConfig: () => import('./config/ConfigDialog'),
  pushConfirm: () => import('./ConfirmDialog'),
  pushTime: () => import('./TimeDialog'),
  pushDisapprove: () => import('./DisapproveDialog'),
  pushPack: () => import('./PackDialog'),
  audienceImport: () => import('./audience/ImportDialog'),
  audienceSave: () => import('./audience/SaveDialog'),
  pushOrganizations: () => import('./OrganizationsDialog'),
};
