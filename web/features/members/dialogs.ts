import { registerDialogs } from '../../shared/dialogs';

declare module '../../shared/dialogs/registry' {
  interface DialogMap {
    'delete-account': DialogType<object, boolean>;
    'member-update': DialogType<object, boolean>;
  }
}

registerDialogs({
  'delete-account': () => import('./account/DeleteAccountDialog'),
  'member-update': () => import('./person/MemberUpdateDialog'),
});
