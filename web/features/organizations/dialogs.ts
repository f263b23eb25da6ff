import type { MemberKind } from '../../domain/organization';
import { registerDialogs } from '../../kit/dialogs';
import type { ObjectProps } from './mine/ObjectDialog';

declare module '../../kit/dialogs/registry' {
  interface DialogMap {
    'organization-information': DialogType<{ kind: MemberKind; id?: string }, string>;
    'organization-ask': DialogType<{ id: string; name: string; member: boolean }, boolean>;
    'organization-object': DialogType<ObjectProps, boolean>;
    'organization-invite': DialogType<{ id: string; name: string }>;
    'organization-profile': DialogType<{ id: string }, boolean>;
    'organization-verification': DialogType<{ id: string; name: string; code: string }, boolean>;
  }
}

registerDialogs({
  'organization-information': () => import('./mine/InformationDialog'),
  'organization-ask': () => import('./mine/AskDialog'),
  'organization-object': () => import('./mine/ObjectDialog'),
  'organization-invite': () => import('./mine/InviteDialog'),
  'organization-profile': () => import('./mine/ProfileDialog'),
  'organization-verification': () => import('./mine/VerificationDialog'),
});
