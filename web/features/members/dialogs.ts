import { registerDialogs } from '../../shared/dialogs';

declare module '../../shared/dialogs/registry' {
  interface DialogMap {
    'delete-account': DialogType<object, boolean>;
    'member-update': DialogType<object, boolean>;
    'publishing-more': DialogType<object, boolean>;
  }
}

registerDialogs({
  'delete-account': () => import('./account/DeleteAccountDialog'),
  'publishing-more': () => import('./account/AskDialog'),
  'member-update': () => import('./person/MemberUpdateDialog'),
});
