import { registerDialogs } from '../../../kit/dialogs/registry';
import type { MergeProps, Sides } from './MergeDialog';

declare module '../../../kit/dialogs/registry' {
  interface DialogMap {
    mergeVersions: DialogType<MergeProps, Sides>;
  }
}

registerDialogs({ mergeVersions: () => import('./MergeDialog') });
