import { registerDialogs } from '../../dialogs/registry';
import type { MergeProps, Sides } from './MergeDialog';

declare module '../../dialogs/registry' {
  interface DialogMap {
    mergeVersions: DialogType<MergeProps, Sides>;
  }
}

registerDialogs({ mergeVersions: () => import('./MergeDialog') });
