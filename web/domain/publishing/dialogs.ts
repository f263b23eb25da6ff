import type { FollowUpProps, PreviewProps, PublishOutcome, PublishProps } from './types';

/** The dialogs around publishing; the application says where they are. */
declare module '../../kit/dialogs/registry' {
  interface DialogMap {
    publishResult: DialogType<PublishProps, PublishOutcome>;
    publishDemand: DialogType<PublishProps, PublishOutcome>;
    previewResult: DialogType<PreviewProps>;
    previewDemand: DialogType<PreviewProps>;
    itemFollowUp: DialogType<FollowUpProps, boolean>;
  }
}
