import { registerDialogs } from '../../../shared/dialogs/registry';
import type { AttachedFile, PublishOutcome, PublishProps } from './types';

declare module '../../../shared/dialogs/registry' {
  interface DialogMap {
    publishResult: DialogType<PublishProps, PublishOutcome>;
    resultFollowUp: DialogType<{ id: string; attachments: AttachedFile[] }, boolean>;
  }
}

registerDialogs({
  publishResult: () => import('./PublishDialog'),
  resultFollowUp: () => import('./FollowUpDialog'),
});
