import type { FollowUpProps, PublishOutcome, PublishProps } from './types';

/** The dialogs around publishing; the application says where they are. */
declare module '../dialogs/registry' {
  interface DialogMap {
    publishResult: DialogType<PublishProps, PublishOutcome>;
    publishDemand: DialogType<PublishProps, PublishOutcome>;
    itemFollowUp: DialogType<FollowUpProps, boolean>;
  }
}
