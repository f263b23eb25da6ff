import { registerDialogs } from '../../shared/dialogs';
import type { MemberKind } from '../../shared/organization';

declare module '../../shared/dialogs/registry' {
  interface DialogMap {
    'organization-information': DialogType<{ kind: MemberKind; id?: string }, string>;
    'organization-invite': DialogType<{ id: string; name: string }>;
  }
}

registerDialogs({
  'organization-information': () => import('./mine/InformationDialog'),
  'organization-invite': () => import('./mine/InviteDialog'),
});
