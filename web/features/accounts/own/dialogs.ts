import type { NewTotp, RecoveryResult } from '../../../../db/contract/second-factor';
import { registerDialogs } from '../../../kit/dialogs';

declare module '../../../kit/dialogs/registry' {
  interface DialogMap {
    'delete-account': DialogType<object, boolean>;
    'member-update': DialogType<object, boolean>;
    'publishing-more': DialogType<object, boolean>;
    'second-factor-app': DialogType<NewTotp, RecoveryResult>;
    'second-factor-passkey': DialogType<object, RecoveryResult>;
    'recovery-codes': DialogType<{ codes: string[] }, boolean>;
  }
}

registerDialogs({
  'delete-account': () => import('./account/DeleteAccountDialog'),
  'publishing-more': () => import('./account/AskDialog'),
  'second-factor-app': () => import('./secondFactor/TotpDialog'),
  'second-factor-passkey': () => import('./secondFactor/PasskeyDialog'),
  'recovery-codes': () => import('./secondFactor/RecoveryDialog'),
  'member-update': () => import('./person/MemberUpdateDialog'),
});
